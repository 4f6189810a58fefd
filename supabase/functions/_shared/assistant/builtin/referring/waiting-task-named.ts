import type { StepRequest } from "../../assistant-model.ts";
import { contentWords, plainWords } from "../../words.ts";
import { findDates } from "../find-dates.ts";

/** "And the call on Thursday", "the reminder for Monday". */
const TASK_AND_DAY =
  /^\W*(?:(?:and|also|oh|ok|okay|but|no|please|move|push|put|make)[\s,]+)*(?:the|that)\s+(?<what>\p{L}[^,:;?!\n]{1,40}?)\s+(?:(?:on|for|to|by)\s+)+(?<day>[^,:;?!\n]{3,30}?)(?:\s+(?:instead|please|then))*[\s.!]*$/iu;

/** Another day for the one task that waits on a card and is named by words of its title: of that card, and of no task that is there. */
export function withWaitingTaskNamed({ message, changes = [], state, today }: StepRequest): string {
  const waiting = changes.filter(({ tool, status }) => tool === "create_task" && status === "proposed");
  const [card, another] = waiting;
  const { what = "", day = "" } = TASK_AND_DAY.exec(message)?.groups ?? {};
  if (!card || another || what === "" || (state?.question ?? null) !== null) return message;
  const title = card.params["title"];
  const own = typeof title === "string" ? plainWords(title) : [];
  const words = contentWords(what).filter((word) => !/^(?:task|reminder|card|one)$/u.test(word));
  const [date] = findDates(day, today);
  return date && words.every((word) => own.includes(word)) ? `no, make it ${day}` : message;
}
