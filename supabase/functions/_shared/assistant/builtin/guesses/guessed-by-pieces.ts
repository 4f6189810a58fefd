import type { ReadClause } from "../commands/read-clauses.ts";
import type { Guess } from "./guess.ts";

const JOINT = /\s*[,;]\s+(?:and\s+)?|\s+and\s+/giu;
const JOINTS_MOST = 3;
const REFERS = /\b(?:it|that|this|them|those|these|one)\b/iu;

/** "Varnish done, van check to Saturday": a guess for each part, where every part is a change of tasks by itself. */
export function guessedByPieces(clause: ReadClause, guess: (part: ReadClause) => Guess | null): Guess | null {
  const joints = [...clause.text.matchAll(JOINT)];
  // "The kit is ready, you can tick that one off" is about one.
  if (joints.length === 0 || joints.length > JOINTS_MOST || REFERS.test(clause.text)) return null;
  const starts = [0, ...joints.map(({ 0: joint, index }) => index + joint.length)];
  const readings = starts.flatMap((from, no) => {
    const found = guess(partOf(clause, from, joints[no]?.index ?? clause.text.length));
    return found && "reading" in found ? [found.reading] : [];
  });
  const [first, ...others] = readings;
  const isOfTasks = readings.every(({ frame }) => frame.do === "change_task" || frame.do === "delete_task");
  if (!first || readings.length < starts.length || !isOfTasks) return null;
  return { reading: { ...first, more: [...first.more, ...others.flatMap(({ frame, more }) => [frame, ...more])] } };
}

function partOf(clause: ReadClause, from: number, to: number): ReadClause {
  const tokens = clause.tokens
    .filter((token) => token.from >= from && token.to <= to)
    .map((token) => ({ ...token, from: token.from - from, to: token.to - from }));
  return { ...clause, text: clause.text.slice(from, to), tokens, readings: [] };
}
