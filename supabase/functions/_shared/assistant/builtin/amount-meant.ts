import type { Change } from "./commands/frames.ts";
import type { Language } from "./reading.ts";
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

/** "190" as 190,000 where all others have such amounts and nothing near 190; null where it may well be what it says. */
function inThousands(change: Change, message: string, call: Turn["call"]): Change | null {
  const value = change.value?.trim() ?? "";
  if (!SMALL.test(value) || EXACTLY.test(message)) return null;
  if (!("column" in change) || change.column.type !== "number" || change.step !== undefined) return null;
  const amount = numberIn(value);
  if (amount === null || Number(asScaled(value, change.column.label)) !== amount) return null;
  const { filled, least, most } = figuresOf(change.column.id, call);
  if (filled < ENOUGH || least === null || most === null) return null;
  const meant = Math.round(amount * 1000);
  if (amount * FAR >= least || meant < least / CLOSE || meant > most * CLOSE) return null;
  return { ...change, value: String(meant) };
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

/** Changes with each number that is read in two ways as the one that is meant, and why they wait then. */
export function withAmounts(
  changes: readonly Change[],
  language: Language,
  turn: Turn,
): { changes: Change[]; doubt: string | null } {
  let doubt: string | null = null;
  const meant = changes.map((change) => {
    const amount = amountMeant(change, language, turn) ?? inThousands(change, turn.request.message, turn.call);
    if (amount === null) return change;
    doubt = readAs(change, amount);
    return amount;
  });
  return { changes: meant, doubt };
}
