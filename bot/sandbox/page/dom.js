// The only place that makes elements. Whatever comes from a message goes in as text or through
// these checked addresses, never as markup.

/** el("button", {class: "plain", on: {click: f}}, "text", node, null) */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") for (const [event, act] of Object.entries(value)) node.addEventListener(event, act);
    else if (name === "style") for (const [rule, to] of Object.entries(value)) node.style.setProperty(rule, to);
    else if (name === "data") Object.assign(node.dataset, value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** A link target that can only be a web address, or null. */
export function webAddress(text) {
  try {
    const url = new URL(text);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}

/** An uploaded file's address on this very server, whatever host name the server gave it; else null. */
export function storedFile(text) {
  try {
    const url = new URL(text, location.href);
    return url.pathname.startsWith("/cdn/") ? url.pathname + url.search : null;
  } catch {
    return null;
  }
}

/** Discord's 24-bit colour number as CSS, or null. */
export function colour(number) {
  return Number.isInteger(number) ? `#${(number & 0xffffff).toString(16).padStart(6, "0")}` : null;
}
