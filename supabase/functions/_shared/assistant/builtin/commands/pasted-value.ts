import { personFields } from "../../../contract/person-fields.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { findDates } from "../find-dates.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";

/** "Update her headcount with this", as the last line below a mail or a chat. */
const ORDER =
  /^(?<paste>[^]{10,4000}?)\n\s*(?<mark>(?:[-–—]{2,}\s*\n|\^+)\s*)?(?:(?:please|pls|kindly|so|and|can you|could you)[\s,]+)*(?:update|change|correct|fix|set)\s+(?:her|his|their|the)\s+(?<label>\p{L}[\p{L} -]{1,30}?)(?:\s+(?:with|to|from|by|accordingly)(?:\s+(?:this|that|it|(?:the )?above|(?:the|this) (?:mail|email|message|chat)|what (?:she|he|they) (?:wrote|said)))?)?[\s.!]*$/iu;
const HEADER = /^(?:from|to|subject|sent|date|cc|von|an|betreff|de|para|asunto|objet)\s*:\s.*$/gimu;
const CHAT = /^\s*\[?\d{1,2}[:.]\d{2}\]?\s*,?\s*/gmu;
const NUMBER = /(?<![\p{L}\p{N}.,/:@-])\d(?:[\d.,]*\d)?k?(?![\p{L}\p{N}/:@])/giu;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;

/** A field that is to be updated from what is pasted above, as told of the one person it names: a value that stands there once; other messages unchanged. */
export function withPastedValue({ message, people, columns = [], today }: StepRequest): string {
  const { paste, mark, label = "" } = (message.includes("\n") && ORDER.exec(message)?.groups) || {};
  if (paste === undefined) return message;
  const isPasted =
    mark !== undefined || new RegExp(HEADER.source, "imu").test(paste) || new RegExp(CHAT.source, "mu").test(paste);
  const words = plainWords(label);
  const named = fieldNamed(words, columns);
  const [person, another] = people.filter(({ by }) => by !== "near");
  if (!isPasted || named?.length !== words.length || !person || another) return message;
  const { target } = named;
  const type = "column" in target ? target.column.type : personFields[target.field].type;
  const body = paste.replace(HEADER, "").replace(CHAT, "");
  const isMail = "field" in target && target.field === "email";
  const days = findDates(body, today);
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
