import { plainWords } from "../../words.ts";
import type { ReadClause } from "../commands/read-clauses.ts";

/** What a clause tells the assistant to do, as the patterns of this folder see it. */
export interface Order {
  /** Plain words without politeness; names, days, times, rhythms, addresses and quotes are one capital letter each. */
  words: string;
  /** It has a day or a rhythm and nobody to do it for: the user plans it for themselves. */
  isPlan: boolean;
  /** The day of the plan is today. */
  isNow?: boolean;
  /** It is to be done at this moment. */
  isAtOnce?: boolean;
}

const LEAD =
  /^(?:(?:please|pls|plz|kindly|just|hey|hi|hello|yo|ok|okay|so|well|and|also|then|now|actually|thanks|tracker|assistant|dear|oh|um|uh|quickly|go ahead and|feel free to|(?:can|could|would|will|wont|won t) (?:you|u|ya)|would you mind|are you able to|i (?:want|need|would like|d like|d love) (?:you|u) to|i (?:need|want) (?:some )?help (?:to|with)|help me(?: to| with)?|you (?:can|could|should|must|have to|need to)|try to|let s|lets|bitte|mal|(?:kannst|konntest|wurdest) du(?: (?:mir|uns))?|konnen sie|ich mochte dass du|por favor|puedes|podrias|puede|podria|quiero que|s il te plait|s il vous plait|peux tu|pourrais tu|tu peux|pouvez vous|pourriez vous|je veux que tu) )+/;
const TAIL =
  /(?: (?:please|pls|plz|thanks|thank you|thx|ok|okay|now|right now|right away|asap|immediately|at once|quickly|will you|would you|if you can|if possible|bitte|mal|danke|por favor|gracias|merci|s il te plait|s il vous plait|maintenant|ahora|jetzt))+$/;
/** Someone that the assistant is to do it for. */
const FOR_ME = /\b(?:me|us|for me|for us|mir|uns|fur mich|nous|moi|pour moi|para mi)\b/;
const LETTERS = new Map(Array.from("PXDRTUMQ", (letter) => [letter.toLowerCase(), letter]));

/** Programs with a name of their own: "in my Google Calendar" names nobody. */
const PROGRAM =
  /\b(?:google|calendar|outlook|gmail|slack|whats ?app|linked ?in|teams|hub ?spot|salesforce|notion|zoom|docu ?sign|drive|drop ?box|excel|jira|trello|asana|zapier|airtable|telegram|signal|instagram|facebook|youtube|calendly|pipedrive)\b/iu;

const VERB_BEFORE =
  /^(?:invoice|bill|charge|refund|reimburse|pay|wire|remit|fax|phone|text|ring|print|scan|photocopy|scrape|crawl|photograph|dial)(?=\s)/iu;

/** The order in a clause; its words are empty where it names someone first and so orders nothing. */
export function orderOf({ text, tokens }: Pick<ReadClause, "text" | "tokens">): Order {
  let said = "";
  let at = 0;
  for (const { code, from, to, slot } of tokens) {
    const isWord = slot === null || (slot.is === "person" && slot.isPronoun) || from < at;
    const isProgram = code.toLowerCase() === "x" && PROGRAM.test(text.slice(from, to));
    if (isWord || isProgram || !LETTERS.has(code.toLowerCase())) continue;
    // A day may have its preposition with it: "by Friday" is the end of a plan.
    const by = code === "D" ? (/^(?:by|before|until|till|on|for)\b/iu.exec(text.slice(from, to))?.[0] ?? "") : "";
    // "Invoice Leith Provisions £480": the verb before a name is capital too.
    const verb = code.toLowerCase() === "x" && from === 0 ? (VERB_BEFORE.exec(text.slice(from, to))?.[0] ?? "") : "";
    said += `${text.slice(at, from)} ${by} ${verb} zz${code.toLowerCase()}zz `;
    at = to;
  }
  said += text.slice(at);
  // "A$12,000": the sign is no letter, and would be gone.
  said = said.replace(/(?<!\p{L})[A-Z]{0,3}[$€£¥₦₹₱₽₩](?=\s?\d)/gu, " usd ");
  const words = plainWords(said.replace(/['’]/gu, " ").replace(/[:;]/gu, " zzcolonzz "))
    .join(" ")
    .replace(/\bzzcolonzz\b/gu, ":")
    .replace(/\bzz([a-z])zz\b/gu, (_, letter: string) => LETTERS.get(letter) ?? "");
  const order = words.replace(LEAD, "");
  return {
    words: order.replace(TAIL, "").trim(),
    isPlan: /\b[DR]\b/.test(order) && !FOR_ME.test(order),
    isAtOnce:
      /(?<!\p{L})(?:right (?:now|away)|now|immediately|at once|straight away|this (?:minute|instant|second))(?:,? please)?(?: (?:with|from|under) (?:my|our) [^,;.]{2,40})?[\s.!]*$/iu.test(
        text,
      ),
    isNow: /(?<!\p{L})(?:today|tonight|right away)[\s.!]*$/iu.test(text),
  };
}
