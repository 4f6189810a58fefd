import type { StepRequest } from "../../assistant-model.ts";
import { namingParts } from "../../name-parts.ts";
import { plainWords } from "../../words.ts";
import { same } from "../commands/values.ts";
import { findDates } from "../find-dates.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldNamed, type Target } from "../vocabulary/field-names.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import { labelOf, typeOf } from "./targets.ts";

/** An option of a column, or several of one that takes several: "26 and 28". */
function optionsIn(said: string, { options, type }: OwnColumn): string | null {
  const found = (words: string) => options.find((option) => same(option, words));
  const all = type === "multiselect" && !found(said) ? said.split(/\s*(?:,|&|\band\b)\s*/iu).filter(Boolean) : [said];
  const meant = all.flatMap((words) => found(words) ?? []);
  return meant.length > 0 && meant.length === all.length ? meant.join(", ") : null;
}

const NO_VALUE =
  /^(?:(?:all|now|already|not|so|very|really|quite|just) )*(?:done|finished|completed?|sorted|ready|over|fine|ok(?:ay)?|good|great|nice|perfect|right|wrong|true|correct|late|important|urgent|off|on|gone|settled|cancel{1,2}ed)$/iu;
const WORDS_AT_MOST = 5;
/** The value that words are for a field; null where they are none of it. */
export function valueOf(
  said: string,
  target: Target,
  { today, people }: StepRequest,
  columns: readonly OwnColumn[],
): string | null {
  const words = said.split(/\s+/u);
  const type = typeOf(target);
  // "It's done" tells of what was spoken of, and is no value of it.
  if (/text/.test(type) && NO_VALUE.test(said)) return null;
  // "Set those to priority 50" names its own field.
  if (fieldNamed(plainWords(said), columns) !== null) return null;
  if (type === "date") {
    const [day, another] = findDates(said, today);
    return day && !another && /^(?:(?:the|on|to|for)\s+)*[\s.,!]*$/iu.test(said.replace(day.text, ""))
      ? day.text
      : null;
  }
  if (type === "number") return numberIn(said) === null ? null : said;
  if (type === "boolean") return /^(?:yes|no)$/iu.test(said) ? said : null;
  if ("field" in target && target.field === "email") return /^\S+@\S+\.\S+$/u.test(said) ? said : null;
  if ("column" in target && target.column.options.length > 0) return optionsIn(said, target.column);
  const names = people.filter(({ by }) => by !== "near").flatMap(({ name }) => namingParts(name));
  const isOther = plainWords(said).some((word) => names.includes(word)) || findDates(said, today).length > 0;
  return words.length > WORDS_AT_MOST || (isOther && labelOf(target) !== "Owner") ? null : said;
}
