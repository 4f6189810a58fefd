import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

const LEAD =
  /^\W*(?:(?:please|pls|add|save|keep|take|store|make|some|the|these|two|three|a few|new|quick|my|and|also|here are)\s+)*notes?\s*(?:!|:|\.|,|\s[–—-]|\n)\s*/iu;
const OF_ONE = /(?:^|[.;!,\n]\s*(?:and\s+)?)(?<who>\p{L}[\p{L}\p{M}'’-]*(?:\s\p{L}[\p{L}\p{M}'’-]*){0,2}):\s+(?=\S)/gu;

/** "… van! Note for Dana: …", where the note before it ends. */
const NEXT_NOTE =
  /!\s+(?=(?:and\s+)?(?:(?:add|make|save|put|a|another|the)\s+){0,2}notes?\s+(?:for|on|about|to|of)\s+(?<who>\p{L}[^:\n]{0,40}):)/giu;
const BEGINS = /^\W*(?:(?:please|add|make|save|put|a|the)\s+){0,3}notes?\s+(?:for|on|about|to|of)\s/iu;

/** "Add a note to Ana:", what leads to who the first of several notes is about. */
const FIRST_OF =
  /^\W*(?:(?:please|pls|can you|could you|quick|add|make|save|put|leave|write|an?|the|new)\s+){0,5}notes?\s+(?<link>for|on|about|to|of)\s+(?<who>\p{L}[^:.;!?\n]{0,40}):\s/iu;
/** ". Also to Leo: …": one more note, about someone else. */
const ALSO_OF =
  /\s*[.;!\n]\s*(?<joint>(?:(?:and|also|plus|then)[\s,]+){0,2}(?:(?:add|make|save|put|write|leave)\s+)?(?:(?:another one|another|one more|one|an? note|note)\s+)?)(?<link>for|on|about|to)\s+(?<who>(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s\p{L}[\p{L}\p{M}'’-]*){0,2}):\s+(?=\S)/giu;
/** ". And remind me to …", behind the last of them. */
const THEN_ORDER = /(?<=[.;!]\s{1,3})(?:(?:and|also|plus|then|please)[\s,]+){0,2}remind me\s[^.;!?\n]*/giu;
const LEADS_TO_ORDER = /^.*?remind me/iu;
const ALL_OF_THEM =
  /(?<!\p{L})(?:(?:both|all|each)(?: two| three| four)? of them|them (?:both|all)|the two of them)(?!\p{L})/iu;

/** "Add a note to Ana: likes tea. Also to Leo: likes jazz. And remind me …": each is a note of its own, and the order an order. */
function withNotesToOthers(message: string, isKnown: (who?: string) => boolean): string {
  const first = FIRST_OF.exec(message)?.groups;
  if (!isKnown(first?.["who"])) return message;
  const same = /^(?:to|for|on)$/iu.test(first?.["link"] ?? "") ? first?.["link"]?.toLowerCase() : null;
  const names = [first?.["who"] ?? ""];
  const said = message.replace(ALSO_OF, (all: string, joint: string, link: string, who: string) => {
    if (!isKnown(who) || (joint === "" && link.toLowerCase() !== same)) return all;
    names.push(who);
    if (/^\s*;/u.test(all)) return `; note on ${who}: `;
    return `${/^\s*!/u.test(all) ? "!" : ""}. Add a note to ${who}: `;
  });
  if (names.length < 2) return message;
  // The order behind may be about all of them.
  return said.replace(
    THEN_ORDER,
    (order: string) =>
      `Remind me${order.replace(LEADS_TO_ORDER, "").replace(ALL_OF_THEM, `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`)}`,
  );
}

/** "Notes! Ana: on holiday. Leo: has a dog": a note of each, in a sentence of its own. Anything else as it is. */
export function withNotesOfEach(sent: string, people: StepRequest["people"]): string {
  const known = people.filter(({ by }) => by !== "near").map(({ name }) => plainWords(name));
  const isKnown = (who = "") =>
    plainWords(who).length > 0 && known.some((name) => plainWords(who).every((word) => name.includes(word)));
  const apart = withNotesToOthers(sent, isKnown);
  const message = BEGINS.test(apart)
    ? apart.replace(NEXT_NOTE, (all: string, who: string) => (isKnown(who) ? "!. " : all))
    : apart;
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
