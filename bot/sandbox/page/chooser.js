// A select menu as Discord has it: labels with descriptions, one or several values. Used by messages
// (each change is sent) and by modals (values wait for the submit). Whole by keyboard.

import { el } from "./dom.js";
import { say } from "./words.js";

let count = 0;

export class Chooser {
  /** spec: options [{value,label,description,emoji,default}], min, max, placeholder, disabled, label, key, changed(values) */
  constructor(spec) {
    this.spec = spec;
    this.chosen = new Set(spec.options.filter((one) => one.default).map((one) => one.value));
    this.before = this.chosen;
    this.active = 0;
    count += 1;
    this.id = `chooser-${count}`;
    this.button = el("button", { type: "button", class: "chooser", "aria-haspopup": "listbox", "aria-expanded": "false",
      disabled: spec.disabled, data: { key: spec.key }, on: { click: () => this.toggle(), keydown: (event) => this.buttonKey(event) } });
    this.rows = spec.options.map((option, index) => this.row(option, index));
    this.list = el("ul", { role: "listbox", tabindex: "-1", id: this.id, "aria-label": spec.label ?? spec.placeholder,
      "aria-multiselectable": this.several ? "true" : null, on: { keydown: (event) => this.listKey(event) } }, this.rows);
    this.ok = el("button", { type: "button", class: "button primary", on: { click: () => this.confirm() } }, say("confirm"));
    this.popup = el("div", { class: "chooser-popup", popover: "auto",
      on: { beforetoggle: (event) => event.newState === "open" && this.opening(), toggle: (event) => this.toggled(event) } },
      this.list, this.several ? el("div", { class: "chooser-foot" }, el("span", { class: "muted" },
        say("chooseSome", { min: spec.min, max: spec.max })), this.ok) : null);
    this.element = el("div", { class: "chooser-box" }, this.button, this.popup);
    this.onScroll = (event) => {
      if (!this.popup.isConnected) document.removeEventListener("scroll", this.onScroll, true);
      else if (!this.popup.contains(event.target)) this.popup.hidePopover();
    };
    this.paint();
  }

  get several() {
    return this.spec.max > 1;
  }

  get values() {
    return this.spec.options.map((one) => one.value).filter((value) => this.chosen.has(value));
  }

  row(option, index) {
    const text = el("span", { class: "choice-text" }, el("span", { class: "choice-label" }, option.label),
      option.description ? el("span", { class: "choice-note" }, option.description) : null);
    const mark = option.emoji?.name ? el("span", { class: "emoji", "aria-hidden": "true" }, option.emoji.name) : null;
    return el("li", { role: "option", id: `${this.id}-${index}`, class: "choice", data: { value: option.value },
      on: { click: () => this.pick(index), pointermove: () => this.move(index) } },
    mark, text, el("span", { class: "tick", "aria-hidden": "true" }, this.several ? "" : "✓"));
  }

  paint() {
    const labels = this.spec.options.filter((one) => this.chosen.has(one.value)).map((one) => one.label);
    const shown = labels.length ? labels.join(", ") : this.spec.placeholder;
    this.button.replaceChildren(el("span", { class: labels.length ? "chosen" : "chosen muted" }, shown),
      el("span", { class: "arrow", "aria-hidden": "true" }, "▾"));
    this.button.setAttribute("aria-label", this.spec.label ? `${this.spec.label}: ${shown}` : shown);
    this.rows.forEach((row, index) => {
      row.setAttribute("aria-selected", String(this.chosen.has(this.spec.options[index].value)));
      row.classList.toggle("active", index === this.active);
    });
    if (this.rows.length) this.list.setAttribute("aria-activedescendant", `${this.id}-${this.active}`);
    this.ok.disabled = this.chosen.size < this.spec.min || this.chosen.size > this.spec.max;
  }

  toggle() {
    this.popup.togglePopover();
  }

  opening() {
    this.before = new Set(this.chosen);
    this.place();
  }

  toggled(event) {
    const open = event.newState === "open";
    this.button.setAttribute("aria-expanded", String(open));
    if (open) {
      this.active = Math.max(0, this.spec.options.findIndex((one) => this.chosen.has(one.value)));
      this.paint();
      this.list.focus({ preventScroll: true });
      document.addEventListener("scroll", this.onScroll, true);
    } else {
      document.removeEventListener("scroll", this.onScroll, true);
      if (this.several) this.chosen = this.before;
      this.paint();
    }
  }

  place() {
    const box = this.button.getBoundingClientRect();
    const below = window.innerHeight - box.bottom - 12;
    const above = box.top - 12;
    const upward = below < 220 && above > below;
    const style = this.popup.style;
    style.left = `${box.left}px`;
    style.width = `${box.width}px`;
    style.maxHeight = `${Math.min(380, upward ? above : below)}px`;
    style.top = upward ? "auto" : `${box.bottom + 4}px`;
    style.bottom = upward ? `${window.innerHeight - box.top + 4}px` : "auto";
  }

  move(index) {
    if (!this.rows.length) return;
    this.active = (index + this.rows.length) % this.rows.length;
    this.paint();
    this.rows[this.active].scrollIntoView({ block: "nearest" });
  }

  pick(index) {
    const option = this.spec.options[index];
    if (!option) return;
    this.active = index;
    if (this.several) {
      if (!this.chosen.delete(option.value)) this.chosen.add(option.value);
      this.paint();
      return;
    }
    const undone = this.spec.min === 0 && this.chosen.has(option.value);
    this.chosen = new Set(undone ? [] : [option.value]);
    this.finish();
  }

  confirm() {
    this.before = new Set(this.chosen);
    this.finish();
  }

  finish() {
    this.popup.hidePopover();
    this.paint();
    this.button.focus({ preventScroll: true });
    this.spec.changed(this.values);
  }

  buttonKey(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    this.popup.showPopover();
  }

  listKey(event) {
    const acts = {
      ArrowDown: () => this.move(this.active + 1),
      ArrowUp: () => this.move(this.active - 1),
      Home: () => this.move(0),
      End: () => this.move(this.rows.length - 1),
      Enter: () => (this.several && event.ctrlKey && !this.ok.disabled ? this.confirm() : this.pick(this.active)),
      " ": () => this.pick(this.active),
    };
    const act = acts[event.key] ?? (event.key.length === 1 && !event.ctrlKey ? () => this.jump(event.key) : null);
    if (!act) return;
    event.preventDefault();
    act();
  }

  jump(letter) {
    const sought = letter.toLocaleLowerCase();
    const order = this.spec.options.map((_, step) => (this.active + 1 + step) % this.spec.options.length);
    const found = order.find((index) => this.spec.options[index].label.toLocaleLowerCase().startsWith(sought));
    if (found !== undefined) this.move(found);
  }
}
