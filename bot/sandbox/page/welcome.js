// What an empty channel shows: three commands that start a first game, one press from the composer.

import { el } from "./dom.js";
import { channel, placeName } from "./station.js";
import { say } from "./words.js";

const STEPS = [["table new", "stepNew"], ["table robot", "stepRobot"], ["table start", "stepStart"]];

/** labelOf(name) gives a command in the reader's language; put(name) writes it in the composer. */
export function welcome(labelOf, put) {
  const place = channel();
  if (!place) return el("p", { class: "muted" }, say("connecting"));
  const dm = place.kind === "dm";
  const step = ([name, word]) => el("li", {}, el("div", {},
    el("button", { type: "button", class: "button secondary put", "aria-label": say("putCommand", { command: labelOf(name) }),
      on: { click: () => put(name) } }, el("code", {}, labelOf(name))), el("span", {}, say(word))));
  return el("section", { class: "welcome" },
    el("img", { src: "/page/icon.svg", alt: "", width: "64", height: "64" }),
    el("h2", {}, say("welcome")),
    el("p", {}, say(dm ? "welcomeDm" : "welcomeLead", { place: placeName(place) })),
    dm ? null : el("ol", {}, STEPS.map(step)));
}
