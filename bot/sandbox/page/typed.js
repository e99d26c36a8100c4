// Reads the composer's text: "/freight take from1:1 to1:loco1". Given the text, the caret, the leaves and
// the values picked before (picks.js), says which command it is, which option has which words, and
// where the caret stands. Names may be typed in the person's language or as registered.

import { fold } from "./commands.js";

/**
 * stage "prose"    not a command
 * stage "command"  still naming it: query
 * stage "options"  leaf, entries [{option, text, from, valueFrom, to}], stray {text, from, to} | null, and
 *                  at: {kind: "value", entry} | {kind: "name", query, from} for the caret
 */
export function read(text, caret, leaves, picks) {
  if (!text.startsWith("/")) return { stage: "prose" };
  const found = recognise(text, leaves);
  if (!found) return { stage: "command", query: text.slice(1, Math.max(caret, 1)), exact: exactly(text.slice(1), leaves) };
  const { leaf, end } = found;
  const entries = entriesOf(text, end, leaf, picks);
  const stray = strayOf(text, end, entries);
  return { stage: "options", leaf, entries, stray, end, at: standing(text, caret, end, leaf, entries, picks) };
}

function words(leaf) {
  return [leaf.label, leaf.name].map(fold);
}

function exactly(typed, leaves) {
  const query = fold(typed.trim().replace(/\s+/g, " "));
  return leaves.find((leaf) => words(leaf).includes(query)) ?? null;
}

// The longest leaf whose name, followed by a space, begins the text.
function recognise(text, leaves) {
  let best = null;
  for (const leaf of leaves) {
    for (const name of [leaf.label, leaf.name]) {
      const pattern = new RegExp(`^/${name.split(" ").map(loosely).join("\\s+")}\\s`, "iu");
      const found = pattern.exec(text);
      if (found && (!best || found[0].length > best.end)) best = { leaf, end: found[0].length };
    }
  }
  return best;
}

function loosely(word) {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Text of an entry that is a picked label may contain anything, so it is skipped whole. */
function entriesOf(text, from, leaf, picks) {
  const entries = [];
  let marker = nextMarker(text, from, leaf);
  while (marker) {
    const whole = picks.whole(marker.option, text.slice(marker.valueFrom));
    const next = nextMarker(text, marker.valueFrom + whole, leaf);
    const to = next ? next.from : text.length;
    entries.push({ ...marker, to, text: text.slice(marker.valueFrom, to).trim() });
    marker = next;
  }
  return entries;
}

function nextMarker(text, from, leaf) {
  const names = leaf.options.flatMap((option) => [option.label, option.name].map((name) => [name, option]));
  if (!names.length) return null;
  const any = names.map(([name]) => loosely(name)).sort((a, b) => b.length - a.length).join("|");
  const pattern = new RegExp(`(?<=\\s)(${any}) ?:`, "giu");
  pattern.lastIndex = Math.max(from, 1);
  const found = pattern.exec(text);
  if (!found) return null;
  const option = names.find(([name]) => fold(name) === fold(found[1]))[1];
  return { option, from: found.index, valueFrom: found.index + found[0].length };
}

function strayOf(text, end, entries) {
  const to = entries.length ? entries[0].from : text.length;
  const loose = text.slice(end, to);
  return loose.trim() ? { text: loose.trim(), from: end, to } : null;
}

function standing(text, caret, end, leaf, entries, picks) {
  const entry = entries.findLast((one) => caret >= one.valueFrom);
  if (!entry) return { kind: "name", query: text.slice(end, caret).trim(), from: Math.min(end, caret) };
  if (caret > entry.to) return { kind: "value", entry };
  const written = text.slice(entry.valueFrom, caret);
  const open = leaf.options.filter((option) => !entries.some((one) => one.option === option));
  const next = nextName(written, entry, open, picks);
  if (next !== null) return { kind: "name", query: next, from: caret - next.length };
  return { kind: "value", entry };
}

// After "from1:1 " or "from1:1 t" the person is on to the next option's name; null while still in the value.
function nextName(written, entry, open, picks) {
  const found = /^(.*\S)\s+(\S*)$/su.exec(written);
  if (!found) return null;
  const [, value, word] = found;
  if (word === "") return picks.settled(entry.option, value) ? "" : null;
  if (picks.settled(entry.option, written.trim())) return null;
  return open.some((option) => [option.label, option.name].some((name) => fold(name).startsWith(fold(word)))) ? word : null;
}
