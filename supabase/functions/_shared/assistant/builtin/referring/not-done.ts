import { findDates } from "../find-dates.ts";
import { isOlderTurn } from "../newest.ts";
import type { InFull, Known } from "./targets.ts";

/** "No, not done", "wait, that isn't finished yet", and what is said behind it. */
const NOT_DONE =
  /^\W*(?:(?:no|nope|wait|sorry|oh|oops|actually|but|hm+)[\s,.!–-]+)*(?:(?:it|that|this|that one|this one)(?:['’]s| is| was)?\s+)?(?:not|isn['’]?t|wasn['’]?t)\s+(?:yet\s+)?(?:done|finished|completed?)(?:\s+(?:yet|at all|after all))?(?<rest>$|[\s,.;:!–-].*$)/iu;
const LEAD =
  /^[\s,.;:!–-]*(?:(?:but|and|so|please|it['’]?s|make it|move it|push it|put it|do it|set it|due|rather|only|then|to|till|until|by|on|for)\s+)*/iu;

/** "No, not done. Next Tuesday please", after a task was marked as done: it is open again, with its new day. */
export function notDone({ request }: Known): InFull | null {
  const rest = NOT_DONE.exec(request.message.trim())?.groups?.["rest"];
  const standing = (request.changes ?? []).filter(({ status }) => status === "executed");
  const [last, another] = standing;
  const patch = (last?.params["patch"] ?? {}) as Record<string, unknown>;
  if (rest === undefined || !last || another || last.tool !== "update_task" || patch["status"] !== "done") return null;
  if (isOlderTurn(standing, request)) return null;
  const more = rest.replace(LEAD, "").replace(/(?:[\s,]+(?:please|pls|then|instead))*[\s.!]*$/iu, "");
  if (more === "") return { message: "reopen it", people: [] };
  const [day, other] = findDates(more, request.today);
  return day && !other && more.length < 30
    ? { message: `reopen it and move it to ${more}`, people: [] }
    : { message: `reopen it. ${rest.replace(/^[\s,.;:!–-]+/u, "")}`, people: [] };
}
