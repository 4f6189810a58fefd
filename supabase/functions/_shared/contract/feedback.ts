import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const FEEDBACK_REQUIRED = "Please provide your feedback";

export const newFeedbackSchema = z.strictObject({
  type: z.enum(["bug", "feature"]),
  description: z
    .string(FEEDBACK_REQUIRED)
    .check(z.trim(), z.minLength(1, FEEDBACK_REQUIRED), z.maxLength(5_000, "Feedback must be at most 5000 characters")),
});
export type NewFeedback = z.output<typeof newFeedbackSchema>;

export const addFeedback = endpoint({
  method: "POST",
  path: "/feedback",
  input: newFeedbackSchema,
  reply: z.object({ id: z.uuid(), createdAt: z.string() }),
});
