// Discord's markdown subset, read into a plain tree and nothing else: {kind, children|text|…}.
// blocks(text) reads a whole message; inline(text) one line. prose.js draws the tree.

export function blocks(text) {
  const out = [];
  for (const piece of splitCode(text)) {
    if (piece.kind === "pre") out.push(piece);
    else out.push(...lines(piece.text.split("\n")));
  }
  return out;
}

function splitCode(text) {
  const out = [];
  const fence = /```(?:([a-zA-Z0-9_+-]+)\n)?\n?([\s\S]+?)\n?```\n?/g;
  let from = 0;
  for (const found of text.matchAll(fence)) {
    if (found.index > from) out.push({ kind: "text", text: text.slice(from, found.index).replace(/\n$/, "") });
    out.push({ kind: "pre", language: found[1] ?? "", text: found[2] });
    from = found.index + found[0].length;
  }
  if (from < text.length) out.push({ kind: "text", text: text.slice(from) });
  return out;
}

const HEADING = /^(#{1,3}) +(.+)$/;
const SUBTEXT = /^-# +(.+)$/;
const QUOTE = /^> ?(.*)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.+)$/;

function lines(all) {
  const out = [];
  let index = 0;
  while (index < all.length) {
    const line = all[index];
    const heading = HEADING.exec(line);
    const subtext = SUBTEXT.exec(line);
    if (line.startsWith(">>> ")) {
      out.push({ kind: "quote", children: blocks([line.slice(4), ...all.slice(index + 1)].join("\n")) });
      return out;
    }
    if (heading) out.push({ kind: "heading", level: heading[1].length, children: inline(heading[2]) });
    else if (subtext) out.push({ kind: "subtext", children: inline(subtext[1]) });
    else if (line.startsWith("> ")) {
      const until = span(all, index, QUOTE);
      out.push({ kind: "quote", children: lines(all.slice(index, until).map((one) => QUOTE.exec(one)[1])) });
      index = until - 1;
    } else if (ITEM.test(line)) {
      const until = listEnd(all, index);
      out.push(list(all.slice(index, until).map((one) => ITEM.exec(one))));
      index = until - 1;
    } else paragraph(out, line);
    index += 1;
  }
  return out;
}

function span(all, from, pattern) {
  let until = from;
  while (until < all.length && pattern.test(all[until])) until += 1;
  return until;
}

// A list goes on while its outermost items keep their kind, bullets or numbers.
function listEnd(all, from) {
  const first = ITEM.exec(all[from]);
  const kind = /\d/.test(first[2]);
  let until = from + 1;
  while (until < all.length) {
    const item = ITEM.exec(all[until]);
    if (!item || (item[1].length <= first[1].length && /\d/.test(item[2]) !== kind)) break;
    until += 1;
  }
  return until;
}

// Consecutive plain lines are one paragraph with breaks, as Discord keeps every line end.
function paragraph(out, line) {
  const last = out.at(-1);
  if (last?.kind === "paragraph") last.children.push({ kind: "break" }, ...inline(line));
  else out.push({ kind: "paragraph", children: inline(line) });
}

function list(rows) {
  const depth = rows[0][1].length;
  const ordered = /\d/.test(rows[0][2]);
  const node = { kind: "list", ordered, start: ordered ? Number.parseInt(rows[0][2], 10) : 1, items: [] };
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    if (row[1].length > depth && node.items.length) {
      let until = index;
      while (until < rows.length && rows[until][1].length > depth) until += 1;
      node.items.at(-1).push(list(rows.slice(index, until)));
      index = until - 1;
    } else node.items.push(inline(row[3]));
  }
  return node;
}

// Tried in order at each place of a line; the first that fits wins.
const INLINE = [
  [/^\\([^0-9A-Za-z\s])/, (m) => ({ kind: "text", text: m[1] })],
  [/^(`+)(?!`)([\s\S]*?[^`])\1(?!`)/, (m) => ({ kind: "code", text: m[2].replace(/^ (.+) $/, "$1") })],
  [/^<@!?(\d+)>/, (m) => ({ kind: "user", id: m[1] })],
  [/^<#(\d+)>/, (m) => ({ kind: "channel", id: m[1] })],
  [/^<@&(\d+)>/, () => ({ kind: "role" })],
  [/^@(everyone|here)\b/, (m) => ({ kind: "everyone", text: m[0] })],
  [/^<\/([^:>]{1,100}):\d+>/, (m) => ({ kind: "command", name: m[1] })],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m) => ({ kind: "time", at: Number(m[1]), style: m[2] ?? "f" })],
  [/^<a?:(\w+):\d+>/, (m) => ({ kind: "text", text: `:${m[1]}:` })],
  [/^\[((?:[^\]\\]|\\.)+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/,
    (m) => ({ kind: "link", href: m[2], children: inline(m[1]) })],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => ({ kind: "link", href: m[1], children: [{ kind: "text", text: m[1] }] })],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]*_|]/, (m) => ({ kind: "link", href: m[0], children: [{ kind: "text", text: m[0] }] })],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (m) => ({ kind: "bold", children: [{ kind: "italic", children: inline(m[1]) }] })],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m) => ({ kind: "bold", children: inline(m[1]) })],
  [/^__([\s\S]+?)__(?!_)/, (m) => ({ kind: "underline", children: inline(m[1]) })],
  [/^~~([\s\S]+?)~~/, (m) => ({ kind: "strike", children: inline(m[1]) })],
  [/^\|\|([\s\S]+?)\|\|/, (m) => ({ kind: "spoiler", children: inline(m[1]) })],
  [/^\*(?!\s)((?:\*\*|\\.|[^*])+?)\*(?!\*)/, (m) => ({ kind: "italic", children: inline(m[1]) })],
  [/^_((?:__|\\.|[^_])+?)_(?![a-zA-Z0-9_])/, (m) => ({ kind: "italic", children: inline(m[1]) })],
];

const PLAIN = /^(?:[^\\`<@[*_~|h]+|h(?!ttps?:\/\/)|[a-zA-Z0-9]_(?=\w))/;

export function inline(text) {
  const out = [];
  let rest = text;
  while (rest) {
    const plain = PLAIN.exec(rest);
    const [length, node] = plain ? [plain[0].length, { kind: "text", text: plain[0] }] : special(rest);
    const last = out.at(-1);
    if (node.kind === "text" && last?.kind === "text") last.text += node.text;
    else out.push(node);
    rest = rest.slice(length);
  }
  return out;
}

function special(rest) {
  for (const [pattern, make] of INLINE) {
    const found = pattern.exec(rest);
    if (found) return [found[0].length, make(found)];
  }
  const mark = /^`+|^./su.exec(rest)[0]; // an unpaired run of backticks is passed whole, not tried again from each
  return [mark.length, { kind: "text", text: mark }];
}
