import type { Answer } from "../answers.ts";
import { can, isWord } from "./items.ts";
import { answerMissing } from "./missing-fields.ts";
import { contentOf } from "./not-understood.ts";
import { readPeopleQuestion } from "./people-question.ts";
import type { Question } from "./question.ts";
import { answerTasks } from "./task-question.ts";
import { answerNamedTask } from "./task-titles.ts";
import { answerFromTexts } from "./topic-question.ts";

type Named = { id: string; name: string } | null;

/** What a question is answered with that no field answers: a task by words of its title, or notes and posts that have all of its words. */
export function answerLoosely(question: Question, person: Named): Answer | null {
  const again = (): Question => ({ ...question, items: question.items.map((item) => ({ ...item, used: false })) });
  const { items } = question;
  const isDated = items.some((item) => item.period !== null);
  const isOfPeople = items.some((item) => can(item, "ask.who", "noun.person"));
  const isCounted = items.some((item) => can(item, "ask.count", "sum.sum", "sum.average"));
  const texts = () => (isCounted ? null : answerFromTexts(again(), contentOf(question), person));
  // "What was that about nuts?" asks for what was written before it asks for a task.
  const told = items.some((item) => can(item, "verb.about") && item.words !== "on") ? texts() : null;
  if (told) return told;
  return (
    (person && isDated ? answerTasks(again(), person) : null) ??
    answerMissing(again(), person) ??
    (person || !(isOfPeople || isCounted) ? answerNamedTask(leftFor(again(), person), person) : null) ??
    texts()
  );
}

/** The question with everything marked that says nothing of a title. */
function leftFor(question: Question, person: { id: string } | null): Question {
  readPeopleQuestion(question);
  const { items } = question;
  for (const item of items) {
    if (item.people.length > 0 && person) item.used = true;
    else if (isWord(item) || item.values.length > 0 || item.columns.length > 0) item.used = false;
    else if (can(item, "verb.due", "task.overdue", "task.done", "task.open", "noun.task", "ask.when") || item.period)
      item.used = true;
  }
  return question;
}
