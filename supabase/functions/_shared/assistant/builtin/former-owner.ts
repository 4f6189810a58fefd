import type { StepRequest } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import { oneMeant } from "./commands/one-meant.ts";
import { PLEASE, re } from "./commands/rewording.ts";
import { ownersInUse } from "./owners-and-columns.ts";
import type { Call } from "./script.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]+)?";
const WHO = '(?<who>[^,;.:?!()"“”\\n]{2,60}?)';
const OWNER = '[^,;.:?!()"“”\\n]{1,40}?';
/** "…, take Leo off", "…, not Leo": who is the owner no more. */
const NOT_THEM = re(
  `[\\s,;.?!–—-]+(?:(?:and|so|please|then)[\\s,]+)*(?:(?:take|get|remove|drop) (?<off>${NAME}) (?:off|out|away|from)(?: of)?(?: (?:it|him|her|them|that|there|the record))?|(?:not|instead of|rather than|in place of|no longer) (?<not>${NAME}))(?: any ?more| please| now)*[\\s.!]*$`,
);
/** How an order sets the owner of someone; "Kim I mean" may stand behind it. */
const SETS_OWNER: readonly RegExp[] = [
  `(?:make|have|let|put|set|get|assign)\\s${OWNER}\\s(?:be |down |in |on )?(?:as )?(?:the )?(?:new )?owner (?:of|for|on) ${WHO}`,
  `(?:make|have|let|put|set|get|assign)\\s${OWNER}\\s(?:be |down |in )?(?:as )?${WHO}['’]s? (?:new )?owner`,
  `(?:make|set|change|switch|put) ${WHO}['’]s? owner (?:to|as|=) ${OWNER}`,
  `(?:make|set|change|switch|put) (?:the )?owner (?:of|for|on) ${WHO} (?:to|as|=) ${OWNER}`,
  `(?:give|hand|assign|pass|transfer) ${WHO} (?:over |back )?to ${OWNER}`,
].map((order) =>
  re(
    `^\\s*${PLEASE}${order}(?:\\s*[,;.?!(–—-]+\\s*(?:${NAME}\\s|that\\s|i['’]m\\s|i mean)[^:"“”\\n]{0,40})?[\\s.?!]*$`,
  ),
);

/** Whether an order sets the owner of one person, who is named, and does nothing else. */
function ownedBySomeone(order: string, people: StepRequest["people"]): boolean {
  const who = SETS_OWNER.map((pattern) => pattern.exec(order)?.groups?.["who"]).find((said) => said !== undefined);
  const person = who === undefined ? null : oneMeant(who, people);
  return person !== null && plainWords(who ?? "").some((word) => plainWords(person.name).includes(word));
}

/** "Make Kim the owner of Ana, not Leo", of an owner Leo: without who is it no more. A group keeps who is left out of it, and other messages are unchanged. */
export function withoutFormerOwner(request: StepRequest, call: Call): StepRequest {
  const { message, people } = request;
  const gone = message.length > 200 ? null : NOT_THEM.exec(message);
  if (!gone || !ownedBySomeone(message.slice(0, gone.index), people)) return request;
  const name = plainWords(gone.groups?.["off"] ?? gone.groups?.["not"] ?? "").join(" ");
  const isOwner = ownersInUse(call).some(
    (owner) => plainWords(owner).join(" ") === name || plainWords(owner)[0] === name,
  );
  return isOwner ? { ...request, message: message.slice(0, gone.index) } : request;
}
