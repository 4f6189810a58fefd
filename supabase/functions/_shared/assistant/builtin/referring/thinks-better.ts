import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { plainOf } from "../commands/clause-kind.ts";
import { isOlderTurn } from "../newest.ts";
import type { EarlierChange } from "../reading.ts";
import { ACTS, BEGINS_WHY, FILLERS, KEEPS, REFUSES, THINKS_AGAIN } from "./keeping-words.ts";

/** What may be taken back, with the words that are its own. */
interface Known {
  action: AssistantAction | EarlierChange;
  words: ReadonlySet<string>;
  /** Its words, and what was there before. */
  all: ReadonlySet<string>;
  /** What was there before. */
  before: ReadonlySet<string>;
}

const LONGEST = 110;
const MOST_WORDS = 18;
const PIECES = /\s*[.,;!…–—]+(?:\s+|$)|\s+-+\s+|\s+(?:because|cause|cos|cuz|since)\s+(?=\p{L})/iu;
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

const TITLE_WORDS = new Set("delete add change set change the a of about note task column people person".split(" "));
const wordsIn = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => (text == null ? [] : plainWords(text.replace(/['’]/gu, " "))));

function knownOf(action: AssistantAction | EarlierChange, { people, columns = [] }: StepRequest): Known {
  const changes = "tool" in action ? action.changes : [];
  const params = "tool" in action ? action.params : {};
  const ids: unknown[] =
    "tool" in action ? [action.founderId, action.recordId, params["founderId"]] : [action.personId];
  const names = people.filter(({ id, by }) => ids.includes(id) && by !== "near").map(({ name }) => name);
  const label = columns.find(({ id }) => id === params["fieldId"] || id === ("recordId" in action && action.recordId));
  const own = wordsIn([
    ...[action.title, label?.label, ...names],
    ...changes.map(({ record }) => record),
    ...[params["title"], params["label"]].map((one) => (typeof one === "string" ? one : null)),
  ]).filter((word) => !TITLE_WORDS.has(word));
  const fields = wordsIn(changes.flatMap(({ field, before }) => [field, before]));
  const kinds = KINDS.find(([tool]) => tool.test(toolOf(action)))?.[1] ?? "";
  const before = new Set(wordsIn(changes.map((one) => one.before)));
  return { action, before, words: new Set(own), all: new Set([...own, ...fields, ...kinds.split(" ")]) };
}
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/_task$/, "task tasks reminder todo"],
  [/_note$/, "note notes"],
  [/custom_field$/, "column columns field"],
  [/founders?$|custom_values?$/, "person people contact contacts value name names"],
];

const has = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || (word.length > 3 && word.endsWith("s") && words.has(word.slice(0, -1)));
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

/** What is kept as it is after all: the changes that are taken back, none where nothing waits; null where the words say anything else. */
export function thinksBetter(request: StepRequest): (AssistantAction | EarlierChange)[] | null {
  const { changes = [], mode, state, history } = request;
  const message = request.message.trim().replace(/[\s,]+(?:ok|okay)\?$/iu, "");
  if (mode === "ask" || request.isTheirs || history.length === 0 || /[?:"“”\n]/u.test(message)) return null;
  if (message.length > LONGEST || plainWords(message).length > MOST_WORDS) return null;
  const cards = changes.filter(({ status }) => status === "proposed");
  const isOlder = isOlderTurn(changes, request);
  const made = changes.filter(({ status, canUndo }) => status === "executed" && canUndo);
  const earlier = cards.length > 0 ? [] : (state?.earlier ?? []).filter(({ isWaiting }) => isWaiting === true);
  const candidates = cards.length > 0 ? cards : made.length > 0 && !isOlder ? made : earlier;
  const known = candidates.map((action) => knownOf(action, request));
  const pieces = piecesOf(message, known);
  const isMade = candidates.length > 0 && candidates === made;
  const read = pieces.flatMap((piece) => piece ?? []);
  if (read.length < pieces.length || read.length === 0) return null;
  const contrary = read.filter(({ says }) => says === "keeps" || says === "refuses");
  const only = read.find(({ says }) => says === "only");
  if (contrary.length === 0 && only === undefined) return null;
  const isAsBefore =
    contrary.length > 0 &&
    plainOf(message)
      .split(" ")
      .some((word) => known.some(({ before }) => before.has(word)));
  if (isMade && !isAsBefore && !THINKS_AGAIN.test(plainOf(message))) return null;
  // Whatever is offered to be kept is not refused by "keep it".
  if (contrary.length > 0 && isOnlyKept(contrary) && candidates.length > 0 && candidates.every(isNew)) return null;
  if (candidates.length === 0 && KEEPS_NOTE.test(plainOf(message))) return null;
  const spoken = [...new Set(contrary.flatMap(({ words }) => words))];
  const named = known.filter(({ words }) => spoken.some((word) => has(words, word)));
  if (candidates.length === 0) return contrary.length > 0 ? [] : null;
  // "Keep the fee but not the stage", of two changes of one person: which of them is kept is read elsewhere.
  const isOfOne = known.length > 1 && !candidates.some(isDeletion) && ofOnePerson(candidates);
  if (isOfOne && (only || (named.length > 0 && named.length < known.length))) return null;
  if (namesElse(message, request, known)) return null;
  if (only) return besideOnly(only.words, read, known);
  // Of an earlier turn, the words say what they are about.
  if ((isOlder || candidates === earlier) && named.length === 0 && !saysAct(message)) return null;
  const meant = named.length > 0 && named.length < known.length ? named : known;
  return meant.map(({ action }) => action).reverse();
}

const isOnlyKept = (pieces: readonly { says: string }[]) => pieces.every(({ says }) => says === "keeps");
const isNew = (action: AssistantAction | EarlierChange): boolean =>
  /^create_(?:note|task|founder)|^update_note/.test(toolOf(action));
const saysAct = (message: string): boolean =>
  plainOf(message)
    .split(" ")
    .some((word) => ACTS.has(word));

const toolOf = (action: AssistantAction | EarlierChange): string =>
  "tool" in action ? action.tool : (action.madeBy ?? "");
const isDeletion = (action: AssistantAction | EarlierChange): boolean => toolOf(action).startsWith("delete_");
const ofOnePerson = (actions: readonly (AssistantAction | EarlierChange)[]): boolean =>
  new Set(actions.map((one) => ("tool" in one ? one.founderId : one.personId))).size === 1;
/** Whether someone is named who nothing that waits is about. */
const namesElse = (message: string, { people }: StepRequest, known: readonly Known[]): boolean => {
  const said = plainOf(message).split(" ");
  return people.some(
    ({ by, name }) =>
      (by === "name" || by === "part") &&
      plainWords(name).some((part) => said.includes(part)) &&
      !plainWords(name).some((part) => known.some(({ all }) => has(all, part))),
  );
};

/** "No keep the train, just parking": those that are not named behind "just", or that are named before it. */
function besideOnly(
  only: readonly string[],
  pieces: readonly { says: string; words: readonly string[] }[],
  known: readonly Known[],
): (AssistantAction | EarlierChange)[] | null {
  const isNamedBy = (words: readonly string[]) => known.filter((one) => words.some((word) => has(one.words, word)));
  const kept = isNamedBy(pieces.flatMap(({ says, words }) => (says === "only" ? [] : words)));
  const rest = only.length > 0 ? known.filter((one) => !isNamedBy(only).includes(one)) : kept;
  const isSome = rest.length > 0 && rest.length < known.length && (only.length === 0 || isNamedBy(only).length > 0);
  return isSome && kept.every((one) => rest.includes(one)) ? rest.map(({ action }) => action).reverse() : null;
}
