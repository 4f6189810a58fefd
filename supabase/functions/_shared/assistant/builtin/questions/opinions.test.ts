import { expect, test } from "vitest";
import { AskedConversation } from "./testing/asked-conversation.ts";

const start = () =>
  new AskedConversation({
    people: [
      {
        name: "Rosa Ibáñez",
        own: { Likes: ["Posters", "Cards"], "Last fitting": "2030-05-02" },
        notes: [
          ["2030-05-20", "Closed from January to mid March."],
          ["2030-05-01", "Found the cards too glossy for the winter menu."],
        ],
      },
      { name: "Sven Ostrander", own: { Likes: ["Posters"] }, notes: [["2030-04-01", "Pays by bank transfer."]] },
    ],
    columns: [
      { label: "Likes", type: "multiselect", options: ["Posters", "Cards"] },
      { label: "Last fitting", type: "date" },
    ],
  });

test.each([
  "did Rosa like it?",
  "Did Rosa like the cards?",
  "what did Rosa think of the cards",
  "did Rosa enjoy the fitting",
  "When did we last fit with Rosa and did she like the cards?",
])("%j quotes the note, and no column answers it", (question) => {
  const said = start().ask(question);
  expect(said).toContain("too glossy");
  expect(said).not.toMatch(/^(?:Yes|No)\b/mu);
});
test.each(["did Sven like the cards?", "did Sven like it?"])(
  "%j: no note says so, and so does the answer",
  (question) => {
    expect(start().ask(question)).toMatch(/^I find no note on .*Sven/u);
  },
);
test("what someone likes in general is in the column", () => {
  expect(start().ask("does Rosa like posters?")).toMatch(/^Yes\./u);
});

test.each(["when does Rosa reopen", "when is Rosa open again?", "what are Rosa's opening hours"])(
  "%j is answered from the note about it",
  (question) => expect(start().ask(question)).toContain("Closed from January to mid March."),
);
