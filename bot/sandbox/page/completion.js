// What the composer can offer at the caret: commands, option names or values. Pure given the reading
// of typed.js; the answers of the bot's own autocomplete are fetched by the composer and passed in.

import { fold, matching } from "./commands.js";
import { expectation, fixedChoices } from "./values.js";
import { say } from "./words.js";

const MOST = 60; // values of one option; commands are all listed

/** {title, hint, items [{kind, label, note, tag, …}], eager}: eager marks the first item from the start. */
export function offers(reading, leaves) {
  if (reading.stage === "command") return commandOffers(reading, leaves);
  if (reading.stage !== "options") return null;
  return reading.at.kind === "name" ? nameOffers(reading) : valueOffers(reading.at.entry);
}

function commandOffers(reading, leaves) {
  const items = matching(leaves, reading.query)
    .map((leaf) => ({ kind: "leaf", leaf, label: `/${leaf.label}`, note: leaf.description,
      tag: leaf.options.filter((option) => option.required).map((option) => option.label).join(" ") }));
  const hint = items.length ? "" : say(leaves.length ? "nothing" : "noCommands");
  return { title: say("commands"), hint, items, eager: true };
}

export function openOptions(reading) {
  const open = reading.leaf.options.filter((option) => !reading.entries.some((entry) => entry.option === option));
  return [...open.filter((option) => option.required), ...open.filter((option) => !option.required)];
}

function nameOffers(reading) {
  const open = openOptions(reading);
  const query = fold(reading.at.query);
  const fitting = open.filter((option) => fold(option.label).startsWith(query) || fold(option.name).startsWith(query));
  const items = fitting.map((option) => ({ kind: "option", option, label: `${option.label}:`, note: option.description,
    tag: say(option.required ? "required" : "optional") }));
  const eager = open.some((option) => option.required) && !reading.entries.some((entry) => entry.text === "");
  const title = say("optionsOf", { command: `/${reading.leaf.label}` });
  if (!items.length) return null;
  return { title: eager ? title : `${title} · ${say("enterSends")}`, hint: "", items, eager };
}

function valueOffers(entry) {
  const { option, text } = entry;
  const title = option.description ? `${option.label} · ${option.description}` : option.label;
  const fixed = fixedChoices(option);
  if (fixed) {
    const sought = fold(text);
    const items = fixed.filter((one) => fold(one.label).includes(sought) || fold(String(one.name ?? "")).includes(sought)).slice(0, MOST)
      .map((one) => valueItem(option, one));
    return { title, hint: items.length ? "" : say("nothing"), items, eager: true };
  }
  if (option.autocomplete) return { title, hint: say("searching"), items: [], eager: true, ask: true };
  return { title, hint: expectation(option), items: [], eager: true };
}

/** A value to pick, from a fixed list or from the bot's answer. */
export function valueItem(option, choice) {
  return { kind: "value", option, choice, label: choice.label, note: "", tag: "" };
}
