import { otherAmount } from "./amount-meant.ts";
import type { AssistantAction } from "../../contract/assistant.ts";
import { TOLD } from "../why-held.ts";
import { type Answer, say } from "./answers.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { findDates } from "./find-dates.ts";
import { faultOfChange, type Lists, same } from "./commands/values.ts";
import { otherDay } from "./other-day.ts";
import { saysOnlyWho } from "./only-who.ts";
import { outcome } from "./outcome.ts";
import type { Asking } from "./resolve.ts";
import type { Call } from "./script.ts";
import { DIGITS, numberIn } from "./vocabulary/numbers.ts";

/** What is asked where a change is not to be as it is, and nothing says how. */
export function whatInstead({ title, status }: AssistantAction): Asking {
  const [drops, offer] = status === "proposed" ? ["drop", "Cancel that"] : ["undo", "Undo that"];
  return { ask: say(`What should it be instead? I can also ${drops} it: ${title}.`, [offer]), question: null };
}

/** A day with nothing else beside it. */
function onlyDay(words: string, today: string | null): string | null {
  const [day, another] = today === null ? [] : findDates(words, today);
  return day && !another && /^(?:(?:the|on|to|for)\s+)*[\s.,!]*$/iu.test(words.replace(day.text, "")) ? day.date : null;
}

const A_NUMBER = new RegExp(String.raw`(?:^|[\s,])(?<number>[$€£]?${DIGITS}(?: ?[km])?)(?=$|[\s,])`, "iu");
const WITH =
  /^(?:(?:replace|swap|exchange|substitute|switch|change|make|set|turn)\s+(?:it|that|this|them|those|her|him)\s+(?:(?:with|for|by|to|into|in|as)\s+)?|(?:only|just|nothing but)\s+|(?:it|that)(?:\s+(?:is|should be)|['’]?s)\s+)+/iu;
/** The choices that words are and nothing else: "North and South", "replace it with South". */
function optionsIn(words: string, options: readonly string[]): string | null {
  const bare = words.replace(WITH, "").trim();
  const whole = options.find((option) => same(option, bare));
  if (whole !== undefined) return whole;
  const said = bare
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/u)
    .map((one) => options.find((option) => same(option, one)));
  return said.every((one) => one !== undefined) ? said.join(", ") : null;
}

/** Another value of the same column, where it is one that the column takes. */
export function changedValue(
  action: AssistantAction,
  words: string,
  clause: ReadClause,
  call: Call,
  { columns, today }: Lists,
): Answer | Asking | null {
  const column = columns.find(({ id }) => id === action.params["fieldId"]);
  const chosen = column?.type === "multiselect" ? optionsIn(words, column.options) : null;
  if (column?.type === "multiselect" && chosen === null) return whatInstead(action);
  const number = A_NUMBER.exec(words)?.groups?.["number"];
  const said = column?.type === "number" && number !== undefined ? String(numberIn(number) ?? number) : words;
  // "Oops, Ben 10 minutes late".
  const isNews =
    number !== undefined &&
    clause.tokens.some(({ code }) => code === "P") &&
    !saysOnlyWho(clause, [
      {
        ...action,
        title: `${action.title} ${words.includes(number) ? number : ""} euros eur dollars usd k m has have`,
      },
    ]);
  if (column?.type === "number" && isNews) return whatInstead(action);
  const day =
    column?.type === "date" ? (otherDay(words, action.params["value"]) ?? onlyDay(words, today ?? null)) : null;
  const value = day ?? chosen ?? column?.options.find((option) => same(option, said)) ?? said;
  if (column?.type === "date" && day === null) return { ...say("Which day do you mean?"), completes: "no make it" };
  const fault = column ? faultOfChange({ column, value }, { stages: [], statuses: [], columns }) : null;
  if (fault) return { ask: say(fault.problem, fault.offers), question: null };
  if (/^(?:due|by|on|for|in|at|to|with|and)\b/iu.test(value)) return null;
  const before = action.status === "proposed" ? action.heldBecause : null;
  const { why, ...now } = column ? otherAmount({ column, value }, clause.text, before, call) : { why: before, value };
  if (action.status === "proposed") call("take_back", { actionId: action.id }, null);
  return outcome(call(action.tool, { ...action.params, ...now }, why ?? (action.status === "proposed" ? TOLD : null)));
}
