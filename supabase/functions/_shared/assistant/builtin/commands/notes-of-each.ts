import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

const LEAD =
  /^\W*(?:(?:please|pls|add|save|keep|take|store|make|some|the|these|two|three|a few|new|quick|my|and|also|here are)\s+)*notes?\s*(?:!|:|\.|,|\s[–—-]|\n)\s*/iu;
const OF_ONE = /(?:^|[.;!,\n]\s*(?:and\s+)?)(?<who>\p{L}[\p{L}\p{M}'’-]*(?:\s\p{L}[\p{L}\p{M}'’-]*){0,2}):\s+(?=\S)/gu;

/** "… van! Note for Dana: …", where the note before it ends. */
const NEXT_NOTE =
  /!\s+(?=(?:and\s+)?(?:(?:add|make|save|put|a|another|the)\s+){0,2}notes?\s+(?:for|on|about|to|of)\s+(?<who>\p{L}[^:\n]{0,40}):)/giu;
const BEGINS = /^\W*(?:(?:please|add|make|save|put|a|the)\s+){0,3}notes?\s+(?:for|on|about|to|of)\s/iu;

/** "Notes! Ana: on holiday. Leo: has a dog": a note of each, in a sentence of its own. Anything else as it is. */
export function withNotesOfEach(sent: string, people: StepRequest["people"]): string {
  const known = people.filter(({ by }) => by !== "near").map(({ name }) => plainWords(name));
  const isKnown = (who = "") =>
    plainWords(who).length > 0 && known.some((name) => plainWords(who).every((word) => name.includes(word)));
  const message = BEGINS.test(sent)
    ? sent.replace(NEXT_NOTE, (all: string, who: string) => (isKnown(who) ? "!. " : all))
    : sent;
  const lead = LEAD.exec(message);
  if (!lead) return message;
  const said = message.slice(lead[0].length);
  const found = Array.from(said.matchAll(OF_ONE)).filter(({ groups }) => isKnown(groups?.["who"]));
  if (found.length < 2 || found[0]?.index !== 0) return message;
  return found
    .map(({ index, 0: { length }, groups }, no) => {
      const text = said.slice(index + length, found[no + 1]?.index ?? said.length).trim();
      return `add a note for ${groups?.["who"] ?? ""}: ${text.replace(/[.;]+$/u, "")}`;
    })
    .join(". ");
}
