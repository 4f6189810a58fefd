import { plainOf } from "../commands/clause-kind.ts";
import { isChatLine } from "../commands/chat-asked.ts";
import { startsCommand } from "../commands/split-clauses.ts";
import { isFirm, isNameLike, isRole } from "../newcomers/person-words.ts";

/** What a block is meant to become, as the words around it say. */
export const intents = ["tasks", "note", "update", "person"] as const;
export type Intent = (typeof intents)[number];

/** Lines that a message hands over, with the words that lead to them and those behind them. */
export interface Block {
  lead: string;
  lines: Line[];
  close: string;
  /** Null where the words say nothing of it. */
  intent: Intent | null;
  /** The lead asks for something, so that it is no heading of what follows. */
  isAsked: boolean;
}

export interface Line {
  text: string;
  /** It has a bullet or a number. */
  isMarked: boolean;
  /** The number before it as it was written: "2.", empty without one. */
  number: string;
  /** Whether an empty line comes before it. */
  isApart: boolean;
}

const MARK = /^(?:(?:[-*•–—+·▪]|\(?\d{1,2}[.)]|\[[ x]?\])\s+)+/iu;
const NUMBER = /^\(?\d{1,2}[.)](?=\s)/u;
/** An item that is ticked is done. */
const TICKED = /^(?:[-*•–—+·▪]\s+)?\[x\]\s/iu;
const INTENTS: readonly [Intent, RegExp][] = [
  [
    "tasks",
    /\b(?:tasks?|to ?dos?|action (?:items?|points?)|actions?|next steps?|follow ?ups?|reminders?|check ?list|my list|things (?:to do|for)|(?:i|we) (?:still )?(?:need|have|must) (?:to do)?|to be done|remind me|homework|still open|plan for|assignments?|deliverables|aufgaben|tareas|taches)\b/,
  ],
  [
    "note",
    /\b(?:notes?|minutes|recap|summary|protocol|debrief|takeaways?|key points|jot|record|remember|keep in mind|write down|log|(?:call|meeting|lunch|coffee|dinner|chat|catch ?up|demo|visit) (?:with|on|from)|notiz(?:en)?|notas?|memo|highlights)\b/,
  ],
  [
    "update",
    /\b(?:updates?|updated|signature|changed?|changes|refresh|correct|new (?:details|data|contact details|job|card|title|email|mail|info|footer)|current (?:details|data)|his new|her new|their new|from (?:his|her|their) (?:mail|email|footer|profile|card)|bring up to date|fill in|overwrite)\b/,
  ],
  [
    "person",
    /\b(?:add|adding|save|store|import|create|track|follow|enter|insert|register|put|pop|stick|throw|include|new (?:contacts?|people|persons?|leads?|founders?|ones?|candidates?|prospects?|clients?|customers?|investors?|guy|face|starter|hire)|(?:contact|business|visiting) cards?|vcard|card|people|contacts?|attendees|candidates?|leads|got this|here s one|met (?:him|her|them)|anlegen|anade|agrega|ajoute)\b/,
  ],
];
const ASKS_FOR =
  /^(?:(?:please|pls|plz|hey|hi|hello|ok|okay|so|and|also|then|now|kindly|thanks|can you|could you|would you|will you|can u|i need you to|i want to|i d like to|let s|just)\s+)*(?:add|save|store|import|create|track|follow|enter|insert|register|put|pop|stick|throw|include|make|turn|convert|note|log|jot|write|record|remember|keep|update|change|refresh|correct|set|file|attach|use|take|fill|bring|remind|process|capture|do|map)\b|\b(?:please|pls|plz)\b/;

/** What words say of a block; null where they say nothing. A word for tasks goes before one for notes, and "save" says least. */
export const intentOf = (words: string): Intent | null =>
  INTENTS.find(([, pattern]) => pattern.test(plainOf(words)))?.[0] ?? null;
/** Whether words ask for something to be done. */
export const asksFor = (words: string): boolean => ASKS_FOR.test(plainOf(words));

/** "These two are new, can you put them in?" */
export const asksAtEnd = (words: string): boolean => asksFor(words) || asksFor(words.replace(/^[^,]{3,60},\s+/u, ""));

/** "Save him and note that …" adds someone, whatever it says beside. */
const ADDS_THEM =
  /^(?:(?:please|pls|and|can you|could you) )*(?:save|add|put|store|create|track|follow) (?:him|her|them|this (?:one|person|contact|guy))\b/;
