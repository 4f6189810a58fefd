import { slugWords } from "./addresses.ts";
import { fitsSlug, isNameLike } from "./person-words.ts";

const ADDRESS = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[\p{L}\p{N}_%-]{3,100}\/?/giu;
const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’-]+(?:\s(?:\p{Ll}{1,3}\s){0,2}\p{Lu}[\p{L}\p{M}'’.-]*){1,3}`;
/** What stands before an address: who it is, and their facts behind a mark. */
const BEFORE = new RegExp(
  String.raw`^[\s,;.&+–—-]*(?:(?:and|plus|then|also|und|y|et)\s+)*(?<name>${NAME})(?<facts>\s*[,(–—:-][^\n]*?)?[\s,:;(–—-]*$`,
  "u",
);
const LEAD =
  /^(?<lead>[^\n:@]{3,80}:\s+|\s*(?:(?:[Pp]lease|[Pp]ls|[Cc]an you|[Cc]ould you|[Oo]k|[Ss]o)[\s,]+)*(?:[Aa]dd|[Ss]ave|[Cc]reate|[Pp]ut in|[Nn]ew)\s+)/u;

/**
 * "Two from the fair: Ana Ruiz, Kelp, linkedin.com/in/… and Bo Vance, …": several people with an address each, of which some are not made of
 * the name, in a line each. Other messages are unchanged.
 */
export function withOneEachAddress(message: string): string {
  if (message.length > 1_200 || message.includes("\n")) return message;
  const found = Array.from(message.matchAll(ADDRESS));
  if (found.length < 2) return message;
  const lead = LEAD.exec(message)?.groups?.["lead"] ?? "";
  const each = found.map(({ 0: url, index }, no) => {
    const before = found[no - 1];
    const from = before ? before.index + before[0].length : lead.length;
    const { name = "", facts = "" } = BEFORE.exec(message.slice(from, index).replace(/^\s*\)/u, ""))?.groups ?? {};
    return { name, url, facts: facts.replace(/^[\s,(–—:-]+|[\s,:;()–—-]+$/gu, "").replace(/[()]/gu, ", ") };
  });
  const last = found.at(-1);
  const tail = last ? message.slice(last.index + last[0].length) : "";
  const isEach = each.every(({ name }) => isNameLike(name));
  const areOwn = each.every(({ name, url }) => fitsSlug(name, slugWords(url)));
  if (!isEach || areOwn || !/^[\s).,;!]*$/u.test(tail)) return message;
  const lines = each.map(({ name, facts, url }) => `- ${[name, facts, url].filter((one) => one !== "").join(", ")}`);
  return [lead.trim() === "" || !lead.includes(":") ? "New people:" : lead.trim(), ...lines].join("\n");
}
