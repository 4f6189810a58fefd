import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { startsCommand } from "../commands/split-clauses.ts";
import { urlAsked } from "../referring/of-newcomer.ts";
import { profileIn, slugWords } from "./addresses.ts";
import { fitsSlug } from "./person-words.ts";

/** What is answered to "Add Ana, CFO at Kelp", which has no address. */
const ASKED_FOR =
  /To add (?<name>[^\n]{2,80}?) I need the address of their LinkedIn profile[^\n]*?(?: I keep the rest: (?<rest>[^\n]*?)\.)?(?: \[Open|\n|$)/gu;
const ASKED_AFTER = /After that I ask for (?<names>[^\n]{2,200}?)\.(?:\s|$)/u;
const ADDED = /^Added (?<name>[^\n]{2,80}?)\.$/gmu;
/** "Ana's is linkedin.com/in/…", "for Ana: in/…". */
const OF_NAME =
  /^\W*(?:(?:ok|okay|and|so|here)[\s,]+)*(?:(?:that['’]?s|it['’]?s|this is|here['’]?s|for)\s+)?(?<who>\p{L}[\p{L}\p{M}-]+(?:\s\p{Lu}[\p{L}\p{M}-]+){0,2})(?:['’]s(?:\s+(?:linkedin|profile|address|url|link|one|is))*|\s*[:=–-]|\s+is)\s*:?\s*(?=\S*\bin\/)/iu;
const ADDS = /(?<!\p{L})(?:add|create|new|save|put|store|track)(?!\p{L})/iu;

/** "Add Greta: in/…": an order that says no more of someone new than an address. */
const ADDS_BARELY =
  /^\W*(?:(?:ok|okay|and|so|then|please|now)[\s,]+)*(?:add|create|new|save|put in)\s+(?<who>\p{L}[\p{L}\p{M}-]+(?:\s\p{L}[\p{L}\p{M}-]+){0,2})(?:\s*[:,–-]|\s+at|\s+from)?\s+(?:(?:https?:\/\/)?(?:www\.)?linkedin\.com\/)?\S*\bin\/\S+[\s.!]*$/iu;

/** Who was to be added and has no address yet, with what was kept of each; the one who was asked about last is the last. */
function openNewcomers(history: StepRequest["history"]): Map<string, string> {
  const open = new Map<string, string>();
  for (const { role, content } of history) {
    if (role !== "assistant") continue;
    for (const { groups } of content.matchAll(ADDED)) open.delete(groups?.["name"] ?? "");
    for (const { groups } of content.matchAll(ASKED_FOR)) {
      const { name = "", rest = "" } = groups ?? {};
      // The last one is asked about last, also where they were named before.
      const before = open.get(name) ?? "";
      open.delete(name);
      open.set(name, rest === "" ? before : rest);
    }
    const next = ASKED_AFTER.exec(content)?.groups?.["names"] ?? "";
    for (const name of next.split(/,? and |, /u)) if (name !== "" && !open.has(name)) open.set(name, "");
  }
  return open;
}

/**
 * An address for someone who was to be added before ("Priya's is linkedin.com/in/…", "add Priya: in/…", or an address with the name in it),
 * as the order to add them with what was kept of them. Null for any other message, or where it answers the open question.
 */
export function addressOfEarlier({
  message,
  history,
  state,
}: Pick<StepRequest, "message" | "history" | "state">): string | null {
  const url = profileIn(message);
  if (url === null || message.length > 200) return null;
  const added = ADDS_BARELY.exec(message)?.groups?.["who"];
  if (added === undefined && ADDS.test(message.replace(/\S*\/\S*/gu, ""))) return null;
  const open = openNewcomers(history);
  const names = [...open.keys()];
  const who = plainWords(added ?? OF_NAME.exec(message)?.groups?.["who"] ?? "");
  const slug = slugWords(url);
  const meant = names.filter((name) =>
    who.length > 0 ? who.every((word) => plainWords(name).includes(word)) : fitsSlug(name, slug),
  );
  const [only, another] = meant;
  // A list that is asked about one by one finds its own.
  const isAsked = only !== undefined && urlAsked(state)?.message.toLowerCase().includes(only.toLowerCase());
  if (only === undefined || another !== undefined || isAsked) return null;
  const rest = open.get(only) ?? "";
  if (added !== undefined && rest === "" && only === added) return null;
  return `add ${only}${rest === "" ? "" : `, ${rest}`}, ${url}`;
}

/** "And Mira Jansen at Rail & Reed", right after someone was to be added: another one to add. */
const ANOTHER =
  /^\W*(?:and|also|plus|then|next|oh and)[\s,]+(?<rest>\p{Lu}[\p{L}\p{M}'’-]+(?:\s(?:\p{Lu}|van|de|von|al|el|da|dos|bin)[\p{L}\p{M}'’-]*){1,3}(?:,| at | from | of | \(|\s*$)[^?\n]*)$/u;
export function alsoNewcomer({
  message,
  people,
  state,
}: Pick<StepRequest, "message" | "people" | "state">): string | null {
  const rest = urlAsked(state) === null ? undefined : ANOTHER.exec(message)?.groups?.["rest"];
  return rest === undefined || people.some(({ by }) => by === "name" || by === "part") ? null : `add ${rest}`;
}

const URL_FIRST =
  /^\W*(?:(?:it['’]?s|it is|that['’]?s|here(?: you go)?|sure|ok|okay|yes)[\s,:]+)*(?<url>(?:https?:\/\/)?(?:[\p{L}]{2,3}\.)?linkedin\.com\/in\/[^\s,;]+?|in\/[\p{L}\p{N}_%-]{3,100}?)\/?(?:[.,;]?\s+|\s*\n\s*)(?:(?:and|also|plus|then|now|oh|please)[\s,]+)*(?<rest>\S[^]*)$/iu;
const SECOND =
  /^(?:add\s+)?(?<name>(?-i:\p{Lu})[\p{L}\p{M}'’-]+(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]+){1,3})\s+(?:too|as well|also)[\s.!]*$/iu;

/** The address that was asked for with an order behind it, "in/ana-lim. Add Bo Vance too", as both orders; null for any other message. */
export function addressAndMore({ message, state }: Pick<StepRequest, "message" | "state">): string | null {
  const open = urlAsked(state);
  const { url, rest = "" } = URL_FIRST.exec(message.trim())?.groups ?? {};
  if (open === null || url === undefined || open.message.includes("\n") || open.message.length > 200) return null;
  const second = SECOND.exec(rest)?.groups?.["name"];
  const more = second === undefined ? (startsCommand(rest) ? rest : null) : `add ${second}`;
  return more === null ? null : `${open.message.replace(/[\s.!]+$/u, "")}, ${url}. ${more}`;
}
