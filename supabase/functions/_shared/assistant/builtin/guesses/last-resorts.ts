import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { findDates } from "../find-dates.ts";
import type { Frame } from "../commands/frames.ts";
import { sentenceCase } from "../wording.ts";
import { seemsAnOrder, tells } from "./order-like.ts";

const DROPS =
  /^\W*(?:(?:please|pls|ok|so|and|just|can you|could you|let['’]?s)\s+)*(?:forget(?: about)?|lose|scrap|bin|ditch|axe|kick(?: out)?|throw out|purge|wipe|take out|strike|cut|nuke|kill|erase|unfollow|untrack|stop (?:following|tracking)|olvida|vergiss|oublie)\s+(?:the\s+)?\p{L}/iu;
/** "Scrap the tasks of Ana", "her email": something of someone, who stays. */
export const OF_THEIRS = /(?<!\p{L})(?:tasks?|to-?dos?|reminders?|notes?|e-?mails?|address|column|field)(?!\p{L})/iu;
/** How people begin to say what is to be done, in small letters or at the beginning. */
const BEGINS_TO_DO =
  /^\W*(?:(?:please|pls|ok|so|and|just|also|can you|could you|let['’]?s)\s+)*(?!(?:only|just|even|still|again|more|also|like|except|the|an?|my|our|his|her|their|this|that|it|is|are|was|were|not|no|yes|what|who|why|how|both|all|for|with|on|in|at|to|of)\b)(?<rest>\p{L}{3,}(?:['’]s)?\s\S.*)$/iu;
const TITLE_MOST = 90;

/** What a clause that names one person and is not understood may still want: to let go of them, or something to do. The note is offered beside. */
export function lastResorts(text: string, person: KnownPerson, { today }: StepRequest): [Frame, ...Frame[]][] {
  const who = { people: [person], said: person.name };
  const rest = behindName(text, person) ?? BEGINS_TO_DO.exec(text)?.groups?.["rest"] ?? "";
  const [day] = findDates(text, today);
  const title = sentenceCase(
    (day ? rest.replace(day.text.trim(), " ") : rest).replace(/\s+/gu, " ").replace(/[\s.!,;:]+$/u, ""),
  );
  const beginsWithName = plainStart(rest, person) && !(day && day.date > today && /^[\p{L}-]+['’]s\s/u.test(rest));
  return [
    ...(DROPS.test(text) && !OF_THEIRS.test(text) ? [[{ do: "delete_person", who: [who] }] as [Frame]] : []),
    ...(rest !== "" &&
    title !== "" &&
    !DROPS.test(text) &&
    !beginsWithName &&
    title.length < TITLE_MOST &&
    !isToldOf(text)
      ? [[{ do: "add_task", title, date: day?.date ?? null, recurrence: null, who }] as [Frame]]
      : []),
  ];
}

/** "Northgate rebranded" tells of something: that is nothing to do. */
const isToldOf = (text: string): boolean => tells(text) && !seemsAnOrder(text);

/** "Jo: invoice by Friday": what is to be done for them. */
function behindName(text: string, person: KnownPerson): string | null {
  const said = /^\W*(?<name>[^:]{2,40}):\s+(?<rest>\S.*)$/u.exec(text)?.groups;
  return said && plainStart(said["name"] ?? "", person) ? (said["rest"] ?? null) : null;
}

const plainStart = (rest: string, { name }: KnownPerson): boolean =>
  name.split(" ").some((part) => rest.toLowerCase().startsWith(part.toLowerCase()));
