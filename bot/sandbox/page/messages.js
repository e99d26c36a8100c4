// The message list of the open channel: one element per message, replaced in place when it changes.
// Keeps the newest message in view unless the reader has scrolled up.

import { portrait } from "./portrait.js";
import { components } from "./components.js";
import { el, storedFile } from "./dom.js";
import { embed } from "./embeds.js";
import { fileCard, isPicture, picture } from "./pictures.js";
import { prose } from "./prose.js";
import { dismiss, displayName, EPHEMERAL, LAYOUT, mentionsMe, messagesOf, station, THINKING } from "./station.js";
import { currentLocale, say } from "./words.js";

const NEAR = 120; // pixels from the end that still count as reading the newest
const AWAITED = 20 * 1000; // how long what follows a press or a command is brought into view
const TOGETHER = 7 * 60 * 1000;
const PINNED = 6; // what Discord says when a message is pinned
const COMMAND = 2; // the interaction type of a slash command

export class Messages {
  /** acts: press(message, component, values), commandLabel(name), welcome() for an empty channel */
  constructor(log, newest, acts) {
    this.log = log;
    this.newest = newest;
    this.acts = acts;
    this.list = el("div", { class: "messages" });
    this.pinned = true;
    this.followed = null;
    this.shown = null; // the message that was brought into view, until another arrives
    this.pressed = -Infinity; // when the reader last pressed a control, unless they have scrolled since
    this.top = 0; // where the log was scrolled to last
    log.append(this.list);
    log.addEventListener("scroll", () => this.scrolled());
    newest.addEventListener("click", () => this.toEnd());
    for (const own of ["wheel", "touchmove", "keydown"]) {
      log.addEventListener(own, () => { this.pressed = -Infinity; }, { passive: true });
    }
    new ResizeObserver(() => this.pinned && this.toEnd()).observe(this.list);
    new ResizeObserver(() => this.pinned && this.toEnd()).observe(log);
  }

  /** Draws the open channel anew, after a switch of channel, person or language. */
  draw() {
    this.log.setAttribute("aria-busy", "true");
    this.list.replaceChildren(...this.rows(messagesOf(station.channel)));
    this.log.setAttribute("aria-busy", "false");
    this.toEnd();
  }

  /** Brings the list up to date, keeping the elements of messages that did not change. */
  update(changedId) {
    const held = focusedControl(this.list, changedId);
    const known = new Map([...this.list.children].filter((row) => row.dataset.id).map((row) => [row.dataset.id, row]));
    const arrived = !known.has(changedId);
    known.delete(changedId);
    const rows = this.rows(messagesOf(station.channel), known);
    settle(this.list, rows);
    if (held !== null) focusAgain(this.list, changedId, held);
    if (changedId === this.followed) this.show(changedId);
    else if (this.pinned || (arrived && performance.now() - this.pressed < AWAITED)) {
      this.shown = null;
      this.toEnd();
    } else this.newest.hidden = false;
  }

  /** A control of this message was pressed: when it changes, it is brought into view, and so is what follows. */
  follow(id) {
    this.followed = id;
    this.pressed = performance.now();
  }

  show(id) {
    this.followed = null;
    this.shown = id;
    const row = [...this.list.children].find((one) => one.dataset.id === id);
    const late = [...(row?.querySelectorAll("img") ?? [])].filter((image) => !image.complete);
    const bring = () => {
      if (this.shown === id) row?.scrollIntoView({ block: row.clientHeight > this.log.clientHeight ? "start" : "nearest" });
    };
    bring();
    for (const image of late) image.addEventListener("load", bring, { once: true });
  }

  rows(messages, known = new Map()) {
    if (!messages.length) return [this.acts.welcome()];
    const rows = [];
    let previous = null;
    for (const message of messages) {
      const newDay = !previous || day(previous) !== day(message);
      if (newDay) rows.push(el("div", { class: "day", role: "separator" }, el("span", {}, dayName(message))));
      const follows = !newDay && together(previous, message);
      const row = known.get(message.id) ?? this.row(message);
      row.classList.toggle("follows", follows);
      rows.push(row);
      previous = message;
    }
    return rows;
  }

  row(message) {
    const name = displayName(message.author);
    const when = new Date(message.timestamp);
    const clock = new Intl.DateTimeFormat(currentLocale(), { timeStyle: "short" }).format(when);
    const full = new Intl.DateTimeFormat(currentLocale(), { dateStyle: "full", timeStyle: "short" }).format(when);
    const hidden = (message.flags & EPHEMERAL) !== 0;
    const classes = ["message", hidden && "ephemeral", mentionsMe(message) && "for-me"].filter(Boolean).join(" ");
    return el("article", { class: classes, tabindex: "-1", "aria-label": `${name}, ${clock}`, data: { id: message.id } },
      this.origin(message),
      portrait({ ...message.author, name }),
      el("div", { class: "message-head" }, el("span", { class: "author" }, name),
        message.author.bot ? el("span", { class: "badge" }, say("bot")) : null,
        el("time", { datetime: message.timestamp, title: full }, clock)),
      el("div", { class: "message-body" }, this.body(message)),
      hidden ? this.onlyYou(message) : null);
  }

