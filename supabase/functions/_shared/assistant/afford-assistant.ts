import { LanguageModelError } from "../language-model/language-model.ts";
import type { Db } from "../stores/db.ts";
import { spendLanguageModel } from "../stores/limits.ts";
import type { AssistantModel } from "./assistant-model.ts";

export const MODEL_BUDGET_USED = "Today's budget for the language model is used up. Please try again tomorrow.";

/** Whether an assistant's steps cost money. */
export const isCostly = ({ madeBy }: Pick<AssistantModel, "madeBy">): boolean => madeBy !== "builtin";

/**
 * The assistant that answers the caller now. One that costs money takes a unit of the day's budget for each step, but for a first one
 * that is paid already; where the budget is used up or cannot be asked, a step fails with LanguageModelError.
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
