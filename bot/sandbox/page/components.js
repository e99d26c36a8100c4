// Message components, first and second generation, as elements. `scene` carries the message and
// press(component, values), which sends the interaction and resolves when it is answered.

import { Chooser } from "./chooser.js";
import { colour, el, webAddress } from "./dom.js";
import { fileCard, picture } from "./pictures.js";
import { prose } from "./prose.js";
import { displayName, placeName, station } from "./station.js";
import { say } from "./words.js";

export function components(list, scene) {
  return (list ?? []).map((one) => (DRAWN[one.type] ?? unknown)(one, scene));
}

const DRAWN = {
  1: (row, scene) => el("div", { class: "action-row" }, components(row.components, scene)),
  2: button,
  3: select,
  5: select,
  7: select,
  8: select,
  9: section,
  10: (text, scene) => prose(text.content, scene.message.mentions),
  11: (thumb, scene) => el("div", { class: "thumbnail" }, picture(described(thumb, scene))),
  12: gallery,
  13: (file, scene) => fileCard({ ...media(file.file, scene), ...named(file) }),
  14: (line) => el("hr", { class: `gap-${line.spacing === 2 ? "large" : "small"}${line.divider === false ? " blank" : ""}` }),
  17: container,
};

function named({ name, size }) {
  return { ...(name ? { filename: name } : {}), ...(size ? { size } : {}) };
}

function unknown(one) {
  return el("p", { class: "muted" }, say("unknownPiece", { type: one.type }));
}

function container(one, scene) {
  const accent = colour(one.accent_color);
  const box = el("div", { class: "container", style: accent ? { "--accent": accent } : {} }, components(one.components, scene));
  if (one.spoiler) veil(box);
  return box;
}

function veil(box) {
  box.classList.add("veiled");
  box.addEventListener("click", (event) => {
    if (!box.classList.contains("veiled")) return;
    event.preventDefault();
    event.stopPropagation();
    box.classList.remove("veiled");
  }, true);
}

function section(one, scene) {
  return el("div", { class: "section" }, el("div", { class: "section-text" }, components(one.components, scene)),
    el("div", { class: "accessory" }, one.accessory ? components([one.accessory], scene) : null));
}

function gallery(one, scene) {
  const items = one.items ?? [];
  const series = items.map((item) => described(item, scene));
  const shown = series.map((file) => picture(file, series));
  return el("div", { class: "gallery", data: { count: String(Math.min(items.length, 4)) } }, shown);
}

function described(item, scene) {
  return { ...media(item.media, scene), description: item.description, spoiler: item.spoiler };
}

// A server resolves attachment:// itself; should it leave one, the message's attachments know it.
function media(item, scene) {
  const name = /^attachment:\/\/(.+)$/.exec(item?.url ?? "")?.[1];
  const found = name ? (scene.message.attachments ?? []).find((file) => file.filename === name) : null;
  const filename = name ?? (item?.url ?? "").split("?")[0].split("/").at(-1);
  return { filename: decodeURIComponent(filename), ...item, ...found };
}

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary link" };

function button(one, scene) {
  const mark = one.emoji?.name ? el("span", { class: "emoji", "aria-hidden": "true" }, one.emoji.id ? `:${one.emoji.name}:` : one.emoji.name) : null;
  const inside = [mark, one.label ? el("span", {}, one.label) : null];
  const label = one.label ? null : one.emoji?.name;
  const kind = `button ${STYLES[one.style] ?? "secondary"}`;
  const href = one.style === 5 ? webAddress(one.url) : null;
  if (href && !one.disabled) {
    return el("a", { class: kind, href, target: "_blank", rel: "noopener noreferrer", "aria-label": label }, inside,
      el("span", { class: "out", "aria-hidden": "true" }, "↗"));
  }
  return el("button", { type: "button", class: kind, disabled: one.disabled, "aria-label": label,
    data: { key: one.custom_id ?? "" }, on: { click: (event) => press(event.currentTarget, one, scene) } }, inside);
}

async function press(control, one, scene, values) {
  const message = control.closest(".message");
  if (message?.getAttribute("aria-busy") === "true") return;
  message?.setAttribute("aria-busy", "true");
  control.classList.add("busy");
  await scene.press(one, values);
  control.classList.remove("busy");
  message?.removeAttribute("aria-busy");
}

function select(one, scene) {
  const chooser = new Chooser({ ...selectSpec(one), changed: (values) => press(chooser.button, one, scene, values) });
  return chooser.element;
}

/** What a Chooser needs to know of a select component; shared with the modals. */
export function selectSpec(one) {
  return {
    options: selectOptions(one),
    min: one.min_values ?? 1,
    max: one.max_values ?? 1,
    placeholder: one.placeholder || say(one.type === 5 ? "chooseUser" : "choose"),
    disabled: one.disabled,
    key: one.custom_id,
  };
}

function selectOptions(one) {
  if (one.type === 3) return one.options ?? [];
  const defaults = new Set((one.default_values ?? []).map((value) => value.id));
  const people = station.people.map((user) => ({ value: user.id, label: displayName(user), default: defaults.has(user.id) }));
  const places = station.channels.filter((place) => place.kind === "guild")
    .map((place) => ({ value: place.id, label: placeName(place), default: defaults.has(place.id) }));
  return one.type === 8 ? places : people;
}
