import { type Frame, reading, type Reading, type Who } from "./frames.ts";
import { type Parser, whoOf } from "./grammar.ts";
import { codesOf, type Token } from "./tokens.ts";
import { numberIn } from "../vocabulary/numbers.ts";

const CONTACTS =
  /^(?:(?:remind|ping|nudge) (?:me|us) (?:to )?)?(?:(?:i|we|let s|let us|want|would|like|d|should|need|must|have|try|aim|plan|to) )*(?:talk|speak|chat|catch up|check in|touch base|(?:keep|stay|be|remain) in (?:touch|contact)|keep up|hear from|see|meet)(?: (?:to|with|from))* P\b/;
/** "Every 45 days is enough for staying in touch with Wanjiru". */
const IN_TOUCH =
  /(?<![\p{L}])(?:(?:stay|keep|be|staying|keeping|being) in (?:touch|contact)|touching base|catching up|checking in) (?:with|to) P(?![\p{L}])/u;
const EVERY =
  /\bevery (?<count>\d+|other|couple of|two|three|four|five|six|eight|ten|twelve) (?<unit>day|week|month)s?\b/iu;
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

const ONCE_A = /\bonce (?:an?|per|each|every) (?:day|week|month)\b/iu;
const SINGLE =
  /\b(?:(?:every|once an?|once per|once every|once each) (?<unit>day|week|month)|(?<word>daily|weekly|monthly))\b/iu;

/** "Every 4 weeks", "weekly": how many days lie between; 0 where no rhythm is said. */
export function rhythmDays(text: string): number {
  const { count = "", unit = "" } = EVERY.exec(text)?.groups ?? {};
  if (count !== "")
    return (
      (/^(?:other|couple of)$/iu.test(count) ? 2 : (numberIn(count.toLowerCase()) ?? 0)) *
      (DAYS[unit.toLowerCase()] ?? 0)
    );
  const single = SINGLE.exec(text)?.groups;
  const said = single?.["unit"] ?? single?.["word"]?.replace(/ly$/iu, "").replace(/^dai$/iu, "day") ?? "";
  return DAYS[said.toLowerCase()] ?? 0;
}

/** "Every two weeks with Ana and every 60 days with Leo": what follows each of them, or the last. */
function rhythmsOf(people: readonly Token[], text: string): Reading | null {
  const groups: { who: Who[]; days: number }[] = [];
  let who: Who[] = [];
  for (const [no, person] of people.entries()) {
    who.push(whoOf(person, text));
    const days = rhythmDays(text.slice(person.to, people[no + 1]?.from));
    if (days === 0) continue;
    groups.push({ who, days });
    who = [];
  }
  const [frame, ...more] = groups.map(({ who, days }): Frame => ({
    do: "set",
    who,
    changes: [{ field: "keepInTouchDays", value: String(days) }],
  }));
  return frame && who.length === 0
    ? reading(frame, { more, doubt: "I took this for the days between contacts. Confirm if that is right." })
    : null;
}

/** "I want to talk to Layla every three weeks": the days between contacts, in a rhythm that no task has. */
export const contactRhythm: Parser = ({ text, tokens }) => {
  const { count = "", unit = "" } = EVERY.exec(text)?.groups ?? {};
  const people = tokens.filter(({ code }) => code === "P");
  const [person, another] = people;
  if (!person || !(CONTACTS.test(codesOf(tokens)) || IN_TOUCH.test(codesOf(tokens)))) return null;
  if (another) return rhythmsOf(people, text);
  if (count === "") return ONCE_A.test(text) ? rhythmsOf(people, text) : null;
  const many = /^(?:other|couple of)$/iu.test(count) ? 2 : numberIn(count.toLowerCase());
  const days = (many ?? 0) * (DAYS[unit.toLowerCase()] ?? 0);
  if (days === 0 || (many === 3 && unit.toLowerCase() === "month")) return null;
  return reading(
    { do: "set", who: [whoOf(person, text)], changes: [{ field: "keepInTouchDays", value: String(days) }] },
    { doubt: "I took this for the days between contacts. Confirm if that is right." },
  );
};
