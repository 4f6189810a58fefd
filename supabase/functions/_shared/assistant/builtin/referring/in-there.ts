import type { KnownPerson } from "../../assistant-model.ts";
import { peopleCalled } from "../by-name.ts";
import { type InFull, type Known, LEAD, type Person } from "./targets.ts";

const TOO = "(?:[\\s,]+(?:too|as well|also|please|then|now|again))*";
/** "Put the second Maxime... I mean Ouellette, in there too", "move Ana in there as well". */
const IN_THERE = new RegExp(
  `${LEAD}(?:put|move|add|shift|bring|stick|drop|get)\\s+(?<who>\\p{L}[^:;?!"“”\\n]{1,80}?),?\\s+(?:in|into|to|over)?\\s?there${TOO}[\\s.!]*$`,
  "iu",
);
const SAID_FIRST =
  /^.*?[\s,.…–-]+(?:(?:no|wait|sorry|oops|oh)[\s,]+)*(?:i mean(?:t)?|sorry|make that|no|rather)[\s,]+/iu;
const AND = /\s*(?:,\s*(?:and\s+)?|\s+and\s+|\s*&\s*)/iu;

/** The stage or status whose people the last answer lists; null for any other list. */
function listedBy({ history, user }: Known["request"]): { field: string; value: string } | null {
  const told = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const { label = "", value = "" } =
    /^[^\n(]{0,60}\((?<label>Stage|Status) (?<value>[^()\n]+)\)/u.exec(told)?.groups ?? {};
  const own = label === "Stage" ? user.stages : user.statuses;
  return own.includes(value) ? { field: label.toLowerCase(), value } : null;
}

/** Those who are named, one after the other; null where one is not known, or may be several. */
function allNamed(who: string, people: readonly KnownPerson[]): Person[] | null {
  const found = who.split(AND).map((one) => peopleCalled(one.trim(), people));
  const sure = found.flatMap(([only, another]) => (only && !another ? [only] : []));
  return sure.length === found.length ? sure : null;
}

/** Someone who goes "in there", after those of a stage or status were listed: the one who is said last where a name is corrected. */
export function inThere(known: Known): InFull | null {
  const message = known.request.message.trim();
  const said = message.length > 140 ? undefined : IN_THERE.exec(message)?.groups?.["who"];
  const place = said === undefined ? null : listedBy(known.request);
  const people = said === undefined ? null : allNamed(said.replace(SAID_FIRST, ""), known.request.people);
  if (!place || !people) return null;
  return {
    message: `Set the ${place.field} of ${people.map(({ name }) => name).join(" and ")} to ${place.value}`,
    people,
  };
}
