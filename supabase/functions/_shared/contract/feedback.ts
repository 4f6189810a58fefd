import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { requiredText } from "./text.ts";

export const FEEDBACK_REQUIRED = "Please provide your feedback";

export const newFeedbackSchema = z.strictObject({
  type: z.enum(["bug", "feature"]),
  description: requiredText("Feedback", 5_000, FEEDBACK_REQUIRED),
});
export type NewFeedback = z.output<typeof newFeedbackSchema>;

export const addFeedback = endpoint({
  method: "POST",
  path: "/feedback",
  input: newFeedbackSchema,
  reply: z.object({ id: z.uuid(), createdAt: z.string() }),
});
