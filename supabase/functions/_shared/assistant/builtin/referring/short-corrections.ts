import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { inSameWeek } from "../other-day.ts";
import { withOtherDay } from "../other-part-of-note.ts";
import { isDay } from "./yes-but.ts";

const OH =
  "(?:(?:oh|ah|a+r+g+h+|ugh|damn|blast|crap|shoot|no|nope|nah|wait|sorry|oops|whoops|hm+|actually|my (?:bad|mistake))(?!\\p{L})[\\s,.!…–-]*)*";
const WRONG = "(?:(?:that['’]?s |that was )?(?:the )?wrong (?:name|one|person|contact|guy|woman|man|lady))";
const WHO = "(?<who>\\p{L}[\\p{L}\\p{M}'’-]*(?: \\p{L}[\\p{L}\\p{M}'’-]*){0,2}?)";
/** "Aargh no, wrong name, Ilse it was", "wrong one! should be Bo": who is meant instead. */
const MEANT = [
  new RegExp(
    `^${OH}(?:(?:that|this|it)(?:['’]s| was| is) )?(?:meant|intended|supposed to be) (?:it |that )?(?:for|about|on) ${WHO}(?:[\\s,]+(?:instead|please|of course|sorry))*[\\s.!]*$`,
    "iu",
  ),
  new RegExp(
    `^${OH}${WRONG}[\\s,.;:!–-]+(?:(?:it (?:was|is|should be)|it['’]?s|i meant|should (?:be|have been)|make it)\\s+)?${WHO}(?: (?:it (?:was|is|should be)|i meant?|instead|please|that was))?[\\s.!]*$`,
    "iu",
  ),
  new RegExp(
    `^${OH}(?<=\\p{L}[\\s,.!…–-]+)${WHO} (?:it was|it should (?:be|have been)|i meant?(?: to say)?)[\\s.!]*$`,
    "iu",
  ),
];
/** "29th, she can't do Tuesday": the day, and why behind it. */
const DAY_AND_WHY =
  /^(?<day>[^,;:?!\n]{2,24}?)(?:\s*[,;.–—-]+\s+|\s+(?:because|since|as)\s+)(?:he|she|they|we|i|it)(?:['’](?:s|re|m|ve|d)| is| are| am| was| were| has| have| had)?\s*(?:ca(?:n['’]?t|nnot)|can not|won['’]?t|is(?:n['’]?t| not)|are(?:n['’]?t| not)|not|busy|away|off|out|ill|travell?ing|booked|only|does(?:n['’]?t| not)|do(?:n['’]?t| not))(?!\p{L})[^?\n]{0,50}$/iu;
/** "Friday instead", "rather the 27th". */
const DAY_INSTEAD =
  /^(?:(?:no|nope|oh|ah|hm+|sorry|wait|actually|ok|okay|and|but|please)[\s,.!…–-]+)*(?:(?:on|for|by) )?(?:(?:rather|better|make it|let['’]?s (?:say|do)) )?(?<day>[^,;:?!\n]{2,24}?) (?:instead|rather)(?: (?:please|then))*[\s.!]*$|^(?:(?:no|nope|oh|ah|hm+|sorry|wait|actually|ok|okay|but)[\s,.!…–-]+)*(?:rather|better|let['’]?s (?:say|do)) (?:on )?(?<day2>[^,;:?!\n]{2,24}?)(?: (?:please|then))*[\s.!]*$/iu;
/** "Change that to the 10th". */
const OF_NOTE =
  /^(?:please )?(?:make|change|move|set|put) (?:it|that|this)(?: to)? (?<day>(?:the )?\d{1,2}(?:st|nd|rd|th)|\p{L}+day)[\s.!]*$/iu;

/** "Not Bo, Ana I meant. No, she has it already. So only Kit": what it comes to in the end. */
const IN_THE_END =
  /^(?<before>[^?\n]{3,80}?)[\s]*[.,;!–—]\s*(?:ok(?:ay)?[\s,]+)?(?:so|then)[\s,]+(?:then[\s,]+)?(?:only|just) (?<who>\p{L}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*){0,2}?)(?: then| please)?[\s.!]*$/iu;
/** "It's not 60, it's 70", "70 instead of 60", of numbers and days. */
const VALUE = "(?:the )?(?:[$€£]?\\d[^\\s,;:?!]*(?: \\p{L}{3,9})?|\\p{L}{3,10}(?: \\d{1,2}(?:st|nd|rd|th)?)?)";
const OTHER_VALUE = [
  new RegExp(
    `^${OH}(?:it|that|this)(?:['’]s| is| was) not (?<was>${VALUE})\\s*[,;.–—-]+\\s*(?:but )?(?:it|that|this)(?:['’]s| is| should be| was) (?<now>${VALUE})[\\s.!]*$`,
    "iu",
  ),
  new RegExp(`^${OH}(?<now>${VALUE}),? (?:instead of|rather than) (?<was>${VALUE})(?: please)?[\\s.!]*$`, "iu"),
];
const isNumber = (said: string): boolean => /^[$€£]?\d[\d.,]*(?:k|m|bn|%)?$/iu.test(said);

/** Such a correction as "not 60, 70", where both are numbers or both are days. */
function withOtherValue(message: string, today: string, { tool }: AssistantAction): string {
  const { was = "", now = "" } = OTHER_VALUE.map((way) => way.exec(message)?.groups).find(Boolean) ?? {};
  // A number of a task is one of its title.
  const areNumbers = isNumber(was) && isNumber(now) && !tool.endsWith("_task");
  return areNumbers || (was !== "" && isDay(was, today) && isDay(now, today)) ? `not ${was}, ${now}` : message;
}

const ORDERS =
  /(?<!\p{L})(?:set|move|put|make|change|add|delete|remove|note|remind|assign|give|mark|rename|clear|also|and)(?!\p{L})/iu;

const stood = ({ status }: AssistantAction): boolean => status === "proposed" || status === "executed";

/** A short correction of the last change as the plain one that it is: who is meant, or another day; the message as it is where it is none. */
export function withShortCorrection(sent: StepRequest): StepRequest {
  const last = (sent.changes ?? []).filter(stood).at(-1);
  const message = last ? withOtherValue(sent.message.trim(), sent.today, last) : sent.message.trim();
  const request = message === sent.message.trim() ? sent : { ...sent, message };
  if (!last || message.length > 90 || message.includes("\n") || (request.state?.question ?? null) !== null)
    return request;
  const who = MEANT.map((way) => way.exec(message)?.groups?.["who"]).find((one) => one !== undefined);
  if (who !== undefined && isSomeone(who, request)) return { ...request, message: `no sorry, I meant ${who}` };
  const end = IN_THE_END.exec(message)?.groups;
  if (end !== undefined && !ORDERS.test(end["before"] ?? "") && isSomeone(end["who"] ?? "", request))
    return { ...request, message: `only ${end["who"] ?? ""}` };
  const day = DAY_AND_WHY.exec(message)?.groups?.["day"]?.replace(/^(?=\d{1,2}(?:st|nd|rd|th)$)/iu, "the ");
  if (day !== undefined && isOfDay(last, request) && isDay(day, request.today))
    return { ...request, message: `no, ${day}` };
  const due = dueOf(last);
  const instead = dayInstead(message);
  const plain = instead !== undefined && isOfDay(last, request) && isDay(instead, request.today) ? instead : null;
  const before = request.history.findLast(({ role }) => role === "user")?.content ?? "";
  const correction = plain === null ? message : `no, ${plain}`;
  const same = due === null ? null : inSameWeek(correction, due, request.today, before);
  if (same !== null) return { ...request, message: `no, ${same}` };
  if (plain !== null) return { ...request, message: correction };
  if (instead !== undefined && isTextOf(instead, last)) return { ...request, message: `no, ${instead}` };
  const other = OF_NOTE.exec(message)?.groups?.["day"];
  const isNote = /^(?:create|update)_note$/.test(last.tool);
  return other !== undefined && isNote && withOtherDay(last, other) !== null
    ? { ...request, message: `no, ${other}` }
    : request;
}

/** Whether words are the name of someone who is known. */
const isSomeone = (who: string, { people }: StepRequest): boolean =>
  people.some(
    ({ by, name }) =>
      (by === "name" || by === "part") && plainWords(who).every((word) => plainWords(name).includes(word)),
  );

/** The day that a change sets: when a task is due, or the day of a column. */
function dueOf({ tool, params }: AssistantAction): string | null {
  const { value } = params;
  if (tool === "set_custom_value") return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null;
  const { dueDate } = (params["patch"] ?? params) as { dueDate?: unknown };
  return /^(?:create|update)_task$/.test(tool) && typeof dueDate === "string" ? dueDate : null;
}

/** "Head of Digital rather", after one field of someone was set: a name or a title, and no order. */
function isTextOf(words: string, { tool, params }: AssistantAction): boolean {
  const set = Object.values((params["patch"] ?? {}) as Record<string, unknown>).filter((value) => value !== null);
  const isOne = tool === "set_custom_value" || (tool === "update_founder" && set.length === 1);
  return (
    isOne &&
    /^(?-i:\p{Lu})[\p{L}\p{M}\p{N}&.'’-]*(?: [\p{L}\p{M}\p{N}&.'’-]+){0,3}$/u.test(words) &&
    !ORDERS.test(words)
  );
}

function dayInstead(message: string): string | undefined {
  const { day, day2 } = DAY_INSTEAD.exec(message)?.groups ?? {};
  return day ?? day2;
}

const isOfDay = ({ tool, params }: AssistantAction, { columns = [] }: StepRequest): boolean =>
  /^(?:create|update)_task$/.test(tool) || columns.find(({ id }) => id === params["fieldId"])?.type === "date";
