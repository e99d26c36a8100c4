// The choices the bot has offered for the options of the command being written. A label picked from
// the list stands in the text; here is the value behind it.

import { fold } from "./commands.js";
import { choiceOf, fixedChoices, resolve } from "./values.js";

export class Picks {
  #offered = new Map(); // option name -> Map(folded label -> {label, value})

  offer(option, choices) {
    const known = this.#offered.get(option.name) ?? new Map();
    for (const choice of choices) known.set(fold(choice.label), choice);
    this.#offered.set(option.name, known);
  }

  /** The offered choice with this label, or with this value when no label fits. */
  find(option, text) {
    return choiceOf([...(this.#offered.get(option.name)?.values() ?? [])], text);
  }

  /** {value} or {fault} for an option's words. */
  value(option, text) {
    return resolve(option, text, this.find(option, text));
  }

  /** Whether these words are a finished value, so that what follows must be another option. */
  settled(option, text) {
    if (this.find(option, text)) return true;
    if (option.autocomplete) return false;
    return this.value(option, text).fault === undefined;
  }

  /** Length of the known label that `rest` begins with, 0 if none: labels may contain "name:". */
  whole(option, rest) {
    const labels = [...(this.#offered.get(option.name)?.values() ?? []), ...(fixedChoices(option) ?? [])].map((one) => one.label);
    const lead = rest.length - rest.trimStart().length;
    const fits = labels.filter((label) => fold(rest.trimStart()).startsWith(fold(label)));
    return fits.length ? lead + Math.max(...fits.map((label) => label.length)) : 0;
  }
}
