import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

const LEAD =
  /^\W*(?:(?:please|pls|add|save|keep|take|store|make|some|the|these|two|three|a few|new|quick|my|and|also|here are)\s+)*notes?\s*(?:!|:|\.|,|\s[–—-]|\n)\s*/iu;
const OF_ONE = /(?:^|[.;!,\n]\s*(?:and\s+)?)(?<who>\p{L}[\p{L}\p{M}'’-]*(?:\s\p{L}[\p{L}\p{M}'’-]*){0,2}):\s+(?=\S)/gu;

/** "Notes! Ana: on holiday. Leo: has a dog": a note of each, in a sentence of its own. Anything else as it is. */
export function withNotesOfEach(message: string, people: StepRequest["people"]): string {
  const lead = LEAD.exec(message);
  if (!lead) return message;
  const known = people.filter(({ by }) => by !== "near").map(({ name }) => plainWords(name));
  const said = message.slice(lead[0].length);
  const found = Array.from(said.matchAll(OF_ONE)).filter(({ groups }) => {
    const words = plainWords(groups?.["who"] ?? "");
    return known.some((name) => words.every((word) => name.includes(word)));
  });
  if (found.length < 2 || found[0]?.index !== 0) return message;
  return found
    .map(({ index, 0: { length }, groups }, no) => {
      const text = said.slice(index + length, found[no + 1]?.index ?? said.length).trim();
      return `add a note for ${groups?.["who"] ?? ""}: ${text.replace(/[.;]+$/u, "")}`;
    })
    .join(". ");
}
