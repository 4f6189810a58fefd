import type { Answer } from "../answers.ts";
import { tasksNamedIn } from "../topics/topic-task.ts";
import { plain, taskLine } from "../wording.ts";
import { answer, type Question } from "./question.ts";

const COMES =
  "(?:come(?:s)?(?: (?:up|back|round|around|due))?|repeat(?:s|ed)?|recur(?:s)?|happen(?:s)?|fall(?:s)? due|go(?:es)? out|take(?:s)? place|due|done|planned|scheduled|run(?:s)?)";
const THE = "(?:(?:the|my|our|this|that)\\s+)?";
/** "How often does the report come?", "what is the rhythm of the report?". */
const HOW_OFTEN = [
  `^\\W*(?:(?:and|so|ok|okay)\\s+)*how\\s+(?:often|frequently)\\s+(?:does|do|is|are|should|must|will)\\s+${THE}(?<title>[^,;:?!\\n]{3,70}?)\\s+(?:task\\s+)?${COMES}[\\s?.!]*$`,
  `^\\W*(?:(?:and|so|ok|okay)\\s+)*how\\s+(?:often|frequently)\\s+(?:do|must|should|am)\\s+(?:i|we)\\s+(?:(?:have|need)\\s+to\\s+|to\\s+)?(?:do\\s+)?${THE}(?<title>[^,;:?!\\n]{3,70}?)[\\s?.!]*$`,
  `^\\W*(?:(?:and|so|ok|okay)\\s+)*(?:does|do|is|are|will)\\s+${THE}(?<title>[^,;:?!\\n]{3,70}?)\\s+(?:task\\s+)?(?:repeat|recur|repeating|recurring|repeated|a\\s+(?:recurring|repeating|regular)\\s+(?:one|task)|a\\s+one-?\\s?off)(?:\\s+(?:itself|or\\s+not|at\\s+all|every\\s+(?:week|month|day|quarter)))?[\\s?.!]*$`,
  `^\\W*what\\s+is\\s+the\\s+(?:rhythm|frequency|recurrence|interval|repetition)\\s+of\\s+${THE}(?<title>[^,;:?!\\n]{3,70}?)[\\s?.!]*$`,
  `^\\W*(?:(?:and|so|ok|okay)\\s+)*when(?:\\s+is|['’]s|\\s+does)\\s+${THE}(?<title>[^,;:?!\\n]{3,70}?)(?:\\s+(?:task\\s+)?${COMES})?(?:\\s+next)?,?\\s+and\\s+how\\s+(?:often|frequently)(?:\\s+(?:does|is)\\s+(?:it|that|this)(?:\\s+${COMES})?)?[\\s?.!]*$`,
].map((source) => new RegExp(source, "iu"));

/** How often a task comes that a question names, and when it is due; null where no task is named so. */
export function rhythmOfTask({ text, call }: Question): Answer | null {
  const title = HOW_OFTEN.map((asked) => asked.exec(text)?.groups?.["title"]).find((one) => one !== undefined);
  if (title === undefined) return null;
  const { tasks = [] } = call("list_tasks", { status: "open", due: null, founderId: null, query: null });
  const named = tasksNamedIn(title, tasks, true);
  const [first] = named;
  if (!first || named.length > 3) return null;
  const lines = named.map((task) => {
    const often = task.recurrence ?? "none";
    return `${taskLine(task).replace(/^- /u, "")}, ${often === "none" ? "does not repeat" : `repeats ${plain(often)}`}`;
  });
  return answer(named.length === 1 ? `${lines[0] ?? ""}.` : lines.map((line) => `- ${line}`).join("\n"), {
    listed: named.map(({ id, title: name }) => ({ kind: "task" as const, id, name })),
  });
}
