import { choicesOf } from "../commands/fact-cursor.ts";
import type { Slot } from "../commands/slots/slots.ts";
import type { Token } from "../commands/tokens.ts";
import type { Lists } from "../commands/values.ts";

/** "Archive her", "it's a pass for him": where nothing else is a value, a stage or status may be said as the verb that it is made of. */
export function withVerbs(slots: readonly Slot[], tokens: readonly Token[], lists: Lists): Slot[] {
  const hasValue = slots.some(({ is }) => /^(?:option|owner|number|date|mail|url|field)$/.test(is));
  if (hasValue || slots.filter(({ is }) => is === "who").length > 1) return [...slots];
  const choices = choicesOf({ ...lists, columns: [] });
  return slots.map((slot): Slot => {
    const word = tokens[slot.at]?.code ?? "";
    const fits = choices.filter(({ plain }) => plain === `${word}ed` || plain === `${word}d`);
    const isVerb = /^(?:other|verb)$/.test(slot.is) && fits.length === 1;
    return isVerb ? { at: slot.at, length: 1, is: "option", choices: fits, isSure: false } : slot;
  });
}
