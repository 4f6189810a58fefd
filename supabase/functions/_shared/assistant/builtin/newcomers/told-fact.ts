import type { OwnColumn } from "../reading.ts";
import { inFullWords } from "../told/in-full-words.ts";
import { optionFact } from "../told/option-facts.ts";
import { wishIn } from "../told/wishes.ts";
import { yesOrNo } from "../told/yes-or-no.ts";
import { cameThrough } from "./came-through.ts";
import type { Step } from "./labelled-facts.ts";

/** "He's paid his deposit already", "wants dormers": what the words of a story say of the user's own columns. */
export function toldFact(text: string, columns: readonly OwnColumn[]): Step | null {
  const came = cameThrough(text, columns);
  if (came) return came;
  // A number is of something that would be left out.
  if (/\d/u.test(text)) return null;
  const said = inFullWords(text);
  const wish = wishIn({ plain: said, isListed: false }, false, columns);
  const changes = columns.flatMap((column) => {
    if (column.type === "boolean") return yesOrNo(said, column, columns) ?? [];
    const isOfOptions = column.type === "select" || column.type === "multiselect";
    return wish !== null && isOfOptions ? (optionFact(wish, column, columns) ?? []) : [];
  });
  return changes.length > 0 ? { changes, rest: "" } : null;
}
