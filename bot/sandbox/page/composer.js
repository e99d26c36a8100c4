// The composer: its text is the truth, read anew at every key. Completes commands, options and values,
// colours the text, says what is wrong, and hands a whole command to `acts.run`.

import { labelOf, nested } from "./commands.js";
import { offers, openOptions, valueItem } from "./completion.js";
import { el } from "./dom.js";
import { Picks } from "./picks.js";
import { Suggestions } from "./suggestions.js";
import { read } from "./typed.js";
import { choiceOf } from "./values.js";
import { say } from "./words.js";

const PAUSE = 180; // milliseconds without a key before the bot is asked for suggestions
const REMEMBERED = 30;

export class Composer {
  /** acts: leaves(), run(command) and suggest(command) -> promise of choices or null */
  constructor(form, acts) {
    this.acts = acts;
    this.field = form.querySelector("textarea");
    this.ink = form.querySelector(".ink");
    this.note = form.querySelector(".composer-note");
    this.suggestions = new Suggestions(form.querySelector(".suggestions"), this.field, (item) => this.pick(item));
    this.picks = new Picks();
    this.asked = "";
    this.sent = [];
    this.recalled = 0;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
    this.field.addEventListener("input", () => this.changed());
    this.field.addEventListener("keydown", (event) => this.key(event));
    this.field.addEventListener("click", () => this.refresh());
    this.field.addEventListener("keyup", (event) => /^(Arrow(Left|Right)|Home|End)$/.test(event.key) && this.refresh());
    this.field.addEventListener("blur", () => this.suggestions.hide());
    this.field.addEventListener("focus", () => this.field.value && this.refresh());
  }

  get text() {
    return this.field.value;
  }

  reading() {
    return read(this.text, this.field.selectionStart, this.acts.leaves(), this.picks);
  }

