import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { startsCommand } from "../commands/split-clauses.ts";
import { findDates } from "../find-dates.ts";

/** 'Ana wrote: "…"', and an order of the user's own on a line below. */
const QUOTED =
  /^\s*(?<head>[^"“”\n]{2,90}?)[\s:,–-]*["“](?<quote>[^"“”]{6,1500})["”][ \t]*\n\s*(?<order>[^\n"“”]{6,200})$/iu;
const TOLD_BY =
  /(?<!\p{L})(?:wrote|writes|written|says|said|told|answer(?:s|ed)|repl(?:y|ies|ied)|texted|e?-?mail(?:ed|s)?|message[ds]?|note|from|fwd|forward(?:ed)?|fw|got|received|here is|here['’]s|sms|whatsapp|slack|chat|post(?:ed)?)(?!\p{L})/iu;
const LEAD = /^(?:(?:so|please|now|ok|okay|then|therefore|just|only|and|pls)[\s,:]+)+/iu;
const ASKS =
  /^(?:(?:can|could|would) you (?:just )?)?(?:tell|show|remind) me (?!to\b)|^(?:what|when|where|which|who|whose|how)(?:['’]s)?\s/iu;
/** What the order is about is in the quote: it is read together with it. */
const OF_QUOTE =
  /(?<!\p{L})(?:this|it|these|those|that(?! (?:day|date)(?!\p{L}))|accordingly|above|below|quoted?|messages?|e?-?mails?|notes?|noted?|text|attached|as (?:s?he|they) (?:say|said|ask|asked|wrote)s?|what (?:s?he|they))(?!\p{L})/iu;
const ASKS_OF_QUOTE =
  /(?<!\p{L})(?:this|these|above|below|quoted?|messages?|e?-?mails?|text|attached|s?he (?:says?|means?|wants?)|they (?:say|mean|want))(?!\p{L})/iu;
const THAT_DAY = /(?<!\p{L})that (?:day|date)(?!\p{L})/iu;

/** "Add a note to Ana: …": what is quoted is to be kept, and that is an order too. */
const KEEPS =
  /^\W*(?:(?:please|pls|can you|could you|ok|okay|hey|and|also)[\s,]+)*(?:(?:add|make|write|leave|take|create|put|log|save|keep|record|jot|store|file|set|update|change|remind)(?!\p{L})|(?:new |quick )?notes?\s+(?:on|for|about|to|with)\s)/iu;

/** An order below what someone else wrote, which is closed by its quotation marks, without it: nothing of the quote is an order. */
export function belowQuote(request: StepRequest): StepRequest {
  const { message, people, today } = request;
  if (!message.includes("\n") || !/["“]/u.test(message)) return request;
  const { head = "", quote = "", order: said = "" } = QUOTED.exec(message.trimEnd())?.groups ?? {};
  const order = said.trim().replace(LEAD, "");
  if (order === "" || !TOLD_BY.test(head) || KEEPS.test(head)) return request;
  if (ASKS.test(order) ? ASKS_OF_QUOTE.test(order) : OF_QUOTE.test(order) || !startsCommand(order)) return request;
  const words = new Set(plainWords(head));
  const [who, another] = people.filter(
    ({ by, name }) => by !== "near" && plainWords(name).some((word) => words.has(word)),
  );
  const [day, other] = findDates(quote, today);
  if (THAT_DAY.test(order) && (!day || other)) return request;
  const dated = day ? order.replace(THAT_DAY, day.date) : order;
  const name = who && !another ? who.name : null;
  const named =
    name === null
      ? dated
      : dated
          .replace(/(?<!\p{L})(?:his|her|their)(?=\s\p{L})/iu, `${name}'s`)
          .replace(/(?<=(?<!\p{L})(?:for|to|with|of) )(?:him|her|them)(?!\p{L})/iu, name);
  return { ...request, message: named };
}
