import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { PLEASE, re } from "./rewording.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2}";
/** "Take Off Limits off Ana, she is Dormant". */
const TAKES_OFF = re(
  `^\\s*${PLEASE}(?:take|remove|drop|get|lift|strip) (?:the )?(?<old>[^,;:?!\\n"“]{2,40}?) (?:off|from|away from) (?<who>${NAME})\\s*[,;.–—-]+\\s*(?:(?:as|because|since|and|so) )?(?:(?:s?he|they|it|that)(?:['’]s|['’]re| is| are)|make (?:it|that)|put)(?: (?:now|really|actually|only|just|in))* (?<now>[^,;:?!.\\n"“]{2,40}?)(?: (?:s?he|they|it)(?:['’]s|['’]re| is| are)(?: (?:at|in|into|on|doing|after))?)?(?: now| these days| again| instead)*[\\s.!]*$`,
);
/** "Ana is looking for a CTO now instead of a CPO". */
const LOOKS_FOR = re(
  `^\\s*(?<who>${NAME})(?:['’]s| is| are)(?: now)? (?:looking for|after|hunting for|searching for|in search of|recruiting|hiring|seeking) (?<article>an? )?(?<now>[^,;:?!.\\n"“]{2,40}?)(?: now)?,? (?:instead of|rather than|and not|not) (?:an? )?(?<old>[^,;:?!.\\n"“]{2,40}?)(?: now| any ?more)*[\\s.!]*$`,
);

/** "Swap Steel for Timber on Ana". */
const SWAPS_FOR = re(
  `^\\s*${PLEASE}(?:swap|exchange|switch|trade|change|replace)(?: out)? (?:the )?(?<old>[^,;:?!\\n"“]{2,40}?) (?:for|with|by|to) (?<now>[^,;:?!.\\n"“]{2,40}?) (?:on|for|of|at|with|in) (?<who>${NAME})[\\s.!]*$`,
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
    ...columns.filter(({ type }) => type === "select" || type === "multiselect"),
  ];
  const swapped = SWAPS.exec(message)?.groups;
  if (swapped) return message.replace(SWAPS, `${swapped["lead"] ?? ""}switch ${swapped["who"] ?? ""} to `);
  const has = (options: readonly string[], said: string) =>
    options.some((one) => plainWords(one).join(" ") === plainWords(said).join(" "));
  const taken = TAKES_OFF.exec(message)?.groups ?? SWAPS_FOR.exec(message)?.groups;
  if (taken) {
    const { old = "", who = "", now = "" } = taken;
    const [list, other] = lists.filter(({ options }) => has(options, old) && has(options, now));
    if (!list || other) return message;
    return "type" in list && list.type === "multiselect"
      ? `remove ${old} from ${who}'s ${list.label} and add ${now} to ${who}'s ${list.label}`
      : `set the ${list.label} of ${who} to ${now}`;
  }
  const { who = "", article = "", now = "", old = "" } = LOOKS_FOR.exec(message)?.groups ?? {};
  const isOption = who !== "" && lists.some(({ options }) => has(options, now));
  return isOption ? `${who} needs ${article}${now} now rather than ${article}${old}` : message;
}
