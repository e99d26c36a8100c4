// Embeds of the first generation: colour, author, title, text, fields, pictures, footer.

import { colour, el, webAddress } from "./dom.js";
import { picture } from "./pictures.js";
import { prose } from "./prose.js";
import { currentLocale } from "./words.js";

export function embed(one, mentioned) {
  const accent = colour(one.color);
  return el("article", { class: "embed", style: accent ? { "--accent": accent } : {} },
    el("div", { class: "embed-text" },
      one.author?.name ? el("p", { class: "embed-author" }, one.author.name) : null,
      one.title ? el("h3", { class: "embed-title" }, title(one, mentioned)) : null,
      one.description ? prose(one.description, mentioned) : null,
      fields(one.fields ?? [], mentioned)),
    one.thumbnail?.url ? el("div", { class: "thumbnail" }, picture(one.thumbnail)) : null,
    one.image?.url ? el("div", { class: "embed-image" }, picture(one.image)) : null,
    footer(one));
}

function title(one, mentioned) {
  const href = one.url ? webAddress(one.url) : null;
  const text = prose(one.title, mentioned);
  return href ? el("a", { href, target: "_blank", rel: "noopener noreferrer" }, text) : text;
}

function fields(list, mentioned) {
  if (!list.length) return null;
  return el("div", { class: "embed-fields" }, list.map((field) =>
    el("div", { class: field.inline ? "embed-field" : "embed-field whole" },
      el("h4", {}, prose(field.name, mentioned)), prose(field.value, mentioned))));
}

function footer(one) {
  const when = one.timestamp ? new Intl.DateTimeFormat(currentLocale(), { dateStyle: "short", timeStyle: "short" })
    .format(new Date(one.timestamp)) : null;
  const parts = [one.footer?.text, when].filter(Boolean);
  return parts.length ? el("p", { class: "embed-footer muted" }, parts.join(" • ")) : null;
}
