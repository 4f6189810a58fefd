import type { Context } from "hono";
import { MODEL_BUDGET_USED } from "../../_shared/assistant/afford-assistant.ts";
import { createBuiltinModel } from "../../_shared/language-model/builtin/builtin-model.ts";
import type { LanguageModel } from "../../_shared/language-model/language-model.ts";
import { hasWords } from "../../_shared/language-model/plain-text.ts";
import { spendLanguageModel } from "../../_shared/stores/limits.ts";
import type { ApiEnv } from "../outside.ts";
import { tooMuch } from "../refusal.ts";

const DAY_SECONDS = 86_400;
const builtin = createBuiltinModel();

/**
 * The model that answers the caller now. One that costs money answers only while the caller's budget of the day lasts: past
 * it, and whenever the budget cannot be asked, nothing is. Throws Refusal 429.
 */
export async function affordModel(c: Context<ApiEnv>): Promise<LanguageModel> {
  const { languageModel } = c.var.outside;
  if (languageModel.name === "builtin" || (await spendLanguageModel(c.var.db))) return languageModel;
  return refuseUntilTomorrow(MODEL_BUDGET_USED);
}

/** Throws Refusal 429 with the seconds until the budgets are new. */
export function refuseUntilTomorrow(sentence: string): never {
  // Budgets are counted by the day in UTC.
  throw tooMuch(sentence, DAY_SECONDS - (Math.floor(Date.now() / 1000) % DAY_SECONDS));
}

/** The model that answers about a text; where there are no words, there is nothing to pay for. Throws Refusal 429. */
export function affordModelFor(c: Context<ApiEnv>, text: string): Promise<LanguageModel> {
  return hasWords(text) ? affordModel(c) : Promise.resolve(builtin);
}
