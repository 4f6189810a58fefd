import type { Context } from "hono";
import type { AssistantModel } from "../../_shared/assistant/assistant-model.ts";
import { LanguageModelError } from "../../_shared/language-model/language-model.ts";
import { spendLanguageModel } from "../../_shared/stores/limits.ts";
import { MODEL_BUDGET_USED, refuseUntilTomorrow } from "../ai/afford-model.ts";
import type { ApiEnv } from "../outside.ts";

/**
 * The assistant that answers the caller now. One that costs money takes a unit of the day's budget for each step; where the budget
 * is used up or cannot be asked, it is not asked. Throws Refusal 429 before the first step.
 */
export async function affordAssistant(c: Context<ApiEnv>): Promise<AssistantModel> {
  const { assistant } = c.var.outside;
  if (assistant.madeBy === "builtin") return assistant;
  const { db } = c.var;
  if (!(await spendLanguageModel(db))) refuseUntilTomorrow(c, MODEL_BUDGET_USED);
  let isPaid = true;
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
