import type { StepRequest } from "../assistant-model.ts";
import type { Clause, Listed } from "./reading.ts";
import type { Call } from "./script.ts";

/** What the built-in assistant says to a clause. */
export interface Answer {
  text: string;
  suggestions?: string[];
  /** What it lists, in the order of the list, so that "the second one" can be said of it. */
  listed?: Listed[];
  /** The one person that it is about, for "her" and "him" in the next message. */
  about?: { id: string; name: string };
  /** A question that is asked back: a yes asks it. */
  instead?: string;
  /** An order that lacks a value, which is asked for: the answer is put behind it. */
  completes?: string;
}

export type Answering = (clause: Clause, call: Call, request: StepRequest) => Answer;

export const say = (text: string, suggestions?: string[]): Answer => ({ text, ...(suggestions && { suggestions }) });
