import type { StepRequest } from "../../assistant-model.ts";
import { literal } from "../literal.ts";

const PLACE = "(?:to|into|in|onto|on|at|as|from|out of|is|are|now|stage|status|[:=>–-]) (?:the |a |an )?";
/** Behind this an option is a thing: "the data room goes to the 24th", "the Skellig data room". */
const THING = "(?<!(?<!\\p{L})(?:the|my|our|that) (?:[\\p{L}\\p{M}'’-]+ )?)";

/** A text without the stages, statuses and options that someone has or is put to in it, which no task is called by: "move Ana to Data room". */
export function withoutOptionsMovedTo(text: string, { user, columns = [] }: StepRequest): string {
  const lists = [...user.stages, ...user.statuses, ...columns.flatMap(({ options }) => options)];
  const longest = lists.filter((one) => one.length > 1).sort((one, other) => other.length - one.length);
  if (longest.length === 0) return text;
  const any = `(?:${longest.map(literal).join("|")})(?: (?:stage|status|column))?(?![\\p{L}\\p{N}])`;
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${PLACE}|${THING})${any}`, "giu"), " ");
}
