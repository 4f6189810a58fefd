import type { KnownPerson } from "../assistant-model.ts";
import { contentWords } from "../words.ts";
import type { Answer } from "./answers.ts";
import { say } from "./answers.ts";
import type { Spelled, TaskRef, Who } from "./commands/frames.ts";
import type { Listed, OpenQuestion, Thread } from "./reading.ts";
import { isDue } from "./due-in.ts";
import type { Call, TaskLine } from "./script.ts";
import { isOfVerb } from "./task-words.ts";
import { byWords, notFound, whichOf } from "./tasks-by-words.ts";
import { tasksOfFirm } from "./tasks-of-firm.ts";
import { plain } from "./wording.ts";

/** Something that must be asked before anything is done. */
export interface Asking {
  ask: Answer;
  question: (Omit<OpenQuestion, "message" | "mode" | "people" | "given"> & { spelled?: Spelled }) | null;
}

export type Found<Record> = { is: Record } | Asking;

const nameOf = ({ name, company }: KnownPerson) => `${name}${company === null ? "" : ` (${company})`}`;

/** The one person who words mean, or what to ask; `near` finds those whose name is nearly so. */
export function personOf(
  { people, said }: Who,
  text: string,
  near: (said: string) => readonly KnownPerson[] = () => [],
): Found<{ id: string; name: string }> {
  const [first, second] = people;
  if (first && !second) return { is: first };
  if (first) {
    const names = new Set(people.map(({ name }) => name));
    return {
      ask: {
        ...say(
          `Which one do you mean: ${people
            .slice(0, 6)
            .map((person) => plain(nameOf(person)))
            .join(", ")}?`,
          people
            .slice(0, 3)
            .map((person) => (names.size === people.length ? text.replace(said, person.name) : nameOf(person))),
        ),
        listed: people.map(({ id, name }) => ({ kind: "person", id, name })),
      },
      question: {
        asks: "person",
        about: said.toLowerCase(),
        choices: people.map((person): Listed => ({ kind: "person", id: person.id, name: nameOf(person) })),
      },
    };
  }
  if (said === "" || /^(?:her|hers|him|his|them|their|theirs|she|he|they)$/i.test(said))
    return {
      ask: say("Who do you mean? Please name the person."),
      question: { asks: "person", about: said.toLowerCase(), choices: [] },
    };
  const close = near(said);
  const names = close.map((person) => plain(nameOf(person))).join(" or ");
  const meant = close.length > 0 ? ` Do you mean ${names}?` : "";
  return {
    ask: say(`I don't find ${plain(said)} among your people.${meant}`, [
      ...close.map((person) => text.replace(said, person.name)),
      `Add ${plain(said)}`,
    ]),
    question: {
      asks: "person",
      about: said.toLowerCase(),
      choices: close.map((person): Listed => ({ kind: "person", id: person.id, name: nameOf(person) })),
    },
  };
}

export interface MeantTask {
  task: TaskLine;
  /** Words that are not in its title. */
  left: string[];
}

/** What "it", "the second" and "overdue" mean, and what earlier questions about the same message were answered with. */
export interface KnownTasks {
  list: readonly Listed[];
  /** The last list of several, and those of it who were spoken of since. */
  thread: Thread;
  lastTaskIds: readonly string[];
  /** Those of earlier turns, the last at the end: "both" may mean one of them. */
  earlierTaskIds?: readonly string[];
  /** Those who the message names, by their names or their firms. */
  people?: readonly KnownPerson[];
  /** Whose task "that task" is, where none was spoken of. */
  personId: string | null;
  given: Readonly<Record<string, string>>;
  today: string;
  weekStart: string;
}

/** The tasks that words mean, or what to ask. */
export function tasksOf(
  refs: readonly TaskRef[],
  call: Call,
  status: "open" | "any",
  known: KnownTasks,
): Found<MeantTask[]> {
  const { tasks = [] } = call("list_tasks", { status, due: null, founderId: null, query: null });
  const meant: MeantTask[] = [];
  for (const ref of refs) {
    const found = taskOf(ref, tasks, known);
    if ("ask" in found) {
      const whole = refs.length > 1 ? wholeOf(refs, tasks) : null;
      if (whole) return { is: [whole] };
      return found;
    }
    meant.push(...found.is);
  }
  return { is: meant };
}

