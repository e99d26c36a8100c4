// A person's round portrait: initial on a livery colour; the bot wears the station roundel.

import { el } from "./dom.js";

const LIVERIES = ["#3d6ea8", "#2f7f5f", "#9a4a3c", "#7a5aa6", "#a8742a", "#2f7d8c", "#8c4f74"];

export function portrait(user) {
  if (user.bot) return el("img", { class: "portrait", src: "/page/icon.svg", alt: "" });
  const index = [...String(user.id)].reduce((sum, digit) => sum + digit.charCodeAt(0), 0) % LIVERIES.length;
  return el("span", { class: "portrait", "aria-hidden": "true", style: { background: LIVERIES[index] } }, [...user.name][0] ?? "?");
}
