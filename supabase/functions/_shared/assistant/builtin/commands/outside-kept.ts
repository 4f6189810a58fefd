import { isNoteLead, partsOf } from "./split-clauses.ts";
import { QUOTED } from "./quoted.ts";
import { isAction } from "./task-leads.ts";

/** What is kept as it was typed: what a note says, what a task is called, an errand without a word for a task, and what someone said. */
export type Kept = "notes" | "titles" | "errands" | "reports";

const NOTE_WORD =
  /(?<!\p{L})(?:notes?|jot|log|record|remember|write down|keep in mind|notiere|notiz|merke?|anota|apunta|nota|noter?)(?!\p{L})/iu;
const TITLE_LEAD =
  /^\W*(?:[\p{L}'’-]+[\s,]+){0,5}?(?:tasks?|reminders?|to-?dos?|remind|forget to|make sure)(?!['’\p{L}])/iu;
const REPORT =
  /(?<!\p{L})(?:told|tells?|says?|said|mentions?|mentioned|heard|hears?|reckons?|thinks?|thought|wrote|writes|claims?|claimed|reports?|reported|asked|asks|wonders?|wondered|according to)(?!\p{L})/iu;
const ASKS =
  /\?\s*$|^\W*(?:who|whose|which|what|how|when|where|is|are|does|do|did|has|have|list|show|find|count)(?!\p{L})/iu;

/** Where in a clause the words begin that are kept; -1 where none are. */
function keptFrom(part: string, kinds: readonly Kept[]): number {
  const behind = (pattern: RegExp): number => {
    const found = pattern.exec(part);
    return found ? found.index + found[0].length : -1;
  };
  const isAsked = ASKS.test(part);
  const starts = [
    kinds.includes("notes") && isNoteLead(part) ? behind(NOTE_WORD) : -1,
    kinds.includes("titles") && !isAsked ? behind(TITLE_LEAD) : -1,
    kinds.includes("errands") && isAction(part.replace(/^(?:(?:please|pls|and|then|also|so|ok)[\s,]+)+/iu, ""))
      ? 0
      : -1,
    kinds.includes("reports") && !isAsked ? behind(REPORT) : -1,
  ].filter((start) => start >= 0);
  return starts.length === 0 ? -1 : Math.min(...starts);
}

const MARK = "\uE0F2";
const MARKED = /\uE0F2(.)/gu;
const FIRST = 0xe400;

/** A message put into other words by a rule, but for what it keeps of it as it was typed: what is in quotes, and the words of those kinds. */
export function outsideKept(message: string, kinds: readonly Kept[], say: (message: string) => string): string {
  const said = say(message);
  if (said === message || message.includes(MARK)) return said;
  const hidden: string[] = [];
  const hide = (text: string): string =>
    text === "" ? "" : `${MARK}${String.fromCodePoint(FIRST + hidden.push(text) - 1)}`;
  let masked = "";
  let at = 0;
  for (const { text } of partsOf(message)) {
    const start = message.indexOf(text, at);
    const from = start < 0 ? -1 : keptFrom(text, kinds);
    if (from < 0) continue;
    masked += message.slice(at, start + from) + hide(message.slice(start + from, start + text.length));
    at = start + text.length;
  }
  const open = (masked + message.slice(at)).replace(QUOTED, hide);
  if (hidden.length === 0) return said;
  const show = (text: string): string =>
    text.replace(MARKED, (_, mark: string) => hidden[(mark.codePointAt(0) ?? 0) - FIRST] ?? "");
  const marks = (text: string): string => Array.from(text.matchAll(MARKED), ([mark]) => mark).join("");
  const reworded = say(open);
  // A quote may have been hidden around what was hidden before.
  return marks(reworded) === marks(open) ? show(show(reworded)) : message;
}
