import { hasAllWords } from "../../excerpt.ts";
import { contentWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import { dateText, personLink, plain } from "../wording.ts";
import { answer, leftOver, listing, type Question } from "./question.ts";
import { readAll } from "./read-all.ts";

const MET =
  /^\W*(?:\p{L}+[\s,]+){0,2}?who(?:m)?(?: is it| was it)?(?: that)? (?:(?:did|have|had) )?(?:i|we)(?: once| first| last)? (?:meet|met|talk(?:ed)?|sp[eo]ke?n?|bump(?:ed)?|run|ran|chat(?:ted)?|see|saw|seen)(?!\p{L})/iu;
const SHOWN = 4;

/** "Who did I meet in the coffee line?": the people who have a logged call or meeting with all of the words; null where there is none. */
export function metAsLogged(question: Question): Answer | null {
  if (!MET.test(question.text)) return null;
  const { call, request } = question;
  readAll(question);
  const words = leftOver(question.items)
    .map(({ raw }) => raw)
    .join(" ");
  if (contentWords(words).length === 0) return null;
  const { touches = [] } = call("read_texts", { kind: "touch", founderId: null, query: null });
  const found = touches.filter(({ founderId, content }) => founderId && hasAllWords(content, words)).slice(0, SHOWN);
  if (found.length === 0) return null;
  const people = [...new Map(found.map(({ founderId = "", founderName = "" }) => [founderId, founderName]))];
  return answer(
    [
      `What is logged with “${plain(words)}”:`,
      ...found.map(
        ({ founderId = "", founderName = "", happenedAt, content }) =>
          `- ${personLink({ id: founderId, name: founderName })}, ${dateText(happenedAt, request.user.timeZone)}: ${plain(content)}`,
      ),
    ].join("\n"),
    listing(people.map(([id, name]) => ({ id, name }))),
  );
}
