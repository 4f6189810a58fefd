import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import { changedIn } from "../commands/like-the-last.ts";
import { findDates } from "../find-dates.ts";
import { outcome } from "../outcome.ts";
import type { OwnColumn } from "../reading.ts";
import type { Call } from "../script.ts";
import type { InFull, Known } from "./targets.ts";
import { isDay, isValueOf } from "./yes-but.ts";

const KEPT =
  /^(?:(?:oh|ah|hm+|no|nope|wait|sorry|oops|actually|ok|okay|please|and|but|well|on second thoughts?)[\s,.!…–-]+)*(?:do |let['’]?s |please |i['’]ll )?(?:keep|leave|save|restore|bring back|redo|do|have|take) (?:it|that|this|the (?:task|reminder|note))(?: (?:back|in|there|after all|anyway|again|on|up))*\s*[,;.–-]*\s*(?:(?:but|only|just|and|then)\s+)*(?:(?:make|move|set|put|change) (?:it|that|this) )?(?<link>(?:(?:to|for|on|at|by|with|as|in)\s+)?)(?<value>\S[^,;:?!\n]{0,40}?)(?: (?:instead|please|then|rather))*[\s.!]*$/iu;

/** "75 then", "make it 75", right after a card was cancelled. */
const THEN =
  /^(?:(?:oh|ah|hm+|no|nope|ok|okay|so|then|well|rather|better)[\s,.!…–-]+)*(?:(?:make|set) (?:it|that)(?: to)? |let['’]?s (?:say|do) )?(?<link>)(?<value>\S[^,;:?!\n]{0,40}?)(?: (?:then|instead|rather|please))*[\s.!]*$/iu;

const DECLINES =
  /^\W*(?:(?:oh|ah|hm+|wait|sorry|actually|please|ok|okay)[\s,.!]+)*(?:no(?!t(?!\p{L}) )|nope|nah|cancel|stop|never ?mind|nein|non|drop|forget|skip|don['’]?t|scrap|undo|rather not)(?!\p{L})/iu;

/** "No, do keep it, but on the 13th", right after it was undone, and the day or value in it. */
function keptValue({ message, changes = [], mode, state, history }: StepRequest) {
  const undone = changes.filter(({ status }) => status === "undone" || status === "cancelled");
  const [action, another] = undone;
  const before = history.findLast(({ role }) => role === "user")?.content ?? "";
  const isCancelled = action?.status === "cancelled" && DECLINES.test(before);
  const { value, link } = (KEPT.exec(message.trim()) ?? (isCancelled ? THEN.exec(message.trim()) : null))?.groups ?? {};
  if (mode === "ask" || value === undefined || !action || another || undone.length < changes.length) return null;
  return (state?.question ?? null) === null ? { action, value, link: (link ?? "").trim() } : null;
}

/** A task that was undone, added again for another day; null for other words. */
export function keptOnDay(request: StepRequest, call: Call): Answer | null {
  const { action, value = "" } = keptValue(request) ?? {};
  if (action?.tool !== "create_task" || !isDay(value, request.today)) return null;
  const [day] = findDates(value, request.today);
  return day ? outcome(call("create_task", { ...action.params, dueDate: day.date }, null)) : null;
}

/** "No, keep it but at 45", "keep it, but on Ilse": the change that was undone, with another value, or the note of someone else. */
export function keptWithValue({ request, columns }: Pick<Known, "request" | "columns">): InFull | null {
  const { action, value = "", link = "" } = keptValue(request) ?? {};
  const person = request.state?.person;
  if (!action) return null;
  const content = action.params["content"];
  if (action.tool === "create_note" && typeof content === "string" && /^(?:on|for|to|at)$/iu.test(link)) {
    const [who, more] = request.people.filter(
      ({ by, name }) => by !== "near" && plainWords(value).every((word) => plainWords(name).includes(word)),
    );
    return who && !more && !content.includes("\n")
      ? { message: `note on ${who.name}: ${content}`, people: [who] }
      : null;
  }
  const made = { ...action, status: "executed" as const };
  const [changed, another] = changedIn(made, columns);
  const around = { today: request.today, user: request.user, columns: () => columns as OwnColumn[], isExplicit: true };
  if (!changed || another || !person || person.id !== (action.founderId ?? action.params["founderId"])) return null;
  if (!isValueOf(value, made, around)) return null;
  // What waited waits again.
  const order =
    action.status === "cancelled"
      ? `${person.name}'s ${changed.label} is now ${value}`
      : `Set ${changed.label} of ${person.name} to ${value}`;
  return { message: order, people: [person] };
}
