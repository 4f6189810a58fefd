import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    {
      name: "Ines Corvo",
      company: "Faro Boats",
      stage: "Lead",
      values: { Tongues: "Dutch", "Sent by": "Olaf Brandt" },
    },
    { name: "Olaf Brandt", company: "Zilt Works", stage: "Lead" },
    { name: "Tuva Lind", company: "Zilt Works" },
  ],
  columns: [
    { label: "Tongues", type: "multiselect" as const, options: ["Dutch", "Danish", "Welsh"] },
    { label: "Sent by", type: "text" as const },
  ],
};
const last = (...said: string[]) => {
  const talk = new PlayedConversation(having);
  return said.map((one) => talk.say(one)).at(-1);
};

test.each([
  [["Delete Ines", "hmm, wait. keep her, but say Away until May in a note"], "Away until May"],
  [["Delete Olaf", "no, keep him, but note that he is on leave"], "He is on leave"],
])("who is kept keeps the rest of the order: %j", (said, content) => {
  const played = last(...said);
  expect(played?.text).toMatch(/^Cancelled: delete/iu);
  expect(played?.changes.at(-1)).toMatchObject({ tool: "create_note", input: { content } });
});

test.each([
  ["Remind me to call Ines tomorrow", "actually it's Olaf I need"],
  ["Remind me to call Ines tomorrow", "sorry, it's Olaf I meant"],
])("who was meant is in the title too: %j", (...said) => {
  const titles = last(...said)?.changes.map(({ input }) => input["title"]);
  expect(titles).toContain("Call Olaf");
});

test("a day that one asks oneself is answered", () => {
  expect(last("Task to send Ines our brochure", "when? Friday")?.changes).toMatchObject([
    { tool: "update_task", input: { patch: { dueDate: "2030-06-07" } } },
  ]);
});
test("nobody else is linked", () => {
  expect(last("Task to send Ines our brochure", "and link nobody else, just her")).toMatchObject({ changes: [] });
});
test.each([
  ["Ines moved to Faro", "and her email's now ines@faro.example"],
  ["Ines moved to Faro", "her email's ines@faro.example now"],
])("a field whose is is short: %j", (...said) => {
  expect(last(...said)?.changes).toMatchObject([
    { tool: "update_founder", input: { patch: { email: "ines@faro.example" } } },
  ]);
});
test("what was told last gets one more", () => {
  expect(last("which tongues does Ines speak", "Add Welsh to those")?.changes).toMatchObject([
    { tool: "set_custom_value", input: { value: expect.stringMatching(/Welsh/u) as unknown } },
  ]);
});
test("a name alone is who a task for their firm is with", () => {
  expect(last("Call with Zilt Works on Friday, make a task", "Tuva")?.changes).toMatchObject([{ tool: "update_task" }]);
  expect(last("Buy paint on Friday, make a task", "Tuva")?.changes).toEqual([]);
});
test.each(["Good grief, no. Put them back where they were", "blimey, no", "oh my, stop"])(
  "%s takes it back",
  (message) => {
    expect(last("Everyone at Lead goes to Closed", message)?.text).toMatch(/^Cancelled/u);
  },
);
test("no role is there", () => {
  expect(last("Ines works at Dragonfly Textiles", "she's the founder there")?.changes).toMatchObject([
    { input: { patch: { roleTitle: "founder" } } },
  ]);
});
test("a place said twice is the second", () => {
  expect(last("Ines works at Dragonfly Textiles", "in Faro, or rather Lagos")?.changes).toMatchObject([
    { input: { patch: { location: "Lagos" } } },
  ]);
});
test("which of two is meant is asked, and the name answers", () => {
  expect(last("Who sent Ines to us?", "Give him a priority of 50")?.changes).toEqual([]);
});
