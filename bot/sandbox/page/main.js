// Ties the page together: frames from the wire change the station, and the views are drawn from it.

import { Composer } from "./composer.js";
import { labelOf, leavesOf } from "./commands.js";
import { Messages } from "./messages.js";
import { openModal } from "./modal.js";
import { refreshTimes } from "./prose.js";
import { Rail } from "./rail.js";
import { channel, forget, keep, keepHistory, localMessage, mentionsMe, station } from "./station.js";
import { welcome } from "./welcome.js";
import { Wire } from "./wire.js";
import { say, setLocale } from "./words.js";

const part = (id) => document.getElementById(id);
const wire = new Wire();
const rail = new Rail({ goTo, actAs, speak });
const composer = new Composer(part("composer"), { leaves, run, suggest });
const messages = new Messages(part("log"), part("newest"), {
  press,
  commandLabel: (name) => labelOf(leaves(), name),
  welcome: () => welcome((name) => labelOf(leaves(), name), (name) => composer.put(name)),
});
const NEW_MESSAGE = new Set([4, 5]); // callbacks that answer with a message of their own
let wasLost = false;

function leaves() {
  const place = channel();
  return station.me && place ? leavesOf(station.commands, station.me, place.kind) : [];
}

// --- who and where

function actAs(id) {
  rail.fold(true);
  if (id === station.me?.id) return;
  station.messages.clear();
  station.unread.clear();
  composer.clear();
  remember(id, station.channel);
  wire.board(id);
}

function goTo(id) {
  rail.fold(true);
  station.channel = id;
  station.unread.delete(id);
  remember(station.me.id, id);
  wire.send({ t: "open", channel: id });
  redraw();
}

function speak(locale) {
  if (!station.me) return;
  const changed = { ...station.me, locale };
  station.me = changed;
  station.people = station.people.map((user) => (user.id === changed.id ? changed : user));
  wire.send({ t: "locale", locale });
  setLocale(locale);
  redraw();
}

// The address keeps person and channel, so that two windows can be two people.
function remember(person, place) {
  history.replaceState(null, "", `#as=${person}${place ? `&in=${place}` : ""}`);
}

function remembered(name) {
  return new URLSearchParams(location.hash.slice(1)).get(name);
}

function redraw() {
  part("composer-text").placeholder = say("placeholder");
  rail.draw();
  messages.draw();
  composer.refresh();
}

// --- interactions

async function run(command) {
  const field = part("composer-text");
  field.placeholder = say("sending");
  messages.toEnd();
  await interact({ t: "command", channel: station.channel, ...command });
  field.placeholder = say("placeholder");
}

async function suggest(command) {
  const answer = await wire.ask({ t: "autocomplete", channel: station.channel, ...command });
  return answer.t === "autocomplete" ? answer.choices : [];
}

async function press(message, component, values) {
  const press_ = { t: "component", channel: message.channel_id, message: message.id, custom_id: component.custom_id, component_type: component.type };
  messages.follow(message.id);
  const answer = await interact(values ? { ...press_, values } : press_);
  if (answer.t === "done" && NEW_MESSAGE.has(answer.kind)) messages.toEnd();
}

async function interact(frame) {
  const answer = await wire.ask(frame);
  if (answer.t === "failed") tellPrivately(frame.channel, failure(answer));
  if (answer.t === "modal") {
    openModal(answer, async (components) => {
      const after = await wire.ask({ t: "modal", channel: frame.channel, custom_id: answer.custom_id, components });
      if (after.t === "done") messages.toEnd();
      return after.t === "failed" ? failure(after) : null;
    });
  }
  return answer;
}

function failure({ why, message }) {
  if (why === "did_not_respond" || why === "disconnected") return say(why);
  return message ? `${say("failed")}: ${message}` : say("failed");
}

function tellPrivately(place, text) {
  arrived(localMessage(place, text));
}

// --- frames

wire.addEventListener("hello", ({ detail }) => {
  const { me, people, roles, channels, commands } = detail;
  Object.assign(station, { me, people, roles, channels, commands: commands ?? [] });
  const kept = [station.channel, remembered("in")].find((id) => channels.some((place) => place.id === id));
  station.channel = kept ?? channels[0]?.id ?? null;
  remember(me.id, station.channel);
  setLocale(me.locale);
  if (wasLost) notice("back", 3000);
  else notice(null);
  wasLost = false;
  if (station.channel) wire.send({ t: "open", channel: station.channel });
  redraw();
});

wire.addEventListener("commands", ({ detail }) => {
  station.commands = detail.commands;
  redraw();
});

wire.addEventListener("channels", ({ detail }) => {
  station.channels = detail.channels;
  rail.draw();
});

wire.addEventListener("history", ({ detail }) => {
  keepHistory(detail.channel, detail.messages);
  if (detail.channel === station.channel) messages.draw();
});

wire.addEventListener("message", ({ detail }) => arrived(detail.message));

wire.addEventListener("message_update", ({ detail }) => {
  keep(detail.message);
  if (detail.message.channel_id === station.channel) messages.update(detail.message.id);
});

wire.addEventListener("message_delete", ({ detail }) => {
  forget(detail.channel, detail.id);
  if (detail.channel === station.channel) messages.update(detail.id);
});

wire.addEventListener("bot", ({ detail }) => {
  station.botOnline = detail.online;
  rail.draw();
});

wire.addEventListener("lost", () => {
  wasLost = true;
  notice("lost");
});

function arrived(message) {
  const place = message.channel_id;
  if (place === station.channel || station.messages.has(place)) keep(message);
  if (place === station.channel) return messages.update(message.id);
  const news = station.unread.get(place) ?? { count: 0, mentions: 0 };
  station.unread.set(place, { count: news.count + 1, mentions: news.mentions + (mentionsMe(message) ? 1 : 0) });
  return rail.draw();
}

let noticeTimer = 0;

function notice(word, forMs = 0) {
  clearTimeout(noticeTimer);
  part("notice").hidden = word === null;
  part("notice").textContent = word ? say(word) : "";
  part("notice").className = `notice ${word ?? ""}`;
  if (forMs) noticeTimer = setTimeout(() => notice(null), forMs);
}

// Mentions of commands and channels inside messages act here, not in the markdown.
part("log").addEventListener("click", (event) => {
  const target = event.target.closest("[data-put], [data-goto]");
  if (target?.dataset.put) composer.put(target.dataset.put);
  else if (target?.dataset.goto) goTo(target.dataset.goto);
});

// Typing "/" anywhere starts a command, as on Discord.
document.addEventListener("keydown", (event) => {
  const busy = event.target.closest("input, textarea, dialog, [popover]");
  if (event.key !== "/" || busy || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  part("composer-text").focus();
  if (!composer.text) composer.write("/");
});

setInterval(refreshTimes, 20000);

async function start() {
  setLocale(navigator.language);
  notice("connecting");
  try {
    const { people } = await (await fetch("/sandbox/people")).json();
    const mine = people.filter((user) => !user.bot);
    const speaks = (user) => user.locale.slice(0, 2) === navigator.language.slice(0, 2);
    wire.board((mine.find((user) => user.id === remembered("as")) ?? mine.find(speaks) ?? mine[0]).id);
  } catch {
    notice("lost");
    setTimeout(start, 1500);
  }
}

start();