  origin(message) {
    const meta = message.interaction_metadata ?? message.interaction;
    const command = (meta?.type ?? COMMAND) === COMMAND ? meta?.name : null;
    if (meta?.user && command) {
      const label = this.acts.commandLabel(command);
      return el("div", { class: "origin muted" }, say("used", { name: displayName(meta.user), command: label }));
    }
    const answered = message.referenced_message;
    if (!answered) return null;
    return el("div", { class: "origin muted" }, `${displayName(answered.author)}: ${(answered.content ?? "").slice(0, 80)}`);
  }

  body(message) {
    if (message.flags & THINKING) {
      return el("p", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
        say("thinking", { name: displayName(message.author) }));
    }
    if (message.type === PINNED) return el("p", { class: "muted" }, say("pinned"));
    const scene = { message, press: (component, values) => this.acts.press(message, component, values) };
    const edited = message.edited_timestamp ? el("span", { class: "edited muted" }, say("edited")) : null;
    if (message.flags & LAYOUT) return [components(message.components, scene), edited];
    return [message.content ? prose(message.content, message.mentions) : null, edited, attachments(message),
      (message.embeds ?? []).map((one) => embed(one, message.mentions)), components(message.components, scene)];
  }

  onlyYou(message) {
    const away = () => {
      dismiss(message.id);
      this.update(message.id);
      this.log.focus();
    };
    return el("div", { class: "only-you muted" }, el("span", { class: "eye", "aria-hidden": "true" }, "◉"), say("onlyYou"),
      message.flags & THINKING ? null : [" • ", el("button", { type: "button", class: "link", on: { click: away } }, say("dismiss"))]);
  }

  /** Only scrolling up lets go of the end: a picture that loads below moves it away, too. */
  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.log;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.pinned = true;
    else if (scrollTop < this.top) this.pinned = false;
    this.top = scrollTop;
    if (this.pinned) this.newest.hidden = true;
  }

  toEnd() {
    this.log.scrollTop = this.log.scrollHeight;
    this.pinned = true;
    this.newest.hidden = true;
  }
}

// Touches only what differs, so a screen reader hears new messages and not the whole list again.
function settle(list, rows) {
  const wanted = new Set(rows);
  for (const child of [...list.children]) if (!wanted.has(child)) child.remove();
  rows.forEach((row, index) => {
    if (list.children[index] !== row) list.insertBefore(row, list.children[index] ?? null);
  });
}

function focusedControl(list, id) {
  const row = document.activeElement?.closest?.(".message");
  return row && list.contains(row) && row.dataset.id === id ? document.activeElement : null;
}

// The same control, else (ids change with each step of a panel) the first of its kind, else the message.
function focusAgain(list, id, held) {
  const row = [...list.children].find((one) => one.dataset.id === id);
  const controls = [...(row?.querySelectorAll("[data-key]:enabled") ?? [])];
  const same = controls.find((one) => one.dataset.key === held.dataset.key);
  const alike = controls.find((one) => one.classList[0] === held.classList[0]);
  (same ?? alike ?? row)?.focus({ preventScroll: true });
}

function attachments(message) {
  const shown = new Set((message.embeds ?? []).flatMap((one) => [one.image?.url, one.thumbnail?.url]).map((url) => url && storedFile(url)));
  const files = (message.attachments ?? []).filter((file) => !shown.has(storedFile(file.url)));
  const pictures = files.filter(isPicture);
  return [pictures.length ? el("div", { class: "gallery", data: { count: String(Math.min(4, pictures.length)) } },
    pictures.map((file) => picture(file, pictures))) : null, files.filter((file) => !isPicture(file)).map(fileCard)];
}

function together(previous, message) {
  return previous.author.id === message.author.id && !message.interaction_metadata && !message.interaction
    && (previous.flags & EPHEMERAL) === (message.flags & EPHEMERAL)
    && Date.parse(message.timestamp) - Date.parse(previous.timestamp) < TOGETHER;
}

function day(message) {
  return new Date(message.timestamp).toDateString();
}

function dayName(message) {
  const now = new Date();
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day(message) === now.toDateString()) return say("today");
  if (day(message) === yesterday.toDateString()) return say("yesterday");
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: "long" }).format(new Date(message.timestamp));
}
