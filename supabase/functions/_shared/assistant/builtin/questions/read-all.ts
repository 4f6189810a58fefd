import { readPeopleQuestion } from "./people-question.ts";
import type { Piece } from "./pieces.ts";
import { type Question, use } from "./question.ts";

/** Marks what is understood of a question, whatever it is about. */
export function readAll(question: Question): Piece[] {
  const { items } = question;
  const pieces = readPeopleQuestion(question)?.pieces ?? [];
  use(
    items,
    ...([
      "noun.task",
      "noun.note",
      "noun.post",
      "noun.news",
      "verb.say",
      "verb.about",
      "verb.due",
      "verb.touch",
    ] as const),
    ...([
      "task.open",
      "task.done",
      "task.overdue",
      "task.in_progress",
      "task.undated",
      "task.next",
      "sort.newest",
    ] as const),
    ...(["ref.person", "verb.work", "verb.live", "verb.add", "verb.own"] as const),
  );
  for (const item of items) if (item.people.length > 0 || item.period) item.used = true;
  return pieces;
}
