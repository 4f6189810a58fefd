import type { StepRequest } from "../assistant-model.ts";
import { TOLD } from "../why-held.ts";
import { plainWords } from "../words.ts";
import type { OwnColumn } from "./reading.ts";

type Given = Readonly<Record<string, unknown>>;
type Held = string | null | undefined;
interface Kept {
  input: Given;
  held: Held;
}

/** What comes on top: "also South", "South too", "oh and South", but no "and" between two choices. */
const ADDS =
  /(?:^|[^\p{L}])(?:too|also|as well|plus|add|include|additionally|auch|noch|también|aussi)(?:[^\p{L}]|$)|^(?:\P{L}|(?:oh|ah|ok|okay|yes|right|hm+)(?!\p{L}))*(?:and|und|et)\s/iu;
/** "And switch her to South": whether the others stay is not said. */
const AND_SETS =
  /^(?:\P{L}|(?:oh|ah|ok|okay|yes|right|hm+)(?!\p{L}))*(?:and|und|et)\s+(?:then\s+|now\s+|please\s+)*(?:switch|change|move|put|make|turn|swap|transfer|shift|give)(?!\p{L})(?!.*(?:too|also|as well)[\s.!]*$)/iu;
/** "No South please", with nothing behind the "no": South is not wanted, or it is what is. */
const NO_CHOICE = /^\s*no\s+(?=\p{L})/iu;
const REPLACES =
  /(?:^|[^\p{L}])(?:no|nope|not|instead|rather|sorry|actually|wait|remove|drop|without|anymore|longer)(?:[^\p{L}]|$)/iu;
const CORRECTS =
  /(?:^|[^\p{L}])(?:no|nope|not|instead|rather|sorry|oops|actually|wait|meant|mean|correction)(?:[^\p{L}]|$)/iu;
/** All that someone is to have: nothing of what was there stays. */
const WHOLE = /(?:^|[^\p{L}])(?:only|just|set|replace|nothing (?:but|else)|all of (?:it|them))(?:[^\p{L}]|$)/iu;

/** The choices of a value: "North, South", "North and South". */
const choicesIn = (value: unknown, { options }: OwnColumn): string[] =>
  typeof value !== "string" || value === ""
    ? []
    : value.split(", ").flatMap((one) => (options.includes(one) ? [one] : one.split(/\s+(?:and|&)\s+/u)));
const isNamed = (message: string, words: string): boolean =>
  ` ${plainWords(message).join(" ")} `.includes(` ${plainWords(words).join(" ")} `);

interface Change {
  /** What was there, what the last change made of it, and what the message makes of it. */
  before: string[];
  after: string[];
  now: string[];
  message: string;
  said: string;
}

/** What a correction makes of the choices; null where it is about nothing that the last change added or removed. */
function corrected({ before, after, now, said }: Change): string[] | null {
  const added = after.filter((one) => !before.includes(one));
  const removed = before.filter((one) => !after.includes(one));
  const kept = after.filter((one) => before.includes(one));
  const isNew = now.every((one) => !after.includes(one));
  // All of what is there was said itself, and is corrected as a whole.
  if (kept.some((one) => isNamed(said, one))) return null;
  if (added.length > 0 && removed.length === 0 && isNew) return [...kept, ...now];
  return added.length === 0 && now.every((one) => before.includes(one))
    ? before.filter((one) => !now.includes(one))
    : null;
}

/** What is there when a choice is removed while a card with more of them waits: those of the card without it. */
function removedFrom({ before, after, now, message }: Change): string[] | null {
  const gone = before.filter((one) => !now.includes(one));
  const isRemoval =
    gone.length > 0 && now.every((one) => before.includes(one)) && gone.every((one) => isNamed(message, one));
  return isRemoval && after.some((one) => !before.includes(one)) ? after.filter((one) => !gone.includes(one)) : null;
}

/**
 * What a follow-up makes of the choices of someone that were changed last. "Oh and North" comes on top of them, and "no, North instead" takes
 * the place of what was added or removed, never of what was there before. The value as it is where the message says the whole of it.
 */
export function withChoicesKept(input: Given, held: Held, request: StepRequest): Kept {
  const { changes = [], columns = [], message, history } = request;
  const column = columns.find(({ id }) => id === input["fieldId"]);
  const last = changes.findLast(
    ({ tool, params }) =>
      tool === "set_custom_value" &&
      params["fieldId"] === input["fieldId"] &&
      params["founderId"] === input["founderId"],
  );
  if (column?.type !== "multiselect" || !last || isNamed(message, column.label) || WHOLE.test(message))
    return { input, held };
  const before = choicesIn(last.changes[0]?.before, column);
  const isStanding = last.status === "executed" || last.status === "proposed";
  const change: Change = {
    ...{ before, after: isStanding ? choicesIn(last.params["value"], column) : before },
    ...{ now: choicesIn(input["value"], column), message },
    said: history.findLast(({ role }) => role === "user")?.content ?? "",
  };
  const put = (value: readonly string[] | null, because: Held = held): Kept => ({
    input: value === null ? input : { ...input, value: [...new Set(value)].join(", ") },
    held: because,
  });
  if (last.status === "proposed") {
    const less = removedFrom(change);
    if (less !== null) return put(less, last.heldBecause ?? TOLD);
  }
  const { after, now } = change;
  if (now.length === 0) return { input, held };
  const isNew = now.every((one) => !after.includes(one));
  if (!isStanding)
    return isNew && (CORRECTS.test(message) || ADDS.test(message)) ? put([...before, ...now]) : put(null);
  const behindNo = message.replace(NO_CHOICE, "");
  if (behindNo !== message && now.some((one) => isNamed(behindNo.slice(0, one.length), one)))
    return now.every((one) => after.includes(one))
      ? put(
          after.filter((one) => !now.includes(one)),
          held ?? TOLD,
        )
      : put(null, held ?? TOLD);
  // What has one of those that are stored was counted on top of them, but not of a card that waits.
  const isOnTop = isNew || (last.status === "proposed" && now.some((one) => !after.includes(one)));
  if (isOnTop && ADDS.test(message) && !REPLACES.test(message))
    return AND_SETS.test(message) ? put(null, held ?? TOLD) : put([...after, ...now]);
  if (!CORRECTS.test(message)) return { input, held };
  const value = corrected(change);
  // Nothing that was there is lost without a Confirm.
  const isLoss =
    value === null && isNew && before.length > 0 && after.length > 0 && !after.some((one) => isNamed(change.said, one));
  return put(value, isLoss ? (held ?? TOLD) : held);
}
