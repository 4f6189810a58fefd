import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

const WHO_ELSE = /(?<!\p{L})who else (?<is>(?:is|are|has|have|works|lives) [^?,;:\n]{2,50}?)[\s?.!]*$/iu;

/** "Who else is in Leeds?", right after someone was spoken of: the others, without them. Other messages are unchanged. */
export function withoutWhoWasSaid({ message, people, state, history }: StepRequest): string {
  const found = WHO_ELSE.exec(message);
  const person = state?.person;
  if (!found || !person || history.length === 0 || /(?<!\p{L})(?:except|besides|but|without)(?!\p{L})/iu.test(message))
    return message;
  const said = new Set(plainWords(found.groups?.["is"] ?? ""));
  const isOfNamed = people.some(({ by, name }) => by !== "near" && plainWords(name).some((word) => said.has(word)));
  if (isOfNamed) return message;
  return `${message.slice(0, found.index)}who ${found.groups?.["is"] ?? ""} except ${person.name}?`;
}
