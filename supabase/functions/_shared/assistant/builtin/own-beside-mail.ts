import type { KnownPerson, StepRequest } from "../assistant-model.ts";
import { isSigned } from "../others-words/signatures.ts";
import { plainWords } from "../words.ts";
import { dutyOf } from "./commands/mail-and-task.ts";
import { isMailHead } from "./commands/mail-kept.ts";
import { dayNamedIn, MAIL_HEAD, WRITTEN_BY } from "./mail-marks.ts";

/** A mail in a message, and what the user says above or below it. */
interface Split {
  own: string;
  mail: string;
  /** Where the user's words stand: above the mail, below it behind a line or a quote, or only below it. */
  place: "above" | "apart" | "below";
}

const GREETING =
  /^\s*(?:hi|hey|hello|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|hola|bonjour)(?!\p{L})[^\n]{0,40}[,!.:]?[ \t]*\n/iu;
const RULER = /^\s*[-–—_=*]{2,}\s*$/u;

/** The mail of a message and the user's own line above or below it; null where a message has only one of them. */
function splitMail(message: string): Split | null {
  const text = message.replace(/\r\n?/gu, "\n").trim();
  const head = MAIL_HEAD.exec(text);
  if (!head && !GREETING.test(text)) return null;
  const above = text.slice(0, head?.index ?? 0).trim();
  if (head && above !== "") return { own: above, mail: text.slice(head.index).trim(), place: "above" };
  const lines = text.split("\n");
  const own = lines.at(-1)?.trim() ?? "";
  const before = lines.at(-2) ?? "";
  if (lines.length < 4 || !(before.trim() === "" || RULER.test(before) || /^\s*>/u.test(before))) return null;
  const mail = lines.slice(0, -1);
  while (mail.length > 0 && ((mail.at(-1) ?? "").trim() === "" || RULER.test(mail.at(-1) ?? ""))) mail.pop();
  const isApart = lines.slice(mail.length, -1).some((line) => RULER.test(line)) || /^\s*>/u.test(mail.at(-1) ?? "");
  return { own, mail: mail.join("\n"), place: isApart ? "apart" : "below" };
}

const unquoted = (line: string): string => line.replace(/^\s*(?:>[ \t]?)+/u, "");
/** The text of a mail without its head, and without the marks of a quote where all of it is quoted. */
function bodyOf(mail: string): string {
  const lines = mail.split("\n");
  const from = lines.findIndex((line) => {
    const own = unquoted(line);
    return own.trim() !== "" && !isMailHead(own) && !/^\s*-{2,}/u.test(own) && !WRITTEN_BY.test(own);
  });
  const body = from < 0 ? [] : lines.slice(from);
  const isQuoted = body.every((line) => line.trim() === "" || /^\s*>/u.test(line));
  return (isQuoted ? body.map(unquoted) : body).join("\n").trim();
}

const isNamedIn = ({ name }: KnownPerson, line: string): boolean => {
  const words = plainWords(line);
  return plainWords(name).every((part) => words.includes(part));
};
/** Who a line of its own may be signed by: with the first name alone as well. */
const isNameOf = ({ name }: KnownPerson, line: string): boolean => {
  const words = plainWords(line);
  const parts = plainWords(name);
  return words.length > 0 && words.length <= parts.length && words.every((word, no) => parts[no] === word);
};

/** Who wrote a mail, of the people that are there: said by its head, else by its last lines. */
export function writerOf(mail: string, people: readonly KnownPerson[]): KnownPerson | null {
  const known = people.filter(({ by }) => by !== "near");
  const lines = mail.split("\n").map(unquoted);
  const head = lines.find((line) => /^\s*(?:from|von|de)\s*:/iu.test(line) || WRITTEN_BY.test(line));
  const [found, another] = known.filter((person) =>
    head === undefined
      ? lines.slice(-8).some((line) => isNameOf(person, line.replace(/^[\s–—-]+/u, "")))
      : isNamedIn(person, head),
  );
  return found && !another ? found : null;
}

const VERB =
  "(?:save|keep|log|note|store|file|jot|record|archive|set|move|put|mark|change|remind|add|make|create|task|assign|give)";
