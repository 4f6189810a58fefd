import type { StepRequest } from "../assistant-model.ts";
import { type Answering, say } from "./answers.ts";
import type { Clause } from "./reading.ts";
import type { Call } from "./script.ts";
import { plain } from "./wording.ts";

const EXAMPLES = ["What is overdue?", "Who should I reach out to today?", "What is due this week?"];

/** Examples to try, with someone the user follows, so that they work as shown. */
export const examplesWith = (name: string | null): string[] =>
  name === null ? EXAMPLES : [...EXAMPLES.slice(0, 2), `Remind me to call ${name} tomorrow`];

const help = (_: Clause, __: Call, { mode }: StepRequest) =>
  say(
    `I am Tracker's built-in assistant: I follow rules, and no AI writes here. I can answer questions about your people, notes, tasks and posts${
      mode === "agent"
        ? ", and add, change and delete them (I ask before I delete)"
        : "; in Agent mode I can also change them"
    }.`,
    examplesWith(null),
  );

/** What is said to what is no question about records. */
export const readAnswers: Record<string, Answering> = {
  help,
  undo: () => say("Use *Undo* on what was done, here or in the log: it takes back exactly that change."),
  greeting: (_, __, { user }) =>
    say(
      `Hello${user.name ? ` ${plain(user.name.split(" ")[0] ?? "")}` : ""}. What can I do for you?`,
      examplesWith(null),
    ),
};
