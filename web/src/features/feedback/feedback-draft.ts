import { type NewFeedback, newFeedbackSchema } from "@contract/feedback";
import * as z from "zod/mini";

/** Where the draft stands among those of the tab. */
export const DRAFT = "feedback";

export interface FeedbackDraft {
  type: NewFeedback["type"];
  text: string;
}

const draftSchema = z.object({ type: newFeedbackSchema.shape.type, text: z.string() });

export function readDraft(kept: string): FeedbackDraft {
  try {
    return z.parse(draftSchema, JSON.parse(kept));
  } catch {
    return { type: "bug", text: "" };
  }
}

/** A kind without any words is nothing to keep. */
export const writeDraft = (draft: FeedbackDraft) => (draft.text === "" ? "" : JSON.stringify(draft));
