import { plainWords } from "../../words.ts";
import type { Listed } from "../reading.ts";
import { type InFull, type Known, LEAD } from "./targets.ts";

const KIND = "(?:tasks?|reminders?|to-?dos?)";
const THEM = "(?:\\s+(?:one\\s+)?of\\s+(?:them|these|those|the (?:two|three|four|five|lot)|these people|those people))";
const EACH = `(?:each(?: one)?${THEM}?|every one${THEM}?|all${THEM}|all|both${THEM}?|them all|them each|them|these|those)`;
const ADDS =
  "(?:(?:add|create|make|set up|put in|i need|i want|new|give me)\\s+)?(?:(?:an?|one|the same|new|separate|individual)\\s+)*";
const JOINT = "(?:\\s*[:,–—-]\\s*|\\s+)(?:to\\s+)?";
/** "A task for each of them, send the brochure", "a task each: call by Friday". */
const TASK_FOR_EACH = new RegExp(
  `${LEAD}${ADDS}${KIND}\\s+(?:for\\s+|on\\s+)?${EACH}${JOINT}(?<act>\\S.{2,100}?)[.!]*$`,
  "iu",
);
/** "For each of them a task to call". */
const FOR_EACH_TASK = new RegExp(
  `${LEAD}for\\s+${EACH}\\s*[,:]?\\s*${ADDS}${KIND}${JOINT}(?<act>\\S.{2,100}?)[.!]*$`,
  "iu",
);
/** "Give each of them a task: call". */
const GIVE_EACH_TASK = new RegExp(`${LEAD}give\\s+${EACH}\\s+${ADDS}${KIND}${JOINT}(?<act>\\S.{2,100}?)[.!]*$`, "iu");
/** So many tasks are made at once at most. */
const AT_MOST = 10;
/** Behind "a task" follows whose it is, and no act. */
const OF_OTHERS = /^(?:for|of|in|at|with|from|who|that|which|those)\s/iu;

/**
 * "A task for each of them, send the brochure", after a list of people: an order for each of them. Null where the last answer listed
 * nobody, one person, or more than can be asked for at once.
 */
export function forEachListed({ request }: Known): InFull | null {
  const message = request.message.trim();
  const { act = "" } =
    (TASK_FOR_EACH.exec(message) ?? FOR_EACH_TASK.exec(message) ?? GIVE_EACH_TASK.exec(message))?.groups ?? {};
  if (act === "" || OF_OTHERS.test(act) || plainWords(act).length === 0) return null;
  const people = listedIn(request.state?.list ?? []);
  // Who is meant is asked.
  if (people.length < 2 || people.length > AT_MOST) return { message: `add a task for them: ${act}`, people: [] };
  const orders = people.map(({ name }) => `add task for ${name}: ${act}`);
  return { message: orders.join(". "), people };
}

const listedIn = (list: readonly Listed[]): { id: string; name: string }[] =>
  list.every(({ kind }) => kind === "person") ? list.map(({ id, name }) => ({ id, name })) : [];
