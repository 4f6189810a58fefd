import { findDates } from "../find-dates.ts";
import { type InFull, type Known, LEAD } from "./targets.ts";

const MAKES = new RegExp(
  String.raw`${LEAD}(?:(?:(?:make|create|add|set up|do|set|give me|put in)\s+)?(?:an?\s+|one\s+)?(?:extra\s+|new\s+)?(?:task|reminder|to-?do)\s+(?:out of|of|from|for|about)|remind me\s+(?:of|about))\s+(?:it|that|this|that note|the note)(?:\s+(?:too|as well))*(?:[\s,]+(?<when>(?:for|by|on|due|until)?\s*\S.{1,30}?))?[.!]*$`,
  "iu",
);
const LONGEST = 100;

/** "And make a task of it for tomorrow", after a note: the task in its words, beside the note. Null where the note is long or has a day. */
export function taskOfNote({ request }: Known): InFull | null {
  const said = MAKES.exec(request.message.trim());
  const when = said?.groups?.["when"] ?? "";
  const [action, another] = (request.changes ?? []).filter(
    ({ status }) => status === "executed" || status === "proposed",
  );
  if (said === null || !action || another || action.tool !== "create_note") return null;
  const content = action.params["content"];
  const person = request.state?.person;
  if (typeof content !== "string" || content.length > LONGEST || content.includes("\n")) return null;
  if (!person || person.id !== action.params["founderId"]) return null;
  const isDated = findDates(content, request.today).length > 0;
  if (when !== "" && (isDated || findDates(when, request.today).length !== 1)) return null;
  const day = when.replace(/^(?:for|by|on|due|until)\s+/iu, "");
  return {
    message: `task for ${person.name}: ${content.replace(/[.!]+$/u, "")}${day === "" ? "" : ` on ${day}`}`,
    people: [person],
  };
}