const PARTS = new RegExp(
  String.raw`\s*[,;.]\s+(?:(?:and|then|also|plus|please|pls)\s+)*(?=${VERB}\s|(?:the|his|her|their) (?:deadline|due date|date)(?!\p{L}))|\s+(?:and|then|plus|&)\s+(?:(?:then|also|please|pls)\s+)*(?=${VERB}\s|(?:the|his|her|their) (?:deadline|due date|date)(?!\p{L}))`,
  "iu",
);
const OF_MAIL = String.raw`(?:\s+(?:from|of|in)\s+(?:this|that|the|it)(?:\s+(?:e-?mail|mail|message|letter|text|thread))?(?:\s+(?:below|above))?|\s+(?:below|above|here|please|pls|for me|too|as well))*`;
const KEEP = new RegExp(
  String.raw`^(?:save|keep|log|note|store|file|jot|record|archive)(?:\s+down)?\s+(?:(?:this|that|the)\s+(?:e-?mail|mail|message|letter|text|thread)|this|that|it|(?:the|its|his|her|their)\s+(?:(?:main|key|important)\s+(?:bits?|points?|parts?|things?)|gist|essentials|content|rest))${OF_MAIL}(?:\s+(?:with|on|to|for|under|about|as an? note (?:on|for|about))\s+(?<who>\p{L}[\p{L}\p{M}'’ -]{1,50}?))?${OF_MAIL}$`,
  "iu",
);
const DEADLINE = new RegExp(
  String.raw`^(?:(?:remind\s+me\s+(?:of|about)|(?:save|keep|log|note|store|record)(?:\s+down)?|(?:add|make|set|create)(?:\s+me)?\s+an?\s+(?:task|reminder)\s+(?:for|of|about|with))\s+)?(?:the|his|her|their|its|that|any)\s+(?:deadline|due date|date)s?${OF_MAIL}$`,
  "iu",
);
const ORDER =
  /^(?:(?:set|move|put|mark|change|assign)\s+\S[^\n]*\s(?:to|as|in|into)\s+\S|remind me\s+(?:to|of|about)\s+\S|(?:add|make|create|set)\s+(?:me\s+)?an?\s+(?:task|reminder)(?!\p{L}|\s+(?:(?:out\s+)?of|from|for|about)\s+(?:it|this|that|these|them)(?!\p{L}))|task\s)/iu;
const BY_PRONOUN = /(?<!\p{L})(?:him|her|his|their|them)(?!\p{L})/iu;

/** What the user says beside a mail, as messages of their own, what is said of what cannot be found in it, and who wrote it. */
export interface Beside {
  orders: string[];
  missing: string[];
  writer: KnownPerson | null;
}

const NO_DAY =
  "I found no deadline in that text. Tell me what is due and when, for example: remind me on Friday to answer.";
const NO_WRITER =
  "I don't find who wrote that text among your people, so I did not keep it. Say on top whose it is, for example: note on NAME.";

/** An order that makes a task of the deadline that a mail names; null where it names no day. */
function taskOf(body: string, writer: KnownPerson | null): string | null {
  const first = writer?.name.split(" ")[0] ?? "them";
  const task = writer ? `add a task for ${writer.name}` : "add a task";
  const duty = dutyOf(body, first);
  if (duty) return writer ? `${task}: ${duty.title}, due ${duty.day}` : `${task}: “${duty.title}”, due ${duty.day}`;
  const day = dayNamedIn(body);
  return day === null ? null : `${task}: deadline from ${writer ? first : "a mail"}, due ${day}`;
}

/** The parts of what the user says beside a mail; null where one of them is neither about the mail nor an order. */
function partsOf(own: string): { keep: RegExpExecArray | null; isDue: boolean; orders: string[] } | null {
  const said = own.replace(/^(?:(?:please|pls|can you|could you|ok|hey)[\s,]+)+|[\s.!:]+$/giu, "");
  const parts = said.split(PARTS).map((part) => part.replace(/[\s.!,;:]+$/u, ""));
  const orders = parts.filter((part) => !KEEP.test(part) && !DEADLINE.test(part));
  if (!orders.every((part) => ORDER.test(part))) return null;
  const keep = parts.map((part) => KEEP.exec(part)).find((match) => match !== null) ?? null;
  return { keep, isDue: parts.some((part) => DEADLINE.test(part)), orders };
}

/**
 * What the user asks for above or below a mail that they pasted: to keep it, to be reminded of its deadline, and orders about who wrote it. Null
 * where that is not what the message is.
 */
export function besideMail({ message, people, user, mode }: StepRequest): Beside | null {
  const split = mode === "agent" && message.length < 8_000 ? splitMail(message) : null;
  if (!split || split.own.length > 300 || /\n|\?/u.test(split.own)) return null;
  const { own, mail, place } = split;
  const body = bodyOf(mail);
  const parts = partsOf(own);
  if (!parts || body === "") return null;
  const { keep, isDue, orders } = parts;
  // An order at the end of a mail that nobody signed may be the writer's: it is theirs as all of it is.
  const isOwn =
    place === "above"
      ? isDue || orders.some((part) => BY_PRONOUN.test(part))
      : keep !== null || isDue || place === "apart" || isSigned(mail, { user, people: [] });
  if (!isOwn) return null;
  const writer = writerOf(mail, people);
  const who = keep?.groups?.["who"];
  const named = who === undefined ? writer : people.find((person) => person.by !== "near" && isNameOf(person, who));
  if (named === undefined) return null;
  const isKept = keep !== null || place !== "above";
  const task = isDue ? taskOf(body, writer) : null;
  return {
    orders: [
      ...(isKept && named ? [`note for ${named.name}:\n${body}`] : []),
      ...(task === null ? [] : [task]),
      ...orders,
    ],
    missing: [...(keep && !named ? [NO_WRITER] : []), ...(isDue && task === null ? [NO_DAY] : [])],
    writer,
  };
}
