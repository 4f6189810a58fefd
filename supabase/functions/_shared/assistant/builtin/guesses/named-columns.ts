import { sameTarget } from "../commands/fact-cursor.ts";
import type { Slot } from "../commands/slots/slots.ts";
import type { Token } from "../commands/tokens.ts";
import type { Lists } from "../commands/values.ts";
import { isAkin, namingWords } from "../vocabulary/akin.ts";
import type { Target } from "../vocabulary/field-names.ts";

/** A field or column that a clause names, in whatever form, with the slots that name it. */
export interface NamedTarget {
  target: Target;
  slots: Slot[];
}

/** Words of labels that are said of everything. */
const COMMON = /^(?:next|last|first|date|day|name|time|main|type|kind|new|old|size|number|list|info|value)$/;

/** The fields that slots name and the columns that their words are forms of: "introduced" of "Intro by", "board" of "Next board". */
export function namedTargets(slots: readonly Slot[], tokens: readonly Token[], { columns }: Lists): NamedTarget[] {
  const found: NamedTarget[] = [];
  const add = (target: Target, slot: Slot) => {
    const known = found.find((one) => JSON.stringify(one.target) === JSON.stringify(target));
    if (known) known.slots.push(slot);
    else found.push({ target, slots: [slot] });
  };
  for (const slot of slots) {
    if (slot.is === "field") add(slot.target, slot);
    if (!/^(?:verb|other|unsure|small)$/.test(slot.is)) continue;
    const word = tokens[slot.at]?.code ?? "";
    if (word.length < 4 || COMMON.test(word)) continue;
    const named = columns.filter(({ label }) =>
      namingWords(label).some((own) => own.length > 2 && !COMMON.test(own) && isAkin(word, own)),
    );
    const [only, another] = named;
    if (only && !another) add({ column: only }, slot);
  }
  return found;
}

/** "Tasting is done" names the column "Tasting done", and no stage "Tasting". */
export function isOfALabel(
  { at, choices }: Extract<Slot, { is: "option" }>,
  named: readonly NamedTarget[],
  codes: readonly string[],
): boolean {
  return named.some(({ target }) => {
    const label = "column" in target ? namingWords(target.column.label) : [];
    return (
      label.length > 1 &&
      !choices.some((choice) => sameTarget(choice.target, target)) &&
      label.includes(codes[at] ?? "") &&
      label.every((own) => codes.includes(own))
    );
  });
}
