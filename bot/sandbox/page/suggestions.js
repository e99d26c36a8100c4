// The list above the composer. Shows what it is given and remembers which line is marked; the
// composer owns the keys and the focus.

import { el } from "./dom.js";
import { say } from "./words.js";

export class Suggestions {
  constructor(box, field, pick) {
    this.box = box;
    this.title = box.querySelector("p");
    this.list = box.querySelector("ul");
    this.field = field;
    this.pick = pick;
    this.items = [];
    this.active = -1;
    this.moved = false;
  }

  get open() {
    return !this.box.hidden;
  }

  get marked() {
    return this.items[this.active] ?? null;
  }

  show({ title, hint, items, eager }) {
    this.items = items;
    this.moved = false;
    this.active = eager && items.length ? 0 : -1;
    this.title.replaceChildren(el("span", {}, title), el("span", { class: "hint" }, hint || (items.length ? say("pickHint") : "")));
    this.list.replaceChildren(...items.map((item, index) => this.row(item, index)));
    this.list.scrollTop = 0;
    this.box.hidden = false;
    this.paint();
  }

  hide() {
    this.box.hidden = true;
    this.items = [];
    this.active = -1;
    this.paint();
  }

  move(step) {
    const count = this.items.length;
    if (!count) return;
    this.active = this.active < 0 ? (step > 0 ? 0 : count - 1) : (this.active + step + count) % count;
    this.moved = true;
    this.paint();
    this.list.children[this.active].scrollIntoView({ block: "nearest" });
  }

  row(item, index) {
    const act = {
      // pointerdown keeps the focus, and the caret, in the composer
      pointerdown: (event) => event.preventDefault(),
      click: () => this.pick(item),
    };
    return el("li", { role: "option", id: `suggestion-${index}`, class: "suggestion", on: act },
      el("span", { class: "suggestion-label" }, item.label, item.tag ? el("span", { class: "suggestion-tag" }, item.tag) : null),
      item.note ? el("span", { class: "suggestion-note" }, item.note) : null);
  }

  paint() {
    [...this.list.children].forEach((row, index) => row.setAttribute("aria-selected", String(index === this.active)));
    this.field.setAttribute("aria-expanded", String(this.open && this.items.length > 0));
    if (this.open && this.active >= 0) this.field.setAttribute("aria-activedescendant", `suggestion-${this.active}`);
    else this.field.removeAttribute("aria-activedescendant");
  }
}
