import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,2}`;
/** "Tag Ana and Leo as hot", "label Ana with hot". */
const TAGS = new RegExp(
  String.raw`^(?<lead>\W*(?:(?:please|pls|ok|and|also|can you|could you)[\s,]+)*)(?:tag|label|flag|classify|categori[sz]e)\s+(?<names>${NAME}(?:\s*,\s*(?:and\s+)?${NAME}|\s+(?:and|&)\s+${NAME}){0,9})\s+(?:as|with|under)\s+(?:an?\s+|the\s+)?(?<value>["“]?[\p{L}\p{N}][\p{L}\p{N} '’-]{0,30}?["”]?)[\s.!]*$`,
  "iu",
);

/** "Tag Ana and Leo as hot", of people who are there, whether or not an option is called so: an order to set what they are, and nothing to do. */
export function withTagged(message: string, { people, columns = [] }: Pick<StepRequest, "people" | "columns">): string {
  const { lead = "", names = "", value = "" } = TAGS.exec(message.trim())?.groups ?? {};
  if (names === "") return message;
  const known = people.filter(({ by }) => by !== "near").map(({ name }) => plainWords(name));
  const each = names.split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/u);
  const isKnown = (who: string) => known.some((name) => plainWords(who).every((word) => name.includes(word)));
  const said = plainWords(value).join(" ");
  const isChosenBeside = columns.some(
    ({ type, options }) => type === "multiselect" && options.some((one) => plainWords(one).join(" ") === said),
  );
  // One more of several choices leaves the others.
  if (isChosenBeside) return message;
  return each.every(isKnown) ? `${lead}mark ${names} as ${value}` : message;
}
