import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { profileIn, slugWords } from "./addresses.ts";
import { fitsSlug } from "./person-words.ts";

/** What is answered to "Add Ana, CFO at Kelp", which has no address. */
const ASKED_FOR =
  /To add (?<name>[^\n]{2,80}?) I need the address of their LinkedIn profile[^\n]*?(?: I keep the rest: (?<rest>[^\n]*?)\.)?(?: \[Open|\n|$)/u;
const ADDED = /^Added (?<name>[^\n]{2,80}?)\.$/gmu;
/** "Ana's is linkedin.com/in/…", "for Ana: in/…". */
const OF_NAME =
  /^\W*(?:(?:ok|okay|and|so|here)[\s,]+)*(?:(?:that['’]?s|it['’]?s|this is|here['’]?s|for)\s+)?(?<who>\p{L}[\p{L}\p{M}-]+(?:\s\p{Lu}[\p{L}\p{M}-]+){0,2})(?:['’]s(?:\s+(?:linkedin|profile|address|url|link|one|is))*|\s*[:=–-]|\s+is)\s*:?\s*(?=\S*\bin\/)/iu;
const ADDS = /(?<!\p{L})(?:add|create|new|save|put|store|track)(?!\p{L})/iu;

/**
 * An address for someone who was to be added before the last one ("Priya's is linkedin.com/in/…", or an address with the name in it), as
 * the order to add them with what was kept of them. Null for any other message, or where it is of the last one.
 */
export function addressOfEarlier({ message, history }: Pick<StepRequest, "message" | "history">): string | null {
  const url = profileIn(message);
  if (url === null || message.length > 200 || ADDS.test(message.replace(/\S*\/\S*/gu, ""))) return null;
  const open = new Map<string, string>();
  for (const { role, content } of history) {
    if (role !== "assistant") continue;
    for (const { groups } of content.matchAll(ADDED)) open.delete(groups?.["name"] ?? "");
    const { name, rest = "" } = ASKED_FOR.exec(content)?.groups ?? {};
    if (name === undefined) continue;
    // The last one is asked about last, also where they were named before.
    open.delete(name);
    open.set(name, rest);
  }
  const names = [...open.keys()];
  const last = names.at(-1);
  const who = plainWords(OF_NAME.exec(message)?.groups?.["who"] ?? "");
  const slug = slugWords(url);
  const meant = names.filter((name) =>
    who.length > 0 ? who.every((word) => plainWords(name).includes(word)) : fitsSlug(name, slug),
  );
  const [only, another] = meant;
  if (only === undefined || another !== undefined || only === last) return null;
  const rest = open.get(only) ?? "";
  return `add ${only}${rest === "" ? "" : `, ${rest}`}, ${url}`;
}
