import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Kofi Mensah", company: "Lastmile", values: { NDA: "true" } },
    { name: "Luca Serra", company: "Dronehaul", values: { NDA: "false" } },
  ],
  stages: ["Lead", "Paid"],
  columns: [
    { label: "Deal stage", type: "select" as const, options: ["Lead", "Signed"] },
    { label: "NDA", type: "boolean" as const },
    { label: "Deposit", type: "boolean" as const },
  ],
};
const played = (message: string) => {
  const conversation = new PlayedConversation(having);
  return { ...conversation.say(message), conversation };
};

test.each([
  "Who hasn't signed the NDA?",
  "which people have no signed NDA?",
  "who has signed the NDA?",
  "how many haven't paid the deposit yet?",
])("a question about a tick asks of no option: %s", (question) => {
  expect(played(question).text).not.toMatch(/Deal stage|Stage|Signed|Paid/u);
});

test.each([
  ["Kofi signed the NDA", 1],
  ["kofi and luca have signed the nda, tick it", 2],
  ["Luca has paid his deposit", 1],
])("who has signed is ticked, and moved nowhere: %s", (message, count) => {
  const { changes, conversation } = played(message);
  const ticks = new Set(conversation.columns.filter(({ type }) => type === "boolean").map(({ id }) => id));
  expect(changes).toHaveLength(count);
  for (const { tool, input } of changes)
    expect([tool, input["value"], ticks.has(String(input["fieldId"]))]).toEqual(["set_custom_value", "yes", true]);
});

test.each([
  ["Note on Kofi: he signed the NDA yesterday", "content", "He signed the NDA yesterday"],
  ["remind me to check that Luca signed the NDA", "title", "Check that Luca signed the NDA"],
])("what is written down keeps its words: %s", (message, key, text) => {
  expect(played(message).changes[0]?.input[key]).toBe(text);
});
