import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { oneMeant } from "./one-meant.ts";

const DELETES =
  /^(?<order>\W*(?:(?:please|pls|ok|okay|so|can you|could you)[\s,]+)*(?:delete|remove|erase)\s+(?<who>\p{L}[\p{L}\p{M}'’.-]*(?:\s\p{L}[\p{L}\p{M}'’.-]*){0,3}?))(?:\s*,\s*|\s+)and\s+(?<rest>(?-i:(?=\p{Ll}))(?!(?:his|her|their|its|also|both|all|every|any|an?|the(?!\s+(?:rest|others)(?!\p{L})))(?!\p{L}))\p{L}[\p{L}'’]+\s[^\n]{3,120})$/iu;

/** "Delete Ana, and hand the rest to Leo": what is said behind someone who is deleted is a sentence of its own. Other messages are unchanged. */
export function withDeletedFirst(message: string, people: readonly KnownPerson[]): string {
  const { order = "", who = "", rest = "" } = DELETES.exec(message)?.groups ?? {};
  const [first = ""] = plainWords(rest);
  const isName = people.some(({ name }) => plainWords(name).includes(first));
  return who === "" || isName || oneMeant(who, people) === null ? message : `${order}. ${rest}`;
}
