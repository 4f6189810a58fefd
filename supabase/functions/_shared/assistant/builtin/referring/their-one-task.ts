import { byName } from "../by-name.ts";
import { type InFull, type Known, LEAD } from "./targets.ts";
import { isDay } from "./yes-but.ts";

/** "Push hers to the 29th", "move her task to Friday". */
const MOVES = new RegExp(
  String.raw`${LEAD}(?:push|move|bring|postpone|delay|shift|reschedule|put|set|bump)\s+(?:hers|his|theirs|(?:her|his|their)\s+(?:open\s+)?(?:task|reminder|to-?do|one))\s+(?:(?:out|back|forward|off|up)\s+)?(?:to|until|till|for)\s+(?<day>\S.{1,30}?)(?:\s+(?:then|please|instead|too|as well))*[\s.!]*$`,
  "iu",
);

/** "Push hers to the 29th", of someone who has one open task: that task by its title. Null where they have none or several. */
export function theirOneTask({ request, call }: Known): InFull | null {
  const { day = "" } = MOVES.exec(request.message.trim())?.groups ?? {};
  const person = request.state?.person ?? null;
  if (day === "" || person === null || !isDay(day, request.today)) return null;
  const { tasks = [] } = call("list_tasks", { status: "open", due: null, founderId: person.id, query: null });
  const [task, another] = tasks;
  if (!task || another || /["“”\n]/u.test(task.title)) return null;
  return { message: `Move the task “${task.title}” to ${day}`, people: [byName(person)] };
}
