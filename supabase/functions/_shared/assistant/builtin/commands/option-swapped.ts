import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { PLEASE, re } from "./rewording.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2}";
/** "Take Off Limits off Ana, she is Dormant". */
const TAKES_OFF = re(
  `^\\s*${PLEASE}(?:take|remove|drop|get|lift|strip) (?:the )?(?<old>[^,;:?!\\n"“]{2,40}?) (?:off|from|away from) (?<who>${NAME})\\s*[,;.–—-]+\\s*(?:(?:as|because|since|and|so) )?(?:s?he|they|it)(?:['’]s|['’]re| is| are)(?: (?:now|really|actually|only|just))* (?<now>[^,;:?!.\\n"“]{2,40}?)(?: now| these days| again)*[\\s.!]*$`,
);
/** "Ana is looking for a CTO now instead of a CPO". */
const LOOKS_FOR = re(
  `^\\s*(?<who>${NAME})(?:['’]s| is| are)(?: now)? (?:looking for|after|hunting for|searching for|in search of|recruiting|hiring|seeking) (?<article>an? )?(?<now>[^,;:?!.\\n"“]{2,40}?)(?: now)?,? (?:instead of|rather than|and not|not) (?:an? )?(?<old>[^,;:?!.\\n"“]{2,40}?)(?: now| any ?more)*[\\s.!]*$`,
);

/** "Swap her over to Kim". */
const SWAPS = re(
  `^(?<lead>\\s*${PLEASE})(?:swap|flip) (?<who>her|him|them|${NAME})(?: over)?(?: (?:on)?to) (?=(?-i:\\p{Lu})[^,;:?!.\\n"“]{1,40}?[\\s.!]*$)`,
);

/** One option of a list that takes the place of another, in the words in which that is read. Other messages are unchanged. */
export function withOptionSwapped(message: string, request: StepRequest): string {
  if (message.length > 160) return message;
  const { user, columns = [] } = request;
  const lists = [
    { label: "stage", options: user.stages },
    { label: "status", options: user.statuses },
    ...columns.filter(({ type }) => type === "select"),
  ];
  const swapped = SWAPS.exec(message)?.groups;
  if (swapped) return message.replace(SWAPS, `${swapped["lead"] ?? ""}switch ${swapped["who"] ?? ""} to `);
  const has = (options: readonly string[], said: string) =>
    options.some((one) => plainWords(one).join(" ") === plainWords(said).join(" "));
  const taken = TAKES_OFF.exec(message)?.groups;
  if (taken) {
    const { old = "", who = "", now = "" } = taken;
    const [list, other] = lists.filter(({ options }) => has(options, old) && has(options, now));
    return list && !other ? `set the ${list.label} of ${who} to ${now}` : message;
  }
  const { who = "", article = "", now = "", old = "" } = LOOKS_FOR.exec(message)?.groups ?? {};
  const isOption = who !== "" && lists.some(({ options }) => has(options, now));
  return isOption ? `${who} needs ${article}${now} now rather than ${article}${old}` : message;
}
