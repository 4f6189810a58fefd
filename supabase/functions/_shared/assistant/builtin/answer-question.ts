import type { StepRequest } from "../assistant-model.ts";
import type { Answer } from "./answers.ts";
import { readMessage } from "./read-message.ts";
import { readAnswers } from "./read-answers.ts";
import type { Clause } from "./reading.ts";
import type { Call } from "./script.ts";

/** A wrong answer harms less than a wrong change, so this is lower than the gate for changes. */
const READ_GATE = 0.5;

/** The answer to a clause that is a question; null when none is sure. It never calls a tool that writes. */
export function answerQuestion(clause: Clause, call: Call, request: StepRequest): Answer | null {
  const [ranked] = readMessage({ ...request, message: clause.text });
  const [best] = ranked?.ranked ?? [];
  if (!best || best.chance < READ_GATE) return null;
  return readAnswers[best.intent]?.(clause, call, request) ?? null;
}
