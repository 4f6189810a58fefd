import type { StepRequest } from "../../assistant-model.ts";
import { re } from "../commands/rewording.ts";
import { isNoteLead } from "../commands/split-clauses.ts";
import { plainWords } from "../../words.ts";
import { fieldMeant, fieldNamed, type Target } from "../vocabulary/field-names.ts";

const LEAD = "^\\W*(?:(?:fyi|btw|ok|okay|so|and|also|update|news|good news|by the way)[\\s,:–—-]+)*";
const SUBJECT =
  "(?<who>(?!(?:i|we|you|he|she|they|it|my|our|the|this|that|who|what|when|if|note|task)(?!\\p{L}))\\p{L}[\\p{L}\\p{M}&.'’-]*?(?: [\\p{L}][\\p{L}\\p{M}&.'’-]*?){0,3}?)";
const LABEL = "(?<label>\\p{L}[\\p{L}\\p{N}]*(?: \\p{L}[\\p{L}\\p{N}]*){0,3}?)";
const SOON = "(?:(?:just|now|also|already|recently|again|finally) )*";
const MOVED = `${SOON}(?:(?:has|have|is|are) (?:been )?${SOON})?(?:(?:gone|went|going|come|came|crept|crawled|moved|shot|jumped|bumped|inched|pushed|brought|cut|taken|slid|slipped|dipped|climbed|risen|rose|grown|grew|increased|decreased|dropped|fallen|fell|shrunk|shrank|reduced|raised|lowered|revised|improved|changed) (?:(?:back|up|down|all the way) )*|(?:up|down) )(?:sharply |a bit |slightly |steadily |again )?(?:from [^\\s,;:?!]{1,12}(?: (?:cr|crores?|lakhs?|k|m|million|percent|%))? )?(?:to|at)`;
const VALUE =
  "(?:about |around |nearly )??(?<value>[€$£₹]?\\d[\\d.,]*(?: ?(?:k|m|mn|million|thousand|cr|crores?|lakhs?|lacs?|%|percent|per cent))?)(?: (?:now|already|this month|per month|a month|monthly|today|this week|since \\p{L}+))*";
/** "Nandini's GMV has gone up to 4.5 cr", "the MDR for Rohan came down to 0.9". */
const WHOSE_FIRST = re(`${LEAD}${SUBJECT}['’]s? ${LABEL} ${MOVED} ${VALUE}[\\s.!]*$`);
const LABEL_FIRST = re(`${LEAD}(?:the )?${LABEL} (?:of|for|at) ${SUBJECT} ${MOVED} ${VALUE}[\\s.!]*$`);
const UNSURE =
  /(?<!\p{L})(?:not|never|may|might|could|would|should|will|if|when|almost|nearly|wants?|hopes?|asked|says?|said|thinks?|expects?|plans?|last (?:year|month|week))(?!\p{L})|n['’]t|\?/iu;

const labelOf = (target: Target): string | null => {
  if ("column" in target) return target.column.type === "number" ? target.column.label : null;
  return target.field === "priorityScore" ? "priority" : target.field === "followerCount" ? "followers" : null;
};

/** What a number of someone's has gone up or down to, as "Nandini's GMV is now 4.5". Other messages are unchanged. */
export function withNumberMoved({ message, columns = [] }: Pick<StepRequest, "message" | "columns">): string {
  if (message.length > 140 || message.includes("\n") || isNoteLead(message) || UNSURE.test(message)) return message;
  const { who = "", label = "", value = "" } = (WHOSE_FIRST.exec(message) ?? LABEL_FIRST.exec(message))?.groups ?? {};
  const words = plainWords(label);
  const named = words.length === 0 ? null : (fieldNamed(words, columns) ?? fieldMeant(words, columns));
  const own = named && (named.length === words.length || words.length === 1) ? labelOf(named.target) : null;
  return own === null ? message : `${who}'s ${own} is now ${value}`;
}
