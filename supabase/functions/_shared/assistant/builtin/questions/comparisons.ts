import type { AnyOf, Condition } from "../../../stores/people-questions.ts";
import { numberText } from "../wording.ts";
import { can, type Item } from "./items.ts";
import { type NamedColumn } from "./named-columns.ts";
import { type PeopleReader, useUp } from "./people-reader.ts";

/** A comparison with a number beside an item: "more than 3 …", "… over 80", "between 1 and 5 …", "10+ …", "… of 500". */
export function comparison(
  reader: PeopleReader,
  at: number,
): { anyOf: (column: NamedColumn, isNot: boolean) => AnyOf; said: string; first: number } | null {
  return comparisonAfter(reader, at) ?? comparisonBefore(reader, at);
}

function comparisonAfter(reader: PeopleReader, at: number) {
  const { items } = reader;
  let next = reader.beside(at, 1);
  // "the priority of Omar is over 80".
  if ((items[next]?.people.length ?? 0) > 0) next = reader.beside(next, 1);
  const op = items[next];
  if (can(op, "op.between", "prep.from") && op && !op.used) {
    const low = items[next + 1];
    const high = items[next + 3];
    if (low && high && low.number !== null && high.number !== null && !low.used) {
      useUp(op, low, items[next + 2], high);
      return { ...numbers("between", low.number, high.number), first: at };
    }
  }
  if (op && !op.used && can(op, "op.gt", "op.ge", "op.lt", "op.le", "op.eq")) {
    const value = items[next + 1];
    if (value && value.number !== null && !value.used) {
      useUp(op, value);
      return { ...compared(reader, op, value, next + 2), first: at };
    }
  }
  if (op && !op.used && op.number !== null && !(op.period && items[at]?.columns[0]?.type !== "number")) {
    useUp(op);
    return { ...compared(reader, null, op, next + 1), first: at };
  }
  return null;
}

function comparisonBefore(reader: PeopleReader, at: number) {
  const { items } = reader;
  let before = at - 1;
  while (
    before >= 0 &&
    at - before < 5 &&
    can(items[before], "filler", "prep.of", "task.open", "say.has", "op.or_more", "op.or_less") &&
    items[before]?.number === null
  )
    before -= 1;
  const value = items[before];
  if (!value || value.used || value.number === null) return null;
  const suffix = items[before + 1];
  const [op, joint, low] = [items[before - 1], items[before - 2], items[before - 3]];
  // "between 3 and 5 notes" reads from the right: the low number is three items before.
  if (can(op, "join.and", "prep.to", "filler") && joint && joint.number !== null && can(low, "op.between")) {
    useUp(value, op, joint, low);
    return { ...numbers("between", joint.number, value.number), first: before - 3 };
  }
  if (op && !op.used && can(op, "op.gt", "op.ge", "op.lt", "op.le", "op.eq")) {
    useUp(op, value);
    return { ...numbers(opOf(op), value.number, null), first: before - 1 };
  }
  if (can(suffix, "op.or_more", "op.or_less") || can(value, "op.or_more")) {
    useUp(value, can(suffix, "op.or_more", "op.or_less") ? suffix : undefined);
    return { ...numbers(can(suffix, "op.or_less") ? "le" : "ge", value.number, null), first: before };
  }
  useUp(value);
  return { ...numbers("eq", value.number, null), first: before };
}

function compared(reader: PeopleReader, op: Item | null, value: Item, suffixAt: number) {
  const suffix = reader.items[suffixAt];
  if (op === null && can(suffix, "op.or_more", "op.or_less")) {
    useUp(suffix);
    return numbers(can(suffix, "op.or_more") ? "ge" : "le", value.number ?? 0, null);
  }
  if (op === null && can(value, "op.or_more")) return numbers("ge", value.number ?? 0, null);
  return numbers(op ? opOf(op) : "eq", value.number ?? 0, null);
}

const opOf = (item: Item): NumberTest =>
  can(item, "op.gt") ? "gt" : can(item, "op.ge") ? "ge" : can(item, "op.lt") ? "lt" : can(item, "op.le") ? "le" : "eq";
type NumberTest = "gt" | "ge" | "lt" | "le" | "eq" | "between";

function numbers(
  test: NumberTest,
  first: number,
  second: number | null,
): { anyOf: (column: NamedColumn, isNot: boolean) => AnyOf; said: string } {
  const said = {
    gt: `more than ${numberText(first)}`,
    ge: `at least ${numberText(first)}`,
    lt: `less than ${numberText(first)}`,
    le: `at most ${numberText(first)}`,
    eq: numberText(first),
    between: `between ${numberText(Math.min(first, second ?? first))} and ${numberText(Math.max(first, second ?? first))}`,
  }[test];
  const build = ({ key, label }: NamedColumn, isNot: boolean): AnyOf => {
    const scale = (value: number | null) => (value === null ? null : inUnitOf(label, value));
    const between = (min: number | null, max: number | null, not: boolean): Condition => ({
      column: key,
      is: "between",
      min: scale(min),
      max: scale(max),
      not,
    });
    const filled: Condition = { column: key, is: "filled", not: false };
    // The ends of "between" belong to it: more than 5 is filled and not up to 5. Who has no number is in neither.
    const [condition, isOpen] =
      test === "gt"
        ? [between(null, first, !isNot), !isNot]
        : test === "lt"
          ? [between(first, null, !isNot), !isNot]
          : test === "ge"
            ? [between(first, null, isNot), isNot]
            : test === "le"
              ? [between(null, first, isNot), isNot]
              : [between(Math.min(first, second ?? first), Math.max(first, second ?? first), isNot), isNot];
    return [[...(isOpen ? [filled] : []), condition]];
  };
  return { anyOf: build, said };
}

const THOUSANDS =
  /(?:^|[\s(])(?:k|k[€$£]|[€$£]k|k ?(?:eur|usd|gbp|chf)|(?:eur|usd|gbp|chf) ?k|thousands?|tsd|teur|tusd)(?:[\s).]|$)/iu;
const MILLIONS = /(?:^|[\s(])(?:m|m[€$£]|[€$£]m|m ?(?:eur|usd|gbp|chf)|mio|millions?)(?:[\s).]|$)/iu;

/** A number in the unit that a label names: "300k" in "Cheque (kEUR)" is 300. Small numbers are in it already. */
function inUnitOf(label: string, value: number): number {
  if (THOUSANDS.test(label) && Math.abs(value) >= 10_000) return value / 1_000;
  return MILLIONS.test(label) && Math.abs(value) >= 100_000 ? value / 1_000_000 : value;
}
