import type { KnownPerson } from "../../assistant-model.ts";
import { type Frame, reading } from "../commands/frames.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { withOpposites } from "../commands/opposites.ts";
import type { Token } from "../commands/tokens.ts";
import type { Lists } from "../commands/values.ts";
import { isAsking, listsOf, type Turn } from "../ready.ts";
import type { TaskLine } from "../script.ts";
import type { Choosing } from "../told-changes.ts";
import { meantBy } from "../trained/frame-of.ts";
import { isDeletionSaid, isNameable, QUIET } from "../trained/guess.ts";
import { inWords } from "../trained/in-words.ts";
import { understand } from "../trained/understood.ts";
import { type Likely, likelyOfDone, likelyOfPeople, likelyOfTasks, thoseMeant } from "./likely-changes.ts";
import { nearestOfPeople, optionsMeant } from "./nearest.ts";
import { deniesDone } from "../not-done.ts";
import { isNotMeant } from "./not-meant.ts";
import { personGuesses } from "./person-guesses.ts";
import { storesStep } from "./stored-steps.ts";
import { taskGuesses } from "./task-guesses.ts";
import { withAllOfIt } from "./task-of-day.ts";

/** A likely change as a question names it. */
export interface NamedLikely extends Likely {
  name: string;
}

/**
 * The changes that a clause about `meant` may want by what it names, the likeliest first, each with everyone and everything there.
 * `least` is how probable a meaning of the trained reader must be.
 */
export function likelyNamed(
  clause: ReadClause,
  turn: Turn,
  meant: KnownPerson | null,
  { choose, tasks, least }: { choose: Choosing; tasks: readonly TaskLine[]; least: number },
): { tokens: readonly Token[]; named: NamedLikely[] } {
  const [{ request }, { text }] = [turn, clause];
  const lists = { ...listsOf(request), columns: turn.columns };
  const read = understand(text, turn, meant, tasks);
  const trained = read.intents
    .filter(({ intent, probability }) => !QUIET.has(intent) && probability >= least)
    .slice(0, 4)
    .flatMap((one) => meantBy(one, read, turn, meant))
    .flatMap(({ frames, probability, isDoubted }): Likely[] =>
      frames === null || isDoubted ? [] : [{ frames, score: probability }],
    );
  const { tokens } = read;
  const all: Likely[] = [
    ...trained,
    ...personGuesses(tokens, text, lists, meant).map(({ frame, left, isLikely }): Likely => ({
      frames: [frame],
      score: (isLikely ? 0.7 : 0.55) - left.length / 20,
    })),
    ...taskGuesses(tokens, text, tasks, request.today)
      .slice(0, 2)
      .map(({ frame, left }): Likely => ({ frames: [frame], score: 0.75 - left.length / 10 })),
    ...ofTasks(text, tokens, tasks, lists),
    ...likelyOfPeople(text, tokens, lists, meant),
    ...nearestOfPeople(text, tokens, lists, thoseMeant(text, tokens, meant)),
    ...optionsMeant(text, turn.columns),
  ];
  const named = all
    .map((one) => withAllOfIt(asLikely(one, text), clause, request))
    .filter(({ frames }) =>
      frames.every(
        (frame) =>
          isSound(frame, text) &&
          isDeletionSaid(frame, text) &&
          !isNotMeant(frame, text, request.people) &&
          !deniesDone(frame, text),
      ),
    )
    .map(({ frames: [first, ...more], ...one }): Likely => ({
      ...{ ...one, frames: [withOpposites(first, text), ...more.map((frame) => withOpposites(frame, text))] },
    }))
    .map((one) => ({ ...one, name: one.frames.map((frame) => inWords(frame, tasks)).join(", ") }))
    .filter(({ name, frames }) => name !== "" && isPrepared(frames, clause, turn, choose))
    .sort((one, other) => other.score - one.score)
    .filter(({ name }, no, sorted) => sorted.findIndex((other) => other.name === name) === no);
  return { tokens, named };
}

const DELETES =
  /\b(?:delete|remove|erase|drop|cancel|bin|scrap|kill|lose|ditch|axe|purge|strike|cross|chuck|wipe|get rid|forget|no longer|not needed|needn['’]?t|no need|no (?!\p{L}+ (?:yet|answer|reply)))/iu;
/** Nothing is deleted before it is said to be. */
function asLikely(one: Likely, text: string): Likely {
  const deletes = one.frames.some((frame) => frame.do === "delete_task");
  return deletes && !DELETES.test(text) ? { ...one, score: Math.min(one.score, 0.1) } : one;
}

/** What open tasks may get, else those that are done. */
function ofTasks(text: string, tokens: readonly Token[], tasks: readonly TaskLine[], lists: Lists): Likely[] {
  const [open, done] = [false, true].map((isDone) => tasks.filter(({ status }) => (status === "done") === isDone));
  const changes = likelyOfTasks(text, tokens, open ?? [], lists);
  return changes.length > 0 ? changes : likelyOfDone(text, tokens, done ?? [], lists);
}

/** Whether everyone and everything is there, and every word that it would store was said. */
export function isPrepared(frames: Likely["frames"], clause: ReadClause, turn: Turn, choose: Choosing): boolean {
  const [first, ...more] = frames;
  const chosen = choose({ ...clause, kind: "command", readings: [reading(first, { more })] }, turn);
  return chosen !== null && !isAsking(chosen) && chosen.left.length + chosen.ready.left.length === 0;
}

const ADDS = /^\W*(?:please |pls |can you |could you )*(?:add|create|new|make (?:a|an|another|me))\b/iu;

/** Someone is deleted where that is said, and a value is one. */
function isSound(frame: Frame, text: string): boolean {
  if (/_task$/.test(frame.do) && frame.do !== "add_task" && ADDS.test(text)) return false;
  if (frame.do === "delete_person") return /\b(?:delete|remove|erase|get rid of|drop)\b/iu.test(text);
  if (frame.do === "note" || frame.do === "add_person" || !isNameable(frame)) return false;
  if (storesStep(frame, text)) return false;
  return frame.do !== "set" || (frame.who.length > 0 && frame.who.every(({ people }) => people.length === 1));
}
