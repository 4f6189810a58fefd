import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

const OTHER =
  /(?<![\p{L}\p{M}])(?:the|my|our|not that one,? the|der|die|den|dem|la|el|l['’])\s?(?:other|andere[nmr]?|otr[oa]|autre)\s+(?<who>(?-i:\p{Lu})[\p{L}\p{M}-]{1,30})(?=['’]s?(?![\p{L}])|[^\p{L}\p{M}'’-]|$)/iu;

/** "Actually the other Clara" corrects the last change, whose own rules know who is meant. */
const CORRECTS =
  /^\W*(?:(?:no|nope|sorry|oops|wait|actually|rather|but|i meant?|not (?:her|him|that one))[\s,.!–-]+)+\S+\s\S+\s\S+[\s.!]*$/iu;

/** "The other Priya" by her whole name, after the only other person who is called so was spoken of; other messages as they are. */
export function withOtherNamesake(request: StepRequest): StepRequest {
  const { message, people, state } = request;
  const who = OTHER.exec(message)?.groups?.["who"];
  const last = state?.person ?? state?.thread?.fields.at(-1)?.person ?? null;
  if (who === undefined || last === null || CORRECTS.test(message)) return request;
  const [word = ""] = plainWords(who);
  const called = people.filter(({ name, by }) => by !== "near" && plainWords(name).includes(word));
  const [other, more] = called.filter(({ id }) => id !== last.id);
  const isOfBoth = plainWords(last.name).includes(word);
  if (!isOfBoth || !other || more) return request;
  return {
    ...request,
    message: message.replace(OTHER, () => other.name),
    people: people.flatMap((one) => (one.id === last.id ? [] : one.id === other.id ? [{ ...one, by: "name" }] : [one])),
  };
}
