import type { Change } from "../commands/frames.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { faultOfUnit } from "../commands/sound-changes.ts";
import { isHearsay } from "../hearsay.ts";
import type { OwnColumn } from "../reading.ts";
import { listsOf, type Person, type Turn } from "../ready.ts";
import { dayFact } from "./day-facts.ts";
import { dayWished } from "./day-wished.ts";
import { measuredFact, numberBehind, numberFact } from "./number-facts.ts";
import { type ToldPiece, toldPieces } from "./told-pieces.ts";
import { optionFact } from "./option-facts.ts";
import { bareOptions, optionsLeft } from "./options-left.ts";
import { wishIn } from "./wishes.ts";
import { yesOrNo } from "./yes-or-no.ts";

/** What a story says of a column of the user's own. */
export interface ColumnFact {
  person: Person;
  change: Extract<Change, { column: OwnColumn }>;
}

/** What someone believes may be wrong. */
const SUPPOSED =
  /\b(?:thought|thinks|believed|believes|assumed|figured|feared|hoped|wish|wishes|wished|dreams|glaubt|dachte|cree|creia|croit)\b/u;

/** The changes of the user's own columns that a clause of a story tells of, in any place of it. */
export function columnFacts(clause: ReadClause, about: Person | null, turn: Turn): ColumnFact[] {
  const { columns } = listsOf(turn.request);
  if (columns.length === 0 || /[?？]/u.test(clause.text)) return [];
  const facts: ColumnFact[] = [];
  let isWanting = false;
  let before = "";
  for (const piece of toldPieces(clause, about)) {
    const wish = wishIn(piece, isWanting, columns);
    isWanting = wish !== null;
    if (SUPPOSED.test(piece.plain)) continue;
    const wished = columns.map((column) => dayWished(piece.said, column, columns, daysOf(clause, turn)));
    if (isHearsay(piece.text) && wished.every((change) => change === null)) continue;
    const found = isHearsay(piece.text)
      ? wished
      : [
          ...wished,
          ...(wish === null ? [] : columns.map((column) => ofWish(wish, column, columns))),
          ...columns.map((column) => ofItself(piece, column, columns, clause, turn)),
          ...columns.map((column) => numberBehind(before, piece.plain, column, columns)),
        ];
    before = piece.plain;
    // "Only wool and linen now".
    const only = facts.at(-1);
    const more =
      only?.person.id === piece.person.id && only.change.how === undefined
        ? bareOptions(piece.plain, only.change.column)
        : null;
    if (only && more) {
      only.change = { ...only.change, value: joinedChoices(only.change.value ?? "", more.join(", ")) };
      continue;
    }
    for (const change of found) {
      if (change === null || faultOfUnit(change, piece.plain) !== null) continue;
      const earlier = facts.find((one) => one.change.column === change.column && one.person.id === piece.person.id);
      if (!earlier) facts.push({ person: piece.person, change });
      // "Sails and a cover": several choices of one column.
      // "Off silk, and linen too now".
      else if (change.how === "adds" && earlier.change.how === "removes")
        earlier.change = { ...change, without: (earlier.change.value ?? "").split(", ") };
      else if (change.how === "adds" && earlier.change.value !== null)
        earlier.change = { ...change, value: joinedChoices(earlier.change.value, change.value ?? "") };
      else earlier.change = change;
    }
  }
  return facts;
}

const joinedChoices = (one: string, other: string): string =>
  [...new Set([...one.split(", "), ...other.split(", ")])].join(", ");

function ofWish(wish: string, column: OwnColumn, columns: readonly OwnColumn[]): ColumnFact["change"] | null {
  if (column.type === "number") return numberFact(wish, column, columns);
  return column.type === "select" || column.type === "multiselect" ? optionFact(wish, column, columns) : null;
}

/** "The unveiling for them in Quimper is now …": whose it is and where are no part of the day. */
const withoutPlace = (said: string): string =>
  said.replace(
    /\s+(?:for|of|at|with|f[uü]r|de|pour)\s+they(?![\p{L}])(?:\s+in\s+\p{L}+(?:\s\p{Lu}\p{L}+)?)?(?=\s+(?:is|was|has|will|moves|moved|slips|ist|est|es)(?![\p{L}]))/iu,
    "",
  );

const daysOf = ({ language }: ReadClause, { request: { today } }: Turn) => ({ today, language });

function ofItself(
  piece: ToldPiece,
  column: OwnColumn,
  columns: readonly OwnColumn[],
  clause: ReadClause,
  turn: Turn,
): ColumnFact["change"] | null {
  if (column.type === "date") return dayFact(withoutPlace(piece.said), column, columns, daysOf(clause, turn));
  if (column.type === "multiselect") return optionsLeft(piece.plain, column);
  if (column.type === "number") return measuredFact(piece.plain, column, columns);
  return column.type === "boolean" ? yesOrNo(piece.plain, column, columns) : null;
}
