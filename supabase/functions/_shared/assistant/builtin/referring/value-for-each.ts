import type { StepRequest } from "../../assistant-model.ts";
import { namingParts } from "../../name-parts.ts";
import { plainWords } from "../../words.ts";
import { listsOf } from "../commands/reader-of.ts";
import { faultOfChange } from "../commands/values.ts";
import { findDates } from "../find-dates.ts";
import type { OwnColumn } from "../reading.ts";
import type { Target } from "../vocabulary/field-names.ts";

const LINKS =
  /^(?:['’]s\b|(?:(?:is|has|gets?|to|as|at|for|of|with|was|paid|owes|takes?|:|=|-|–)(?=\s|$)))\s*|^[:=–-]\s*/iu;
const LEAD = /^(?:(?:and|ok|okay|so|then|please|set|put|for|it['’]?s|with|of)\s+)+/iu;
const EACH_AT_MOST = 6;

/**
 * "Liam 3 May 1981, Sunny 12 October 1975": a value of the field that was set, made or told last for each who is named. Null where a part
 * names nobody, two people, or no value that the field takes. Where the message names the field, a free text may be any few words.
 */
export function valueForEach(
  request: StepRequest,
  target: Target,
  columns: readonly OwnColumn[],
  isLabelled = false,
): { person: { id: string; name: string }; value: string }[] | null {
  const parts = request.message
    .trim()
    .replace(/[.!]+$/u, "")
    .split(/\s*(?:;|,(?!\d{3}\b)|\n)\s*(?:and\s+)?|\s+and\s+(?=\p{Lu}|\d)/u)
    .filter((part) => part !== "");
  if (parts.length > EACH_AT_MOST || parts.length === 0) return null;
  const each = parts.map((part) => ofPart(part.replace(LEAD, ""), request, target, columns, isLabelled));
  const found = each.flatMap((one) => one ?? []);
  const people = new Set(found.map(({ person }) => person.id));
  return found.length === each.length && people.size === found.length ? found : null;
}

function ofPart(
  part: string,
  { people, today, user }: StepRequest,
  target: Target,
  columns: readonly OwnColumn[],
  isLabelled: boolean,
): { person: { id: string; name: string }; value: string } | null {
  const words = plainWords(part);
  const own = people.filter(({ by }) => by === "name" || by === "part");
  const named = own
    .map((person) => ({ person, said: namingParts(person.name).filter((word) => isSaid(word, words)) }))
    .filter(({ said }) => said.length > 0)
    .sort((one, other) => other.said.length - one.said.length);
  const [best = ofFirm(words, people), second] = named;
  if (!best || second?.said.length === best.said.length) return null;
  const names = new Set([...plainWords(best.person.name), ...(named.length === 0 ? best.said : [])]);
  const rest = part
    .split(/\s+/u)
    .filter((word) => {
      const [plain = "", more] = plainWords(word);
      return more !== undefined || !(names.has(plain) || (plain.endsWith("s") && names.has(plain.slice(0, -1))));
    })
    .join(" ")
    .replace(LINKS, "")
    .replace(LINKS, "")
    .replace(/\s+(?:for|is|to|of|gets?|has)$/iu, "")
    .trim();
  const isShort = rest !== "" && rest.split(/\s+/u).length <= TEXT_WORDS_AT_MOST && !/[?？]/u.test(rest);
  const value = isLabelled && isShort && !isOfDays(target) ? rest : valueIn(optionOf(rest, target), target, today);
  const lists = listsOf({ user } as StepRequest, columns);
  return value !== null && faultOfChange({ ...target, value }, lists) === null ? { person: best.person, value } : null;
}

/** The only one of a firm that words name: "Saltmill is Cold". */
function ofFirm(words: readonly string[], people: StepRequest["people"]) {
  const there = people.flatMap((person) => {
    const firm = person.by === "company" ? plainWords(person.company ?? "") : [];
    const said = ` ${words.join(" ")} `.includes(` ${firm.join(" ")} `) ? firm : firm.slice(0, 1);
    return said.length > 0 && said.every((word) => word.length > 3 && words.includes(word)) ? [{ person, said }] : [];
  });
  return there.length === 1 ? there[0] : undefined;
}

const isSaid = (word: string, words: readonly string[]) => words.includes(word) || words.includes(`${word}s`);

/** "A referral", of an option "Referral". */
function optionOf(said: string, target: Target): string {
  const options = "column" in target ? target.column.options : [];
  const bare = plainWords(said.replace(/^(?:an?|the)\s+/iu, "")).join(" ");
  return options.find((option) => plainWords(option).join(" ") === bare) ?? said;
}

const isOfDays = (target: Target) => "column" in target && target.column.type === "date";
const TEXT_WORDS_AT_MOST = 3;
/** What a part says beside the name, where the field takes it; a free text is a few words that can be no news. */
function valueIn(text: string, target: Target, today: string): string | null {
  if (text === "" || /[?？]/u.test(text)) return null;
  const type = "column" in target ? target.column.type : "text";
  if (type === "date") {
    const [day, another] = findDates(text, today);
    return day && !another && plainWords(text.replace(day.text, "")).length === 0 ? day.date : null;
  }
  if (type === "text") return text.split(/\s+/u).length <= TEXT_WORDS_AT_MOST && /\d/u.test(text) ? text : null;
  return text;
}
