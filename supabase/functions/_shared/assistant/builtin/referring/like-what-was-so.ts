import { literalWords } from "../literal.ts";
import { plainWords } from "../../words.ts";
import type { InFull, Known } from "./targets.ts";

/** What is answered where someone had all of an order already: nothing was changed, and nothing is stored of it. */
const HAD_IT = /^(?<name>[^\n[\]:]{2,80}?) has that (?:\p{L}[\p{L} ]{0,40} )?already(?::|\.)[^\n]*$/u;
const TOO =
  /^\W*(?:(?:and|also|plus|ok|okay|then|now|please)[\s,]+)*(?:(?<same>(?:the )?same|do the same|that)\s+(?:goes\s+)?)?(?:(?:for|with|to)\s+)?(?<who>\p{L}[\p{L}\p{M}'’ ,-]{1,60}?)(?<too>\s+(?:too|as well|also|likewise))?(?:\s+(?:please|now))*[\s.!]*$/iu;
const BEGINS = /^\W*(?:and|also|plus)(?!\p{L})/iu;

/** "Ana too", after an order for Leo who had all of it already: the same order for her. */
export function likeWhatWasSo({ request }: Known): InFull | null {
  const { message, history, people } = request;
  const had = HAD_IT.exec(history.at(-1)?.content.trim() ?? "")?.groups?.["name"] ?? "";
  const order = history.findLast(({ role }) => role === "user")?.content.trim() ?? "";
  const { who = "", same, too } = had === "" ? {} : (TOO.exec(message.trim())?.groups ?? {});
  if (who === "" || (same === undefined && too === undefined && !BEGINS.test(message)) || order.includes("\n"))
    return null;
  const words = plainWords(who).filter((word) => word !== "and");
  const named = people.filter(({ by, name }) => by !== "near" && plainWords(name).some((part) => words.includes(part)));
  const isAllNamed = words.every((word) => named.some(({ name }) => plainWords(name).includes(word)));
  if (named.length === 0 || !isAllNamed) return null;
  const parts = had.split(/\s+/u).map(literalWords).join("|");
  const said = new RegExp(`(?<![\\p{L}\\p{M}])(?:${parts})(?:\\s(?:${parts}))*(?![\\p{L}\\p{M}])`, "iu");
  return said.test(order) ? { message: order.replace(said, () => who.trim()), people: named } : null;
}
