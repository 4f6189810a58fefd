import type { Answer } from "../answers.ts";
import { plain } from "../wording.ts";
import type { Question } from "./question.ts";
import { listing } from "./question.ts";
import { telling, textsWith } from "./searched.ts";

const NONE = [
  /^None: there are no (?:\p{L}+ )?tasks(?: for [^“\n]{1,120})? with “(?<words>[^”\n]{2,80})”\.$/u,
  /^I find nothing near “(?<words>[^”\n]{2,80})”(?! on )[^\n]*$/u,
];
const SHOWN = 4;

/**
 * An answer that no task, or none of some people, has the words of a question, with what is written with them elsewhere: "when is the FCA thing due" is
 * told by a note. The same answer where there is nothing.
 */
export function orWrittenElsewhere(answered: Answer, question: Question): Answer {
  const words = NONE.map((none) => none.exec(answered.text)?.groups?.["words"]).find((one) => one !== undefined);
  if (words === undefined) return answered;
  const found = textsWith(question, {
    words: telling(words),
    kinds: ["note", "post", "summary"],
    person: answered.about ?? null,
  });
  if (found.length === 0) return answered;
  const people = [...new Map(found.slice(0, SHOWN).map(({ person }) => [person.id, person])).values()];
  const lead = answered.text.startsWith("None")
    ? `No task has “${plain(words)}”. What is written with it:`
    : `What is written with “${plain(words)}”:`;
  return { ...answered, ...listing(people), text: [lead, ...found.slice(0, SHOWN).map(({ line }) => line)].join("\n") };
}
