// The bot's modals: text inputs and selects, bare in rows or wrapped in labels. The form stays open
// with its text until the bot has acknowledged it, as on Discord.

import { Chooser } from "./chooser.js";
import { selectSpec } from "./components.js";
import { el } from "./dom.js";
import { prose } from "./prose.js";
import { say } from "./words.js";

/** Shows the modal; submit(components) must resolve to null, or to the words of what went wrong. */
export function openModal(frame, submit) {
  const fields = (frame.components ?? []).map(field);
  const trouble = el("p", { class: "trouble", role: "alert" });
  const send = el("button", { type: "submit", class: "button primary" }, say("submit"));
  const onSubmit = async (event) => {
    event.preventDefault();
    trouble.textContent = "";
    const wrong = fields.filter((one) => !one.check());
    if (wrong.length) return wrong[0].focus();
    send.disabled = true;
    trouble.textContent = (await submit(fields.map((one) => one.answer()))) ?? "";
    send.disabled = false;
    return trouble.textContent ? undefined : dialog.close();
  };
  const dialog = el("dialog", { class: "modal", "aria-labelledby": "modal-title", on: { close: () => dialog.remove() } },
    el("form", { novalidate: true, on: { submit: onSubmit } },
      el("h2", { id: "modal-title" }, frame.title ?? ""),
      el("div", { class: "modal-fields" }, fields.map((one) => one.element)),
      trouble,
      el("div", { class: "modal-foot" },
        el("button", { type: "button", class: "button secondary", on: { click: () => dialog.close() } }, say("cancel")), send)));
  document.body.append(dialog);
  dialog.showModal();
  fields.find((one) => one.focus)?.focus();
}

// A field: element, check() that marks what is wrong, answer() in Discord's submit form, focus().
function field(top) {
  if (top.type === 10) return still(top, prose(top.content));
  const inner = top.type === 18 ? top.component : top.components?.[0];
  const make = { 3: chosen, 4: written, 5: chosen, 7: chosen, 8: chosen }[inner?.type];
  if (!make) return still(top, el("p", { class: "muted" }, say("unknownPiece", { type: inner?.type ?? top.type })));
  const made = make(inner, top.label ?? inner.label ?? "");
  const wrap = top.type === 18 ? (answer) => ({ ...tag(top), component: answer }) : (answer) => ({ ...tag(top), components: [answer] });
  const note = el("p", { class: "trouble", id: `${made.id}-trouble` });
  const check = () => {
    note.textContent = made.fault() ?? "";
    made.control.setAttribute("aria-invalid", String(note.textContent !== ""));
    return note.textContent === "";
  };
  made.control.setAttribute("aria-describedby", note.id);
  const element = el("div", { class: "modal-field" },
    el("label", { for: made.id }, top.label ?? inner.label ?? "",
      inner.required === false ? el("span", { class: "muted" }, ` (${say("optional")})`) : el("span", { class: "star", title: say("required") }, " *")),
    top.description ? el("p", { class: "muted" }, top.description) : null, made.element, note);
  return { element, check, answer: () => wrap(made.answer()), focus: () => made.control.focus() };
}

function still(top, element) {
  return { element, check: () => true, answer: () => tag(top), focus: null };
}

function tag(one) {
  return one.id === undefined || one.id === null ? { type: one.type } : { type: one.type, id: one.id };
}

let count = 0;

function written(one) {
  count += 1;
  const id = `modal-input-${count}`;
  const props = { id, name: one.custom_id, placeholder: one.placeholder, maxlength: one.max_length ?? 4000, autocomplete: "off",
    "aria-required": String(one.required !== false) };
  const control = one.style === 2 ? el("textarea", { ...props, rows: "5" }) : el("input", { ...props, type: "text" });
  control.value = one.value ?? "";
  const fault = () => {
    const length = control.value.length;
    if (!length) return one.required === false ? null : say("fieldMissing");
    return length < (one.min_length ?? 0) ? say("fieldShort", { min: one.min_length }) : null;
  };
  return { id, control, element: control, fault, answer: () => ({ ...tag(one), custom_id: one.custom_id, value: control.value }) };
}

function chosen(one, label) {
  const spec = selectSpec(one);
  const least = one.required === false ? 0 : spec.min;
  const chooser = new Chooser({ ...spec, min: least, label, changed: () => {} });
  const id = `${chooser.id}-button`;
  chooser.button.id = id;
  const fault = () => {
    const number = chooser.values.length;
    if (number === 0 && one.required === false) return null;
    if (number === 0) return say("fieldMissing");
    return number < spec.min ? say("fieldChoose", { min: spec.min }) : null;
  };
  return { id, control: chooser.button, element: chooser.element, fault,
    answer: () => ({ ...tag(one), custom_id: one.custom_id, values: chooser.values }) };
}
