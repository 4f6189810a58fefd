import type { LanguageModel } from "../language-model.ts";
import { keyPoints } from "./key-points.ts";

/** The model that needs no key: it quotes the sentences that say most, so what it gives is shown as *Key points*. */
export function createBuiltinModel(): LanguageModel {
  return {
    name: "builtin",
    summarisePost({ content }) {
      const text = keyPoints(content);
      return Promise.resolve(text === null ? null : { text, madeBy: "builtin", model: "textrank" });
    },
  };
}
