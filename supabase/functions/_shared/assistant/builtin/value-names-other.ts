import type { StepRequest } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import type { Change, Problem } from "./commands/frames.ts";
import { personFields } from "../../contract/person-fields.ts";
import { FIRM_WORD } from "./vocabulary/firm-words.ts";
import { plain } from "./wording.ts";

/** Fields of one person in which nobody else is named: a role, a place. */
const OF_ONE = /^(?:roleTitle|location|industry|company)$/u;

/** "Ltd", "Partners": what firms that are called after people end on. */
const FIRM_END =
  /^(?:ltd|limited|llp|llc|inc|gmbh|plc|ag|partners|associates|sons|brothers|bros|capital|ventures|holdings|group|company|co|labs?|bio|biotech|pharma|therapeutics|diagnostics|peptides|foods|studios?|media|advisors|design)\.?$/iu;
/** Whether a value is a firm that is called after people, as "Blaney and Quirke Ltd" is. */
const isFirmOfNames = (before: readonly string[], own: readonly string[], people: StepRequest["people"]): boolean => {
  const [first = "", more] = before;
  const last = own.at(-1) ?? "";
  const isName = people.some(
    ({ name, by }) =>
      (by === "name" || by === "part") && plainWords(first).some((word) => plainWords(name).includes(word)),
  );
  return (
    more === undefined &&
    own.length > 0 &&
    /^\p{Lu}/u.test(last) &&
    (isName || FIRM_END.test(last) || FIRM_WORD.test(last))
  );
};

/** What to ask where a value goes on with someone else and what they are: "CTO and Hannah CEO" is no role. Null for other values. */
export function valueNamesOther(
  change: Change,
  whose: readonly { id: string; name: string }[],
  people: StepRequest["people"],
): Problem | null {
  if (!("field" in change) || change.value === null || !OF_ONE.test(change.field)) return null;
  const words = change.value.split(/\s+/u);
  const joint = words.findIndex((word, no) => no > 0 && (/^(?:and|&|while|but)$/iu.test(word) || /[,;]$/u.test(word)));
  const [next = "", ...rest] = joint < 0 ? [] : words.slice(joint + 1).filter((word) => !/^(?:and|&)$/iu.test(word));
  const named = people.find(
    ({ id, name, by }) =>
      (by === "name" || by === "part") &&
      !whose.some((one) => one.id === id) &&
      plainWords(next).some((word) => plainWords(name).includes(word)),
  );
  const own = rest.filter((word) => !plainWords(named?.name ?? "").includes(plainWords(word)[0] ?? ""));
  const [only, another] = whose;
  if (change.field === "company" && isFirmOfNames(words.slice(0, joint), own, people)) return null;
  if (!named || own.length === 0 || !/^\p{Lu}/u.test(next) || !only || another) return null;
  const label = personFields[change.field].label.toLowerCase();
  const first = words
    .slice(0, joint + 1)
    .join(" ")
    .replace(/(?:[,;]|\s+(?:and|&|while|but))$/iu, "");
  const value = own.join(" ").replace(/^(?:is|as|to|in|at|the)\s+/iu, "");
  return {
    problem: `“${plain(change.value)}” names ${plain(named.name)} as well, so I changed nothing. What is the ${label} of ${plain(only.name)}?`,
    offers: [`Set the ${label} of ${only.name} to ${first}`, `Set the ${label} of ${named.name} to ${value}`],
    asks: { asks: "value", about: change.value },
  };
}
