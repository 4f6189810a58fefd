import type { Context } from "hono";
import type { AssistantModel } from "../../_shared/assistant/assistant-model.ts";
import { LanguageModelError } from "../../_shared/language-model/language-model.ts";
import { spendLanguageModel } from "../../_shared/stores/limits.ts";
import { MODEL_BUDGET_USED } from "../ai/afford-model.ts";
import type { ApiEnv } from "../outside.ts";

/** Whether an assistant's steps cost money. */
export const isCostly = ({ madeBy }: Pick<AssistantModel, "madeBy">): boolean => madeBy !== "builtin";

/**
 * The assistant that answers the caller now. One that costs money takes a unit of the day's budget for each step, but for a first one
 * that is paid already; where the budget is used up or cannot be asked, a step fails with LanguageModelError.
 */
export function affordAssistant(c: Context<ApiEnv>, isFirstPaid: boolean): AssistantModel {
  const { assistant } = c.var.outside;
  if (!isCostly(assistant)) return assistant;
  const { db } = c.var;
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
