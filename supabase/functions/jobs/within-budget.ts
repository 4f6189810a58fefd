import { LanguageModelError, type Summariser } from "../_shared/language-model/language-model.ts";

const HOUR_SECONDS = 3_600;

/**
 * The model, asked only while its owner's budget of the day lasts: `spend` takes one unit and says whether it was there. The
 * built-in model costs nothing and is never held back.
 */
export function withinBudget(model: Summariser, spend: () => Promise<boolean>): Summariser {
  if (model.name === "builtin") return model;
  return {
    name: model.name,
    summarisePost: async (post) => {
      if (post.content.trim() === "" || (await spend())) return model.summarisePost(post);
      throw new LanguageModelError("Today's budget for summaries is used up; the rest follow tomorrow.", {
        retryable: true,
        retryAfterSeconds: 6 * HOUR_SECONDS,
      });
    },
  };
}
