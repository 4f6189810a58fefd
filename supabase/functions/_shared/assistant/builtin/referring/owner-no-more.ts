import { plainWords } from "../../words.ts";
import { type InFull, type Known, LEAD } from "./targets.ts";

const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}'’.-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’.-]*){0,3}`;
const OWNS =
  "(?:owns?|looks? after|handles?|be (?:(?:her|his|their) owner|responsible for|in charge of)|takes? care of)";
/** "Jonas should not own him any more, I do", "Bo no longer looks after Ana, Kim does". */
const NO_MORE = new RegExp(
  String.raw`${LEAD}(?<old>${NAME})\s+(?:(?:should|must|does|do|will|is to)(?:\s+not|n['’]t)(?:\s+(?:be|have) to)?|(?:should\s+)?no longer|won['’]t)\s+${OWNS}\s+(?<who>her|him|them|${NAME})(?:\s+any\s?(?:more|longer))?\s*[,;.–—-]+\s*(?:but\s+|and\s+)?(?<new>I|${NAME})\s+(?:do|does|should|will|am|is|must)(?:\s+(?:now|from now on|instead|so))*[\s.!]*(?:\((?<sign>${NAME})\)[\s.!]*)?$`,
  "iu",
);

/** An owner who is one no more, and who takes their place, as the order that it is; null for other words. */
export function ownerNoMore({ request }: Pick<Known, "request">): InFull | null {
  const { old = "", who = "", new: to = "", sign } = NO_MORE.exec(request.message.trim())?.groups ?? {};
  const isOfPronoun = /^(?:her|him|them)$/iu.test(who);
  const named = request.people.filter(
    ({ by, name }) => by !== "near" && plainWords(who).every((word) => plainWords(name).includes(word)),
  );
  const person = isOfPronoun ? request.state?.person : named.length === 1 ? named[0] : null;
  const own = /^i$/iu.test(to) ? (sign ?? request.user.name) : to;
  if (old === "" || !person || own === null || plainWords(own).join(" ") === plainWords(old).join(" ")) return null;
  return { message: `${person.name}'s owner is now ${own}`, people: [{ id: person.id, name: person.name }] };
}
