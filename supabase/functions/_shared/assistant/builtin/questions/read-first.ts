import type { Answer } from "../answers.ts";
import { anyoneCalled } from "./anyone-called.ts";
import { contactedBy } from "./contacted-by.ts";
import { lastContacted } from "./last-contacted.ts";
import { longestOverdue } from "./longest-overdue.ts";
import { madeBy } from "./made-by.ts";
import type { Question } from "./question.ts";
import { rhythmOfTask } from "./rhythm-of-task.ts";

/** What is asked of a name, of what is overdue the longest, of the last contact, of a task's rhythm, of who made a record, or of who was called or mailed: before a question is read for people. */
export const readFirst = (question: Question): Answer | null =>
  anyoneCalled(question) ??
  longestOverdue(question) ??
  lastContacted(question) ??
  rhythmOfTask(question) ??
  madeBy(question) ??
  contactedBy(question);
