import { contentWords, stem } from "../words.ts";
import { say } from "./answers.ts";
import type { Who } from "./commands/frames.ts";
import { isNameLike, namesNoTask } from "./names-no-task.ts";
import type { Asking, Found, MeantTask } from "./resolve.ts";
import type { TaskLine } from "./script.ts";
import { isCalled, isNearly, isOthers, isWord } from "./task-words.ts";
import { isAkin } from "./vocabulary/akin.ts";
import { plain, taskLine, titleAndPerson } from "./wording.ts";

/** Words with which a task is talked about without being named. */
const ABOUT_TASKS = new Set(
  "task todo reminder item list thing one my that it call up do done off out back due date deadline follow open bei con avec mit chez de del du des".split(
    " ",
  ),
);

/** Words for one of a list: no slip of another word. */
const NO_SLIP = new Set("one ones first second third fourth fifth last".split(" ").map(stem));

/** The one task that has the most of these words, or what to ask. */
export function byWords(words: string, who: Who | null, tasks: readonly TaskLine[]): Found<MeantTask[]> {
  const found = byWordsAs(isWord, words, who, tasks);
  // "The label translation" is the one to translate labels, where no other is called so.
  const isMissing = "ask" in found && found.question?.choices.length === 0;
  const akin = isMissing ? byWordsAs(isAkin, words, who, tasks) : found;
  return "is" in akin && akin.is.every(({ left }) => left.length === 0) ? akin : found;
}

function byWordsAs(
  isSame: (said: string, own: string) => boolean,
  words: string,
  who: Who | null,
  tasks: readonly TaskLine[],
): Found<MeantTask[]> {
  const said = contentWords(words);
  const sought = said.filter((word) => !ABOUT_TASKS.has(word));
  const person = who?.people.length === 1 ? who.people[0] : undefined;
  const isNameOnly =
    person !== undefined &&
    contentWords(words).every(
      (word) => contentWords(`${person.name} ${who?.said ?? ""}`).includes(word) || ABOUT_TASKS.has(word),
    );
  const hasOwn = isNameOnly && tasks.some(({ founderId, status }) => founderId === person.id && status !== "done");
  const scored = tasks
    .filter((task) => person === undefined || !isOthers(task, person))
    // "The Ben task" is his own, where someone else's has his name in its title.
    .filter((task) => !hasOwn || task.founderId === null || task.founderId === person.id || isCalled(task, words))
    .map((task) => {
      const own = contentWords(`${task.title} ${task.founderName ?? ""}`);
      const hits = (list: readonly string[]) =>
        list.filter((word) => own.some((one) => isSame(word, one) || (!NO_SLIP.has(word) && isNearly(word, one))))
          .length;
      const score = sought.length > 0 ? hits(sought) / sought.length : said.length > 0 ? hits(said) / said.length : 0;
      // "MOT" is no "moth" where a task has it.
      const written = sought.filter((word) => own.includes(word)).length / 200;
      // "My call with Piotr" may be any call of his, whatever one is called.
      const isTitle = isNameOnly ? isCalled(task, words) : contentWords(task.title).join(" ") === said.join(" ");
      const exact = isTitle ? 0.2 : 0;
      // "His demo" is sooner one of his own than one of nobody's.
      const theirs = person !== undefined && task.founderId === person.id ? 0.004 : 0;
      return {
        task,
        score: (isNameOnly && task.founderId === person.id ? 1 : score + written) + exact + theirs + hits(said) / 1000,
        own,
      };
    })
    .filter(({ score }) => score >= 0.6);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const fits = scored.filter(({ score }) => score > best - 0.001);
  const [fit, another] = fits;
  if (!fit)
    return namesNoTask(words)
      ? notFound("Which task do you mean?", "")
      : notFound(
          `I don't find “${plain(words)}” among your ${isNameLike(words) && !isNameOnly ? "people or tasks" : "tasks"}.`,
          words,
        );
  if (another)
    return whichOf(
      fits.map(({ task }) => task),
      words,
    );
  return {
    is: [
      {
        task: fit.task,
        left: sought.filter((word) => !fit.own.some((one) => isSame(word, one))),
      },
    ],
  };
}

/** Asks which of several tasks is meant. */
export function whichOf(tasks: readonly TaskLine[], words: string): Asking {
  const choices = tasks.slice(0, 5);
  return {
    ask: {
      ...say(["Which task do you mean?", ...choices.map(taskLine)].join("\n")),
      listed: choices.map(({ id, title }) => ({ kind: "task", id, name: title })),
    },
    question: {
      asks: "task",
      about: words.toLowerCase(),
      choices: choices.map((task) => ({ kind: "task", id: task.id, name: titleAndPerson(task) })),
    },
  };
}

export const notFound = (text: string, words: string): Asking => ({
  ask: say(text, ["List my tasks"]),
  question: { asks: "task", about: words.toLowerCase(), choices: [] },
});
