import { plainWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import { personLink, plural, taskLine } from "../wording.ts";
import { can } from "./items.ts";
import { answer, type Question } from "./question.ts";

const SHOWN = 10;
const REPEATS =
  /\b(?:repeat(?:s|ing|ed)?|recur(?:s|ring)?|come(?:s)? back|wiederhol(?:en|t|ende)|wiederkehrend\p{L}*|repet(?:irse|itiv\p{L}*)|se repiten|recurrent\p{L}*|se repetent)\b/u;
/** "Which tasks repeat?": the open ones that do, with how often. Null when something else is asked. */
export function thatRepeat(
  { items, text, call }: Question,
  person: { id: string; name: string } | null,
): Answer | null {
  const plainText = plainWords(text).join(" ");
  if (!items.some((item) => can(item, "noun.task")) || !REPEATS.test(plainText)) return null;
  if (items.some((item) => item.period || item.values.length > 0 || can(item, "task.done", "say.not", "ask.when")))
    return null;
  const founderId = person?.id ?? null;
  const { tasks = [], total = 0 } = call("list_tasks", { status: "open", due: null, founderId, query: null });
  if (tasks.length < total) return null;
  const all = tasks.filter(
    ({ recurrence }) => recurrence !== null && recurrence !== undefined && recurrence !== "none",
  );
  const named = all.filter(({ title }) =>
    plainWords(title).some((word) => word.length > 3 && saysWord(plainText, word)),
  );
  const shown = named.length > 0 ? named : all;
  const of = person ? ` for ${personLink(person)}` : "";
  if (shown.length === 0) return answer(`None: no open task${of} repeats.`, person ? { about: person } : {});
  const lines = shown.slice(0, SHOWN).map((task) => `${taskLine(task)}, ${task.recurrence ?? ""}`);
  return answer(
    [`${plural(shown.length, "task")} that ${shown.length === 1 ? "repeats" : "repeat"}${of}:`, ...lines].join("\n"),
    {
      listed: shown.slice(0, SHOWN).map(({ id, title }) => ({ kind: "task" as const, id, name: title })),
    },
  );
}
const saysWord = (text: string, word: string): boolean => ` ${text} `.includes(` ${word} `);
