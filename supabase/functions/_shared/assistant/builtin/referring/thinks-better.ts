import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { plainOf } from "../commands/clause-kind.ts";
import { isOlderTurn } from "../newest.ts";
import { type Change, has, isDeletion, type Known, knownOf, namesElse, ofOnePerson, toolOf } from "./known-changes.ts";
import { ACTS, BEGINS_WHY, FILLERS, KEEPS, REFUSES, THINKS_AGAIN } from "./keeping-words.ts";
import { waitingInOrder } from "./waiting-in-order.ts";

const LONGEST = 110;
const MOST_WORDS = 18;
const PIECES = /\s*[.,;!…–—]+(?:\s+|$)|\s+-+\s+|\s+(?:because|cause|cos|cuz|since)\s+(?=\p{L})/iu;
/** "I take it back, Omar is Paused": what is said behind is so instead, and no reason. */
const IS_INSTEAD = /(?<!\p{L})take (?:it|that|this) back[\s,;:.–—-]+\p{L}/iu;
/** What asks for something else, which a reason never does. */
const ASKS_MORE =
  /(?<![a-z])(?:should|must|instead|remind|meant?|rather (?!not)|make|set|put|move|change|add|note|rename|update|assign|tell|send|write|log|call it|mark|only|just (?:the|his|her|delete|remove))(?![a-z])/;
const ONLY =
  /^(?:(?:so|and|but|ok|then|please|no|only|just|nur|alleen|seulement|solo) )*(?:only|just|nur|alleen|seulement|solo) (?<rest>.+)$/;
const INTERJECTIONS =
  /^(?:(?:no|nope|nah|oh|ah|hm+|mm+|wait|well|ok|okay|sorry|actually|oops|ugh|argh|hang on|hold on|bah|ach|yeah|yes but) )+/;

const NO = /^(?:no|nope|nah|nee|ne|nein|non)$/;
/** Whether "keep it" may be the note that was offered. */
const KEEPS_NOTE = /(?<![a-z])keep (?:it|that|this)(?! (?:as it|the way|how|where))(?![a-z])/;

const without = (text: string, cue: RegExp): string => text.replace(cue, " ").replace(/\s+/gu, " ").trim();

/** What a piece of a message says of what waits: that it is kept, why, which one only, nothing; null where it says something else. */
type Piece = { says: "keeps" | "refuses" | "why" | "only" | "nothing"; words: readonly string[] } | null;

function pieceOf(text: string, known: readonly Known[], isWhyAllowed = true): Piece {
  const said = text.split(" ");
  const isOwn = (word: string) => known.some(({ all }) => has(all, word));
  const own = (words: readonly string[]) => words.filter((word) => known.some((one) => has(one.words, word)));
  const covers = (rest: string, isDenied: boolean) =>
    rest === "" ||
    rest.split(" ").every((word) => FILLERS.has(word) || isOwn(word) || NO.test(word) || (isDenied && ACTS.has(word)));
  const only = ONLY.exec(text)?.groups?.["rest"];
  if (only !== undefined && only.split(" ").every((word) => FILLERS.has(word) || isOwn(word)))
    return { says: "only", words: own(only.split(" ")) };
  for (const [says, cue] of [
    ["keeps", KEEPS],
    ["refuses", REFUSES],
  ] as const) {
    const match = cue.exec(text);
    if (!match) continue;
    const denied = says === "refuses";
    if (covers(without(text, cue).replace(KEEPS, " ").replace(REFUSES, " ").replace(/\s+/gu, " ").trim(), denied))
      return { says, words: own(said) };
  }
  if (said.every((word) => FILLERS.has(word) || isOwn(word) || NO.test(word)))
    return { says: "nothing", words: own(said) };
  const why = text.replace(INTERJECTIONS, "");
  const isWhy = BEGINS_WHY.test(why) || own(why.split(" ").slice(0, 2)).length > 0;
  return isWhyAllowed && isWhy && !ASKS_MORE.test(why) && !/\d/.test(why) ? { says: "why", words: own(said) } : null;
}

/** The pieces of a message; what is said without a mark before the reason is one of its own. */
function piecesOf(message: string, known: readonly Known[]): Piece[] {
  const texts = message
    .split(PIECES)
    .map(plainOf)
    .filter((text) => text !== "");
  return texts.flatMap((text): Piece[] => {
    const whole = pieceOf(text, known, false);
    if (whole) return [whole];
    const words = text.split(" ");
    for (let at = 2; at < words.length - 1; at += 1) {
      const tail = words.slice(at).join(" ");
      const head = pieceOf(words.slice(0, at).join(" "), known, false);
      const why = BEGINS_WHY.test(tail) ? pieceOf(tail, known) : null;
      if (head && /^(?:keeps|refuses)$/.test(head.says) && why?.says === "why") return [head, why];
    }
    return [pieceOf(text, known)];
  });
}

/** What is kept as it is after all. */
export interface Kept {
  /** The changes that are taken back; none where nothing waits. */
  back: Change[];
  /** Who is left out of the one change of many people; nobody where all of it is taken back. */
  without: string[];
}

