import { plainWords } from "../../words.ts";
import type { TaskLine } from "../script.ts";
import { isInTitle, namingWords } from "../vocabulary/akin.ts";

/** What titles begin with, and people say of much else: it names no task by itself. */
const COMMON = new Set(
  "call called calls calling meet meeting send sent book ask asked get got write wrote check checked follow review visit prepare order ordered pay paid make made update task tasks reminder todo thing one done date deadline due day week month today tomorrow again never yet new now still not need needs want only more".split(
    " ",
  ),
);

/** The task that some words are about: one, or several that are as likely. */
export function tasksNamedIn(topic: string, tasks: readonly TaskLine[], mustBeClear: boolean): TaskLine[] {
  const said = [...new Set(plainWords(topic.replace(/['’]s(?!\p{L})/gu, "")).filter((word) => word.length > 1))];
  const isTask = /(?<!\p{L})(?:tasks?|to-?dos?|reminders?)(?!\p{L})/iu.test(topic);
  const scored = tasks
    .map((task) => {
      const own = namingWords(task.title);
      const hits = own.filter((word) => said.some((one) => isInTitle(one, [word])));
      const naming = hits.filter((word) => !COMMON.has(word));
      // A task of someone is named by them too.
      const owner = plainWords(task.founderName ?? "").filter((word) => !own.includes(word) && said.includes(word));
      const share = hits.length / Math.max(1, own.length);
      const isClear = naming.length > 1 || (naming.length > 0 && (share >= 0.5 || isTask || hits.length > 1));
      const isNamed = naming.length > 0 || (owner.length > 0 && hits.length > 0);
      const score = naming.length + owner.length / 2 + (hits.length - naming.length) / 5 + share / 2;
      return { task, score, isMeant: mustBeClear ? isClear : isNamed };
    })
    .filter(({ isMeant }) => isMeant)
    .sort((one, other) => other.score - one.score);
  const [best] = scored;
  return scored.filter(({ score }) => score > (best?.score ?? 0) - 0.01).map(({ task }) => task);
}
