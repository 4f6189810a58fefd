import { hasAllWords } from "../../excerpt.ts";
import type { Answer } from "../answers.ts";
import { personLink, plain } from "../wording.ts";
import { plainWords } from "../../words.ts";
import { summaryOf } from "./nearest-question.ts";
import { answer, type Question } from "./question.ts";
import { textsWith } from "./searched.ts";

const SHOWN = 4;
type Named = { id: string; name: string };
const OF_BOTH =
  /\b(?:related|relatives?|relations?|relationship|family|married|engaged|siblings?|brothers?|sisters?|cousins?|friends?|couple|connected|connection|know (?:each other|one another)|met each other|partners|to do with|verwandt|verheiratet|befreundet|parientes|familia|casad[oa]s|hermanos|famille|mari[eé]e?s|parents)\b|\b(?:does|do|did|kennt|kennen|conoce|conna[iî]t)\b.*\b(?:know|kennen|conoce)\b/iu;

/** "Who has the brother in Cork, Ana or Leo?" asks of one of them. */
const OF_ONE = /^\W*(?:and |so )?(?:who(?:se)?|which)\b.*\bor\b/iu;

/** "Do Ana and Leo know each other" has no word but "know" that anything could be left over of. */
export const knowEachOther = (question: Question, people: readonly Named[]): Answer | null =>
  KNOWS.test(question.text) ? writtenOfBoth(question, people) : null;
const KNOWS = /^\W*(?:and |so )?(?:does|do|did)\b.*\bknow\b(?!.*\b(?:about|that|if|what|when|where|who|how)\b)/iu;

/** "Is Finn related to Hazel?": what is written on one of them that names the other. Null where nothing is, or something else is asked. */
export function writtenOfBoth(question: Question, people: readonly Named[]): Answer | null {
  const [one, other, third] = people;
  if (!one || !other || third || !OF_BOTH.test(question.text) || OF_ONE.test(question.text)) return null;
  const lines = [
    [one, other],
    [other, one],
  ].flatMap(([on, of]) => {
    if (!on || !of) return [];
    const [first = ""] = of.name.split(" ");
    if (plainWords(first).length === 0 || plainWords(on.name).includes(plainWords(first).join(""))) return [];
    return textsWith(question, { words: first, kinds: ["note", "post", "summary"], person: on, isNear: true })
      .filter(({ text }) => hasAllWords(text, first))
      .map(({ line }) => `${line.startsWith("- ") ? line : `- ${line}`} (on ${personLink(on)})`);
  });
  const names = people.map(({ name }) => plain(name)).join(" and ");
  if (lines.length === 0)
    return answer(`No note or post on ${personLink(one)} names ${plain(other.name)}, or the other way round.`, {
      instead: summaryOf(names),
    });
  return answer([`What is written of ${names} together:`, ...new Set(lines)].slice(0, SHOWN + 1).join("\n"), {
    listed: people.map(({ id, name }) => ({ kind: "person" as const, id, name })),
  });
}
