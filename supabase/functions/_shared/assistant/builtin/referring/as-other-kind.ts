import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { findDates } from "../find-dates.ts";
import { type Answer, say } from "../answers.ts";
import type { OtherField } from "../other-field.ts";

const OH = "(?:(?:no|nope|oops|oh|sorry|wait|actually|hm+|but|and|ah|argh|please|nein|non)(?!\\p{L})[\\s,.!–—-]*)*";
const KIND = (group: string) => `(?:an?\\s+|the\\s+|my\\s+)?(?<${group}>task|reminder|to-?do|note)`;
/** "Task, not a note", "that should be a task", "I meant a task", "make it a reminder instead". */
const MEANS = new RegExp(
  `^\\s*${OH}(?:(?:(?:that|this|it)(?:['’]s| is| was| should(?: be| have been)| was (?:meant|supposed) to be| must be)|(?:can you |could you )?(?:make|turn|change|put|save|keep|add|store|convert) (?:that|this|it)(?: (?:as|into|to))?|i (?:meant|mean|wanted|said|asked for)|as|rather|better)\\s+)?${KIND("kind")}(?<end>(?:[\\s,.;–—-]*(?:and |but )?(?:not|instead of|rather than)\\s+(?:an?\\s+|the\\s+)?(?:task|reminder|to-?do|note)|[\\s,]*(?:instead|please|rather|then|sorry))*)[\\s.!]*$`,
  "iu",
);
/** "Not a note, a task". */
const NOT_BUT = new RegExp(
  `^\\s*${OH}(?:that['’]s |it['’]s |that is |it is )?not (?:an?\\s+|the\\s+)?(?:task|reminder|to-?do|note)\\s*[,;.–—-]*\\s*(?:but |it['’]s |that['’]s |i meant )*${KIND("kind")}(?<end>)(?:\\s+(?:please|instead))*[\\s.!]*$`,
  "iu",
);
const CORRECTS =
  /(?<!\p{L})(?:no|nope|not|oops|sorry|wait|actually|meant|should|instead|rather|better|make|turn|change|convert|supposed)(?!\p{L})/iu;

/** "…, for Monday": the day of the task that is meant. */
const ITS_DAY =
  /[\s,;–—-]+(?:and )?(?:for|on|by|due(?: on| by)?)\s+(?:the )?(?<day>[^,;:?!\n]{3,30}?)(?=[\s.!]*$)|(?<=(?:task|reminder|to-?do)) (?:for|on|by|due) (?<inner>[^,;:?!\n]{3,20}?)(?=\s*,)/iu;
/** A message without the day that it says, and the day. */
function withoutDay(message: string, today: string): { said: string; day: string | null } {
  const { day, inner } = ITS_DAY.exec(message)?.groups ?? {};
  const own = day ?? inner ?? "";
  const [found, another] = findDates(own, today);
  const isDay = found && !another && plainWords(own.replace(found.text, "")).length === 0;
  return isDay ? { said: message.replace(ITS_DAY, ""), day: own } : { said: message, day: null };
}

/**
 * "Task, not a note", after a note that was added or offered: the order for a task in its words, and the other way round. Null where the
 * last message changed something else, or the words ask for something of their own.
 */
export function otherKind({
  message: typed,
  changes = [],
  mode,
  people,
  state,
  today,
}: StepRequest): OtherField | null {
  const { said: message, day: itsDay } = withoutDay(typed, today);
  const { kind = "", end = "" } = (NOT_BUT.exec(message) ?? MEANS.exec(message))?.groups ?? {};
  const [action, another] = changes.filter(
    ({ status, canUndo }) => status === "proposed" || (status === "executed" && canUndo),
  );
  if (kind === "" || mode === "ask" || state?.question || !action || another) return null;
  if (!CORRECTS.test(message) && end === "") return null;
  const isNote = /^note$/iu.test(kind);
  if (action.tool !== (isNote ? "create_task" : "create_note")) return null;
  const text = action.params[isNote ? "title" : "content"];
  const id = action.params["founderId"];
  const name =
    people.find((one) => one.id === id)?.name ?? (state?.person?.id === id ? state?.person?.name : undefined);
  if (typeof text !== "string" || /\n/u.test(text) || typeof id !== "string" || name === undefined) return null;
  if (isNote && itsDay !== null) return null;
  const day = isNote && typeof action.params["dueDate"] === "string" ? ` (${action.params["dueDate"]})` : "";
  return {
    action,
    person: { id, name },
    order: isNote
      ? `note for ${name}: ${text}${day}`
      : `task for ${name}: ${text.replace(/[.!]+$/u, "")}${itsDay === null ? "" : `, due ${itsDay}`}`,
  };
}

/** A task that is of nobody, and should have been a note: who it is about is asked. */
export function noteOfNobody({ message, changes = [], mode, state }: StepRequest): Answer | null {
  const { kind = "" } = (NOT_BUT.exec(message) ?? MEANS.exec(message))?.groups ?? {};
  const last = changes.at(-1);
  const isOfNobody = last?.tool === "create_task" && typeof last.params["founderId"] !== "string";
  if (mode === "ask" || state?.question || !/^note$/iu.test(kind) || !CORRECTS.test(message) || !isOfNobody)
    return null;
  return say("A note is about someone. Who is this one about? Say it as “note for …”, and I leave the task as it is.");
}
