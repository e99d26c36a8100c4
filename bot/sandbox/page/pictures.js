// Pictures and files of a message, and the viewer that enlarges them: wheel, buttons, keys, drag and
// pinch zoom; the alternative text stands under the picture.

import { el, storedFile } from "./dom.js";
import { say } from "./words.js";

const IMAGE = /\.(png|jpe?g|gif|webp|avif|svg)(\?|$)/i;
const LARGEST = 8;

export function isPicture(file) {
  return (file.content_type ?? "").startsWith("image/") || IMAGE.test(file.url ?? "") || IMAGE.test(file.filename ?? "");
}

/** A picture to press; `series` is the list of pictures the viewer walks through. */
export function picture(file, series = [file]) {
  const src = storedFile(file.url);
  const alt = file.description || file.filename || say("picture");
  if (!src) return el("p", { class: "muted" }, alt);
  const image = el("img", { src, alt, width: file.width, height: file.height, decoding: "async" });
  const open = (event) => {
    if (event.currentTarget.classList.contains("veiled")) event.currentTarget.classList.remove("veiled");
    else openViewer(series, series.indexOf(file));
  };
  return el("button", { type: "button", class: file.spoiler ? "picture veiled" : "picture",
    "aria-label": say("enlarge", { alt }), data: { key: `picture:${src}` }, on: { click: open } }, image);
}

export function fileCard(file) {
  const href = storedFile(file.url);
  const name = file.filename ?? file.name ?? "?";
  const weight = file.size ? el("span", { class: "muted" }, size(file.size)) : null;
  const title = href ? el("a", { href, download: name, "aria-label": say("download", { name }) }, name) : name;
  return el("div", { class: "file" }, el("span", { class: "file-icon", "aria-hidden": "true" }, "▤"), el("div", {}, title, weight));
}

function size(bytes) {
  const units = ["B", "KiB", "MiB"];
  let step = 0;
  let amount = bytes;
  while (amount >= 1024 && step < 2) {
    amount /= 1024;
    step += 1;
  }
  return `${step ? amount.toFixed(1) : amount} ${units[step]}`;
}

export function openViewer(series, at) {
  new Viewer(series, Math.max(0, at)).open();
}

class Viewer {
  constructor(series, at) {
    this.series = series;
    this.at = at;
    this.view = { zoom: 1, x: 0, y: 0 };
    this.touches = new Map();
    this.image = el("img", { draggable: "false" });
    this.stage = el("div", { class: "stage" }, this.image);
    this.caption = el("p", { class: "caption", id: "viewer-caption" });
    this.level = el("span", { class: "muted level", "aria-live": "polite" });
    this.dialog = el("dialog", { class: "viewer", "aria-label": say("viewer"), "aria-describedby": "viewer-caption" },
      this.tools(), this.stage, this.caption);
    this.listen();
  }

  open() {
    document.body.append(this.dialog);
    this.show(this.at);
    this.dialog.showModal();
  }

  tools() {
    const tool = (mark, word, act) =>
      el("button", { type: "button", class: "plain", "aria-label": say(word), title: say(word), on: { click: act } }, mark);
    const walk = this.series.length > 1
      ? [tool("‹", "previous", () => this.show(this.at - 1)), tool("›", "next", () => this.show(this.at + 1))] : [];
    return el("div", { class: "tools" }, ...walk,
      tool("−", "zoomOut", () => this.zoom(1 / 1.5)), this.level, tool("+", "zoomIn", () => this.zoom(1.5)),
      tool("⤢", "fit", () => this.fit()), tool("✕", "close", () => this.dialog.close()));
  }

  show(at) {
    this.at = (at + this.series.length) % this.series.length;
    const file = this.series[this.at];
    this.image.src = storedFile(file.url) ?? "";
    this.image.alt = file.description || file.filename || say("picture");
    this.caption.textContent = this.image.alt;
    this.fit();
  }

  fit() {
    this.view = { zoom: 1, x: 0, y: 0 };
    this.paint();
  }

  zoom(factor, x = 0, y = 0) {
    const zoom = Math.min(LARGEST, Math.max(1, this.view.zoom * factor));
    const real = zoom / this.view.zoom;
    this.view = zoom === 1 ? { zoom, x: 0, y: 0 }
      : { zoom, x: x - (x - this.view.x) * real, y: y - (y - this.view.y) * real };
    this.paint();
  }

  pan(dx, dy) {
    if (this.view.zoom === 1) return;
    this.view = { ...this.view, x: this.view.x + dx, y: this.view.y + dy };
    this.paint();
  }

  paint() {
    const { zoom, x, y } = this.view;
    this.image.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
    this.stage.classList.toggle("zoomed", zoom > 1);
    this.level.textContent = `${Math.round(zoom * 100)} %`;
  }

  fromCentre(event) {
    const box = this.stage.getBoundingClientRect();
    return [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
  }

  listen() {
    this.dialog.addEventListener("close", () => this.dialog.remove());
    this.dialog.addEventListener("keydown", (event) => this.key(event));
    this.stage.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, ...this.fromCentre(event));
    }, { passive: false });
    this.stage.addEventListener("dblclick", (event) => {
      if (this.view.zoom > 1) this.fit();
      else this.zoom(2.5, ...this.fromCentre(event));
    });
    this.stage.addEventListener("click", (event) => {
      if (event.target === this.stage) this.dialog.close();
    });
    this.stage.addEventListener("pointerdown", (event) => {
      if (event.target !== this.image) return;
      this.image.setPointerCapture(event.pointerId);
      this.touches.set(event.pointerId, event);
    });
    this.stage.addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"]) {
      this.stage.addEventListener(end, (event) => this.touches.delete(event.pointerId));
    }
  }

  drag(event) {
    const before = this.touches.get(event.pointerId);
    if (!before) return;
    const others = [...this.touches.values()].filter((one) => one.pointerId !== event.pointerId);
    if (others.length) {
      const gap = (one) => Math.hypot(one.clientX - others[0].clientX, one.clientY - others[0].clientY) || 1;
      this.zoom(gap(event) / gap(before), ...this.fromCentre(event));
    } else this.pan(event.clientX - before.clientX, event.clientY - before.clientY);
    this.touches.set(event.pointerId, event);
  }

  key(event) {
    const step = 60;
    const walking = this.series.length > 1 && this.view.zoom === 1;
    const acts = {
      "+": () => this.zoom(1.5), "=": () => this.zoom(1.5), "-": () => this.zoom(1 / 1.5), 0: () => this.fit(),
      ArrowLeft: () => (walking ? this.show(this.at - 1) : this.pan(step, 0)),
      ArrowRight: () => (walking ? this.show(this.at + 1) : this.pan(-step, 0)),
      ArrowUp: () => this.pan(0, step), ArrowDown: () => this.pan(0, -step),
    };
    if (!acts[event.key] || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    acts[event.key]();
  }
}
