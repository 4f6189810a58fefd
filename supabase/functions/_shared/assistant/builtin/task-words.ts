import { slipsBetween } from "../spelling.ts";
import { contentWords, plainWords, stem } from "../words.ts";
import type { TaskLine } from "./script.ts";
import { FOREIGN_TASK_WORDS } from "./vocabulary/foreign-task-words.ts";
import { isAkin } from "./vocabulary/akin.ts";
import { isRight } from "./vocabulary/nearness.ts";

/** "I called Rosa" says nothing of a task to write to her. */
export const isOfVerb = (verb: string, title: string): boolean =>
  contentWords(title).some((word) => isAkin(word, verb) || (TALKS.has(word) && TALKS.has(verb)));
const TALKS = new Set("call phone ring speak talk catch follow check contact".split(" "));

/** What tasks are about, in other languages: "der Anruf bei Hamish" is "Call Hamish". */
const IN_ENGLISH: ReadonlyMap<string, readonly string[]> = new Map(
  FOREIGN_TASK_WORDS.split(/;|\n/u)
    .map((line) => line.split(" ").map(stem))
    .map(([word = "", ...english]) => [word, english]),
);

export const isWord = (said: string, own: string): boolean =>
  IN_ENGLISH.get(said)?.includes(own) === true ||
  said === own ||
  (said.length > 4 && (own.startsWith(said) || said.startsWith(own)));
/** A slip of the finger: whether it is the same word, the user is asked. */
export const isNearly = (said: string, own: string): boolean =>
  said.length > 2 && said[0] === own[0] && !isRight(said) && slipsBetween(said, own) === 1;

/** Whether words are the very title of a task. */
export const isCalled = ({ title }: TaskLine, words: string): boolean =>
  plainWords(title).join(" ") === plainWords(words).join(" ");

/** A task that belongs to someone else and does not name this person: "a task for him" never means it. */
export const isOthers = ({ founderId, title }: TaskLine, { id, name }: { id: string; name: string }): boolean =>
  founderId !== null && founderId !== id && !contentWords(title).some((word) => contentWords(name).includes(word));
