import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { PLEASE, re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const COUNT = "(?<count>an?|one|two|three|four|five|six|\\d{1,2}) (?<unit>days?|weeks?)";
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)\\p{L}*";
const DAY = `(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?:(?: of)? ${MONTH})?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?`;
const PRIOR = `${COUNT} (?:prior|before(?: that)?|earlier|ahead|in advance|beforehand)`;
const MUST = "(?:(?:i|we)(?:['’]ll| will)? )?(?:must|have to|need to|should|got to|gotta|want to|remember to)";

/** "Before Ana lands on the 16th I must book her cab, one day prior". */
const BEFORE_IT = re(
  `^\\s*${PLEASE}(?:before|when|as|since|for when) (?<event>\\p{L}[^,;:.?!\\n"“]{2,60}?) on (?<day>${DAY}),? (?:please |pls )?(?:${MUST}|remind me to) (?<act>\\p{L}[^,;:.?!\\n"“]{2,80}?)\\s*,?\\s+${PRIOR}(?: please| pls)*[\\s.!]*$`,
);
/** "Remind me to print the badges for the fair on 12 June, two days before". */
const BEHIND = re(
  `^(?<order>\\s*${PLEASE}(?:remind me to|(?:add|create|make|set)(?: me)? an? (?:task|to-?do|reminder) to|${MUST}|task:) \\p{L}[^,;:.?!\\n"“]{2,100}?) on (?<day>${DAY})\\s*,\\s*${PRIOR}(?: please| pls)*[\\s.!]*$`,
);

const WHOSE = /(?<!\p{L})(?<whose>his|her|their)(?= \p{L})|(?<!\p{L})(?:him|her|them)(?!\p{L})/iu;
/** "Book her cab", before Ana lands: Ana's cab. */
function withNamed(act: string, event: string, people: readonly KnownPerson[]): string {
  const words = plainWords(event);
  const [only, another] = people.filter(
    ({ name, by }) => by !== "near" && plainWords(name).some((part) => words.includes(part)),
  );
  if (!only || another) return act;
  return act.replace(WHOSE, (_, whose?: string) => (whose === undefined ? only.name : `${only.name}'s`));
}

/** A task some days before a day that the message names: with the day that it counts from. Other messages are unchanged. */
export function withDayPrior(message: string, people: readonly KnownPerson[]): string {
  if (message.length > 240 || message.trim().includes("\n") || isNoteLead(message)) return message;
  const {
    act = "",
    order = "",
    event = "",
    day = "",
    count = "",
    unit = "",
  } = (BEFORE_IT.exec(message) ?? BEHIND.exec(message))?.groups ?? {};
  if (day === "") return message;
  const toDo =
    act === ""
      ? order.replace(new RegExp(`^\\s*${MUST} `, "iu"), "remind me to ")
      : `remind me to ${withNamed(act, event, people)}`;
  return `${toDo} ${count} ${unit} prior to ${day}`;
}
