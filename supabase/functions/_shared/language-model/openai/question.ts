import type { QuarantinedMessages } from "./quarantine.ts";

/** The form of one part of an answer, as JSON Schema; OpenAI's strict mode takes no lengths. */
export type Part =
  { type: "string"; description: string } | { type: "array"; items: { type: "string" }; description: string };

/** One thing asked of the model, and how its answer is read. */
export interface Question<Answer> {
  /** Names the form of the answer. */
  name: string;
  parts: Record<string, Part>;
  messages: QuarantinedMessages;
  /** The answer in the JSON that came, or in plain words from a server that knows no JSON; null when there is none. */
  read(said: unknown): Answer | null;
}
