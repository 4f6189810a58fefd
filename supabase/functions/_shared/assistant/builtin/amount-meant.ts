import type { Change } from "./commands/frames.ts";
import type { Language } from "./reading.ts";
import type { Turn } from "./ready.ts";

/** A number with one point before three digits: thirteen thousand where points part the thousands, and thirteen elsewhere. */
const EITHER = /^[$€£]?\s?(?<whole>-?\d{1,3})\.(?<part>\d{3})(?:\s?[$€£]|\s?(?:eur|euros?|usd|chf|gbp))?$/iu;
/** As far from the column's other values a number may be to be one of them. */
const NEAR = 5;
const SOME = 2;

/** "13.250" as the number that it can only be, by the language or by what others have in that column; null where it is open, or no such number. */
function amountMeant(change: Change, language: Language, { call }: Turn): Change | null {
  const { whole = "", part = "" } = EITHER.exec(change.value?.trim() ?? "")?.groups ?? {};
  if (whole === "" || !("column" in change) || change.column.type !== "number") return null;
  const [thousands, small] = [Number(`${whole}${part}`), Number(`${whole}.${part}`)];
  const { figures } = call("query_people", {
    ...{ anyOf: [], ids: null, search: null, sort: null, limit: 1, figuresOf: change.column.id },
  });
  const { filled = 0, least = null, most = null } = figures ?? {};
  if (filled < SOME || least === null || most === null)
    return language === "en" ? null : { ...change, value: String(thousands) };
  const isNear = (amount: number) => amount >= least / NEAR && amount <= most * NEAR;
  if (isNear(thousands) === isNear(small)) return null;
  // Three digits behind a point are read in two ways again, four are not.
  const exactly = EITHER.test(String(small)) ? `${small}0` : String(small);
  return { ...change, value: isNear(thousands) ? String(thousands) : exactly };
}

/** Changes with each number that is read in two ways as the one that is meant, and why they wait then. */
export function withAmounts(
  changes: readonly Change[],
  language: Language,
  turn: Turn,
): { changes: Change[]; doubt: string | null } {
  let doubt: string | null = null;
  const meant = changes.map((change) => {
    const amount = amountMeant(change, language, turn);
    if (amount === null) return change;
    doubt = `I read “${change.value ?? ""}” as ${Number(amount.value).toLocaleString("en-US")}. Confirm if that is right.`;
    return amount;
  });
  return { changes: meant, doubt };
}
