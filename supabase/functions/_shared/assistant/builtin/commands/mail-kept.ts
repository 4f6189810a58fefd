import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

/** "Log this mail please", "save the email from Ana": the mail below it is to be a note. */
const ORDER =
  /^\W*(?:(?:please|pls|can you|could you|kindly|hey|ok|okay|and|so)[\s,]+)*(?:log|save|keep|note|store|file|record|archive|add|put(?: down)?)(?: me)?\s+(?:the\s+(?:gist|(?:main|key|important) (?:bits?|points?|parts?|things?)|essence|essentials|contents?|substance|meat)\s+(?:of|from|in)\s+)?(?:this|that|the|the following|following|my)\s+(?:new\s+)?(?:e-?mail|mail|message)(?<beside>[^\n:]{0,60}?)[\s:.!]*$/iu;
const BESIDE =
  /^(?:\s*(?:please|pls|thanks|thx|for me|below|here|too|as well|as (?:an? )?note|in (?:my|the|his|her|their) notes?|from|with|for|about|on|under|by|to)(?!\p{L}))*(?:\s*(?<who>\p{L}[\p{L}\p{M}'’ -]{1,40}?))??(?:[\s,]*(?:please|pls|thanks|thx|for me|too|as (?:an? )?note|(?:to|in) (?:my|the|his|her|their) notes?)(?!\p{L}))*$/iu;
const HEAD =
  /^\s*>?\s*(?<label>from|to|cc|bcc|date|sent|subject|reply-to|von|an|datum|gesendet|betreff|de|para|asunto|fecha|à|objet|date)\s*:\s*(?<value>.*)$/iu;
/** Whether a line is of the head of a mail: "From: …", "Subject: …". */
export const isMailHead = (line: string): boolean => HEAD.test(line);
const OF_WRITER = /^(?:from|von|de)$/iu;

/** Who a line of a mail's head names: "Ana Roe <ana@…>", "ana.roe@…". */
function writerIn(value: string): string {
  const name = value
    .replace(/<[^>]*>|[\w.+-]+@\S+/gu, "")
    .replace(/["“”„]/gu, "")
    .trim();
  if (/\p{L}{2}/u.test(name)) return name;
  const [local = ""] = (/[\w.+-]+(?=@)/u.exec(value)?.[0] ?? "").split("+");
  return local.replace(/[._-]+/gu, " ").trim();
}

/**
 * A mail that is pasted below an order to keep it becomes a note of the one who is named, or who it is from: its head is no part of the
 * note. Other messages are unchanged.
 */
export function withMailKept(message: string, people: readonly KnownPerson[]): string {
  if (!message.includes("\n")) return message;
  const [first = "", ...below] = message.trim().split("\n");
  const order = ORDER.exec(first)?.groups;
  const beside = order ? BESIDE.exec(order["beside"] ?? "") : null;
  const from = below.findIndex((line) => line.trim() !== "");
  if (!beside || !HEAD.test(below[from] ?? "")) return message;
  const end = below.findIndex((line, no) => no > from && !HEAD.test(line));
  const text = below.slice(end).join("\n").trim();
  const sender = below.slice(from, end).find((line) => OF_WRITER.test(HEAD.exec(line)?.groups?.["label"] ?? "")) ?? "";
  const who = beside.groups?.["who"]?.trim() ?? writerIn(sender.slice(sender.indexOf(":") + 1));
  if (end < 0 || text === "" || who === "") return message;
  const words = plainWords(who);
  const isKnown = people.some(({ name, by }) => by !== "near" && words.some((word) => plainWords(name).includes(word)));
  // Of someone unknown nothing is stored: it is said who is not found.
  return isKnown
    ? `note for ${who}:\n${text}`
    : `note for ${who}: “${text.split("\n")[0]?.replace(/[“”"]/gu, "’") ?? ""}”`;
}
