import type { Newcomer } from "./newcomer.ts";
import { slugWords } from "./addresses.ts";
import { fitsSlug } from "./person-words.ts";
import { PLEASE, re } from "../commands/rewording.ts";

const FIRM =
  "(?-i:[\\p{Lu}\\p{N}])[\\p{L}\\p{M}\\p{N}&.'’-]*(?: (?:(?:of|and|&|the|de|la) )?(?-i:[\\p{Lu}\\p{N}&])[\\p{L}\\p{M}\\p{N}&.'’-]*){0,4}";
/** "Add the two Penders from Kelp: …", "new: the Quigley sisters of Kelp, …". */
const FAMILY = re(
  `^\\W*${PLEASE}(?:(?:add|save|create|put in|enter|store|new)[\\s:,]+)(?:(?:the|both|these|our|new|two|three|four) )*(?<family>(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]{2,40})(?<kin> (?:sisters|brothers|siblings|twins|couple|family|cousins|pair|two))?,? (?:from|of|at|behind) (?:the )?(?<firm>${FIRM})\\s*[:,;–—-]+\\s+(?<rest>[^\\n?]+)$`,
);
const ADDRESS = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[\p{L}\p{N}_%-]{3,100}\/?/giu;
/** The first name before an address, and what stands between the two: "Liam (linkedin.com/in/…)", "Liam, CEO, linkedin.com/in/…". */
const FIRST_NAME = /(?<=^|[\s,;.&(–—-])(?<first>\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*)(?=(?:\s*[,(–—:-][^\n]{0,80}|\s)$)/u;

/** The surname that all addresses have: "Penders" are of "Pender", "Jones" of "Jones". */
function surnameOf(family: string, slugs: readonly (readonly string[])[]): string | null {
  const ways = [family, family.replace(/['’]?s$/u, ""), family.replace(/es$/u, "")];
  return ways.find((way) => slugs.every((slug) => fitsSlug(way, [...slug].slice(1)))) ?? null;
}

/**
 * "The two Penders from Kelp: Liam (linkedin.com/in/liam-pender) is CEO and Maura (…) is COO": each with the name that they have together.
 * Other messages are unchanged, also where an address is not of that name.
 */
export function withFamilyNames(message: string): string {
  if (message.length > 1_000 || message.includes("\n")) return message;
  const { family = "", firm = "", rest = "" } = FAMILY.exec(message)?.groups ?? {};
  const found = Array.from(rest.matchAll(ADDRESS));
  if (family === "" || found.length < 2 || found.length > 5) return message;
  const slugs = found.map(([url]) => slugWords(url));
  const surname = surnameOf(family, slugs);
  if (surname === null) return message;
  const each = found.map(({ 0: url, index }, no) => {
    const before = found[no - 1];
    const text = rest.slice(before ? before.index + before[0].length : 0, index);
    const first = slugs[no]?.[0] ?? "";
    const at = text.toLowerCase().lastIndexOf(first.toLowerCase());
    return { url, text, first: at < 0 ? null : FIRST_NAME.exec(text.slice(at))?.groups?.["first"], at };
  });
  if (each.some(({ first }) => first === null || first === undefined)) return message;
  const last = found.at(-1);
  const tail = last ? rest.slice(last.index + last[0].length) : "";
  const named = each.map(({ url, text, first, at }) => {
    const end = at + (first ?? "").length;
    return `${text.slice(0, end)} ${surname}${text.slice(end)}${url}`;
  });
  return `add two people from ${firm}: ${named.join("")}${tail}`;
}

/** Several with one word for a name, of which one has an address that is not theirs: "Penders", in/liam-tan. */
export function isNobodysAddress(people: readonly Newcomer[]): boolean {
  const urlOf = ({ changes }: Newcomer) =>
    changes.find((change) => "field" in change && change.field === "profileUrl")?.value ?? "";
  return (
    people.length > 1 &&
    people.every(({ name }) => !name.trim().includes(" ")) &&
    people.some((one) => urlOf(one) !== "" && !fitsSlug(one.name, slugWords(urlOf(one))))
  );
}
