import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

/** "Who's left in Paused": who is there now, and nobody who went. */
const LEFT =
  /(?<who>(?<!\p{L})who(?:['’]s| is| are)(?: all)?) (?:(?:still )?(?:left|remaining)|still there|now left) (?:in|on|at|under|with) (?:the )?(?<where>\p{L}[^,;:.?!\n]{1,30}?)(?: (?:now|then|after that|stage|status|list))*(?=\s*[.?!]*\s*$)/iu;

/** A question for who is left in a state, as the question for who is in it. Other messages are unchanged. */
export const withWhoIsLeft = ({ message, user, columns = [] }: StepRequest): string =>
  message.replace(LEFT, (said: string, ...found) => {
    const { who = "", where = "" } = found.at(-1) as Record<string, string>;
    const words = plainWords(where).join(" ");
    const options = [...user.stages, ...user.statuses, ...columns.flatMap((column) => column.options)];
    return options.some((option) => plainWords(option).join(" ") === words) ? `${who} in ${where}` : said;
  });
