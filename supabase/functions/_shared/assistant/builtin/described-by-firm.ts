import type { KnownPerson, StepRequest } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import { containing, thosePeople } from "./people-with.ts";
import type { Call } from "./script.ts";
import { isNoteLead } from "./commands/split-clauses.ts";
import { fieldMeant, fieldNamed } from "./vocabulary/field-names.ts";

interface OfFirm {
  said: string;
  people: KnownPerson[];
}

/** "Halden's deal size": whose it is, by the name of their firm or its first words. */
const FIRMS =
  /(?<![\p{L}\p{N}'’])(?<of>\p{Lu}[\p{L}\p{M}\p{N}-]*(?:\s(?:&\s)?\p{Lu}[\p{L}\p{M}\p{N}-]*){0,2})['’]s?\s+(?<label>\p{L}[\p{L}\p{N}]*(?:\s\p{L}[\p{L}\p{N}]*){0,3})/gu;
/** Orders in words of one's own are no longer. */
const MOST_LETTERS = 200;
/** "The deal size for halden", "set the fee at Halden to 5": the field of an order before the firm, in small letters too. */
const FIELD_FIRST =
  /^\W*(?:(?:please|pls|ok|okay|so|and|also|can you|could you)[\s,]+)*(?:(?:set|change|update|put|make|raise|lower|bump|clear|empty|untick|tick|uncheck|check)\s+)?(?:the\s+)?(?<label>\p{L}[\p{L}\p{N}]*(?:\s\p{L}[\p{L}\p{N}]*){0,3}?)\s+(?:for|of|at|with|over at)\s+(?:the\s+)?(?<of>[\p{L}\p{N}][\p{L}\p{M}\p{N}&'’-]*(?:\s(?:&\s)?[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*){0,2}?)(?=\s+(?:to|is|are|was|goes|comes|should|must|now|up|down|by|from|at)(?!\p{L})|\s*[:=,.!]|\s*$)/giu;
export function ofFirm(message: string, { people: named, columns = [] }: StepRequest, call: Call): OfFirm[] {
  const said = [
    ...message.matchAll(FIRMS),
    ...(message.length > MOST_LETTERS || isNoteLead(message) ? [] : message.matchAll(FIELD_FIRST)),
  ];
  return said.flatMap(({ groups: { of = "", label = "" } = {} }) => {
    const words = plainWords(label);
    if ((fieldMeant(words, columns) ?? fieldNamed(words, columns)) === null) return [];
    const all = of.split(/\s+/u);
    // "Set Halden's price": a verb at the beginning has a capital too.
    return all.flatMap((_, no) => ofFirmCalled(all.slice(no).join(" "), named, call)).slice(0, 1);
  });
}

function ofFirmCalled(said: string, named: readonly KnownPerson[], call: Call): OfFirm[] {
  const words = plainWords(said);
  const isName = named.some(
    ({ by, name }) => /^(?:name|part)$/.test(by) && plainWords(name).some((part) => words.includes(part)),
  );
  if (isName) return [];
  const { held = [] } = call("list_custom_fields", { words: [words.join(" ")] });
  const firms = held.flatMap(({ column, values }) => (column === "company" ? values : []));
  const [firm, another] = firms.filter((one) => plainWords(one).join(" ").startsWith(words.join(" ")));
  const people = firm === undefined || another ? [] : thosePeople([[containing("company", firm)]], call);
  // The card says who the firm was taken for.
  const there = people.map((person) => ({ ...person, by: "company" as const }));
  return there.length === 1 ? [{ said, people: there }] : [];
}
