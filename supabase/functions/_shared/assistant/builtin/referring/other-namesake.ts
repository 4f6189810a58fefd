import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { asKnown } from "../by-name.ts";
import type { Call } from "../script.ts";

const OTHER =
  /(?<![\p{L}\p{M}])(?:the|my|our|not that one,? the|der|die|den|dem|la|el|l['’])\s?(?:other|andere[nmr]?|otr[oa]|autre)\s+(?<who>(?-i:\p{Lu})[\p{L}\p{M}-]{1,30})(?=['’]s?(?![\p{L}])|[^\p{L}\p{M}'’-]|$)/iu;

/** "Actually the other Clara" corrects the last change, whose own rules know who is meant. */
const CORRECTS =
  /^\W*(?:(?:no|nope|sorry|oops|wait|actually|rather|but|i meant?|not (?:her|him|that one))[\s,.!–-]+)+\S+\s\S+\s\S+[\s.!]*$/iu;

const OTHER_ONE =
  /^\W*(?:(?:no|nope|sorry|oops|wait|actually|oh|i meant?|wrong one)[\s,.!–-]+)*(?:not (?:him|her|them|that one|this one|that person)[\s,.;!–-]+)?(?:but |i meant? |it['’]?s |rather )?the other (?:one|person|guy|woman|man|lady|girl|boy)(?: please)?[\s.!]*$/iu;
/** "The other one too": the same is done for the other one. */
const OTHER_TOO =
  /^\W*(?:(?:ok|okay|and|also|then|please)[\s,]+)*the other (?:one|person|guy|woman|man|lady|girl|boy)(?: (?:too|as well|also|please))+[\s.!]*$/iu;
/** "Not him, the other one", after one person was changed: the only other one of that first name or surname. */
function otherOfThatName({ changes = [], state }: StepRequest, call: Call) {
  const standing = changes.filter(({ status }) => status === "executed" || status === "proposed");
  const [action, another] = standing;
  const isOfPerson = action && !another && /^(?:update_founder|set_custom_value|create_note)$/.test(action.tool);
  const isListed = (state?.list ?? []).filter(({ kind }) => kind === "person").length > 1;
  const last = state?.person;
  if (!isOfPerson || isListed || !last || last.id !== (action.founderId ?? action.params["founderId"])) return null;
  const found = plainWords(last.name).flatMap((word) => {
    const anyOf = [[{ column: "name", is: "contains", text: word, not: false }]];
    const { founders = [] } = call("query_people", {
      ...{ anyOf, ids: null, search: null, sort: null, limit: 5, figuresOf: null },
    });
    return founders.filter(({ id, name }) => id !== last.id && plainWords(name).includes(word));
  });
  const [other, more] = [...new Map(found.map((one) => [one.id, one])).values()];
  return other && !more ? asKnown(other) : null;
}

/** "The other Priya" by her whole name, after the only other person who is called so was spoken of; other messages as they are. */
export function withOtherNamesake(request: StepRequest, call: Call): StepRequest {
  const { message, people, state } = request;
  const isToo = OTHER_TOO.test(message);
  const unnamed = isToo || OTHER_ONE.test(message) ? otherOfThatName(request, call) : null;
  if (unnamed) return { ...request, message: isToo ? `${unnamed.name} too` : `no, ${unnamed.name}`, people: [unnamed] };
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
