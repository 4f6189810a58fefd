import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { isPartOf, tellingParts } from "../told/label-words.ts";
import { fieldMeant, fieldNamed } from "../vocabulary/field-names.ts";
import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const SUBJECT =
  "(?<who>(?!(?:i|we|he|she|they|it|you|this|that|there|who|what|which|when|everyone|everybody|nobody|all|both|please|ok|okay|so|and|also|but|note|task|remind|remember|can|could|should|would|if)(?!\\p{L}))[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}&.'’-]*(?: (?:& )?[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}&.'’-]*){0,3}?)";
const DAY =
  "(?<day>(?:the )?[^,;:?!.\\n]{0,12}?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ?(?:[/.]|\\p{L}{3,9}|-)[^,;:?!\\n]{0,12}|[^,;:?!.\\n]{0,6}\\p{L}{3,9}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?)";
/** "Kelp has pushed its round to 28 February": an event of theirs that was moved. */
const MOVED = re(
  `^\\W*${SUBJECT}(?:['’](?:s|ve))?(?: (?:has|have|had|just|now|again|also))* (?:pushed|moved|put|shifted|postponed|delayed|pulled|brought|rescheduled|set|fixed|changed)(?: (?:back|forward|up|out|off))? (?:its|their|his|her|the|our) (?<event>\\p{L}[\\p{L} ]{1,30}?)(?: (?:back|forward|up|out|off|over|now))*(?: from [^,;:?!.\\n]{3,25}?)? (?:to|until|till|for) ${DAY}(?: (?:now|instead))?[\\s.!]*$`,
);
/** "Kelp: round pushed to 28 February". */
const MOVED_SHORT = re(
  `^\\W*${SUBJECT}\\s*[:–—]\\s+(?:the |its |their )?(?<event>\\p{L}[\\p{L} ]{1,30}?)(?: (?:is|was|has been|got|now))*(?: (?:pushed|moved|put|shifted|postponed|delayed|pulled|brought|rescheduled))(?: (?:back|forward|up|out|off|over))* (?:to|until|till) ${DAY}(?: (?:now|instead))?[\\s.!]*$`,
);
/** "Kelp: TRL went up one, it's a 6", "Ana: next round goes blank". */
const TELLS_LABEL = re(
  `^\\W*${SUBJECT}\\s*[:–—]\\s+(?:the |its |their |his |her )?(?<label>\\p{L}[\\p{L}\\p{N} ]{1,30}?) (?<told>(?:went|goes|has gone|is|are|was|came|comes|got|gets|rose|rises|fell|falls|dropped|drops|ended|ends|stays?|becomes?|became) [^?\\n]{1,60})$`,
);

/** "Ana's demo took place yesterday, set that date". */
const TOOK_PLACE = re(
  `^\\W*${SUBJECT}['’]s? (?<event>\\p{L}[\\p{L} ]{1,30}?) (?:took place|happened|was held|is|was|will be|has been set|got set|is set|is booked)(?: on| for)? (?<day>yesterday|today|tomorrow|(?:last |next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?!by )[^,;:?!.\\n]{0,14}?\\d{1,4}(?:st|nd|rd|th)?(?: \\p{L}{3,9})?(?: \\d{4})?)\\s*[,;.–—-]+\\s*(?:so |and |please )*(?:set|put|enter|fill|add|use|update|write|store)(?: in)? (?:that|this|the|it)(?: (?:date|day|one|in|down|as (?:the|its) date|there))*(?: please| too)*[\\s.!]*$`,
);

/** The only date column that has an event in its name: "round", of "Next round". */
export function dateOf(event: string, columns: readonly OwnColumn[]): OwnColumn | null {
  const words = plainWords(event).filter((word) => !/^(?:date|day|the|next|new)$/.test(word));
  const fits = columns.filter(
    (column) =>
      column.type === "date" &&
      words.length > 0 &&
      words.every((word) => tellingParts(column).some((part) => isPartOf(word, part))),
  );
  const [only, another] = fits;
  return only && !another ? only : null;
}

/** What is told of someone or their firm first, and of a field behind it, as "Kelp's Next round is now 28 February". Other messages are unchanged. */
export function withLabelOfSubject({ message, columns = [] }: Pick<StepRequest, "message" | "columns">): string {
  if (message.length > 160 || message.includes("\n") || isNoteLead(message)) return message;
  const {
    who = "",
    event = "",
    day = "",
  } = (MOVED.exec(message) ?? MOVED_SHORT.exec(message) ?? TOOK_PLACE.exec(message))?.groups ?? {};
  const column = event === "" ? null : dateOf(event, columns);
  if (column) return `${who}'s ${column.label} is now ${/^\d{1,2}(?:st|nd|rd|th)$/iu.test(day) ? "the " : ""}${day}`;
  const told = TELLS_LABEL.exec(message)?.groups;
  const label = plainWords(told?.["label"] ?? "");
  const named = label.length === 0 ? null : (fieldNamed(label, columns) ?? fieldMeant(label, columns));
  return told && named && "column" in named.target && (named.length === label.length || label.length === 1)
    ? `${told["who"] ?? ""}'s ${named.target.column.label} ${told["told"] ?? ""}`
    : message;
}
