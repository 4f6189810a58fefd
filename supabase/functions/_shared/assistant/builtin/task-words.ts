import { slipsBetween } from "../spelling.ts";
import { contentWords } from "../words.ts";
import type { TaskLine } from "./script.ts";
import { isAkin } from "./vocabulary/akin.ts";
import { isRight } from "./vocabulary/nearness.ts";

/** "I called Rosa" says nothing of a task to write to her. */
export const isOfVerb = (verb: string, title: string): boolean =>
  contentWords(title).some((word) => isAkin(word, verb) || (TALKS.has(word) && TALKS.has(verb)));
const TALKS = new Set("call phone ring speak talk catch follow check contact".split(" "));

export const isWord = (said: string, own: string): boolean =>
  said === own || (said.length > 4 && (own.startsWith(said) || said.startsWith(own)));
/** A slip of the finger: whether it is the same word, the user is asked. */
export const isNearly = (said: string, own: string): boolean =>
  said.length > 2 && said[0] === own[0] && !isRight(said) && slipsBetween(said, own) === 1;

/** A task that belongs to someone else and does not name this person: "a task for him" never means it. */
export const isOthers = ({ founderId, title }: TaskLine, { id, name }: { id: string; name: string }): boolean =>
  founderId !== null && founderId !== id && !contentWords(title).some((word) => contentWords(name).includes(word));
