import { plainWords } from "../words.ts";
import type { Turn } from "./ready.ts";
import type { TaskLine } from "./script.ts";

/** Words with which one more task is asked for. */
const ONE_MORE =
  /(?<!\p{L})(?:add|create|make|new|another|again|also|more|set|put|note|remind|remember|reminders?|tasks?|to-?dos?|schedule|plan|list|every|each)(?!\p{L})/iu;

/** The one open task that has exactly this title, where nothing says that one more is meant: "Renew insurance, tomorrow" moves it. */
export function openOfThatTitle(title: string, turn: Turn): TaskLine | null {
  const { message } = turn.request;
  if (message.length > 120 || /[\n?]/u.test(message) || ONE_MORE.test(message)) return null;
  const words = plainWords(title).join(" ");
  if (!words.includes(" ")) return null;
  const { tasks = [] } = turn.call("list_tasks", { status: "open", due: null, founderId: null, query: null });
  const [only, another] = tasks.filter((task) => plainWords(task.title).join(" ") === words);
  return only && !another ? only : null;
}
