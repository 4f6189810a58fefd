import { plainWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import { personLink, plural, taskLine } from "../wording.ts";
import { answer, type Question } from "./question.ts";

const THING =
  "meetings?|calls?|lunch|dinner|breakfast|coffee|visit|demo|interview|appointment|video call|catch[- ]?up|chat|talk";
/** "When is my meeting with Ana?", "what time is Ana's call?", and not when the last one was. */
const ASKS = new RegExp(
  `^\\W*(?:(?:and|so|ok|okay|hey)[\\s,]+)*(?:do (?:i|we) (?:still |already )?have|when(?:['’]?s| is| are| do (?:i|we) have| am i having)|(?:at )?what (?:time|day)(?:['’]?s| is| are))\\s+(?!.*\\b(?:last|latest|previous|recent)\\b)(?:(?:my|our|the|that|this|an?|next)\\s+)*(?:\\p{L}[\\p{L}'’ -]{0,40}?['’]s?\\s+)?(?:next\\s+)?(?<what>${THING})(?!\\p{L})`,
  "iu",
);
const SHOWN = 5;

/** When a meeting or call with someone will be, by the open tasks that say so; null where something else is asked. */
export function whenWeMeet({ text, call, world }: Question, person: { id: string; name: string }): Answer | null {
  const what = ASKS.exec(text)?.groups?.["what"];
  if (what === undefined) return null;
  const word = (plainWords(what).at(-1) ?? "").replace(/s$/u, "");
  // A column of days may be called so.
  if (world.columns.some(({ label }) => plainWords(label).some((one) => one.startsWith(word)))) return null;
  const [first = ""] = plainWords(person.name);
  const open = call("list_tasks", { status: "open", due: null, founderId: null, query: word }).tasks ?? [];
  const theirs = open.filter(({ title, founderId }) => {
    const words = plainWords(title);
    return (
      (founderId === person.id || (!founderId && words.includes(first))) &&
      words.some((one) => one === word || one === `${word}s`)
    );
  });
  if (theirs.length === 0)
    return answer(`No open task of ${personLink(person)} says “${word}”, so I don't know when it is.`, {
      about: person,
    });
  const shown = theirs.slice(0, SHOWN);
  const lead = `${plural(theirs.length, "open task says", "open tasks say")} “${word}”:`;
  return answer([lead, ...shown.map(taskLine)].join("\n"), {
    about: person,
    listed: shown.map(({ id, title }) => ({ kind: "task" as const, id, name: title })),
  });
}
