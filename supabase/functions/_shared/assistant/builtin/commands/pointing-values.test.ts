import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { pointsElsewhere } from "./pointing-values.ts";

const having = {
  people: [{ name: "Ilse Moravec", values: { Phone: "+43 660 1" } }, { name: "Teo Aldana" }],
  columns: [
    { label: "Phone", type: "text" as const },
    { label: "Signal", type: "text" as const },
  ],
};
test.each([
  "Ilse's Signal is the same as her phone",
  "Ilse's Signal is the same number",
  "set Ilse's Signal to the same number",
  "set Ilse's Signal to the above",
  "set Ilse's Signal to her number",
  "add a column Mobile and put Ilse's number there",
  "add a phone column and put Ilse's number there",
])("%j stores no word for a value", (message) => {
  const { text, changes } = new PlayedConversation(having).say(message);
  expect(changes.filter(({ tool }) => /custom/u.test(tool))).toEqual([]);
  expect(text).not.toMatch(/^\d\. Set/mu);
});
test("the value is one answer away", () => {
  const conversation = new PlayedConversation(having);
  conversation.say("Ilse's Signal is the same number");
  expect(conversation.say("+43 660 9").changes).toMatchObject([
    { tool: "set_custom_value", input: { value: "+43 660 9" } },
  ]);
});
test.each(["+43 660 1", "Same Deutz", "Number Ten", "14 Ring Road", "the mill", "Above Board Ltd"])(
  "%j is a value",
  (value) => expect(pointsElsewhere(value)).toBe(false),
);
