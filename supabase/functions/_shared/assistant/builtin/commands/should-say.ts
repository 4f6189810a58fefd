import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { literalWords } from "../literal.ts";
import { oneMeant } from "./one-meant.ts";
import { LEAD } from "./rewording.ts";

const WHO = String.raw`(?<who>[\p{L}\p{N}][^,;:.?!"“”\n]{1,50}?)`;
const OUGHT = String.raw`(?:should|must|ought to|needs? to|has to|is (?:supposed|meant) to)(?:\s+(?:now|really|actually|rather|just))*`;
const VALUE = String.raw`(?<verb>say|read|show|state|be)(?:\s+now)?\s*:?\s+["“]?(?<value>\S[^,;?!\n"“”]{0,60}?)["”]?(?:\s*,?\s+(?:(?:and|but)\s+)?(?:not|instead of|rather than)\s+(?<old>[^,;?!\n]{1,60}?))?(?:\s+(?:please|pls|now|thanks))*[\s.!]*$`;

interface Kind {
  label: string;
  /** Whether words can be a value of it. */
  takes: (said: string) => boolean;
  /** It is words of any kind: only what it was instead tells that the others are a value. */
  isText?: true;
}
const among = (options: readonly string[]) => (said: string) =>
  options.some((one) => plainWords(one).join(" ") === plainWords(said).join(" "));
const isNumber = (said: string): boolean => /^[£$€]?\s?\d[\d.,]*\s?(?:k|m|bn|%)?$/iu.test(said);
const isDay = (said: string): boolean =>
  /\d|\b(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu.test(said) && !isNumber(said);

function kindsOf({ user, columns = [] }: StepRequest): Kind[] {
  const own = columns.map(({ label, type, options }): Kind => {
    const takes =
      type === "number"
        ? isNumber
        : type === "date"
          ? isDay
          : type === "boolean"
            ? (said: string) => /^(?:yes|no|true|false)$/iu.test(said)
            : type === "text"
              ? () => true
              : among(options);
    return { label, takes, ...(type === "text" && { isText: true }) };
  });
  return [
    ...own,
    { label: "stage", takes: among(user.stages) },
    { label: "status", takes: among(user.statuses) },
    { label: "priority", takes: isNumber },
    ...["location", "company", "role", "industry"].map((label) => ({
      label,
      takes: () => true,
      isText: true as const,
    })),
  ].sort((one, other) => other.label.length - one.label.length);
}

/** "Kelp cheque should say 65 not 50": what a field of someone, or of the only one of a firm, has to hold, as a plain order. Other messages are unchanged. */
export function withWhatItShouldSay(message: string, request: StepRequest): string {
  if (message.length > 200 || message.includes("\n") || !new RegExp(`\\s${OUGHT}\\s`, "iu").test(message))
    return message;
  const text = message.toLowerCase();
  for (const { label, takes, isText } of kindsOf(request)) {
    if (!text.includes(label.trim().toLowerCase().split(/\s+/u)[0] ?? label)) continue;
    const words = literalWords(label);
    for (const named of [`${WHO}(?:['’]s?)?\\s+${words}`, `(?:the\\s+)?${words}\\s+(?:of|for|on)\\s+${WHO}`]) {
      const {
        who = "",
        verb = "",
        value = "",
        old,
      } = new RegExp(`${LEAD}${named}\\s+${OUGHT}\\s+${VALUE}`, "iu").exec(message)?.groups ?? {};
      // "Her deck should be ready" tells of something; with what it was instead, it is a value.
      if (value === "" || ((isText || /^be$/iu.test(verb)) && old === undefined) || !takes(value.trim())) continue;
      const person = oneMeant(who, request.people);
      if (person !== null) return `set ${label} of ${person.name} to ${value.trim()}`;
    }
  }
  return message;
}
