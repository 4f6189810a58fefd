import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { withPastMonth, withYearsOfMonths } from "./month-of-year.ts";
import { datesOf, NAMES_DAYS, withDateOfVerb } from "./verb-dates.ts";

const THINGS =
  /^(?<lead>\W*(?:(?:and|so|but|ok|okay|hey|hi|please|tell me|show me)[\s,]+)*)(?:which|what)(?: of (?:my|our|the))? (?<thing>\p{L}{3,}s)(?: (?:(?:are|is) (?:due|coming up|coming|up|planned|scheduled|set|happening|there|on)|come up|comes up|coming up|come|fall(?: due)?|happen|are|take place|(?:do|have) (?:i|we) (?:have|got)(?: (?:coming up|coming|planned))?))(?<when> [^?,;:]{3,60}?)[\s?.!]*$/iu;
const OTHERS =
  /^(?:tasks|todos|reminders|notes|posts|columns|fields|people|contacts|leads|days|dates|calls|meetings)$/u;

/** "Which renewals come up in March?" asks whose Renewal date is then, where the days of one column are called so. */
function withDatedThings(text: string, columns: readonly OwnColumn[]): string {
  const { lead = "", thing = "", when = "" } = THINGS.exec(text)?.groups ?? {};
  const [word = ""] = plainWords(thing);
  if (word === "" || OTHERS.test(word) || !NAMES_DAYS.test(when)) return text;
  const [column, another] = datesOf(word.replace(/s$/u, ""), columns);
  const day = when.replace(/^ (?=(?:this|next|last) year$)/iu, " in ");
  return column && !another ? `${lead}whose ${column.label} is${day}?` : text;
}

/** A question with the label of a column of days for a verb or a thing, and with months that have their year. */
export const withNamedDates = (text: string, request: StepRequest): string =>
  withDateOfVerb(
    withDatedThings(withYearsOfMonths(withPastMonth(text, request.today), request.today), request.columns ?? []),
    request,
  );
