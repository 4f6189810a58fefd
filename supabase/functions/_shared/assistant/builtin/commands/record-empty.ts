import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

const name = (no: number) =>
  String.raw`(?<who${no}>(?-i:\p{Lu})[\p{L}\p{M}'’-]*?(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*?){0,3})`;
const NOTHING = String.raw`(?:empty|blank|bare|missing|incomplete|not filled in|nothing(?: at all)?|next to nothing|hardly anything|thin|not complete)`;
const RECORD = String.raw`(?:record|profile|entry|card|page|file|details|data|fields?)`;
/** "What we have for Ana is empty – she's …", "there's nothing on Bo yet: he …", "fill in Cy: …". */
const EMPTY = new RegExp(
  String.raw`^\W*(?:(?:please|ok|so|hey|and|btw|by the way)[\s,]+)*(?:what (?:we|i)(?:['’]ve| have)? (?:got|have|hold|know)?\s*(?:for|of|on|about) ${name(1)} is (?:still |rather |quite |all |almost )*${NOTHING}|(?:there(?:['’]s| is)|(?:we|i)(?:['’]ve| have)(?: got)?) (?:still )?(?:nothing|next to nothing|hardly anything|no ${RECORD}) (?:down )?(?:for|of|on|about) ${name(2)}(?: (?:yet|so far|at all|still|here|on file))*|${name(3)}['’]s? ${RECORD} (?:is|are) (?:still |rather |quite |all |almost )*${NOTHING}(?: (?:yet|so far))?|${name(4)} has no (?:${RECORD}|facts|data)(?: (?:yet|so far|at all))*|(?:fill in|complete|fill out|flesh out) (?:the ${RECORD} (?:of|for) )?${name(5)}(?:['’]s? ${RECORD})?)\s*(?:[,;:.–—]|\s-\s)\s*(?<rest>(?:so )?(?:(?<pronoun>s?he|they)(?:['’](?:s|re)|\s)|(?-i:\p{Lu}))[^\n?]{4,200})$`,
  "iu",
);

/** What is told to fill an empty record, with the name instead of the words that it is empty. Other messages are unchanged. */
export function withRecordFilled(message: string, people: readonly Pick<KnownPerson, "name">[]): string {
  const groups = message.length > 320 ? undefined : EMPTY.exec(message)?.groups;
  const who = [1, 2, 3, 4, 5].map((no) => groups?.[`who${no}`]).find((name) => name !== undefined);
  const rest = groups?.["rest"];
  if (who === undefined || rest === undefined) return message;
  const words = plainWords(who);
  if (!people.some(({ name }) => words.every((word) => plainWords(name).includes(word)))) return message;
  // "Ana has no details yet. Bo …" tells of someone else.
  if (groups?.["pronoun"] === undefined)
    return /^\W*(?:\S+\s+){0,3}?(?:fill|complete|flesh)/iu.test(message) ? `${who}: ${rest}` : message;
  return rest
    .replace(/^so\s+/iu, "")
    .replace(/^(?:s?he|they)(?:['’](?:s|re)|\s+(?:is|are))(?=\s)/iu, `${who} is`)
    .replace(/^(?:s?he|they)(?=\s)/iu, who);
}
