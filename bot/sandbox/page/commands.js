// The bot's registered commands, flattened to what a person can run here: one leaf per command or
// sub-command, in the person's language, without those hidden from them.

const CHAT = 1;
const SUB = 1;
const GROUP = 2;
const GUILD_CONTEXT = 0;
const BOT_DM_CONTEXT = 1;
// What everyone may do in the sandbox's channels: add reactions, view, send, embed, attach, read
// history, use external emoji, use application commands.
const ORDINARY = 64n | 1024n | 2048n | 16384n | 32768n | 65536n | 262144n | 2147483648n;

/** reader: {locale, moderator}; kind: "guild" or "dm". */
export function leavesOf(commands, reader, kind) {
  return commands
    .filter((command) => (command.type ?? CHAT) === CHAT && here(command, kind) && allowed(command, reader, kind))
    .flatMap((command) => flatten(command, command.options ?? [], [step(command, reader.locale)], reader.locale))
    .sort((a, b) => (a.label < b.label ? -1 : 1));
}

function here(command, kind) {
  if (Array.isArray(command.contexts)) return command.contexts.includes(kind === "dm" ? BOT_DM_CONTEXT : GUILD_CONTEXT);
  return kind !== "dm" || command.dm_permission !== false;
}

function allowed(command, reader, kind) {
  const needed = command.default_member_permissions;
  if (kind === "dm" || needed === null || needed === undefined) return true;
  const bits = BigInt(needed);
  if (bits === 0n) return false; // administrators only; nobody is one here
  return reader.moderator || (bits & ~ORDINARY) === 0n;
}

function step(item, locale) {
  return {
    name: item.name,
    label: localised(item.name_localizations, locale) ?? item.name,
    description: localised(item.description_localizations, locale) ?? item.description ?? "",
    type: item.type,
  };
}

function flatten(item, options, trail, locale) {
  const subs = options.filter((option) => option.type === SUB || option.type === GROUP);
  if (subs.length) return subs.flatMap((sub) => flatten(sub, sub.options ?? [], [...trail, step(sub, locale)], locale));
  return [{
    trail,
    name: trail.map((one) => one.name).join(" "),
    label: trail.map((one) => one.label).join(" "),
    description: trail.at(-1).description,
    options: options.map((option) => ({ ...option, ...step(option, locale), required: option.required === true,
      choices: (option.choices ?? []).map((choice) => ({ ...choice, label: localised(choice.name_localizations, locale) ?? choice.name })) })),
  }];
}

function localised(table, locale) {
  if (!table) return null;
  return table[locale] ?? table[locale.split("-")[0]] ?? null;
}

/** The label of a command by its registered name ("table new"), with a slash. */
export function labelOf(leaves, name) {
  return `/${leaves.find((leaf) => leaf.name === name)?.label ?? name}`;
}

/** Leaves whose words contain what was typed, the closest first. */
export function matching(leaves, typed) {
  const query = fold(typed.trim());
  const rank = (leaf) => {
    const names = [fold(leaf.label), fold(leaf.name)];
    if (names.some((name) => name === query)) return 0;
    if (names.some((name) => name.startsWith(query))) return 1;
    if (names.some((name) => query.split(/\s+/).every((word) => name.includes(word)))) return 2;
    return query.length > 2 && fold(leaf.description).includes(query) ? 3 : 9;
  };
  return leaves.map((leaf) => [rank(leaf), leaf]).filter(([at]) => at < 9).sort((a, b) => a[0] - b[0]).map(([, leaf]) => leaf);
}

/** Lower case without accents, so that "depot" finds "dépôt". */
export function fold(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** The interaction's nested options: sub-command names around the filled values. */
export function nested(leaf, filled) {
  const [root, ...subs] = leaf.trail;
  const options = subs.reduceRight((inside, sub) => [{ name: sub.name, type: sub.type, options: inside }], filled);
  return { name: root.name, options };
}
