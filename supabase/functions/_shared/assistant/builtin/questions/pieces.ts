import type { AnyOf } from "../../../stores/people-questions.ts";
import type { Extreme } from "./items.ts";
import type { NamedColumn } from "./named-columns.ts";

/** One condition of a question, in the words that its answer says it with. */
export interface Piece {
  /** Those who every condition of one of the lists fits. */
  anyOf: AnyOf;
  said: string;
  /** What it is about: a follow-up replaces a piece on the same thing. */
  about: string;
  join: "and" | "or";
  isNegated: boolean;
  /** Columns whose values the answer shows. */
  columns: NamedColumn[];
  at: number;
}

export interface Sorting {
  column: NamedColumn;
  direction: "ascending" | "descending";
}

/** What a question says about people. */
export interface PeopleReading {
  pieces: Piece[];
  sort: Sorting | null;
  limit: number | null;
  /** Columns that are named without a condition: what is asked for. */
  asked: NamedColumn[];
  /** Ends of columns with options: "hottest". */
  extremes: Extreme[];
  /** "Biggest" with nothing that says which number. */
  lacksNumber: boolean;
}

/** Conditions joined as they are said: "and" binds closer than "or", and values of one thing side by side belong together. */
export function joined(pieces: readonly Piece[]): AnyOf {
  if (pieces.length === 0) return [];
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    if (piece.join === "or" && groups.length > 0) groups.push([piece]);
    else if (groups.length > 0) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups.flatMap((group) =>
    group.reduce<AnyOf>((all, { anyOf }) => all.flatMap((one) => anyOf.map((other) => [...one, ...other])), [[]]),
  );
}

/** The conditions in words. */
export function saidOf(pieces: readonly Piece[]): string {
  return pieces
    .map(({ said, join }, index) => (index === 0 ? said : join === "or" ? ` or ${said}` : `, ${said}`))
    .join("");
}

/** The same condition the other way round: not (a and b, or c) is (not a or not b) and not c. */
export function negated(piece: Piece): Piece {
  const anyOf = piece.anyOf.reduce<AnyOf>(
    (all, conditions) =>
      all.flatMap((one) =>
        conditions.map((condition) => [...one, { ...condition, not: !("not" in condition && condition.not) }]),
      ),
    [[]],
  );
  return {
    ...piece,
    anyOf,
    said: piece.isNegated && piece.said.startsWith("not ") ? piece.said.slice(4) : `not ${piece.said}`,
    isNegated: !piece.isNegated,
  };
}
