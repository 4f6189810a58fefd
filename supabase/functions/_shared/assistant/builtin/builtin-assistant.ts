import type { AssistantModel, Step, StepRequest } from "../assistant-model.ts";
import { answerQuestion } from "./answer-question.ts";
import { type Answer, type Answering, say } from "./answers.ts";
import { fieldAnswers } from "./field-answers.ts";
import { noteAnswers } from "./note-answers.ts";
import { personAnswers } from "./person-answers.ts";
import { examplesWith, readAnswers } from "./read-answers.ts";
import { type RankedClause, readMessage } from "./read-message.ts";
import { type Call, playScript } from "./script.ts";
import { taskAnswers } from "./task-answers.ts";
import { cutText } from "../../contract/storable.ts";

/** Below this chance nothing is changed; a question may be answered at a little less, for a wrong answer harms nothing. */
export const WRITE_GATE = 0.8;
export const READ_GATE = 0.5;
/** Each thing that a message asks for may take two steps. */
const CLAUSES_AT_MOST = 5;

const writeAnswers: Record<string, Answering> = { ...taskAnswers, ...personAnswers, ...noteAnswers, ...fieldAnswers };

/** What to tap instead, for each intent that was near. */
const suggestions: Record<string, string> = {
  create_task: "Remind me to call … tomorrow",
  complete_task: "Mark the task … as done",
  start_task: "Start the task …",
  reschedule_task: "Move the task … to Friday",
  create_note: "Add a note to …: …",
  create_founder: "Add … https://www.linkedin.com/in/…",
  update_field: "Set …'s stage to Lead",
  draft_email: "Draft an email to …",
  overdue: "What is overdue?",
  due_today: "What is due today?",
  due_week: "What is due this week?",
  list_tasks: "List my tasks",
  notes_on: "What notes do I have on …?",
  latest_post: "What did … post?",
  who_is: "Tell me about …",
  filter_people: "Who is in Berlin?",
  count: "How many people do I follow?",
  outreach: "Who should I reach out to today?",
  search: "Search my notes for pricing",
  help: "What can you do?",
};

/**
 * The assistant that needs no key. What a message asks for is decided by a small classifier, what it is about by rules; below its
 * gate it changes nothing and offers what it can do.
 */
export function createBuiltinAssistant(): AssistantModel {
  return {
    madeBy: "builtin",
    model: "rules",
    followsRules: true,
    takeStep: (request, onText) => {
      const step = takeBuiltinStep(request);
      if (step.text !== "") onText(step.text);
      return Promise.resolve(step);
    },
  };
}

/** One step of the built-in assistant: the next call that its answer needs, or the answer. */
export function takeBuiltinStep(request: StepRequest): Step {
  const played = playScript(request.steps, (call) => answerAll(readMessage(request), call, request));
  if ("call" in played) return { text: "", calls: [played.call] };
  const { text, suggestions: offered } = played.said;
  return { text, calls: [], ...(offered && { suggestions: offered }) };
}

function answerAll(clauses: RankedClause[], call: Call, request: StepRequest): Answer {
  const first = clauses.slice(0, CLAUSES_AT_MOST);
  // A message of which one part is not understood is not half done.
  const unclear = first.find((clause) => chosenIntent(clause) === null && !isQuestion(clause));
  if (unclear) return offer(unclear, first.length > 1);
  const answers = first.map((clause) => answer(clause, call, request));
  const rest =
    clauses.length > CLAUSES_AT_MOST
      ? [`I do ${CLAUSES_AT_MOST} things at a time: please ask for the rest again.`]
      : [];
  return {
    text: [...answers.map(({ text }) => text), ...rest].join("\n\n"),
    suggestions: answers.flatMap(({ suggestions: own }) => own ?? []).slice(0, 3),
  };
}

/** What a clause asks for, when it is sure enough. */
export function chosenIntent({ ranked: [best] }: RankedClause): string | null {
  if (!best || best.intent === "none") return null;
  const gate = best.intent in writeAnswers ? WRITE_GATE : READ_GATE;
  return best.chance >= gate ? best.intent : null;
}

function answer(clause: RankedClause, call: Call, request: StepRequest): Answer {
  const intent = chosenIntent(clause) ?? "";
  const write = writeAnswers[intent];
  if (write && request.mode === "ask")
    return say("I only answer questions in Ask mode. Switch to Agent mode and I will do it.");
  if (!write && (intent in questions || isQuestion(clause)) && !(intent in readAnswers))
    return answerQuestion(clause, call, request);
  return (write ?? readAnswers[intent])?.(clause, call, request) ?? offer(clause, false);
}

/** What the classifier takes for a question. */
const questions = Object.fromEntries(
  "overdue due_today due_week list_tasks notes_on latest_post who_is filter_people count never_touched out_of_touch outreach search list_fields"
    .split(" ")
    .map((intent) => [intent, true]),
);
const isQuestion = ({ text }: RankedClause): boolean =>
  /\?\s*$/.test(text) ||
  /^\s*(?:who|whom|whose|what|which|when|where|how|is|are|do|does|did|have|has|show|list|find|search|wer|was|welche|wann|wo|wie|zeig|quien|que|cual|cuando|donde|cuanto|cuantas|cuantos|qui|quel|quelle|quels|quelles|quand|combien|montre)\b/iu.test(
    text,
  );

function offer({ ranked, text }: RankedClause, isPart: boolean): Answer {
  const near = ranked
    .filter(({ intent }) => intent !== "none")
    .flatMap(({ intent }) => suggestions[intent] ?? [])
    .slice(0, 2);
  const what = isPart ? ` “${cutText(text, 80)}”` : " that";
  return say(
    `I am the built-in assistant and did not understand${what} well enough, so I changed nothing. You could ask, for example:`,
    near.length > 0 ? [...near, "What can you do?"] : examplesWith(null),
  );
}
