// What an option's typed words mean: checked against its type, limits and choices, turned into the
// value to send. A value or {fault: key, fields} in the page's words.

import { fold } from "./commands.js";
import { displayName, placeName, station } from "./station.js";
import { say } from "./words.js";

export const STRING = 3;
export const INTEGER = 4;
export const BOOLEAN = 5;
export const USER = 6;
export const CHANNEL = 7;
export const ROLE = 8;
export const MENTIONABLE = 9;
export const NUMBER = 10;

/** {value} or {fault}; `picked` is a choice the bot offered whose label or value these words are. */
export function resolve(option, text, picked) {
  const option_ = { option: option.label };
  if (option.choices.length) {
    const choice = choiceOf(option.choices, text);
    return choice ? { value: choice.value } : fault("notChoice", option_);
  }
  if (picked) return { value: picked.value };
  const read = READERS[option.type];
  return read ? read(option, text, option_) : fault("unsupported", option_);
}

function fault(key, fields) {
  return { fault: say(key, fields) };
}

const READERS = {
  [STRING]: (option, text, name) => within(text.length, option.min_length, option.max_length, "tooShort", "tooLong", name) ?? { value: text },
  [INTEGER]: (option, text, name) => (/^[+-]?\d{1,15}$/.test(text) ? bounded(Number(text), option, name) : fault("notInteger", name)),
  [NUMBER]: (option, text, name) => {
    const number = Number(text.replace(",", "."));
    return text && Number.isFinite(number) ? bounded(number, option, name) : fault("notNumber", name);
  },
  [BOOLEAN]: (option, text, name) => {
    const truth = TRUTHS[fold(text)];
    return truth === undefined ? fault("notBoolean", name) : { value: truth };
  },
  [USER]: (option, text, name) => named(userChoices(), text, "notPerson", name),
  [ROLE]: (option, text, name) => named(roleChoices(), text, "notRole", name),
  [MENTIONABLE]: (option, text, name) => named([...userChoices(), ...roleChoices()], text, "notPerson", name),
  [CHANNEL]: (option, text, name) => named(channelChoices(), text, "notChannel", name),
};

const TRUTHS = { true: true, vrai: true, yes: true, oui: true, false: false, faux: false, no: false, non: false };

function bounded(number, option, name) {
  return within(number, option.min_value, option.max_value, "tooSmall", "tooBig", name) ?? { value: number };
}

function within(amount, min, max, low, high, name) {
  if (min !== undefined && min !== null && amount < min) return fault(low, { ...name, min });
  if (max !== undefined && max !== null && amount > max) return fault(high, { ...name, max });
  return null;
}

function named(choices, text, key, name) {
  const id = /^<[@#][!&]?(\d+)>$/.exec(text)?.[1] ?? text;
  const found = choiceOf(choices, text) ?? choices.find((one) => one.value === id);
  return found ? { value: found.value } : fault(key, name);
}

/** The choice whose label, name or value these words are. */
export function choiceOf(choices, text) {
  const words = fold(text);
  return choices.find((one) => fold(one.label) === words)
    ?? choices.find((one) => (one.name && fold(one.name) === words) || fold(String(one.value)) === words) ?? null;
}

export function userChoices() {
  return station.people.map((user) => ({ label: `@${displayName(user)}`, name: displayName(user), value: user.id }));
}

export function roleChoices() {
  return station.roles.map((role) => ({ label: `@${role.name.replace(/^@/, "")}`, name: role.name, value: role.id }));
}

export function channelChoices() {
  return station.channels.filter((place) => place.kind === "guild").map((place) => ({ label: placeName(place), name: place.name, value: place.id }));
}

export function booleanChoices() {
  return [{ label: say("yes"), name: "true", value: true }, { label: say("no"), name: "false", value: false }];
}

/** The fixed list an option can be chosen from, or null when it is free or answered by the bot. */
export function fixedChoices(option) {
  if (option.choices.length) return option.choices;
  if (option.type === BOOLEAN) return booleanChoices();
  if (option.type === USER) return userChoices();
  if (option.type === ROLE) return roleChoices();
  if (option.type === MENTIONABLE) return [...userChoices(), ...roleChoices()];
  return option.type === CHANNEL ? channelChoices() : null;
}

/** What may be typed, in a few words: "a whole number, from 1 to 5". */
export function expectation(option) {
  const kind = { [INTEGER]: say("wholeNumber"), [NUMBER]: say("number"), [STRING]: say("words") }[option.type];
  if (!kind) return "";
  const { min_value: min, max_value: max } = option;
  const some = (limit) => limit !== undefined && limit !== null;
  const range = some(min) && some(max) ? say("between", { min, max }) : some(min) ? say("atLeast", { min }) : some(max) ? say("atMost", { max }) : "";
  return range ? `${kind}, ${range}` : kind;
}
