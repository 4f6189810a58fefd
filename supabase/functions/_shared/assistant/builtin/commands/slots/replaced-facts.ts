import type { Target } from "../../vocabulary/field-names.ts";
import { sameTarget } from "../fact-cursor.ts";
import type { Change } from "../frames.ts";
import type { SlotFact } from "./slot-facts.ts";
import { typeOf } from "./slot-values.ts";
import type { Slot } from "./slots.ts";

/** "Isn't cold any more, more like warm": what is not so any more is no change where another value takes its place. */
export function dropReplaced(facts: SlotFact[], slots: readonly Slot[], used: Set<Slot>): void {
  for (const [index, fact] of [...facts.entries()].reverse()) {
    const before = slots.slice(Math.max(0, fact.at - 3), fact.at);
    const not = before.find(({ is }) => is === "not");
    if (!not || used.has(not)) continue;
    const other = facts.find(
      (one) => one !== fact && one.at > fact.at && sameTarget(targetOf(one.change), targetOf(fact.change)),
    );
    if (!other) continue;
    // Of several choices the one goes and the others stay.
    if ("column" in other.change && typeOf(targetOf(other.change)) === "multiselect" && fact.change.value !== null)
      other.change = { ...other.change, how: "adds", without: [fact.change.value] };
    used.add(not);
    facts.splice(index, 1);
  }
}

const targetOf = (change: Change): Target => ("column" in change ? { column: change.column } : { field: change.field });
