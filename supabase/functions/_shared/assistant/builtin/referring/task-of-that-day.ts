import { lastPeople } from "../commands/reader-of.ts";
import { findDates } from "../find-dates.ts";
import { lastDay } from "./from-that-day.ts";
import type { InFull, Known, Person } from "./targets.ts";

const TASK =
  "(?:(?:and|also|then|plus|please|kindly|ok|okay|can you|could you)[\\s,]+)*(?:(?:add|make|put|create|set up|schedule|give me|i need)\\s+(?:in\\s+|me\\s+)?)?(?:(?:a|another|one more|the|one)\\s+)?(?:(?:new|second)\\s+)?(?<noun>task|to-?do|reminder|one)?[\\s,]*(?:(?:for|on|due)\\s+)?(?:(?:the\\s+)?same day|that\\s+(?:same\\s+)?(?:day|date))\\s*[:,–-]\\s*(?<title>\\S[^\\n?:]{2,100}?)[\\s.!]*$";
const OF_LAST = new RegExp(`^\\s*(?=[^:]{0,60}(?:task|to-?do|reminder|another|one more)(?!\\p{L}))${TASK}`, "iu");
const IN_ONE = new RegExp(
  `^(?<told>[^\\n]{6,100}?)\\s*[,.;–-]\\s+(?=[^:,.;]{0,40}(?:task|to-?do|reminder)(?!\\p{L}))${TASK}`,
  "iu",
);

/**
 * "Task for that day: bring flowers", after a note or a task with one day, or behind a day in the same message: due on that day, and of
 * the person who it was told of.
 */
export function taskOfThatDay(known: Known): InFull | null {
  const { request } = known;
  const message = request.message.trim();
  const { noun, title } = OF_LAST.exec(message)?.groups ?? {};
  if (title === undefined) return behindItsDay(known);
  const [last, more] = (request.changes ?? []).filter(({ status }) => status === "executed" || status === "proposed");
  const day = lastDay(known);
  const isOfTask = /_task$/.test(last?.tool ?? "");
  if (!last || more || day === null || day < request.today || ((noun === undefined || noun === "one") && !isOfTask))
    return null;
  const { person } = request.state ?? {};
  const isTheirs = !isOfTask && person != null && (last.founderId ?? last.params["founderId"]) === person.id;
  return inOrder(isTheirs ? person : null, day, title);
}

function behindItsDay({ request }: Known): InFull | null {
  const { told = "", title = "" } = IN_ONE.exec(request.message.trim())?.groups ?? {};
  const [day, another] = findDates(told, request.today);
  if (!day || another || findDates(title, request.today).length > 0 || day.date < request.today) return null;
  const named = request.people.filter(({ by }) => by === "name" || by === "part");
  const [person, second] =
    named.length > 0
      ? named
      : /(?<!\p{L})(?:he|she|they|her|him|his|their)(?!\p{L})/iu.test(told)
        ? lastPeople(request)
        : [];
  const order = inOrder(second ? null : (person ?? null), day.date, title);
  return { ...order, message: `${told.replace(/[\s.]+$/u, "")}. ${order.message}` };
}

const inOrder = (person: Person | null, day: string, title: string): InFull => ({
  message: `Add a task${person ? ` for ${person.name}` : ""}, due ${day}: ${title}`,
  people: person ? [person] : [],
});
