import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { isMailHead } from "./mail-kept.ts";

const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,2}`;
const KIND = "(?:e-?mail|mail|message|text|whatsapp|dm|letter)";
/** "From Ana just there, note the main bit and set me a task for her deadline". */
const ORDER = new RegExp(
  String.raw`^\W*(?:(?:got|just got|have|here is|here['’]s|this is|this|the|an?|new)\s+)*(?:${KIND}\s+)?(?:is\s+|in\s+|came\s+)*from\s+(?<who>${NAME})(?:\s+(?:just|there|now|in|this|morning|today|earlier|below|yesterday))*\s*[,.;:–—-]+\s*(?:(?:please|pls|can you|could you)\s+)*(?:note|log|keep|save|jot)\s+(?:down\s+)?(?:the\s+(?:(?:main|key|important|relevant)\s+(?:bits?|points?|parts?|things?|stuff|facts?|news)|gist|essentials|news)|it|this|that)(?:\s+(?:down|for me|please|on her|on him))*[\s,;&]+(?:(?:and|also|then|please)\s+)*(?:set|add|make|create|put|give|get|stick)(?:\s+(?:me|us|in|up))*\s+an?\s+(?:task|reminder|to-?do)\s+(?:for|about|on|with|by)\s+(?:her|his|their|the|that|its)\s+(?:deadline|due date|date|ask|request|question)[\s.!:]*$`,
  "iu",
);
/** "Got this from Ana, please save the gist and the deadline". */
const GIST_AND_DAY = new RegExp(
  String.raw`^\W*(?:(?:i|we|just|got|have|received|here is|here['’]s|this is|this|that|the|an?|new|came|is|in)\s+)*(?:${KIND}\s+)?(?:(?:is|in|came|just)\s+)*from\s+(?<who>${NAME})(?:\s+(?:just|there|now|in|this|morning|today|earlier|below|yesterday))*\s*[,.;:–—-]+\s*(?:(?:please|pls|can you|could you)\s+)*(?:note|log|keep|save|jot|store|record)\s+(?:down\s+)?(?:the\s+(?:(?:main|key|important|relevant)\s+(?:bits?|points?|parts?|things?|stuff|facts?|news)|gist|essentials|news|content)|it|this|that)\s*(?:,\s*)?(?:and|plus|with|&)\s+(?:(?:also|then)\s+)?(?:the|his|her|their|its)\s+(?:deadline|due date|date|day)(?:[\s,]+(?:please|too|as well|for me))*[\s.!?:]*$`,
  "iu",
);
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)";
const DAY = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:,?\s+(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?(?:\s+(?:of\s+)?${MONTH}\p{L}*)?)?|tomorrow|(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?(?:\s+of)?\s+${MONTH}\p{L}*|${MONTH}\p{L}*\s+\d{1,2}(?:st|nd|rd|th)?|the\s+\d{1,2}(?:st|nd|rd|th))(?![\p{L}\p{N}])`;
const BY = String.raw`\s+(?:by|before|until|no later than|not later than)\s+(?:end of day\s+|eod\s+|next\s+|this\s+)?(?<day>${DAY})`;
/** "I'd love your comments on the policy by 7 May": something that they are to get. */
const WANTS = new RegExp(
  String.raw`(?:i|we)(?:['’]d|\s+would|\s+will|['’]ll)?\s+(?:(?:really|do|just|also|still)\s+)*(?:love|like|need|appreciate|want|be glad of|be happy with|require)\s+(?:to have\s+|to get\s+|to see\s+)?(?:your|(?<the>the)|some|any|all|an?)\s+(?<what>[^.!?,;\n]{3,80}?)${BY}`,
  "iu",
);
/** "Could you send me the deck by Friday": something that is to be done for them. */
const ASKS = new RegExp(
  String.raw`(?:(?:can|could|would|will)\s+you|please|kindly|(?:i|we)\s+need\s+you\s+to)\s+(?:please\s+|maybe\s+)?(?<what>\p{Ll}[^.!?,;\n]{3,80}?)${BY}`,
  "iu",
);

/** What they ask for, as a title, and its day; null where neither is clear. */
export function dutyOf(text: string, name: string): { title: string; day: string } | null {
  const asked = ASKS.exec(text)?.groups;
  const wanted = asked ? undefined : WANTS.exec(text)?.groups;
  const { what = "", day = "" } = asked ?? wanted ?? {};
  const the = wanted?.["the"] === undefined ? "" : "the ";
  if (what === "") return null;
  const title = asked ? what.replace(/(?<!\p{L})(?:me|us)(?!\p{L})/iu, name) : `send ${name} ${the}${what}`;
  return { title, day };
}

/** What is quoted in an order is read as one text up to here. */
const LONGEST = 195;
const GREETING =
  /^\s*(?:hi|hey|hello|dear|good (?:morning|afternoon|evening)|morning)(?!\p{L})[^.!?,\n]{0,30}(?:[.!?,\n]+\s*|$)/iu;
const CLOSING =
  /(?<=[.!?]\s{0,3}|\n)\s*(?:thanks|thank you|many thanks|cheers|best|kind regards|regards|all the best|talk soon|speak soon|ta)(?!\p{L})[^.!?]{0,40}[.!?]*\s*$/iu;
/** A mail without its greeting and its closing words, in one line. */
const mainBit = (text: string): string =>
  text
    .replace(GREETING, "")
    .replace(CLOSING, "")
    .replace(/[“”"]/gu, "’")
    .replace(/\s*\n\s*/gu, " ")
    .trim();

/**
 * A mail that is pasted below an order to note it and to make a task of its deadline: a task with the day that they ask for, and a note of
 * theirs. Other messages are unchanged, also where the mail says no such day.
 */
export function withMailAndTask(message: string, people: readonly KnownPerson[]): string {
  if (!message.includes("\n") || message.length > 3000) return message;
  const [first = "", ...below] = message.trim().split("\n");
  const who = (ORDER.exec(first) ?? GIST_AND_DAY.exec(first))?.groups?.["who"];
  if (who === undefined) return message;
  const lines = below.map((line) => line.replace(/^\s*>\s?/u, ""));
  const from = lines.findIndex((line) => line.trim() !== "" && !isMailHead(line));
  const text = lines.slice(Math.max(from, 0)).join("\n").trim();
  const words = plainWords(who);
  const [person, another] = people.filter(
    ({ name, by }) => by !== "near" && words.every((word) => plainWords(name).includes(word)),
  );
  if (!person || another || text === "") return message;
  const duty = dutyOf(text, who);
  const note = mainBit(text);
  return duty === null || note === "" || note.length > LONGEST
    ? message
    : `add a task for ${who}: ${duty.title}, due ${duty.day}. Note for ${who}: “${note}”`;
}

/** Whether a mail is to be noted with a task of its deadline: what others wrote there waits for its button. */
export const isMailAndTask = ({ message, people }: Pick<StepRequest, "message" | "people">): boolean =>
  withMailAndTask(message, people) !== message;