  /** Puts a command ("/table new", as registered) in the composer, ready for its options. */
  put(command) {
    const leaf = this.acts.leaves().find((one) => one.name === command.replace(/^\//, ""));
    this.field.focus();
    if (leaf) this.pick({ kind: "leaf", leaf });
    else this.write(labelOf(this.acts.leaves(), command.replace(/^\//, "")));
  }

  clear() {
    this.picks = new Picks();
    this.write("");
  }

  write(text, caret = text.length) {
    this.field.value = text;
    this.field.setSelectionRange(caret, caret);
    this.changed();
  }

  changed() {
    if (/[\n\r]/.test(this.text)) this.field.value = this.text.replace(/[\n\r]+/g, " ");
    this.tell("");
    this.refresh();
  }

  /** Shows what can be chosen at the caret. */
  refresh() {
    const reading = this.reading();
    this.paint(reading);
    const offered = offers(reading, this.acts.leaves());
    if (!offered || document.activeElement !== this.field) {
      this.asked = ""; // whatever is still to be answered, nobody waits for it
      return this.suggestions.hide();
    }
    if (!offered.ask) {
      this.asked = "";
      return this.suggestions.show(offered);
    }
    return this.ask(reading, offered);
  }

  // One question per state of the text; an answer to an older text is thrown away.
  ask(reading, offered) {
    const entry = reading.at.entry;
    const command = this.command(reading, entry);
    const question = JSON.stringify(command);
    if (question === this.asked) return;
    this.asked = question;
    this.suggestions.show(offered);
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const choices = await this.acts.suggest(command);
      if (question !== this.asked || !choices) return;
      const known = choices.map((choice) => ({ label: choice.name, value: choice.value }));
      this.picks.offer(entry.option, known);
      this.paint(this.reading());
      const items = known.map((choice) => valueItem(entry.option, choice));
      this.suggestions.show({ ...offered, items, hint: items.length ? "" : say("nothing") });
    }, PAUSE);
  }

  key(event) {
    if (event.isComposing) return;
    const { suggestions } = this;
    const acts = {
      ArrowDown: () => suggestions.items.length && suggestions.open && (suggestions.move(1), true),
      ArrowUp: () => (suggestions.items.length && suggestions.open ? (suggestions.move(-1), true) : this.recall()),
      Escape: () => suggestions.open && (suggestions.hide(), true),
      Tab: () => !event.shiftKey && suggestions.open && suggestions.items.length && (this.pick(suggestions.marked ?? suggestions.items[0]), true),
      Enter: () => (this.enter(), true),
    };
    if (acts[event.key]?.()) event.preventDefault();
  }

  enter() {
    const marked = this.suggestions.open ? this.suggestions.marked : null;
    if (marked && (this.suggestions.moved || !this.typedWhole(marked))) this.pick(marked);
    else this.send();
  }

  // Someone who typed the whole name or value does not want to pick it again.
  typedWhole(marked) {
    const reading = this.reading();
    if (marked.kind === "leaf") return reading.exact !== null && !reading.exact.options.some((option) => option.required);
    if (marked.kind !== "value") return false;
    return choiceOf(this.suggestions.items.map((item) => item.choice), reading.at.entry.text) !== null;
  }

  pick(item) {
    const { text } = this;
    const reading = this.reading();
    if (item.kind === "leaf") {
      this.picks = new Picks();
      const first = item.leaf.options.find((option) => option.required);
      this.write(`/${item.leaf.label} ${first ? `${first.label}:` : ""}`);
    } else if (item.kind === "option") {
      const before = text.slice(0, reading.at.from);
      const gap = /\s$/.test(before) ? "" : " ";
      const head = `${before}${gap}${item.option.label}:`;
      this.write(head + text.slice(this.field.selectionStart), head.length);
    } else this.pickValue(item, reading);
  }

  pickValue({ option, choice }, reading) {
    const { entry } = reading.at;
    this.picks.offer(option, [choice]);
    const head = `${this.text.slice(0, entry.valueFrom)}${choice.label} `;
    const rest = this.text.slice(entry.to);
    const next = rest ? null : openOptions(reading).find((one) => one.required);
    this.write(head + (next ? `${next.label}:` : rest), next ? undefined : head.length);
  }

  send() {
    const reading = this.text.trim() ? read(`${this.text.trimEnd()} `, this.text.length, this.acts.leaves(), this.picks) : null;
    if (!reading) return;
    const fault = this.fault(reading);
    if (fault) {
      if (fault.ask) this.write(`${this.text.trimEnd()} ${fault.ask.label}:`);
      this.tell(fault.text);
      return;
    }
    const text = this.text.trim();
    this.sent = [{ text, picks: this.picks }, ...this.sent.filter((one) => one.text !== text)].slice(0, REMEMBERED);
    this.recalled = 0;
    const command = this.command(reading, null);
    this.clear();
    this.acts.run(command);
  }

  fault({ stage, leaf, entries, stray }) {
    if (stage === "prose") return { text: say("onlyCommands") };
    if (stage === "command") return { text: say("unknownCommand", { text: this.text.trim() }) };
    const open = leaf.options.filter((option) => !entries.some((entry) => entry.option === option));
    if (stray) return { text: say("stray", { text: stray.text, example: `${(leaf.options[0] ?? { label: "…" }).label}:` }) };
    for (const [index, entry] of entries.entries()) {
      const name = entry.option.label;
      if (entries.findIndex((one) => one.option === entry.option) < index) return { text: say("twice", { option: name }) };
      if (!entry.text) return { text: say("missing", { option: name }) };
      const { fault } = this.picks.value(entry.option, entry.text);
      if (fault) return { text: fault };
    }
    const missing = open.find((option) => option.required);
    return missing ? { text: say("missing", { option: missing.label }), ask: missing } : null;
  }

  // The interaction to send; with a focused entry it is an autocomplete question.
  command(reading, focused) {
    const filled = reading.entries.filter((entry) => entry === focused || entry.text)
      .map((entry) => ({ entry, read: entry === focused ? { value: entry.text } : this.picks.value(entry.option, entry.text) }))
      .filter(({ read: one }) => one.fault === undefined)
      .map(({ entry, read: one }) => ({ name: entry.option.name, type: entry.option.type, value: one.value,
        ...(entry === focused ? { focused: true } : {}) }));
    return nested(reading.leaf, filled);
  }

  tell(text) {
    this.note.textContent = text;
    this.note.hidden = !text;
    this.field.setAttribute("aria-invalid", String(Boolean(text)));
  }

  recall() {
    const wanted = this.text === "" ? 0 : this.text === this.sent[this.recalled]?.text ? this.recalled + 1 : -1;
    if (!this.sent[wanted]) return false;
    this.recalled = wanted;
    this.picks = this.sent[wanted].picks;
    this.write(this.sent[wanted].text);
    this.suggestions.hide();
    return true;
  }

  // Behind the transparent text: the same letters with the names of options as labels.
  paint(reading) {
    const { text } = this;
    const spans = [];
    const push = (from, to, kind) => to > from && spans.push(kind ? el("span", { class: kind }, text.slice(from, to)) : text.slice(from, to));
    if (reading.stage === "options") {
      push(0, reading.end, "ink-command");
      let at = reading.end;
      for (const entry of reading.entries) {
        push(at, entry.from, "ink-stray");
        push(entry.from, entry.valueFrom, "ink-name");
        const bad = entry.text && entry !== reading.at.entry && this.picks.value(entry.option, entry.text).fault !== undefined;
        push(entry.valueFrom, entry.to, bad ? "ink-bad" : "ink-value");
        at = entry.to;
      }
      push(at, text.length, "ink-stray");
    } else push(0, text.length, reading.stage === "command" ? "ink-command" : "");
    this.ink.replaceChildren(...spans, "\u200b");
  }
}
