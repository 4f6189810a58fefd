import type { StepRequest } from "../../assistant-model.ts";
import { namingParts } from "../../name-parts.ts";
import { plainWords } from "../../words.ts";
import { byName } from "../by-name.ts";
import { lastList } from "../questions/follow-ups.ts";

type Person = { id: string; name: string };

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];
const ORDINAL = "(?<no>first|second|third|fourth|fifth|sixth|last|top|bottom)";
const OF_THEM =
  "(?: (?:one|person|guy|woman|name)(?! of (?!them|those|these)))?(?: (?:of (?:them|those|these)|(?:in|on) (?:the|that|your) list))?";
const ASKS =
  /^\W*(?:(?:and|so|ok|okay|but|then)[\s,]+)*(?:who|whose|what|which|when|where|how|does|do|did|is|are|was|has|have|can|tell me|show me)(?![\p{L}])|\?\s*$/iu;
/** "The second one's email", "what does the last one charge": the person at that place in the list. */
const NAMED = [
  new RegExp(
    String.raw`(?<![\p{L}])the ${ORDINAL} (?:one|person|guy|woman|name)(?: (?:of (?:them|those|these)|(?:in|on) (?:the|that|your) list))?(?<of>['’]s)?(?![\p{L}])`,
    "iu",
  ),
  new RegExp(String.raw`(?<![\p{L}])the ${ORDINAL}(?<of>['’]s)(?![\p{L}])`, "iu"),
  new RegExp(
    String.raw`(?<=(?:of|for|with|about|does|is|has|did|was) )the ${ORDINAL}${OF_THEM}(?<of>)(?=[\s,]*(?:[?.!]|$|charge|cost|live|work|have|do|own|need|want))`,
    "iu",
  ),
];
const AT_THE_END =
  /^\W*(?:(?:and|so|ok|okay)[\s,]+)*(?:who|which one)(?:['’]s| is| comes)? (?:(?:on |at |the )*(?<no>top|first|bottom|last)(?: of (?:the|that|your) list)?)[\s?.!]*$/iu;

/** The one of a list who a question means by the place there. */
function byPlace(request: StepRequest): { message: string; person: Person } | null {
  const message = request.message.trim();
  const kept = (request.state?.thread?.list ?? []).filter(({ kind }) => kind === "person");
  const now = lastList(request);
  const people = now.length > 1 ? now : kept;
  if (people.length < 2 || !ASKS.test(message)) return null;
  const at = (no: string): Person | undefined =>
    /^(?:last|bottom)$/iu.test(no) ? people.at(-1) : people[Math.max(0, ORDINALS.indexOf(no.toLowerCase()))];
  const end = AT_THE_END.exec(message)?.groups?.["no"];
  const first = end === undefined ? undefined : at(end);
  if (first) return { message: `who is ${first.name}?`, person: first };
  for (const pattern of NAMED) {
    const { no = "", of = "" } = pattern.exec(message)?.groups ?? {};
    const person = no === "" ? undefined : at(no);
    if (person) return { message: message.replace(pattern, () => `${person.name}${of}`), person };
  }
  return null;
}

const LOWER = "earlier|sooner|first|lower|smaller|less|cheaper|fewer|shorter|older";
const WHICH_OF_TWO = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|okay)[\s,]+)*(?:which|who|whose)(?: one)?(?: of (?:them|the two|those|these))?(?:['’]s)?(?: (?:is|has|comes|are|was|runs out|expires|ends))?(?: the)? (?<how>${LOWER}|later|higher|bigger|larger|more|longer|newer|further|dearer|more expensive)(?: one)?[\s?.!]*$`,
  "iu",
);
/** "Which one is earlier?", after the same field of two people. */
function ofTheTwo(request: StepRequest): { message: string; people: Person[] } | null {
  const how = WHICH_OF_TWO.exec(request.message)?.groups?.["how"]?.toLowerCase();
  const fields = request.state?.thread?.fields ?? [];
  const [one, other, third] = fields;
  if (how === undefined || !one || !other || third || one.label !== other.label) return null;
  const isLower = new RegExp(`^(?:${LOWER})$`, "u").test(how);
  return {
    message: `who has the ${isLower ? "lower" : "higher"} ${one.label}, ${one.person.name} or ${other.person.name}?`,
    people: [one.person, other.person],
  };
}

const WHO_THEN =
  /^\W*(?:(?:and|so|but|ok|okay)[\s,]+)*(?<ask>who|where)(?:['’]s| does| do| is| has| can| did| will)?(?: (?:it|that|one|she|he))?(?: then| instead)?[\s?.!]*$/iu;
const YES_OR_NO =
  /^\W*(?:(?:and|so|ok|okay|hey)[\s,]+)*(?<verb>does|do|is|has|can|did|was|will)\s+(?<rest>\S.*?)[\s?.!]*$/iu;
/** "Who does then?", after it was asked of one of them. */
function whoThen(request: StepRequest): { message: string; people: Person[] } | null {
  const ask = WHO_THEN.exec(request.message)?.groups?.["ask"]?.toLowerCase();
  const person = request.state?.person;
  const before = request.history.findLast(({ role }) => role === "user")?.content ?? "";
  const { verb = "", rest = "" } = YES_OR_NO.exec(before)?.groups ?? {};
  if (ask === undefined || !person || rest === "" || before.length > 120) return null;
  if (ask === "where")
    return /\b(?:in|from|at|near|live|based)\b/iu.test(rest)
      ? { message: `where is ${person.name}?`, people: [person] }
      : null;
  const own = [...namingParts(person.name), ...plainWords(person.name), "she", "he", "they"];
  const words = rest.split(/\s+/u);
  const name = words.findIndex((word) => !own.includes(plainWords(word).join("")));
  if (name < 1) return null;
  return { message: `who ${verb.toLowerCase()} ${words.slice(name).join(" ")}?`, people: [] };
}

const WHO_ELSE =
  /^\W*(?:(?:and|so|ok|okay)[\s,]+)*(?:who|which (?:people|ones)|anyone|anybody|does anyone|is there anyone)(?: else)?(?: also)? (?:uses?|has|have|does|works? with|is|got|likes?|wants?|needs?|takes?|with)(?: (?:that|it|this|the same|this one|that one|those|these|so))?(?: too| as well| also)?[\s?.!]*$/iu;
/** "Who else uses that?", after a field of someone. */
function whoElse({ message, state }: StepRequest): string | null {
  const [field, another] = state?.thread?.fields ?? [];
  const isAsked =
    WHO_ELSE.test(message) && /\b(?:else|that|it|this|same|too|as well|also|those|these)\b/iu.test(message);
  return isAsked && field && !another && field.value !== null && field.value.length < 60
    ? `whose ${field.label} is ${field.value}?`
    : null;
}

const WEEKS = ["next week", "this week"];
const AFTER =
  /^\W*(?:(?:and|so|ok|okay|what about|how about)[\s,]+)*the (?<unit>week|month|day) after(?: that| next)?[\s?.!]*$/iu;
const DAY_MS = 86_400_000;
/** "And the week after?", after what is due next week: the same of the days behind. */
function theDaysAfter({ message, history, today }: StepRequest): string | null {
  const unit = AFTER.exec(message)?.groups?.["unit"]?.toLowerCase();
  const before = history.findLast(({ role }) => role === "user")?.content ?? "";
  if (unit === undefined || before.length > 120) return null;
  const next = (from: string, by: string) => {
    const at = before.search(new RegExp(`\\b${from}\\b`, "iu"));
    return at < 0 ? null : before.slice(0, at) + by + before.slice(at + from.length);
  };
  if (unit === "day") return next("today", "tomorrow") ?? next("tomorrow", `on ${dayIn(today, 2)}`);
  if (unit === "month") return next("this month", "next month");
  const answered =
    /(?:from|between) (?<from>\p{L}{3} \d{1,2}(?:, \d{4})?) (?:to|and) (?<to>\p{L}{3} \d{1,2}, \d{4})/u.exec(
      history.findLast(({ role }) => role === "assistant")?.content ?? "",
    )?.groups?.["to"];
  const last = answered === undefined ? NaN : Date.parse(`${answered} UTC`);
  const said = WEEKS.find((week) => next(week, "") !== null);
  if (said === undefined || Number.isNaN(last)) return said === "this week" ? next("this week", "next week") : null;
  const day = (more: number) => new Date(last + more * DAY_MS).toISOString().slice(0, 10);
  return next(said, `between ${day(1)} and ${day(7)}`);
}
const dayIn = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);

/** A question that goes on from the last answer, in full: "what does the second one charge?", "who does then?", "and the week after?". */
export function askedOn(request: StepRequest): StepRequest {
  if (request.message.length > 120 || request.message.includes("\n")) return request;
  const named = request.people.some(({ by }) => by === "name" || by === "part");
  const placed = byPlace(request);
  if (placed)
    return {
      ...request,
      message: placed.message,
      people: [byName(placed.person), ...request.people.filter(({ id }) => id !== placed.person.id)],
    };
  const full = named ? null : (ofTheTwo(request) ?? whoThen(request));
  if (full) return { ...request, message: full.message, people: [...full.people.map(byName), ...request.people] };
  const days = named ? null : (whoElse(request) ?? theDaysAfter(request));
  return days === null ? request : { ...request, message: days };
}
