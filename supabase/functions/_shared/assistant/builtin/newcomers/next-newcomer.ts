import type { Change } from "../commands/frames.ts";
import { plainWords } from "../../words.ts";
import { slugWords } from "./addresses.ts";
import { fitsSlug } from "./person-words.ts";
import type { Piece } from "./pieces.ts";

const FIRM_OR_TOWN =
  "place|company|firm|employer|team|outfit|crowd|shop|studio|office|lab|business|organi[sz]ation|group|fund|agency|house|practice|start-?up|lot|gang|workplace|town|city|country";
const SAME_PLACE = new RegExp(
  `^(?:(?:and|is|are|also|works?|working|based|too)\\s+)*(?:(?:from|at|in|of|with|for)\\s+)?(?:the\\s+|that\\s+)?(?:very\\s+)?same\\s+(?:${FIRM_OR_TOWN})(?:\\s+(?:too|as well|also))?[.!]*$`,
  "iu",
);
const THERE =
  /^(?:(?:and|is|are)\s+)*(?:(?:also|both)\s+(?:works?\s+|working\s+|based\s+)?(?:over\s+)?there|(?:works?|working|is)\s+(?:over\s+)?there(?:\s+(?:too|as well|also))?|there\s+(?:too|as well|also))[.!]*$/iu;

/** "Same place": where the one before works, or else lives; null where neither is known, or the next one has their own. */
function sameAsBefore(words: string, people: readonly { changes: readonly Change[] }[]): Change | null {
  const [before, current] = people.slice(-2);
  if (!(SAME_PLACE.test(words) || THERE.test(words)) || !before || !current) return null;
  const fields = /town|city|country/iu.test(words) ? ["location"] : ["company", "location"];
  const valueOf = (all: readonly Change[], field: string) =>
    all.find((change) => "field" in change && change.field === field);
  const field = fields.find((one) => valueOf(before.changes, one));
  const change = field === undefined ? undefined : valueOf(before.changes, field);
  return change && field !== undefined && !valueOf(current.changes, field) ? { ...change } : null;
}

const WORK_THERE =
  /^(?:(?:is|an?|the|also|works? as|working as)\s+)*(?<what>\p{Ll}[\p{L}-]*(?:\s\p{Ll}[\p{L}-]*){0,2})\s(?:over )?there(?: too| as well)?[.!]*$/u;
/** "Barman there": what someone does where the one before works. */
function workBefore(words: string, people: readonly { changes: readonly Change[] }[]): Change[] | null {
  const [before, current] = people.slice(-2);
  const what = WORK_THERE.exec(words)?.groups?.["what"];
  const isCompany = (change: Change) => "field" in change && change.field === "company";
  const company = before?.changes.find(isCompany);
  if (what === undefined || !current || !company || current.changes.some(isCompany)) return null;
  return [{ field: "roleTitle", value: what }, { ...company }];
}

/** What words say by pointing at the one before: "same place", "barman there". */
export function asBefore(words: string, people: readonly { changes: readonly Change[] }[]): Change[] | null {
  const same = sameAsBefore(words, people);
  return same ? [same] : workBefore(words, people);
}

/** "From Kelp and Lenka Sýkorová", whose address is there: the name begins a piece of its own. */
export function withNextApart(piece: Piece, slugs: readonly string[][]): Piece[] {
  if (piece.is !== "words" || slugs.length < 2) return [piece];
  for (const { 0: joint, index } of piece.words.matchAll(/\s+(?:and|und|y|et|&|plus)\s+/giu)) {
    const [before, behind] = [piece.words.slice(0, index), piece.words.slice(index + joint.length)];
    const parts = behind.split(/\s+/u);
    const begins = [4, 3, 2].some(
      (count) => parts.length >= count && slugs.some((slug) => fitsSlug(parts.slice(0, count).join(" "), slug)),
    );
    if (begins && !slugs.some((slug) => fitsSlug(before, slug)))
      return [
        { ...piece, words: before },
        { is: "words", words: behind, joint: "and" },
      ];
  }
  return [piece];
}

/** Whether an address is made of someone's name. */
export function isAddressOf(name: string, { is, value }: { is: "url" | "mail"; value: string }): boolean {
  if (is === "url") return fitsSlug(name, slugWords(value));
  const letters = plainWords(value.split("@")[0] ?? "").join("");
  return plainWords(name).some((word) => word.length > 2 && letters.includes(word));
}
