// Draws the tree of markdown.js as elements, with the names of people and channels put in.
// Times follow the reader's language; relative ones are refreshed by refreshTimes().

import { el, webAddress } from "./dom.js";
import { blocks } from "./markdown.js";
import { displayName, person, placeName, channel, station } from "./station.js";
import { currentLocale, say } from "./words.js";

/** The elements of a text; `mentioned` are the users the message itself names. */
export function prose(text, mentioned = []) {
  return el("div", { class: "prose" }, draw(blocks(text ?? ""), mentioned));
}

function draw(nodes, mentioned) {
  return nodes.map((node) => DRAWN[node.kind](node, (children) => draw(children, mentioned), mentioned));
}

const DRAWN = {
  text: (node) => node.text,
  break: () => el("br"),
  paragraph: (node, inner) => el("p", {}, inner(node.children)),
  heading: (node, inner) => el(`h${node.level + 2}`, { class: `h${node.level}` }, inner(node.children)),
  subtext: (node, inner) => el("p", { class: "subtext" }, inner(node.children)),
  quote: (node, inner) => el("blockquote", {}, inner(node.children)),
  pre: (node) => el("pre", { tabindex: "0" }, el("code", { data: { language: node.language } }, node.text)),
  list: (node, inner) =>
    el(node.ordered ? "ol" : "ul", { start: node.ordered ? node.start : null }, node.items.map((item) => el("li", {}, inner(item)))),
  code: (node) => el("code", {}, node.text),
  bold: (node, inner) => el("strong", {}, inner(node.children)),
  italic: (node, inner) => el("em", {}, inner(node.children)),
  underline: (node, inner) => el("u", {}, inner(node.children)),
  strike: (node, inner) => el("s", {}, inner(node.children)),
  spoiler: (node, inner) => spoiler(inner(node.children)),
  link: (node, inner) => link(node.href, inner(node.children)),
  user: (node, inner, mentioned) => userMention(node.id, mentioned),
  channel: (node) => channelMention(node.id),
  role: () => el("span", { class: "mention" }, "@…"),
  everyone: (node) => el("span", { class: "mention mine" }, node.text),
  command: (node) => el("button", { type: "button", class: "mention", data: { put: `/${node.name}` } }, `/${node.name}`),
  time: (node) => timestamp(node.at, node.style),
};

function link(address, children) {
  const href = webAddress(address);
  if (!href) return el("span", {}, children);
  return el("a", { href, target: "_blank", rel: "noopener noreferrer" }, children);
}

function spoiler(children) {
  const inside = el("span", { class: "inside" }, children);
  inside.inert = true;
  const show = () => {
    cover.classList.add("shown");
    inside.inert = false;
    cover.removeAttribute("role");
    cover.removeAttribute("tabindex");
    cover.removeAttribute("aria-label");
  };
  const onKey = (event) => {
    if (event.key === "Enter" || event.key === " ") show();
  };
  const cover = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": say("spoiler"),
    on: { click: show, keydown: onKey } }, inside);
  return cover;
}

function userMention(id, mentioned) {
  const user = person(id) ?? mentioned.find((one) => one.id === id);
  const mine = id === station.me?.id;
  return el("span", { class: mine ? "mention mine" : "mention", data: { user: id } }, `@${user ? displayName(user) : id}`);
}

function channelMention(id) {
  const place = channel(id);
  if (!place) return el("span", { class: "mention" }, "#…");
  return el("button", { type: "button", class: "mention", data: { goto: id } }, placeName(place));
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function timestamp(at, style) {
  const when = new Date(at * 1000);
  if (Number.isNaN(when.getTime())) return "?";
  const title = new Intl.DateTimeFormat(currentLocale(), STYLES.F).format(when);
  const shown = style === "R" ? relative(at) : new Intl.DateTimeFormat(currentLocale(), STYLES[style]).format(when);
  return el("time", { datetime: when.toISOString(), title, data: style === "R" ? { relative: String(at) } : {} }, shown);
}

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

// Rounded as Discord does: two days less a few seconds are two days.
export function relative(at) {
  const gap = Math.round(at - Date.now() / 1000);
  const [unit, size] = UNITS.find(([, seconds]) => Math.abs(gap) >= seconds * 0.95) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(currentLocale()).format(Math.round(gap / size), unit);
}

export function refreshTimes() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    node.textContent = relative(Number(node.dataset.relative));
  }
}
