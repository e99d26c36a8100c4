// What the page knows: who we are, the people, channels, commands and messages. Plain values;
// main.js changes them when a frame arrives and then asks the views to draw.

export const EPHEMERAL = 64;
export const THINKING = 128;
export const LAYOUT = 32768;

export const station = {
  me: null,
  people: [],
  roles: [],
  channels: [],
  commands: [],
  channel: null,
  botOnline: true,
  messages: new Map(), // channel id -> Map(message id -> message)
  unread: new Map(), // channel id -> {count, mentions}
};

const dismissed = new Set();
let localCount = 0;

export function person(id) {
  return station.people.find((one) => one.id === id) ?? (station.me?.id === id ? station.me : null);
}

export function channel(id = station.channel) {
  return station.channels.find((one) => one.id === id) ?? null;
}

export function placeName(place) {
  return place.kind === "dm" ? `@${place.name}` : `#${place.name}`;
}

/** The messages of a channel, oldest first, without those this person has put away. */
export function messagesOf(id) {
  const all = [...(station.messages.get(id)?.values() ?? [])];
  return all.filter((message) => !dismissed.has(message.id)).sort(byAge);
}

export function keep(message) {
  const known = station.messages.get(message.channel_id) ?? new Map();
  known.set(message.id, message);
  station.messages.set(message.channel_id, known);
}

export function keepHistory(id, messages) {
  const own = [...(station.messages.get(id)?.values() ?? [])].filter((message) => message.local);
  station.messages.set(id, new Map([...messages, ...own].map((message) => [message.id, message])));
}

export function forget(channelId, id) {
  station.messages.get(channelId)?.delete(id);
}

export function dismiss(id) {
  dismissed.add(id);
}

/** A private word of the page itself, shown among the messages like an ephemeral reply. */
export function localMessage(channelId, content) {
  localCount += 1;
  return {
    id: `local-${localCount}`,
    channel_id: channelId,
    content,
    local: true,
    flags: EPHEMERAL,
    timestamp: new Date().toISOString(),
    author: theBot() ?? { id: "page", name: "Chef de Gare", bot: true },
  };
}

export function theBot() {
  return station.people.find((one) => one.bot) ?? null;
}

export function mentionsMe(message) {
  return (message.mentions ?? []).some((user) => user.id === station.me?.id);
}

export function displayName(user) {
  return person(user.id)?.name ?? user.name ?? user.global_name ?? user.username ?? user.id;
}

function byAge(a, b) {
  const gap = Date.parse(a.timestamp) - Date.parse(b.timestamp);
  if (gap) return gap;
  return a.id.length - b.id.length || (a.id < b.id ? -1 : 1);
}
