import { confirm } from "@/lib/confirm";
import { countBelongings, packBelongings } from "@/lib/belongings";
import { forgetDrafts, hasDrafts } from "@/lib/use-draft";
import { unsavedStore } from "@/lib/use-unsaved-guard";
import { farewellQuestion } from "./farewell-question";
import type { Farewell } from "./session-world";

/** Asks for what waits for the server, for unsaved forms and for drafts, and forgets all of it. */
export const farewell: Farewell = {
  async ask(hasEnded) {
    const isTyped = unsavedStore.read() || hasDrafts();
    const question = farewellQuestion({ waiting: countBelongings(), isTyped, hasEnded });
    return question === null || (await confirm(question));
  },
  pack() {
    const forgetRest = packBelongings();
    return async () => {
      await forgetRest();
      forgetDrafts();
    };
  },
};
