import { personFields } from "../../../contract/person-fields.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { findDates } from "../find-dates.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";

const PLEASE = String.raw`(?:(?:please|pls|kindly|so|and|can you|could you)[\s,]+)*`;
const UPDATE = String.raw`(?:(?:update|change|correct|fix|set|adjust)|(?:put|store|save|enter|note|write|take)\s+(?:that|this|it|the (?:new )?one)\s+(?:down\s+)?(?:in|into|under|as|for))\s+(?:her|his|their|the)\s+(?<label>\p{L}[\p{L} -]{1,30}?)(?:\s+(?:field|column))?(?:\s+(?:with|to|from|by|accordingly)(?:\s+(?:this|that|it|(?:the )?(?:above|below)|(?:the|this) (?:mail|email|message|chat)|what (?:she|he|they) (?:wrote|said)))?)?`;
/** "Update her headcount with this", as the last line below a mail or a chat. */
const BELOW = new RegExp(
  String.raw`^(?<paste>[^]{10,4000}?)\n\s*(?<mark>(?:[-–—]{2,}\s*\n|\^+)\s*)?${PLEASE}${UPDATE}[\s.!]*$`,
  "iu",
);
/** "Got this from Ana, please update her email", and the mail below. */
const ABOVE = new RegExp(
  String.raw`^\s*(?<mark>[\^↓⬇]+\s*)?(?<from>(?:just\s+)?(?:got|received|have|here['’]?s|here is)\s+(?:this|that|it|an?\s+(?:e-?mail|mail|message|text))\s+(?:from|by)\s+\p{L}[^,;:.\n]{1,40}[,;:.–-]+\s+)?${PLEASE}${UPDATE}(?:\s+please)?[\s.!:]*\n(?<paste>[^]{10,4000})$`,
  "iu",
);
const HEADER = /^(?:from|to|subject|sent|date|cc|von|an|betreff|de|para|asunto|objet)\s*:\s.*$/gimu;
/** "From Ana:" above what she wrote. */
const FROM = /^\s*(?:from|by|mail from|message from)\s+\p{L}[^\n:]{1,60}:[ \t]*$/imu;
const QUOTED = /^[ \t]*>/mu;
const GREETING =
  /^[> \t]*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|hola|bonjour)\b[^\n]{0,40},[ \t]*$/imu;
const CHAT = /^\s*\[?\d{1,2}[:.]\d{2}\]?\s*,?\s*/gmu;
const NUMBER = /(?<![\p{L}\p{N}.,/:@-])\d(?:[\d.,]*\d)?k?(?![\p{L}\p{N}/:@])/giu;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
/** "Could we shift the kick-off to Monday?": what a mail wants to have on another day. */
const SHIFTS =
  /(?<!\p{L})(?:shift|move|reschedule|postpone|push|change|bring|delay|put)\s+(?:the|our|my)\s+(?<what>\p{L}[^,.;:?!\n]{2,60}?)\s+(?:(?:back|forward|off)\s+)?(?:to|until|till|for)\s/iu;

/** "From Ana: “I can do Thursday 20 June”. Please move the call to that day". */
const TO_THAT_DAY =
  /^(?<paste>[^]{10,2000}?)\n\s*(?<order>(?:(?:please|pls|so|and|can you|could you)[\s,]+)*(?:move|shift|push|set|change|put|reschedule)\s+(?:the|my|our|her|his)\s[^\n:"“”]{3,80}?\s(?:to|on|for))\s+(?:that|the same|this)\s+(?:day|date)[\s.!]*$/iu;
function toThatDay(message: string, today: string): string | null {
  const { paste = "", order } = TO_THAT_DAY.exec(message)?.groups ?? {};
  const [day, another] = order === undefined ? [] : findDates(paste, today);
  return day && !another && order !== undefined ? `${order} ${day.date}` : null;
}

/** A field or a task that is to be updated from what is pasted beside it, as told of the one person it names: a value that stands there once; other messages unchanged. */
export function withPastedValue({ message, people, columns = [], today }: StepRequest): string {
  const found = message.includes("\n") ? (ABOVE.exec(message) ?? BELOW.exec(message)) : null;
  const { paste, mark, from, label = "" } = found?.groups ?? {};
  const moved = message.includes("\n") ? toThatDay(message, today) : null;
  if (moved !== null) return moved;
  if (paste === undefined) return message;
  const isPasted =
    (mark ?? from) !== undefined ||
    [new RegExp(HEADER.source, "imu"), new RegExp(CHAT.source, "mu"), FROM, QUOTED, GREETING].some((one) =>
      one.test(paste),
    );
  const body = paste
    .replace(HEADER, "")
    .replace(CHAT, "")
    .replace(/^[ \t]*>+ ?/gmu, "");
  if (!isPasted) return message;
  const days = findDates(body, today);
  const [day, second] = days;
  if (/^(?:task|to-?do|reminder|appointment|day|date)$/iu.test(label)) {
    const what = SHIFTS.exec(body)?.groups?.["what"];
    return what !== undefined && day && !second ? `the ${what} moves to ${day.date}` : message;
  }
  const words = plainWords(label);
  const named = fieldNamed(words, columns);
  const [person, another] = people.filter(({ by }) => by !== "near");
  if (named?.length !== words.length || !person || another) return message;
  const { target } = named;
  const type = "column" in target ? target.column.type : personFields[target.field].type;
  const isMail = "field" in target && target.field === "email";
  const values = isMail
    ? (body.match(MAIL) ?? [])
    : type === "date"
      ? days.map(({ date }) => date)
      : type === "number" && days.length === 0
        ? (body.match(NUMBER) ?? [])
        : [];
  const [value, other] = [...new Set(values)];
  return value === undefined || other !== undefined ? message : `${person.name}'s ${label} is ${value}`;
}
