import type { AssistantAction } from "../../../contract/assistant.ts";
import { personFields } from "../../../contract/person-fields.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { changedIn } from "../commands/like-the-last.ts";
import { same } from "../commands/values.ts";
import { findDates } from "../find-dates.ts";
import type { OwnColumn } from "../reading.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import { targetOf, typeOf } from "./targets.ts";

/** "Make it 5", "it should be Friday": what corrects in so many words. */
const CORRECTS =
  /^(?:(?:please )?(?:make|move|change|set|put|push) (?:it|that|this)(?: (?:to|on|for|until|till|as|at))?|(?:it|that)(?:['’]s| is| should be)|should be|rather|instead|i meant?)\s+(?<value>\S.*)$/iu;
const AROUND_VALUE =
  /^(?:to|on|for|by|until|till|as|at|in|from)\s+|[\s,]+(?:please|instead|then|rather|too|though)(?=[\s.!]*$)|[\s.!]+$/giu;
/** "Not Ana", "only for Bo and Leo", "leave Ana out": which person it is about. */
const OF_WHOM = /^(?:(?:not|without|except|only|just|leave|keep)(?: for)?|for)\s+(?<who>\S.*)$/iu;
const BESIDE_NAMES = /^(?:and|or|nor|out|please|s|her|him|them|alone|for|of|it)$/u;
const RHYTHM = /^(?:daily|weekly|monthly|quarterly|yearly|every \p{L}+(?: \p{L}+)?)$/iu;

/** What follows a "yes, but …": a correction of the last change, or a message of its own. */
export function meantInstead(
  instead: string,
  { changes = [], people, today, user }: StepRequest,
  columns: () => readonly OwnColumn[],
): string {
  const last = changes.findLast(({ status }) => status === "proposed" || status === "executed");
  if (!last) return instead;
  const { who } = OF_WHOM.exec(instead)?.groups ?? {};
  const names = people.flatMap(({ by, name }) => (by === "name" || by === "part" ? plainWords(name) : []));
  if (who !== undefined && plainWords(who).every((word) => names.includes(word) || BESIDE_NAMES.test(word)))
    return names.length > 0 ? `no, ${instead}` : instead;
  const { value } = CORRECTS.exec(instead)?.groups ?? {};
  const said = (value ?? instead).replace(AROUND_VALUE, "").trim();
  if (isValueOf(said, last, { today, user, columns, isExplicit: value !== undefined })) return `no, make it ${said}`;
  // "Make it quick" is no text of a note, and no place.
  return value !== undefined && /^(?:please )?make /iu.test(instead) ? value : instead;
}

type Around = Pick<StepRequest, "today" | "user"> & { columns: () => readonly OwnColumn[]; isExplicit: boolean };

/** Whether words are a value that a change could set instead of its own. */
export function isValueOf(said: string, last: AssistantAction, { today, user, columns, isExplicit }: Around): boolean {
  if (/_task$/.test(last.tool)) return isDay(said, today) || RHYTHM.test(said);
  if (!/^(?:update_founders?|set_custom_values?)$/.test(last.tool)) return false;
  const own = last.tool.startsWith("set_") ? columns() : [];
  const [changed, another] = changedIn(last, own);
  const target = changed ? targetOf(changed.label, own) : null;
  if (!changed || another || !target) return false;
  const { stage, status, owner } = personFields;
  const choices: Readonly<Record<string, readonly string[]>> = {
    ...{ [stage.label]: user.stages, [status.label]: user.statuses, [owner.label]: user.owners ?? [] },
  };
  const options = "column" in target ? target.column.options : (choices[changed.label] ?? []);
  if (options.length > 0) return options.some((option) => same(option, said));
  const type = typeOf(target);
  if (type === "number") return numberIn(said) !== null;
  if (type === "date") return isDay(said, today);
  if (type === "boolean") return /^(?:yes|no)$/iu.test(said);
  // Any words may be a free text: a name that is said to be it, and nothing else.
  return isExplicit && /^(?:\p{Lu}\S*(?: |$)){1,3}$|^\S+@\S+\.\S+$/u.test(said);
}

export function isDay(words: string, today: string): boolean {
  const [day, another] = findDates(words, today);
  return day !== undefined && another === undefined && plainWords(words.replace(day.text, "")).length === 0;
}
