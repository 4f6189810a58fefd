import { plainWords } from "../../words.ts";
import type { KnownPerson } from "../../assistant-model.ts";
import type { Change, Frame, TaskChange, Who } from "../commands/frames.ts";
import { whoOf } from "../commands/grammar.ts";
import { type Token, written } from "../commands/tokens.ts";
import type { Lists } from "../commands/values.ts";
import type { TaskLine } from "../script.ts";
import { sentenceCase } from "../wording.ts";
import { isInTitle, isOneOf, namingWords } from "../vocabulary/akin.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import { isNumber, seemsAnOrder } from "./order-like.ts";
import { TASK_PHRASINGS, type TaskKind } from "./task-phrasings.ts";
import { allWordings, hasCue, isFiller } from "./wordings.ts";

/** A change that a clause may want, by what it names alone; the higher the likelier. */
export interface Likely {
  frames: [Frame, ...Frame[]];
  score: number;
}

const KINDS = allWordings<TaskKind>(TASK_PHRASINGS);
/** What is asked of a task most where no word says what. */
const USUAL: readonly TaskKind[] = ["done", "delete"];
const wordsIn = (text: string): string[] =>
  plainWords(text).filter((word) => word.length > 2 && !isFiller(word) && !/\d/.test(word));

/** What titles begin with and people say of much else. */
const COMMON = new Set(
  "call called calls calling meet meeting send sent book ask asked get write check follow review visit".split(" "),
);

/** What may be added to the text of a task: words in quotes or behind a colon, or what is to be mentioned. */
const ADDED =
  /["“«„](?<quote>[^"“”«»„]{2,200})["”»“]|:\s+(?<behind>\S.{2,200})$|\b(?:mention|include|add|append|write|put|note)\s+(?<said>(?!it\b|that\b|this\b)[^,;:]{3,100}?)\s+(?:in|to|on|into|onto|under)\s+(?:the|that|my|this)\s/iu;

interface TaskMeant {
  task: TaskLine;
  /** How many of the words are in its title, and how much of the title they are. */
  hits: number;
  share: number;
  said: string[];
  isOfTask: boolean;
}

/** The one task that most words of a clause are about. */
export function taskMeant(
  text: string,
  tokens: readonly Token[],
  tasks: readonly TaskLine[],
  { columns }: Lists,
): TaskMeant | null {
  const labels = columns.flatMap(({ label, options }) => [label, ...options].flatMap((one) => namingWords(one)));
  const isOfTask =
    /\b(?:tasks?|to-?dos?|reminders?|(?:the|that) (?:\p{L}+ ){1,4}(?:one|thing|job|business|matter))\b/iu.test(text);
  // What is called as a column is said of that.
  const said = wordsIn(text).filter((word) => (isOfTask || !labels.includes(word)) && !COMMON.has(word));
  const scored = tasks
    .map((task) => {
      const own = namingWords(task.title);
      const hits = said.filter((word) => isInTitle(word, own));
      // Of two tasks with the same word it is the one that is called as it is said, to the usual words.
      const usual = plainWords(text).filter((word) => COMMON.has(word) && own.includes(word)).length / 10;
      return { task, hits: hits.length + (hits.length > 0 ? usual : 0), share: hits.length / Math.max(1, own.length) };
    })
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits + other.share - one.hits - one.share);
  const [best, next] = scored;
  const isClear =
    best !== undefined &&
    (next === undefined || best.hits + best.share > next.hits + next.share + 0.01) &&
    // One word of a long title is said of much else.
    (best.hits > 1 || best.share >= 0.5 || isOfTask || (next === undefined && isAlone(text, tokens)));
  return isClear ? { ...best, said, isOfTask } : null;
}

/** Changes of the one task that most words of a clause are about. */
export function likelyOfTasks(
  text: string,
  tokens: readonly Token[],
  tasks: readonly TaskLine[],
  lists: Lists,
): Likely[] {
  const best = taskMeant(text, tokens, tasks, lists);
  if (best === null) return [];
  const { said, isOfTask } = best;
  const free = said.filter((word) => !isInTitle(word, namingWords(best.task.title)));
  const inTitle = ({ from, to }: Token) =>
    plainWords(text.slice(from, to)).every((word) => isInTitle(word, namingWords(best.task.title)));
  const days = tokens.flatMap((token) => (token.slot?.is === "date" && !inTitle(token) ? [token.slot.date] : []));
  const [day, another] = days;
  const [verb = ""] = free;
  const cued = (Object.keys(KINDS) as TaskKind[]).filter(
    (kind) => /^(?:done|in_progress|todo|delete|undated)$/.test(kind) && hasCue(KINDS[kind], free),
  );
  const isAlready = (kind: TaskKind) =>
    kind === best.task.status || (kind === "todo" && !/\bto-? ?do\b|\bopen|\bagain\b/iu.test(text));
  const kinds = [...new Set([...cued, ...(isOfTask ? USUAL : [])])].filter((kind) => !isAlready(kind));
  const refs = [{ by: "id" as const, id: best.task.id }];
  const { quote, behind, said: mentioned } = ADDED.exec(text)?.groups ?? {};
  const added = (quote ?? behind ?? mentioned ?? "").replace(/[\s.]+$/u, "");
  const changes: { frame: Frame; score: number }[] = [
    ...(day !== undefined && another === undefined
      ? [{ frame: { do: "change_task" as const, tasks: refs, change: { dueDate: day } }, score: 0.6 }]
      : []),
    ...(added === ""
      ? []
      : [
          {
            frame: { do: "change_task" as const, tasks: refs, change: { addition: sentenceCase(added) } },
            score: 0.55,
          },
        ]),
    ...kinds.map((kind, no): { frame: Frame; score: number } => ({
      frame:
        kind === "delete"
          ? { do: "delete_task", tasks: refs }
          : { do: "change_task", tasks: refs, change: changeOf(kind) },
      // A verb at the beginning says it.
      score:
        (cued.includes(kind) ? 0.5 : 0.2) +
        (hasCue(KINDS[kind], [verb]) ? 0.2 : 0) +
        (hasCue(KINDS[kind], free.slice(-1)) ? 0.25 : 0) -
        no / 100,
    })),
  ];
  const sureness = Math.min(0.3, best.hits / 10 + best.share / 10);
  return changes.map(({ frame, score }) => ({ frames: [frame], score: score + sureness }));
}

