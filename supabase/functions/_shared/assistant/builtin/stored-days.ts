import { addDays, addMonths } from "../../contract/calendar-date.ts";
import type { StepRequest } from "../assistant-model.ts";
import type { Change } from "./commands/frames.ts";
import type { OwnColumn } from "./reading.ts";
import { asking, type Person, type Turn } from "./ready.ts";
import type { Asking } from "./resolve.ts";
import { isAkin, namingWords } from "./vocabulary/akin.ts";
import { dateText, plain } from "./wording.ts";

/** "… before his next board": a day that is stored with someone. */
const BEFORE =
  /\b(?:before|by|ahead of|in time for|until|prior to)\s+(?:(?:his|her|their|the)|[\p{L}\p{M}'’-]+?['’]s)\s+(?<what>[\p{L}\p{M} -]{3,40})$/iu;

/**
 * The day that the end of a task's title means, of a column of days, with the reason to show it first; a question where the person has
 * none there. Null where the title names no such column.
 */
export function dayBefore(
  title: string,
  person: Person | null,
  turn: Turn,
): { is: string; why: string } | Asking | null {
  const words = namingWords(BEFORE.exec(title)?.groups?.["what"] ?? "");
  if (words.length === 0 || person === null) return null;
  const columns =
    turn.columns.length > 0 ? turn.columns : ((turn.call("list_custom_fields", {}).fields ?? []) as OwnColumn[]);
  const [column, another] = columns.filter(
    ({ type, label }) => type === "date" && words.every((word) => namingWords(label).some((own) => isAkin(word, own))),
  );
  if (!column || another) return null;
  const answered = turn.given["date:"];
  if (answered !== undefined)
    return { is: answered, why: `You said ${dateText(answered)}. Confirm if that is the day.` };
  const { customFieldValues = [] } = turn.call("get_founder", { founderId: person.id });
  const value = customFieldValues.find(({ fieldId }) => fieldId === column.id)?.value;
  if (typeof value === "string" && value >= turn.request.today)
    return {
      is: value,
      why: `${plain(column.label)} of ${plain(person.name)} is ${dateText(value)}. Confirm if that is the day.`,
    };
  return asking({
    problem: `${plain(person.name)} has no ${plain(column.label)} to come. On which day is it due?`,
    offers: [],
    asks: { asks: "date", about: "" },
  });
}

/** Columns of what was: "Last visit". */
const WAS =
  /^(?:last|latest|previous|most recent|past|since|(?:date|day) of birth)(?![\p{L}])|(?<![\p{L}])(?:met|signed|joined|founded|hired|born|visited|contacted|introduced|onboarded|received|bought|started|quit)(?:\s+(?:(?:us|me|them|him|her|up)|on|at|in|date|day|since))*$/iu;
/** "Their survey was on 20 May", said of any column. */
const TOLD_PAST = /(?<![\p{L}])(?:was|were|took place|happened) (?:on|in) (?:the )?(?:\d|\p{Lu})/u;
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/iu;
const TO_COME = /\b(?:next|tomorrow|in (?:a|an|one|two|three|\d+) (?:day|week|month|year)s?)\b/iu;
const MONTHS =
  "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|januar|februar|märz|mai|juni|juli|okt|dez|ene|abr|ago|dic|janv|févr|avr|juin|juil|août|déc)\\p{L}*";
/** A month of a day; "Mark" and "Jane" are none. */
const MONTH = new RegExp(
  String.raw`(?:\d\.?(?:st|nd|rd|th)?|\bof|\bin|\bde|\p{L}(?:st|nd|rd|th))\s+(?:of\s+|de\s+)?${MONTHS}|\b${MONTHS}\.?,?\s+(?:the\s+)?(?:\d|\p{L}+(?:st|nd|rd|th)\b)|(?<!\d)\d{1,2}[./]\d{1,2}(?!\d)`,
  "iu",
);

/** A day without its year is the last one of the kind in a column of what was: "Last visit: 20 May", said in June. */
export function lookingBack(change: Change, { message, today }: Pick<StepRequest, "message" | "today">): Change {
  if (!("column" in change) || change.column.type !== "date") return change;
  if (!WAS.test(change.column.label) && !TOLD_PAST.test(message)) return change;
  const { value } = change;
  if (value === null || value <= today || message.includes(value.slice(0, 4)) || TO_COME.test(message)) return change;
  const back = MONTH.test(message)
    ? addMonths(value, -12)
    : WEEKDAY.test(message)
      ? addDays(value, -7)
      : addMonths(value, -1);
  return { ...change, value: back <= today ? back : value };
}