/** "Send the deck and book a room" is one task where one is called so. */
function wholeOf(refs: readonly TaskRef[], tasks: readonly TaskLine[]): MeantTask | null {
  const words = refs.flatMap((ref) => (ref.by === "words" ? contentWords(ref.words) : []));
  const task = tasks.find(({ title }) => words.length > 0 && words.every((word) => contentWords(title).includes(word)));
  return task ? { task, left: [] } : null;
}

function taskOf(ref: TaskRef, tasks: readonly TaskLine[], all: KnownTasks): Found<MeantTask[]> {
  const { list, thread, lastTaskIds, personId, given } = all;
  const withId = (id: string | undefined): MeantTask[] =>
    tasks.filter((task) => task.id === id).map((task) => ({ task, left: [] }));
  const several = thread.list.filter(({ kind }) => kind === "task");
  if (ref.by === "id") return { is: withId(ref.id) };
  if (ref.by === "last") {
    const listed = list.filter(({ kind }) => kind === "task").map(({ id }) => id);
    const before = all.earlierTaskIds?.findLast((id) => !lastTaskIds.includes(id)) ?? "";
    const both = ref.isBoth && lastTaskIds.length === 1 && withId(before).length > 0 ? [before] : [];
    const ids = lastTaskIds.length > 0 ? [...both, ...lastTaskIds] : listed.length === 1 ? listed : [];
    const theirs = tasks.filter(({ founderId, status }) => founderId === personId && status !== "done");
    const own = personId !== null && theirs.length === 1 ? theirs.map(({ id }) => id) : [];
    const found = (ids.length > 0 ? ids : own).flatMap(withId);
    return found.length > 0 ? { is: found } : notFound("Which task do you mean?", "");
  }
  if (ref.by === "place") {
    const known = several.length > 1 ? several : list.filter(({ kind }) => kind === "task");
    const found = withId(known.at(ref.place > 0 ? ref.place - 1 : ref.place)?.id);
    // "The last one", where nothing was listed, is the one that was spoken of.
    const last = ref.place < 0 && known.length < 2 ? lastTaskIds.flatMap(withId) : [];
    const meant = last.length > 0 ? last : found;
    return meant.length > 0
      ? { is: meant }
      : notFound(
          known.length > 0
            ? "Which task do you mean? I have not listed that many."
            : "Which task do you mean? I listed no tasks just now.",
          "",
        );
  }
  if (ref.by === "some" || ref.by === "others") {
    const spoken = new Set([...thread.spoken, ...lastTaskIds]);
    const some =
      ref.by === "others"
        ? several.filter(({ id }) => !spoken.has(id))
        : ref.first > 0
          ? several.slice(0, ref.first)
          : several.slice(-ref.last);
    const found = several.length > some.length || ref.by === "some" ? some.flatMap(({ id }) => withId(id)) : [];
    const isCounted = ref.by !== "others" || ref.count === undefined || ref.count === found.length;
    return found.length > 0 && isCounted ? { is: found } : notFound("Which tasks do you mean?", "");
  }
  if (ref.by === "all") {
    // "Both Tom tasks": of whichever Tom has them.
    const theirs = ref.who && ref.who.people.length > 0 ? new Set(ref.who.people.map(({ id }) => id)) : null;
    const found = tasks.filter(
      ({ dueDate, founderId, status }) =>
        isDue(dueDate, ref.due, all) &&
        (theirs === null || (founderId !== null && theirs.has(founderId))) &&
        (ref.isDone !== true || status === "done") &&
        (ref.isBegun !== true || status === "in_progress"),
    );
    const isOfSeveral = (theirs?.size ?? 0) > 1 && new Set(found.map(({ founderId }) => founderId)).size > 1;
    if (found.length > 1 && (ref.isOne || isOfSeveral)) return whichOf(found, "");
    return found.length > 0
      ? { is: found.map((task) => ({ task, left: [] })) }
      : { ask: say(ref.due === "overdue" ? "Nothing is overdue." : "There are no such tasks."), question: null };
  }
  const chosen = withId(given[`task:${ref.words.toLowerCase()}`]);
  if (chosen.length > 0) return { is: chosen };
  // "The Kelp task", of two for the one at Kelp.
  const ofFirm = tasksOfFirm(ref.words, tasks, all.people ?? []);
  return ofFirm.length > 1
    ? whichOf(ofFirm, ref.words)
    : byWords(
        ref.words,
        ref.who,
        ref.verb === undefined ? tasks : tasks.filter(({ title }) => isOfVerb(ref.verb ?? "", title)),
      );
}