/** An order that names nobody: a word that only one title has is of that task. */
const isAlone = (text: string, tokens: readonly Token[]): boolean =>
  seemsAnOrder(text) && tokens.every(({ slot }) => slot?.is !== "person");

/** A task that is done is reopened, for another day where one is said. */
export function likelyOfDone(
  text: string,
  tokens: readonly Token[],
  tasks: readonly TaskLine[],
  lists: Lists,
): Likely[] {
  return likelyOfTasks(text, tokens, tasks, lists).flatMap(({ frames: [frame], score }): Likely[] =>
    frame.do === "change_task" && (frame.change.dueDate || frame.change.status === "todo")
      ? [{ frames: [{ ...frame, change: { ...frame.change, status: "todo" } }], score: score - 0.1 }]
      : [],
  );
}

const changeOf = (kind: TaskKind): TaskChange => (kind === "undated" ? { dueDate: null } : { status: kind as "done" });

/** Those who a clause names, else the one who it is about. */
export function thoseMeant(text: string, tokens: readonly Token[], about: KnownPerson | null): Who[] {
  const named = tokens
    .filter(({ code, slot }) => code === "P" && slot?.is === "person" && slot.people.length === 1)
    .map((token) => whoOf(token, text));
  if (named.length > 0)
    return named.filter(
      ({ people: [one] }, no) => named.findIndex(({ people: [first] }) => first?.id === one?.id) === no,
    );
  return about ? [{ people: [about], said: about.name }] : [];
}

/** Values of a type that fields of people have, set on those who a clause names. */
export function likelyOfPeople(
  text: string,
  tokens: readonly Token[],
  { stages, statuses, owners = [], columns }: Lists,
  about: KnownPerson | null,
): Likely[] {
  const who = thoseMeant(text, tokens, about);
  const [first, second] = who;
  if (!first || (second && tokens.some(({ code }) => isNumber(code)))) return [];
  const set = (change: Change, score: number): Likely => ({ frames: [{ do: "set", who, changes: [change] }], score });
  const words = plainWords(text);
  const near = (label: string) => namingWords(label).some((word) => isOneOf(word, words));
  // "By ten" counts from what is there.
  const numbers = tokens.filter(({ code, from }) => isNumber(code) && !/\bby\s+$/iu.test(text.slice(0, from)));
  const [number, anotherNumber] = numbers;
  const value = number && !anotherNumber ? written([number], text) : null;
  const amount = value === null ? NaN : (numberIn(value) ?? NaN);
  const own = (type: string) => columns.filter((column) => column.type === type);
  const days = tokens.flatMap(({ slot }) => (slot?.is === "date" ? [slot.date] : []));
  const [day, anotherDay] = days;
  const verbs = [
    ...stages.map((stage) => ["stage", stage] as const),
    ...statuses.map((one) => ["status", one] as const),
  ];
  return [
    ...(value !== null && Number.isInteger(amount) && amount >= 0 && amount <= 100
      ? [set({ field: "priorityScore", value }, near("priority") ? 0.7 : 0.5)]
      : []),
    ...(value === null
      ? []
      : own("number").map((column) => set({ column, value }, near(column.label) ? 0.65 : amount > 100 ? 0.45 : 0.25))),
    ...(day !== undefined && anotherDay === undefined
      ? own("date").flatMap((column) => (near(column.label) ? [set({ column, value: day }, 0.6)] : []))
      : []),
    // "Archive her", "she declined": the verb that a stage or a status is made of.
    ...verbs.flatMap(([field, option]) =>
      plainWords(option).length === 1 &&
      words.some((word) => word.length > 3 && isSaidOf(word, plainWords(option)[0] ?? ""))
        ? [set({ field, value: option }, 0.6)]
        : [],
    ),
    ...owners.flatMap((owner) =>
      words.includes(plainWords(owner)[0] ?? "") && !first.people.some(({ name }) => name === owner)
        ? [set({ field: "owner", value: owner }, 0.4)]
        : [],
    ),
  ];
}

const isSaidOf = (word: string, option: string): boolean =>
  option !== "" && (isOneOf(word, [option]) || `${word}d` === option || `${word}ed` === option);
