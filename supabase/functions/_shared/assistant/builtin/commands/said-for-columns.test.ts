import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Marga Oduya", stage: "Lead" },
    { name: "Per Holt", stage: "Meeting" },
    { name: "Anna Rossi", stage: "Lead" },
  ],
  stages: ["Lead", "Meeting", "Closed"],
  columns: [
    { label: "Ticket size", type: "number" as const },
    { label: "Tier", type: "select" as const, options: ["Gold", "Silver"] },
    { label: "Follow-up date", type: "date" as const },
    { label: "Next call", type: "date" as const },
  ],
};
const play = (message: string) => new PlayedConversation(HAVING).say(message);
const said = ({ changes }: ReturnType<typeof play>) =>
  changes.map(({ tool, input }) => {
    const { title, value } = input as { title?: string; value?: string };
    return `${tool} ${title ?? value ?? ""}`.trim();
  });

test.each([
  ["set follow-up date for Per to 12 June", "set_custom_value 2030-06-12"],
  ["update the follow up date of Marga to 12 June", "set_custom_value 2030-06-12"],
  ["follow-up date for Per: 12 June", "set_custom_value 2030-06-12"],
  ["set next call of Per to 12 June", "set_custom_value 2030-06-12"],
  ["set a follow-up for Per on 12 June", "create_task Follow up with Per Holt"],
  ["follow up with Per on 12 June", "create_task Follow up with Per"],
])("a column's own name is no task: “%s”", (message, wanted) => {
  expect(said(play(message))).toEqual([wanted]);
});

test.each([
  ["put a ticket size of 250k on Per", "set_custom_value 250000"],
  ["give Per a ticket size of 40", "set_custom_value 40"],
  ["enter a ticket size of 30k for Marga", "set_custom_value 30000"],
])("an amount behind its column: “%s”", (message, wanted) => {
  expect(said(play(message))).toEqual([wanted]);
});
test("an amount of what is no column is asked about", () => {
  expect(said(play("give Per a discount of 20%"))).toEqual([]);
});

test.each([
  ["tomorrow: call Per, email Marga, lunch with Anna", ["Call Per", "Email Marga", "Lunch with Anna"]],
  [
    "Monday: call Per, coffee with Marga, dinner with Anna Rossi",
    ["Call Per", "Coffee with Marga", "Dinner with Anna Rossi"],
  ],
  ["call Per about the dinner with Marga on Friday", ["Call Per about the dinner with Marga"]],
  ["lunch with Per and Marga on Friday", ["Lunch with Per and Marga"]],
])("a meeting with someone else is a task of its own: “%s”", (message, titles) => {
  expect(said(play(message))).toEqual(titles.map((title) => `create_task ${title}`));
});

test.each(["Marga isn't a lead anymore, she signed", "Anna Rossi isn't gold", "Per is not in Meeting any longer"])(
  "what someone is not is never offered: “%s”",
  (message) => {
    const { text, changes } = play(message);
    expect(changes).toEqual([]);
    expect(text).toMatch(/now\? I changed nothing yet/u);
  },
);
test("nor asked about where the order behind it says what they are now", () => {
  const { text, changes } = play("Per isn't in Meeting anymore, move him to Closed");
  expect(text).not.toContain("What is the stage");
  expect(changes.map(({ input }) => JSON.stringify(input)).join()).toContain('"stage":"Closed"');
});
test("what someone was not is no choice", () => {
  expect(play("Marga wasn't at Lead").text).not.toContain("to Lead");
});
