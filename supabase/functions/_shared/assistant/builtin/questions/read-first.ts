import type { Answer } from "../answers.ts";
import { contactedBy } from "./contacted-by.ts";
import { madeBy } from "./made-by.ts";
import type { Question } from "./question.ts";
import { rhythmOfTask } from "./rhythm-of-task.ts";

/** What is asked of a task's rhythm, of who made a record, or of who was called or mailed: before a question is read for people. */
export const readFirst = (question: Question): Answer | null =>
  rhythmOfTask(question) ?? madeBy(question) ?? contactedBy(question);
