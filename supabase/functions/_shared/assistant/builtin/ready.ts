import type { StepRequest } from "../assistant-model.ts";
import { type Answer, say } from "./answers.ts";
import { NOT_DONE } from "./outcome.ts";
import type { Problem, Who } from "./commands/frames.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import type { Lists } from "./commands/values.ts";
import type { OwnColumn } from "./reading.ts";
import { nearlyNamed } from "./people-with.ts";
import { type Asking, personOf } from "./resolve.ts";
import type { Call } from "./script.ts";

/** What a frame is carried out with. */
export interface Turn {
  call: Call;
  request: StepRequest;
  columns: readonly OwnColumn[];
  /** What earlier questions about the same message were answered with. */
  given: Readonly<Record<string, string>>;
  /** The ids of those who were added by this message, by their names. */
  added: Map<string, string>;
  /** What the clauses before spoke of, for "it" and "that task". */
  spoken: Spoken;
}

/** The person and the tasks that the clauses of a message spoke of last. */
export interface Spoken {
  personId: string | null;
  taskIds: readonly string[];
  /** The tasks that they delete: nothing else of those is changed. */
  goneIds: readonly string[];
}

/** How the id of someone begins who is being added and not stored yet. */
export const NEWCOMER = "new:";

export const listsOf = ({ user, columns = [], today }: StepRequest): Lists => ({
  ...{ stages: user.stages, statuses: user.statuses, columns, owners: user.owners ?? [], today },
});

export type Person = { id: string; name: string };

/** The id of a person who may have been added by this very message. */
export const idOf = ({ id }: Person, { added }: Turn): string => added.get(id) ?? id;

/** Everything that a reading means is known: `run` makes its changes, each held back for a reason or not. */
export interface Ready {
  run: (heldBecause: string | null) => Answer;
  /** Words that turned out to mean nothing: a part of a title that no task has. */
  left: string[];
  /** Why it waits for the user although they said it. */
  doubt: string | null;
  about: Person | null;
  /** The tasks that it is about. */
  taskIds?: readonly string[];
  /** The tasks that it deletes. */
  goneIds?: readonly string[];
}

export function joined(answers: readonly Answer[]): Answer {
  const about = answers.findLast((answer) => answer.about)?.about;
  const texts = answers.map(({ text }) => text);
  return {
    text: texts.filter((text, no) => !text.startsWith(NOT_DONE) || texts.indexOf(text) === no).join("\n"),
    suggestions: answers.flatMap(({ suggestions }) => suggestions ?? []),
    listed: answers.flatMap(({ listed: own }) => own ?? []),
    ...(about && { about }),
  };
}

export const ready = (about: Person | null, run: Ready["run"], more: Partial<Ready> = {}): Ready => ({
  run,
  left: [],
  doubt: null,
  about,
  ...more,
});
export const asking = ({ problem, offers, asks, choices = [] }: Problem): Asking => ({
  ask: say(problem, offers),
  question: asks ? { ...asks, choices: [...choices] } : null,
});

export const isAsking = (one: object): one is Asking => "ask" in one;

/** Those who are meant, one for each, or the first question. */
export function peopleOf(
  who: readonly Who[],
  clause: ReadClause,
  { given, request, call }: Turn,
): { is: Person[] } | Asking {
  const known = who.length > 0 ? who : [{ people: [], said: "" }];
  const people: Person[] = [];
  for (const one of known) {
    if (one.isGroup) {
      people.push(...one.people);
      continue;
    }
    const id = given[`person:${one.said.toLowerCase()}`];
    const chosen = request.people.find((person) => person.id === id);
    const found = chosen ? { is: chosen } : personOf(one, clause.text, (said) => nearlyNamed(said, call));
    if ("ask" in found) return found;
    people.push(found.is);
  }
  return { is: people };
}
