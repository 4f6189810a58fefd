import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const start = () =>
  new PlayedConversation({
    people: [
      { name: "Mira Osei", stage: "Lead", values: { Tea: "Assam" } },
      { name: "Teun Bakker", stage: "Closed" },
    ],
    columns: [{ label: "Tea", type: "select", options: ["Assam", "Oolong"] }],
  });

test.each([
  ["Add a note to Mira: likes the new tins. Also what's her tea?", "Likes the new tins.", "Assam"],
  ["note on Mira: wants a bigger crate. And what is her stage?", "Wants a bigger crate.", "Lead"],
  ["log on Mira: rang twice. Oh and which stage is Teun in?", "Rang twice.", "Closed"],
  ["note for Teun: shop is shut on Mondays. By the way, what tea does Mira take?", "Shop is shut on Mondays.", "Assam"],
])("%j keeps the note and answers", (text, content, says) => {
  const said = start().say(text);
  expect(said.changes.map(({ tool, input }) => [tool, input["content"]])).toEqual([["create_note", content]]);
  expect(said.text).toContain(says);
});

test.each(["note on Mira: her words: what is it for. She'll ring", "note on Mira: tea is fine. also wants tins"])(
  "%j is one note",
  (text) => expect(start().say(text).changes).toHaveLength(1),
);

test.each(["can Mira come to the fair", "would Mira want Oolong", "could Teun drive on Friday?"])(
  "%j asks of someone, and nothing is noted or changed",
  (text) => expect(start().say(text).changes).toEqual([]),
);
