import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [{ name: "Marga Oduya" }, { name: "Per Holt" }],
  notes: ["Wants the pears pruned", "Asked for a second ladder", "Sold the old van"].map((content) => ({
    about: "Marga Oduya",
    content,
  })),
};
const answer = (question: string) => new PlayedConversation(HAVING).say(question).text;

test.each(["what did i note about Marga lately?", "what have I written about Marga recently?"])(
  "“%s” asks for more than one",
  (question) => {
    for (const said of ["pruned", "ladder", "van"]) expect(answer(question)).toContain(said);
  },
);

test("the last one is one", () => {
  expect(answer("what's the last note on Marga?")).toContain("pruned");
  expect(answer("what's the last note on Marga?")).not.toContain("ladder");
});
