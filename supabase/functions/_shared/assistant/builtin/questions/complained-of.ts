import { plainWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import { can, type Item } from "./items.ts";
import type { Question } from "./question.ts";
import { answerWhoSaid } from "./topic-question.ts";

/**
 * "Did anyone complain about a leak?", where a status is called Complaint: what is complained of is written, and no field has it. Null where the verb has no
 * "about" behind it: "who is complaining?" asks for the status.
 */
export function answerComplainedOf(question: Question): Answer | null {
  const { items } = question;
  if (items.some((item) => can(item, "ask.count", "say.not", "sum.sum", "sum.average"))) return null;
  const about = items.findIndex((item, at) => can(item, "verb.about") && isDoing(items[at - 1]));
  const doing = items[about - 1];
  if (!doing) return null;
  doing.used = true;
  for (const item of items) if (/^(?:customers?|clients?)$/.test(item.words)) item.used = true;
  return answerWhoSaid(question, null);
}

/** A word for an option that is another form of it: "complain" of Complaint. */
export const isDoing = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.values.length > 0 &&
  item.values.every(({ values }) =>
    values.every((value) => ![item.words, `${item.words}s`].includes(plainWords(value).join(" "))),
  );