/** "Add Mr Bosse from below", "add this contact": someone, whatever else is asked for beside. */
const ADDS_SOMEONE =
  /^\W*(?:(?:[Pp]lease|[Pp]ls|[Cc]an you|[Cc]ould you|[Hh]ey|[Aa]nd)[\s,]+)*(?:[Aa]dd|[Ss]ave|[Cc]reate|[Ss]tore|[Ee]nter|[Pp]ut)\s+(?:(?:mr|mrs|ms|dr|prof|herr|frau|mme|sig)\b\.?|(?:him|her|them|this (?:person|contact|one|lady|guy|gentleman|lead))\b|\p{Lu}\p{L}+\s+(?:\p{Lu}\p{L}+\s+)?(?:from|below|in)\b)/iu;
const LONGEST = 420;
const HEAD_OF_MAIL = /^(?:from|to|subject|sent|date|cc|von|an|betreff|gesendet|de|para|asunto|objet)\s*:\s/iu;
/** "Name: Ama Boateng". */
const isLabelled = (text: string) => /^[\p{L} /-]{2,24}:\s+\S/u.test(text);

/** The lines that a message hands over; null where it is no such message: one line, a mail, paragraphs of prose. */
export function blockIn(message: string): Block | null {
  const raw = message.split("\n").map((line) => line.trim());
  const all = raw.flatMap((text, no): Line[] => {
    if (!/[\p{L}\p{N}]/u.test(text) || /^```/u.test(text) || TICKED.test(text)) return [];
    return [
      {
        text: text.replace(MARK, "").trim(),
        isMarked: MARK.test(text),
        number: NUMBER.exec(text)?.[0] ?? "",
        isApart: no > 0 && raw[no - 1] === "",
      },
    ];
  });
  if (all.length < 2 || all.some(({ text }) => HEAD_OF_MAIL.test(text) || /^>/u.test(text))) return null;
  const [first, second] = all;
  const isLead = first?.isMarked === false && leads(first.text, second);
  const lead = isLead ? first.text : "";
  const rest = isLead ? all.slice(1) : all;
  const last = rest.at(-1);
  const isClose =
    last !== undefined && rest.length > 1 && !last.isMarked && intentOf(last.text) !== null && asksAtEnd(last.text);
  const close = isClose ? last.text : "";
  const lines = isClose ? rest.slice(0, -1) : rest;
  if (lines.length === 0 || lines.some(({ text }) => text.length > LONGEST)) return null;
  // Orders in a line each are read one by one.
  if (!/:$/u.test(lead) && lines.some(({ text, isMarked }) => !isMarked && startsCommand(text) && !isLabelled(text)))
    return null;
  const intent =
    (close === "" ? null : ADDS_THEM.test(plainOf(close)) ? "person" : intentOf(close)) ??
    (lead === "" ? null : ADDS_SOMEONE.test(lead) ? "person" : intentOf(lead));
  // What was written in a chat is no list of tasks.
  if (intent === "tasks" && lines.every(({ text }) => isChatLine(text))) return null;
  return { lead, lines, close, intent, isAsked: asksFor(lead) };
}

/** Whether a first line leads to the others and is none of them: "action items:", "got her card, put it in", "call with Omar". */
function leads(text: string, next: Line | undefined): boolean {
  if (/:$/u.test(text) || next?.isMarked === true) return true;
  if (isNameLike(text) || isLabelled(text) || isFirm(text) || (isRole(text) && !asksAtEnd(text))) return false;
  if (/:\s/u.test(text) || intentOf(text) === null) return false;
  const isOfPerson = /^(?:person|update)$/.test(intentOf(text) ?? "") && !/[.!]$/u.test(text);
  const isNamed = next !== undefined && (isNameLike(next.text) || /^(?:full )?name\s*:\s*\S/iu.test(next.text));
  return POINTS.test(plainOf(text)) || (isOfPerson && isNamed);
}

/** What points at something that follows: "put her in", "my tasks for today". A whole order does not. */
const POINTS =
  /\b(?:this|these|those|them|him|her|it|below|following|lists?|cards?|contacts?|signatures?|leads?|founders?|people|tasks?|to ?dos?|notes?|minutes|items?|points|steps|actions|reminders|ones?|two|three|four|five)(?: (?:in|to|into|on|onto|my|the|our|list|crm|tracker|database|contacts|people|up|down|please|pls|plz|thanks|thx|for|me|us|of|from|by|with|today|tomorrow|this|next|week|monday|tuesday|wednesday|thursday|friday|as|a|an|new|person|contact|note|lead|too|now|all))*$/;

/** Whether most lines have a bullet, or all are short without a full stop: a list and no prose. */
export const isList = ({ lines }: Block): boolean =>
  lines.every(({ isMarked }) => isMarked) ||
  (lines.filter(({ isMarked }) => isMarked).length >= 2 && lines[0]?.isMarked === true) ||
  lines.every(({ text }) => text.split(/\s+/u).length <= 14);
