import type { KnownPerson } from "../../assistant-model.ts";
import { isComplete } from "./clause-context.ts";
import { wholeWith } from "./left-out.ts";
import type { TaskRef } from "./frames.ts";
import type { ReadClause } from "./read-clauses.ts";
import { isNoteLead, type Part, startsCommand } from "./split-clauses.ts";
import { isQuoted } from "./quoted.ts";
import { isHearsay, isReportedOrder } from "../hearsay.ts";
import { isOnlyNoted } from "../told/only-noted.ts";

/** Where another thing may begin within a sentence: whether it does, its own reading tells. */
const JOINT =
  /\s*(?:[,;:]|\u2026|\.{3}|\s[–—-])\s+(?:(?:and|but|so|then|also|plus|please|oh|could you|can you)[\s,]+)*|\s+(?:and|but|so|then|also|plus|&(?=\s(?:ping|nudge|remind|set|put|move|add|note|give|make|call|mark|delete|tick)\s))[\s,]+(?:(?:then|also|please|could you|can you)[\s,]+)*/giu;
const JOINTS_AT_MOST = 7;

/** "… moved house and firm, she's in Lyon now": a thing of the words before it, and no field. */
const ENDS_FIRST = /^\p{L}+,\s+(?:s?he|they)(?:['’]|\s)/iu;

type Reading = (text: string, about: readonly KnownPerson[]) => ReadClause;
interface Piece {
  text: string;
  about: readonly KnownPerson[];
}
interface Way {
  pieces: Piece[];
  about: readonly KnownPerson[];
  /** How many parts between joints only tell something and change nothing: the fewer the better. */
  told: number;
}

/**
 * The things that a part of a message says one after the other, where each is complete by itself: "Aziz is in conversation now, his
 * location is Samarkand and Greta takes over". A part that is one thing, or that is not understood either way, stays as it is.
 */
export function piecesOf(part: Part, reads: Reading, last: readonly KnownPerson[]): Part[] {
  const { text } = part;
  if (isNoteLead(text) || isHearsay(text) || isReportedOrder(text) || isOnlyNoted(text)) return [part];
  const joints = Array.from(text.matchAll(JOINT)).filter(({ index }) => index > 0 && !isQuoted(text, index));
  if (joints.length === 0 || joints.length > JOINTS_AT_MOST) return [part];
  const whole = reads(text, last);
  if (!/^(?:command|report|out_of_scope|correction)$/.test(whole.kind) || whole.isForbidden) return [part];
  const isWhole = isComplete(whole);
  if (isWhole && !valuesOf(whole).some((value) => Array.from(value.matchAll(JOINT)).length > 0)) return [part];
  const starts = [0, ...joints.map(({ 0: joint, index }) => index + joint.length)];
  const ends = [...joints.map(({ index }) => index), text.length];
  const beginsWithValue = isOfTasks(whole) && setsSomeone(reads(text.slice(0, ends[0]), last));
  const ways: (Way | null)[] = [{ pieces: [], about: last, told: 0 }];
  for (let end = 0; end < ends.length; end += 1) {
    let best: Way | null = null;
    for (let start = 0; start <= end; start += 1) {
      const before = ways[start];
      if (!before || (best && costOf(before) + 1 >= costOf(best))) continue;
      // "Delete Kiran and give Liam to Mei" deletes no task of that name.
      if (start === 0 && end === ends.length - 1 && isWhole && (AND_GIVES.test(text) || beginsWithValue)) continue;
      const words = text.slice(starts[start], ends[end]);
      if (start > 0 && ENDS_FIRST.test(words)) continue;
      const piece = pieceOf(words, before.about, reads, !isWhole);
      // "She sells in Turin and Lyon": two choices of one list.
      if (piece && start > 0 && isOneMore(reads(piece.text, before.about), text.slice(0, ends[start - 1]))) continue;
      if (piece) best = { pieces: [...before.pieces, piece], about: piece.after, told: before.told };
      else if (start === 0 && !isWhole) {
        const told = reads(words, last);
        if (told.kind === "report" && told.people.length === 1 && !startsCommand(words))
          best = { pieces: [{ text: words, about: last }], about: told.people, told: end + 1 };
      }
    }
    ways.push(best);
  }
  const way = ways[ends.length];
  // "Delete Kiran and give Liam to Mei with status hold": no task is called so, whatever the second order says.
  const gives = isWhole && isOfTasks(whole) ? AND_GIVES.exec(text) : null;
  if (gives && (!way || way.pieces.length < 2)) {
    const from = gives.index + (/^(?:and|,|;)\s+(?:and\s+)?/u.exec(gives[0])?.[0].length ?? 0);
    return [text.slice(0, gives.index), text.slice(from)].map((words) => ({ ...part, text: words.trim() }));
  }
  if (!way || way.pieces.length < 2) return [part];
  // What is only told is a story, which is read elsewhere.
  const [, ...rest] = way.pieces;
  if (way.told > 0 && !rest.some((piece) => isOrder(reads(piece.text, piece.about)))) return [part];
  return way.pieces.map((piece) => ({ ...part, text: piece.text }));
}

/** "Contract until for Ana 31 May, and the draft is done": no two tasks that are done. */
const isOfTasks = ({ readings: [best] }: ReadClause): boolean =>
  best !== undefined && "frame" in best && best.frame.do === "change_task" && best.frame.tasks.length > 1;
const setsSomeone = ({ readings: [best] }: ReadClause): boolean =>
  best !== undefined &&
  "frame" in best &&
  best.frame.do === "set" &&
  best.left.length === 0 &&
  best.frame.who.some(({ people }) => people.length > 0) &&
  best.frame.changes.some((change) => change.value !== null);

const AND_GIVES =
  /(?:\band|,(?: and)?|;(?: and)?)\s+(?:please\s+)?(?:give|hand|assign)\s+\p{Lu}|(?:\band|&|,|;)\s+(?:his|her|their|she|he|they)\s/u;

/** Few pieces are better than many, and what is complete better than what is only told. */
const costOf = ({ pieces, told }: Way): number => pieces.length + told * (JOINTS_AT_MOST + 1);

/** A choice of a column of several, behind another one of the same column. */
function isOneMore({ readings }: ReadClause, before: string): boolean {
  const [best] = readings;
  const changes = best && "frame" in best && best.frame.do === "set" ? best.frame.changes : [];
  return changes.some(
    (change) =>
      "column" in change &&
      change.column.type === "multiselect" &&
      change.column.options.some((option) => before.toLowerCase().trimEnd().endsWith(option.toLowerCase())),
  );
}

const isOrder = ({ readings }: ReadClause): boolean =>
  readings.some((one) => "frame" in one && one.left.length === 0 && one.doubt === null);

/** What these words say, if they are complete, with the one who they leave out. */
function pieceOf(
  words: string,
  about: readonly KnownPerson[],
  reads: Reading,
  isFilled: boolean,
): (Piece & { after: readonly KnownPerson[] }) | null {
  const own = reads(words, about);
  if (/^(?:question|small_talk|confirmation)$/.test(own.kind) || own.isForbidden) return null;
  // What is about everybody is said by itself.
  if (own.readings.some((one) => "frame" in one && one.frame.do === "set_many")) return null;
  const after = (clause: ReadClause) => (clause.people.length > 0 ? clause.people : about);
  if (isComplete(own) && !needsSubject(own)) return { text: words, about, after: after(own) };
  const filled = isFilled ? wholeWith(words, about, reads) : null;
  return filled ? { text: filled.text, about, after: after(filled) } : null;
}

/** A change of someone who is neither named nor spoken of. */
const needsSubject = ({ readings }: ReadClause): boolean =>
  readings.every(
    (one) =>
      !("frame" in one) ||
      ("who" in one.frame &&
        Array.isArray(one.frame.who) &&
        one.frame.do === "set" &&
        one.frame.who.every(({ people }) => people.length === 0)),
  );

/** The words that a reading would store unchanged. */
function valuesOf({ readings }: ReadClause): string[] {
  const best = readings.find((one) => "frame" in one && one.left.length === 0);
  if (!best || !("frame" in best)) return [];
  return [best.frame, ...best.more].flatMap((frame) =>
    "changes" in frame
      ? frame.changes.flatMap((change) =>
          change.value !== null && ("field" in change || change.column.type === "text") ? [change.value] : [],
        )
      : frame.do === "change_task" || frame.do === "delete_task"
        ? wordsOf(frame.tasks)
        : [],
  );
}

/** What several tasks are called, in one text: each may be an order of its own. */
const wordsOf = (tasks: readonly TaskRef[]): string[] => {
  const words = tasks.flatMap((ref) => (ref.by === "words" ? [ref.words] : []));
  return words.length > 1 ? [words.join(", ")] : words;
};
