import { cutText } from "../../../contract/storable.ts";
import { examplesOf } from "../../examples.ts";
import type { Answer } from "../answers.ts";
import { plain } from "../wording.ts";
import { can, isWord } from "./items.ts";
import { answer, leftOver, type Question } from "./question.ts";
import { readAll } from "./read-all.ts";
import { someWords, WEAK } from "./searched.ts";
import { answerFromTexts } from "./topic-question.ts";

/** "Find …", "search for …": notes, summaries and posts with all of the words. */
export function answerSearch(question: Question): Answer | null {
  const words = contentOf(question);
  if (words === "") return null;
  const exact = answerFromTexts(question, words, null);
  if (exact) return exact;
  const near = someWords(question, { words, kinds: ["note", "post"], person: null });
  return answer(
    near === null
      ? `None: I find no note or post with “${plain(words)}”.`
      : `No note or post has all of “${plain(words)}”. ${near}`,
  );
}

/** "Has anybody posted", "did they": what begins a question is in no text that answers it. */
const AUXILIARY = /^(?:has|have|had|having|did|does|do)$/;

/** The words of a question that are no words of asking. */
export function contentOf({ items }: Question): string {
  return items
    .filter(
      (item) =>
        !item.period &&
        item.people.length === 0 &&
        (item.isQuoted || !AUXILIARY.test(item.words)) &&
        (isWord(item) ||
          WEAK.has(item.words) ||
          item.isQuoted ||
          item.values.length > 0 ||
          item.columns.length > 0 ||
          item.number !== null),
    )
    .map(({ raw }) => raw)
    .join(" ");
}

/** What can be tried instead, about the user's own records; nothing that was said before. */
function others({ call, text, world, request }: Question): string[] {
  const newest = { column: "createdAt", direction: "descending" };
  const { founders = [] } = call("query_people", { anyOf: [], sort: newest, limit: 1 });
  const { total = 0 } = call("list_tasks", { status: "open", due: "week", founderId: null, query: null });
  const [person] = founders;
  const said = new Set([text, ...request.history.map(({ content }) => content)].map((one) => one.trim().toLowerCase()));
  return examplesOf({
    person: person ? { name: person.name, location: person.location ?? null, company: person.company } : null,
    hasTasks: total > 0,
    column: world.columns[0]?.label ?? null,
  })
    .filter((example) => !said.has(example.toLowerCase()))
    .slice(0, 3);
}

/** What is asked of the world outside. */
export function outOfScope(question: Question): Answer {
  return answer(`I can't help with that. ${ONLY_HERE}`, { suggestions: others(question) });
}

export function notUnderstood(question: Question, isAboutProduct: boolean): Answer {
  const { items } = question;
  const [named] = items.flatMap(({ people }) => people);
  const suggestions = [...(named ? [`Tell me about ${named.name}`] : []), ...others(question)].slice(0, 3);
  readAll(question);
  const left = leftOver(items);
  const words = left.map(({ raw }) => raw).join(" ");
  const said =
    left.length === 0
      ? "I can't answer that: I did not understand the question."
      : `I can't answer that: I did not understand “${plain(cutText(words, 80))}”.`;
  if (isAboutProduct)
    return answer(
      `${said} I can tell how to import, export, undo, add columns, find duplicates, and where settings are.`,
      { suggestions },
    );
  return answer(isOfNothingHere(question) ? `${said} ${ONLY_HERE}` : said, { suggestions });
}

const ONLY_HERE =
  "I only know what is in your Tracker: your people, notes, tasks, columns and the posts of those you follow.";

/** Whether a question names nothing that is kept here: then it may well be about the world outside. */
const isOfNothingHere = ({ items, text }: Question): boolean =>
  !/\b(?:my|our|i|we|me|us)\b/iu.test(text) &&
  items.every(
    (item) =>
      item.people.length === 0 &&
      item.values.length === 0 &&
      item.columns.length === 0 &&
      !can(
        item,
        "noun.task",
        "noun.note",
        "noun.post",
        "noun.person",
        "noun.column",
        "verb.due",
        "task.overdue",
        "task.next",
      ),
  );
