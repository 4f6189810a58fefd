import { plainWords } from "../words.ts";
import type { KnownPerson } from "../assistant-model.ts";
import { byName } from "./by-name.ts";
import type { OpenQuestion } from "./reading.ts";
import { inItsPlace } from "./literal.ts";

/** Whether words that were asked about are of someone else than a name: no pronoun, and no part of that name. */
export const isOther = (about: string, name: string): boolean =>
  about !== "" &&
  !/^(?:her|hers|him|his|them|their|theirs|she|he|they|both|it|me|the two)$/u.test(about) &&
  !plainWords(about).some((word) => plainWords(name).includes(word));

const AROUND_NAME =
  /^(?:no|oh|sorry|yes|yeah|ok|okay|i|mean|meant|it|s|is|that|was|the|to|for|of|on|please|not|rather|make|say|actually|should|be|one|from|at)$/u;

/** Whether plain words say nothing but who: "I mean Ben Cole". */
export function isOnlyName(words: string, name: string): boolean {
  const parts = plainWords(name);
  return words.split(" ").every((word) => parts.includes(word) || AROUND_NAME.test(word));
}

/** A message with a name in the place of the words of which it was asked who they mean, in whatever letters. */
export function withName(message: string, about: string, name: string): string {
  const at = message.toLowerCase().indexOf(about);
  return at < 0 ? message : inItsPlace(message, message.slice(at, at + about.length), name);
}

/** An order of which it was asked who is meant, with the name of that one, to be read again. */
export const readAs = (
  { message, about }: Pick<OpenQuestion, "message" | "about">,
  { id, name }: Pick<KnownPerson, "id" | "name">,
) => ({ message: withName(message, about, name), people: [byName({ id, name })] });
