import type { StepRequest } from "../../assistant-model.ts";
import { isNoteLead } from "../commands/split-clauses.ts";
import { plainWords } from "../../words.ts";
import { fieldMeant, fieldNamed } from "../vocabulary/field-names.ts";

const SENTENCE = /(?<=[.!])\s+/u;
const TELLS =
  /^(?:the |her |his |their |its )?(?<label>\p{L}[\p{L}\p{N} ]{1,30}?) (?<told>(?:ended|ends|wound|came|comes|went|goes|has gone|is|are|was|now|stays?|becomes?|became|rose|rises|fell|falls|dropped|drops|moved|moves|got|gets) [^?:;]{1,50})$/iu;
const STORY_ONLY = /(?<!\p{L})(?:if|when|maybe|perhaps|might|could|should|would|not|never)(?!\p{L})|n['’]t|\?/iu;

const EMPTIED =
  /^(?:goes|went|is|gets|got|becomes|stays)(?: back)?(?: to)?(?: now)? (?:blank|empty|cleared|emptied|nothing|none|out)(?: again| now| then| for now)*$/iu;

/** The name that a first sentence begins with, of the one person that it names; null where that is not so. */
function namedFirst(first: string, people: StepRequest["people"]): string | null {
  const named = people.filter(({ by }) => by === "name" || by === "part");
  const [who, another] = named;
  if (!who || another) return null;
  const said = /^\W*(?<name>\p{Lu}[\p{L}\p{M}'’-]*?(?:\s\p{Lu}[\p{L}\p{M}'’-]*?){0,3})(?=['’]s?\s|[\s,:])/u.exec(first)
    ?.groups?.["name"];
  const isTheirs = said !== undefined && plainWords(said).every((word) => plainWords(who.name).includes(word));
  return isTheirs ? who.name : null;
}

/**
 * "Ana signed today. Portfolio. Ticket ended up 225. Next round goes blank": each sentence that is one of her values, or begins with a field's
 * name, with her name. Other messages are unchanged.
 */
export function withSentencesOfOne({
  message,
  people,
  columns = [],
  user,
}: Pick<StepRequest, "message" | "people" | "columns" | "user">): string {
  if (message.length > 300 || message.includes("\n") || isNoteLead(message)) return message;
  const [first = "", ...rest] = message.split(SENTENCE);
  const name = rest.length === 0 || STORY_ONLY.test(message) ? null : namedFirst(first, people);
  if (name === null) return message;
  const choices = [...user.stages, ...user.statuses].map((one) => one.toLowerCase());
  let fields = 0;
  const said = rest.map((sentence) => {
    const bare = sentence.replace(/[\s.!]+$/u, "");
    if (choices.includes(bare.toLowerCase())) return `${name} is now ${bare}.`;
    const { label = "", told = "" } = TELLS.exec(bare)?.groups ?? {};
    const words = plainWords(label);
    const named = words.length === 0 ? null : (fieldNamed(words, columns) ?? fieldMeant(words, columns));
    if (!named || (named.length < words.length && words.length > 1)) return sentence;
    fields += 1;
    const field = "column" in named.target ? named.target.column.label : label;
    if (EMPTIED.test(told)) return `Clear ${name}'s ${field}.`;
    return `${name}'s ${field} ${told}.`;
  });
  return fields > 0 ? [first, ...said].join(" ") : message;
}
