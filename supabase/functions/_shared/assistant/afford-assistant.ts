import { LanguageModelError } from "../language-model/language-model.ts";
import type { Db } from "../stores/db.ts";
import { spendLanguageModel } from "../stores/limits.ts";
import type { AssistantModel } from "./assistant-model.ts";

export const MODEL_BUDGET_USED = "Today's budget for the language model is used up. Please try again tomorrow.";

/** Returns whether an assistant's steps cost money. */
export const isCostly = ({ madeBy }: Pick<AssistantModel, "madeBy">): boolean => madeBy !== "builtin";

/**
 * Returns the assistant that answers the caller now. If it costs money, each step takes a unit of the day's budget, except for a first
 * step that is already paid. When the budget is used up or cannot be read, the step fails with LanguageModelError.
 */
export function affordAssistant(db: Db, assistant: AssistantModel, isFirstPaid: boolean): AssistantModel {
  if (!isCostly(assistant)) return assistant;
  let isPaid = isFirstPaid;
  return {
    ...assistant,
    async takeStep(request, onText, signal) {
      if (!isPaid && !(await spendLanguageModel(db)))
        throw new LanguageModelError(MODEL_BUDGET_USED, { retryable: false });
      isPaid = false;
      return await assistant.takeStep(request, onText, signal);
    },
  };
}