/** What is kept as it is after all; null where the words say anything else. */
export function thinksBetter(request: StepRequest): Kept | null {
  const { changes = [], mode, state, history } = request;
  const whole = request.message.trim().replace(/[\s,]+(?:ok|okay)\?$/iu, "");
  const placed = waitingInOrder(whole, request);
  const message = placed?.message ?? whole;
  if (mode === "ask" || request.isTheirs || history.length === 0 || /[?:"“”\n]/u.test(message)) return null;
  if (message.length > LONGEST || plainWords(message).length > MOST_WORDS || IS_INSTEAD.test(message)) return null;
  const cards = changes.filter(({ status }) => status === "proposed");
  const isOlder = isOlderTurn(changes, request);
  const made = changes.filter(({ status, canUndo }) => status === "executed" && canUndo);
  const older = (state?.earlier ?? []).filter(
    ({ id, isWaiting }) => isWaiting === true && cards.every((card) => card.id !== id),
  );
  const words = plainOf(message).split(" ");
  const isOfOlder = older.map((one) => knownOf(one, request)).some((one) => words.some((word) => has(one.words, word)));
  const earlier = cards.length > 0 && !isOfOlder ? [] : older;
  const candidates = cards.length > 0 ? [...earlier, ...cards] : made.length > 0 && !isOlder ? made : earlier;
  const known = candidates.map((action) => knownOf(action, request));
  const pieces = piecesOf(message, known);
  const isMade = candidates.length > 0 && candidates === made;
  const read = pieces.flatMap((piece) => piece ?? []);
  if (read.length < pieces.length || read.length === 0) return null;
  const contrary = read.filter(({ says }) => says === "keeps" || says === "refuses");
  const only = read.find(({ says }) => says === "only");
  if (contrary.length === 0 && only === undefined) return null;
  if (placed) return only ? null : { back: [placed.card], without: [] };
  const isAsBefore = contrary.length > 0 && words.some((word) => known.some(({ before }) => before.has(word)));
  if (isMade && !isAsBefore && !THINKS_AGAIN.test(plainOf(message))) return null;
  // Whatever is offered to be kept is not refused by "keep it".
  if (contrary.length > 0 && isOnlyKept(contrary) && candidates.length > 0 && candidates.every(isNew)) return null;
  if (candidates.length === 0 && KEEPS_NOTE.test(plainOf(message))) return null;
  const spoken = [...new Set(contrary.flatMap(({ words }) => words))];
  const named = known.filter(({ words }) => spoken.some((word) => has(words, word)));
  if (candidates.length === 0) return contrary.length > 0 ? { back: [], without: [] } : null;
  // "Keep the fee but not the stage", of two changes of one person: which of them is kept is read elsewhere.
  const isOfOne = known.length > 1 && !candidates.some(isDeletion) && ofOnePerson(candidates);
  if (isOfOne && (only || (named.length > 0 && named.length < known.length))) return null;
  if (namesElse(message, request, known) || isOneFieldOf(candidates, message)) return null;
  if (only) return besideOnly(only.words, read, known);
  const without = someOfMany(candidates, spoken, request);
  if (without.length > 0) return { back: [], without };
  // Of an earlier turn, the words say what they are about.
  const isOnlyDeletion = candidates.length === 1 && candidates.every(isDeletion) && isOnlyKept(contrary);
  if ((isOlder || candidates === earlier) && named.length === 0 && !saysAct(message) && !isOnlyDeletion) return null;
  const meant = named.length > 0 && named.length < known.length ? named : known;
  return { back: meant.map(({ action }) => action).reverse(), without: [] };
}

const FIELD =
  /(?<![a-z])(?:stage|status|prio|priority|score|owner|role|title|company|location|city|email|industry|followers)(?![a-z])/;

/** "The priority not", of one change that has more fields: which of them stay is read elsewhere. */
function isOneFieldOf([only, another]: readonly Change[], message: string): boolean {
  const patch = only && !another && "params" in only ? only.params["patch"] : null;
  const given = Object.values(patch ?? {}).filter((value) => value !== null);
  return given.length > 1 && FIELD.test(plainOf(message));
}

/** Of the one change of many people, those who are named, where there are others. */
function someOfMany(candidates: readonly Change[], spoken: readonly string[], { people }: StepRequest): string[] {
  const [only, another] = candidates;
  const ids = only && !another && "params" in only ? only.params["founderIds"] : null;
  if (!Array.isArray(ids) || ids.length < 2) return [];
  const named = people.filter(
    ({ id, name }) => ids.includes(id) && plainWords(name).some((part) => spoken.includes(part)),
  );
  return named.length < ids.length ? named.map(({ name }) => name) : [];
}

const isOnlyKept = (pieces: readonly { says: string }[]) => pieces.every(({ says }) => says === "keeps");
const isNew = (action: Change): boolean => /^create_|^update_note/.test(toolOf(action));
const saysAct = (message: string): boolean =>
  plainOf(message)
    .split(" ")
    .some((word) => ACTS.has(word));

/** "No keep the train, just parking": those that are not named behind "just", or that are named before it. */
function besideOnly(
  only: readonly string[],
  pieces: readonly { says: string; words: readonly string[] }[],
  known: readonly Known[],
): Kept | null {
  const isNamedBy = (words: readonly string[]) => known.filter((one) => words.some((word) => has(one.words, word)));
  const kept = isNamedBy(pieces.flatMap(({ says, words }) => (says === "only" ? [] : words)));
  const rest = only.length > 0 ? known.filter((one) => !isNamedBy(only).includes(one)) : kept;
  const isSome = rest.length > 0 && rest.length < known.length && (only.length === 0 || isNamedBy(only).length > 0);
  return isSome && kept.every((one) => rest.includes(one))
    ? { back: rest.map(({ action }) => action).reverse(), without: [] }
    : null;
}
