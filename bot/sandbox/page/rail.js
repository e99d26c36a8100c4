// The side rail: channels with their unread marks, the people one can act as, the language switch.
// On a narrow screen it folds away behind the top bar.

import { el } from "./dom.js";
import { portrait } from "./portrait.js";
import { channel, placeName, station, theBot } from "./station.js";
import { say } from "./words.js";

const part = (id) => document.getElementById(id);

export class Rail {
  /** acts: goTo(channelId), actAs(personId), speak(locale) */
  constructor(acts) {
    this.acts = acts;
    part("open-rail").addEventListener("click", () => this.fold(false, part("channels")));
    part("whoami").addEventListener("click", () => this.fold(false, part("people")));
    part("close-rail").addEventListener("click", () => this.fold(true));
    part("rail").addEventListener("keydown", (event) => event.key === "Escape" && this.fold(true));
    document.addEventListener("pointerdown", (event) => {
      if (!part("rail").contains(event.target) && document.body.classList.contains("rail-open")) this.fold(true);
    });
    for (const button of part("tongue").querySelectorAll("button")) {
      button.addEventListener("click", () => acts.speak(button.dataset.locale));
    }
  }

  fold(away, towards = null) {
    const was = document.body.classList.contains("rail-open");
    document.body.classList.toggle("rail-open", !away);
    part("open-rail").setAttribute("aria-expanded", String(!away));
    if (!away) (towards?.querySelector("[aria-current]") ?? part("close-rail")).focus();
    else if (was) part("open-rail").focus();
  }

  draw() {
    const held = document.activeElement?.dataset?.rail;
    part("channels").replaceChildren(...station.channels.map((place) => el("li", {}, this.channelButton(place))));
    part("people").replaceChildren(...station.people.filter((user) => !user.bot).map((user) => this.personButton(user)));
    for (const button of part("tongue").querySelectorAll("button")) {
      button.setAttribute("aria-pressed", String(station.me?.locale?.slice(0, 2) === button.dataset.locale.slice(0, 2)));
    }
    this.bar();
    if (held) document.querySelector(`[data-rail="${CSS.escape(held)}"]`)?.focus();
  }

  channelButton(place) {
    const news = station.unread.get(place.id);
    const here = place.id === station.channel;
    const count = news && !here ? el("span", { class: news.mentions ? "count mine" : "count", "aria-label": say("unread", { count: news.count }) },
      String(news.mentions || news.count)) : null;
    return el("button", { type: "button", class: "channel", "aria-current": here ? "page" : null, title: place.topic,
      data: { rail: `channel-${place.id}`, channel: place.id }, on: { click: () => this.acts.goTo(place.id) } },
    el("span", { class: "sign", "aria-hidden": "true" }, place.kind === "dm" ? "@" : "#"),
    el("span", { class: "name" }, place.kind === "dm" ? (place.name || theBot()?.name || say("dm")) : place.name), count);
  }

  personButton(user) {
    const me = user.id === station.me?.id;
    return el("button", { type: "button", class: "person", "aria-current": me ? "true" : null, data: { rail: `person-${user.id}`, person: user.id },
      on: { click: () => this.acts.actAs(user.id) } },
    portrait(user), el("span", { class: "name" }, user.name),
    user.moderator ? el("span", { class: "badge moderator" }, say("moderator")) : null,
    el("span", { class: "tongue-mark muted" }, (user.locale ?? "").slice(0, 2).toUpperCase()));
  }

  bar() {
    const place = channel();
    part("place").textContent = place ? placeName(place) : "…";
    part("topic").textContent = place?.topic ?? "";
    const { me } = station;
    part("whoami").replaceChildren(...(me ? [portrait(me), el("span", {}, me.name)] : []));
    part("whoami").setAttribute("aria-label", `${say("acting")} ${me?.name ?? ""}`);
    const lamp = part("lamp");
    lamp.classList.toggle("clear", station.botOnline);
    lamp.replaceChildren(el("span", { class: "lamp-text" },
      station.botOnline ? say("botOnline", { name: theBot()?.name ?? "Chef de Gare" }) : say("botOffline")));
    document.title = place && me ? `${placeName(place)} · ${me.name} · Chef de Gare` : "Chef de Gare";
  }
}
