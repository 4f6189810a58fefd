import type { AssistantAction } from "../../../contract/assistant.ts";
import { POLITE } from "../commands/rewording.ts";
import { keptWithValue } from "./kept-after-undo.ts";
import type { InFull, Known } from "./targets.ts";

const WHAT = "(?<what>it|that|them|that one|her|him)";
const WANTED = new RegExp(
  `^\\s*${POLITE}(?:can you |could you )?(?:(?<order>(?:give|get|bring|hand) (?:me |us )?)${WHAT}(?: to me)?|(?:(?:can|could|may) (?:i|we) (?:have|get)|i(?:['’]d like| want| need)|we (?:want|need)) ${WHAT.replace("what", "wish")}) back(?: again)?(?: please| pls)?[\\s.!?]*$`,
  "iu",
);

/** "No, keep it", "wait, leave that after all": behind a deletion or what was undone. */
const KEPT =
  /^\W*(?:(?:oh|ah|no|nope|wait|hang on|hold on|stop|sorry|oops|actually|hm+|ok|okay|please|on second thoughts?)[\s,.!–-]+)+(?:(?:i|we)(?:['’]d (?:like|rather)| want| need| would like| should)(?: to)? |let['’]?s |do |please )?(?:keep|leave|hold on to) (?:it|that|this|them|that one|(?:the|that) (?:note|task|column|reminder))(?: there| in| as it was| please| after all| for now| then| though)*[\s.!]*$/iu;

/**
 * "Give me it back", "no, keep it": what was deleted, cleared or undone last is there again. Null after a note or a task: what is
 * wanted back may be the thing that it tells of.
 */
export function wantedBack(known: Known): InFull | null {
  const { request } = known;
  const other = keptWithValue(known);
  if (other !== null) return other;
  const { order, what, wish } = WANTED.exec(request.message)?.groups ?? {};
  const isKept = KEPT.test(request.message);
  const said = isKept ? "it" : (what ?? wish);
  const changes = request.changes ?? [];
  const last = changes.at(-1);
  if (said === undefined || !last) return null;
  const isGone = changes.every((one) => takesAway(one) && one.status !== "undone" && one.status !== "cancelled");
  const isPerson = /^(?:her|him)$/iu.test(said);
  if (isKept && isGone && last.status === "proposed") return null;
  if (isGone && (!isPerson || last.tool === "delete_founder")) return { message: "undo that", people: [] };
  // "Leave it", after something was undone, may leave it so.
  if (isKept && !/\b(?:keep|hold on to)\b/iu.test(request.message)) return null;
  if (changes.every(({ status }) => status === "undone")) return isPerson ? null : { message: "redo that", people: [] };
  if (isKept) return null;
  // A value that was set is no thing that anyone has: the assistant is told to take it back.
  const isDone = last.status !== "proposed";
  const isOfValue =
    isDone && /^(?:update_founders?|set_custom_values?)$/.test(last.tool) && !isPerson && order !== undefined;
  if (isOfValue) return { message: "undo that", people: [] };
  // "Get it back", after a note of what was lent, is for the user to do.
  const isOfThing = /^create_(?:note|task)$/.test(last.tool) && /^get/iu.test(order ?? "");
  return isOfThing ? { message: `I need ${said} back`, people: [] } : null;
}

/** Whether a change deletes something, or only clears it. */
function takesAway({ tool, params }: AssistantAction): boolean {
  if (/^delete_/.test(tool)) return true;
  if (/^set_custom_values?$/.test(tool)) return params["value"] === null;
  const patch = Object.values((params["patch"] ?? {}) as Record<string, unknown>).filter((value) => value !== null);
  return Array.isArray(params["clear"]) && params["clear"].length > 0 && patch.length === 0;
}
