import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { slugWords } from "./addresses.ts";
import { fitsSlug } from "./person-words.ts";

const ADDRESS = String.raw`(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[^\s,;()<>]+`;
/** "Two adds from last night. Ana Ruiz, Kelp, linkedin.com/in/…". */
const ANNOUNCED = new RegExp(
  String.raw`^\W*(?:(?:hi|hey|hello|ok|okay|so|morning|right|please|pls|quick one)[\s,!:–-]+)*(?:(?:i(?:['’]ve| have)|we(?:['’]ve| have)|there are|here are|here['’]s)\s+(?:got\s+)?)?(?:a\s+)?(?:couple of|few|some|several|two|three|four|five|[2-9])\s+(?:more\s+)?(?:(?:new\s+)?(?:adds|additions|people to add|entries)|to add|to go in|for (?:the|our|my) (?:list|crm|tracker))(?:\s+(?:from|at|after|of|for)?\s*[^.:,;!?\n@/]{1,40}?)?(?<please>\s*,?\s+(?:please|pls))?\s*[.:;!–-]+\s+(?=\p{Lu})`,
  "iu",
);
/** "…, linkedin.com/in/… – add pls", "…: can you add him?". */
const ADD_BEHIND = new RegExp(
  String.raw`^\s*(?<what>[^\n?!]{3,200}?)\s*[\s,;.:–—-]\s*(?:(?:please|pls|plz|can you|could you|so|and|to)\s+)*add(?:\s+(?:her|him|them|this one|in))?(?:\s+(?:please|pls|plz|thanks|ta|too|as well))*[\s.!?]*$`,
  "iu",
);

/** Who is to be added behind words that announce it, or before the word "add", with the order in front. Other messages are unchanged. */
export function withAddsAround(message: string, people: readonly KnownPerson[]): string {
  if (!/linkedin\.com\/in\//iu.test(message) || message.length > 1200) return message;
  const announced = ANNOUNCED.exec(message);
  if (announced) return `add these people: ${message.slice(announced[0].length)}`;
  const { what } = ADD_BEHIND.exec(message)?.groups ?? {};
  if (what === undefined || (what.match(new RegExp(ADDRESS, "giu")) ?? []).length !== 1) return message;
  // Those who are there already, by their own address: of a newcomer the facts behind are read as they are.
  const address = new RegExp(ADDRESS, "iu").exec(what)?.[0] ?? "";
  const bare = what
    .replace(address, " ")
    .replace(/[\s,;:–—-]+$/u, "")
    .trim();
  const words = ` ${plainWords(bare).join(" ")} `;
  const isThere = people.some(
    ({ name }) => words.startsWith(` ${plainWords(name).join(" ")} `) && fitsSlug(name, slugWords(address)),
  );
  return isThere ? `add ${bare}, ${address}` : message;
}
