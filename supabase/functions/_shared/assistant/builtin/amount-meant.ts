import type { Change } from "./commands/frames.ts";
import type { Language, OwnColumn } from "./reading.ts";
import type { Turn } from "./ready.ts";
import { asScaled } from "./vocabulary/label-scale.ts";
import { numberIn } from "./vocabulary/numbers.ts";

/** A number with one point before three digits: thirteen thousand where points part the thousands, and thirteen elsewhere. */
const EITHER = /^[$€£]?\s?(?<whole>-?\d{1,3})\.(?<part>\d{3})(?:\s?[$€£]|\s?(?:eur|euros?|usd|chf|gbp))?$/iu;
/** As far from the column's other values a number may be to be one of them. */
const NEAR = 5;
const SOME = 2;
/** "190" and "1.6" of a column whose other values are thousands. */
const SMALL = /^[$€£]?\s?\d{1,4}(?:\.\d{1,2})?$/u;
/** So many others, and so many times as large, that a number without its thousands is the likelier reading. */
const ENOUGH = 3;
const FAR = 20;
const CLOSE = 2;
/** From here on an amount is one of thousands, even where few others are there. */
const LARGE = 10_000;
const EXACTLY = /\b(?:exactly|literally|just|only)\b/iu;

/** "13.250" as the number that it can only be, by the language or by what others have in that column; null where it is open, or no such number. */
function amountMeant(change: Change, language: Language, { call }: Turn): Change | null {
  const { whole = "", part = "" } = EITHER.exec(change.value?.trim() ?? "")?.groups ?? {};
  if (whole === "" || !("column" in change) || change.column.type !== "number") return null;
  const [thousands, small] = [Number(`${whole}${part}`), Number(`${whole}.${part}`)];
  const { filled, least, most } = figuresOf(change.column.id, call);
  if (filled < SOME || least === null || most === null)
    return language === "en" ? null : { ...change, value: String(thousands) };
  const isNear = (amount: number) => amount >= least / NEAR && amount <= most * NEAR;
  if (isNear(thousands) === isNear(small)) return null;
  // Three digits behind a point are read in two ways again, four are not.
  const exactly = EITHER.test(String(small)) ? `${small}0` : String(small);
  return { ...change, value: isNear(thousands) ? String(thousands) : exactly };
}

/** How many people have a number in a column, the least of them and the most. */
function figuresOf(columnId: string, call: Turn["call"]) {
  const { figures } = call("query_people", {
    ...{ anyOf: [], ids: null, search: null, sort: null, limit: 1, figuresOf: columnId },
  });
  const { filled = 0, least = null, most = null } = figures ?? {};
  return { filled, least, most };
}

/** The amount of a small number for a column of numbers: "190", "1.6"; null for another value, or where the message says that it is exact. */
function smallAmount(change: Change, message: string): number | null {
  const value = change.value?.trim() ?? "";
  if (!SMALL.test(value) || EXACTLY.test(message)) return null;
  if (!("column" in change) || change.column.type !== "number" || change.step !== undefined) return null;
  const amount = numberIn(value);
  return amount === null || amount <= 0 || Number(asScaled(value, change.column.label)) !== amount ? null : amount;
}

/** The amounts that a number is held against: what the person had before, and what all have. */
function amountsBeside(amount: number, column: OwnColumn, call: Turn["call"], before: number | null) {
  const { filled, least, most } = figuresOf(column.id, call);
  const all =
    least === null || most === null || (filled < ENOUGH && !(least >= LARGE && Number.isInteger(amount)))
      ? []
      : [{ least, most }];
  return before === null ? all : [{ least: before, most: before }, ...all];
}

/** "190" as 190,000 where the person had such an amount before or others have, and nothing near 190; null where it may well be what it says. */
function inThousands(change: Change, message: string, call: Turn["call"], before: number | null = null): Change | null {
  const amount = smallAmount(change, message);
  if (amount === null || !("column" in change)) return null;
  const meant = Math.round(amount * 1000);
  const isMeant = amountsBeside(amount, change.column, call, before).some(
    ({ least, most }) => amount * FAR < least && meant >= least / CLOSE && meant <= most * CLOSE,
  );
  return isMeant ? { ...change, value: String(meant) } : null;
}

/** Why "1.9" waits where there was 180,000 before: as it stands it is next to nothing of that. */
function nextToNothing(change: Change, message: string, before: number | null): string | null {
  const amount = smallAmount(change, message);
  if (amount === null || before === null || before < LARGE || amount * 1000 > before) return null;
  return `It was ${before.toLocaleString("en-US")} before, and “${change.value ?? ""}” is much less. Confirm if that is right.`;
}

/** The number that someone has in the column of a change; null where there is none. */
function heldBefore(change: Change, id: string | null, call: Turn["call"]): number | null {
  if (id === null || !("column" in change) || change.column.type !== "number") return null;
  const { customFieldValues = [] } = call("get_founder", { founderId: id });
  const held = customFieldValues.find(({ fieldId }) => fieldId === change.column.id)?.value;
  return typeof held === "number" || typeof held === "string" ? numberIn(String(held)) : null;
}

const readAs = (said: Change, amount: Change) =>
  `I read “${said.value ?? ""}” as ${Number(amount.value).toLocaleString("en-US")}. Confirm if that is right.`;

/** Another amount for a change that is there, with why it waits: "sorry, 192" is in thousands too, and what was doubted of the first one is no longer. */
export function otherAmount(
  change: Change,
  message: string,
  before: string | null,
  call: Turn["call"],
): { value: string | null; why: string | null } {
  const amount = inThousands(change, message, call);
  if (amount !== null) return { value: amount.value, why: readAs(change, amount) };
  return { value: change.value, why: before?.startsWith("I read “") ? null : before };
}

/** Changes of someone with each number that is read in two ways as the one that is meant, and why they wait then. */
export function withAmounts(
  changes: readonly Change[],
  language: Language,
  turn: Turn,
  personId: string | null,
): { changes: Change[]; doubt: string | null } {
  let doubt: string | null = null;
  const { message } = turn.request;
  const meant = changes.map((change) => {
    const before = smallAmount(change, message) === null ? null : heldBefore(change, personId, turn.call);
    const amount = amountMeant(change, language, turn) ?? inThousands(change, message, turn.call, before);
    doubt = (amount === null ? nextToNothing(change, message, before) : readAs(change, amount)) ?? doubt;
    return amount ?? change;
  });
  return { changes: meant, doubt };
}
