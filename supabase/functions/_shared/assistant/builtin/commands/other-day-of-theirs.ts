import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { findDates } from "../find-dates.ts";
import { isOfOneRoot } from "../vocabulary/related-words.ts";
import { isNoteLead } from "./split-clauses.ts";

/** "Ana's new CFO won't begin on the 12th after all, make it 3 May": whose what is not then, and the other day. */
const NOT_THEN =
  /^\W*(?:(?:ok|so|hey|hm+|oh|and|btw|by the way)[\s,]+)*(?<who>(?-i:\p{Lu})[\p{L}\p{M}'’-]*?(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*?){0,3})['’]s?\s+(?<what>\p{L}[\p{L}\p{N}-]*(?:\s\p{L}[\p{L}\p{N}-]*){0,4}?)\s+(?:is\s+not|isn['’]t|won['’]t|will\s+not|can['’]t|cannot|can\s+no\s+longer|is\s+no\s+longer|doesn['’]t|does\s+not|couldn['’]t)\s+(?:be\s+|going\s+to\s+)?(?<act>\p{L}+(?:\s(?!on|by|in|at|before|until|till)\p{L}+){0,2}?)?\s*(?<was>(?:on|by|before|until|till|from)?\s*[^,;:?!\n]{2,40}?)(?:\s+(?:after all|any ?more|any longer|now|as planned))*\s*[,;.–—-]+\s*(?:(?:so|and|but|please|can you|could you|let['’]?s)[\s,]+)*(?:make|put|move|change|set|push|shift)\s+(?:it|that|this)\s+(?:to\s+|on\s+|for\s+|down as\s+)?(?<day>[^,;:?!\n]{2,40}?)(?:\s+(?:please|instead|then|rather))*[\s.!]*$/iu;

/**
 * A day of someone's that is another one now, as the order to change the one column that holds it: "set the CFO start date of Ana to 3
 * May". Other messages are unchanged, also where several columns may be meant.
 */
export function withOtherDayOfTheirs({ message, columns = [], people, today }: StepRequest): string {
  if (message.length > 240 || isNoteLead(message)) return message;
  const { who = "", what = "", act = "", was = "", day = "" } = NOT_THEN.exec(message)?.groups ?? {};
  if (who === "") return message;
  const names = plainWords(who);
  if (!people.some(({ name }) => names.every((word) => plainWords(name).includes(word)))) return message;
  const [first, another] = findDates(day, today);
  if (!first || another || plainWords(day.replace(first.text, "")).length > 0) return message;
  if (findDates(was, today).length !== 1) return message;
  const said = plainWords(`${what} ${act}`);
  const fits = columns.filter(
    ({ type, label }) =>
      type === "date" &&
      plainWords(label).some((part) => part.length > 2 && part !== "date" && said.some((word) => isSame(word, part))),
  );
  const [column, other] = fits;
  return column && !other ? `set the ${column.label} of ${who} to ${day}` : message;
}

const isSame = (word: string, part: string): boolean => word === part || (word.length > 3 && isOfOneRoot(word, part));
