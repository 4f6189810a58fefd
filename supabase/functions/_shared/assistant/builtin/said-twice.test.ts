import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const KEPT = ["Closed on Mondays.", "Ask for the gate code.", "No dogs."];
const OLD = "Sells 40 crates of plums a week.";
const NEW = "Sells 55 crates of plums a week.";

test.each(KEPT.flatMap((kept) => [`${OLD} ${kept}`, `${kept} ${OLD}`].map((content) => [kept, content] as const)))(
  "a sentence that the new words repeat is in the note once: “%s” of “%s”",
  (kept, content) => {
    const conversation = new PlayedConversation({
      people: [{ name: "Marga Oduya" }],
      notes: [{ about: "Marga Oduya", content }],
    });
    const [change] = conversation.say(`Change the last note on Marga to: ${NEW} ${kept}`).changes;
    expect(change?.input["content"]).toBe(`${NEW} ${kept}`);
  },
);
