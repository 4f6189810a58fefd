import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Marga Oduya", stage: "Lead" },
    { name: "Piet Haan", stage: "Lead" },
  ],
  columns: [
    { label: "Next harvest", type: "date" as const },
    { label: "Yield", type: "number" as const },
  ],
  stages: ["Lead", "Trial"],
  statuses: ["Warm", "Cold"],
  tasks: [{ title: "Read the soil report" }],
};
const turns = (...said: string[]) => {
  const conversation = new PlayedConversation(having);
  return said.map((one) => conversation.say(one)).at(-1)?.changes ?? [];
};

test.each([
  [["Marga's harvest moved", "to the 25th", "of July yeah"], "2030-07-25"],
  [["Piet's harvest has moved", "to the 25th of June"], "2030-06-25"],
  [["Marga's harvest got pushed", "to 3 July"], "2030-07-03"],
  [["Piet's yield changed", "to 900"], "900"],
  [["Marga's yield went up", "to 1200"], "1200"],
])("what it is now, said behind what was told: %j", (said, value) => {
  expect(turns(...said).filter(({ tool }) => tool !== "take_back")).toMatchObject([
    { input: { value }, held: expect.stringMatching(/./u) as string },
  ]);
});

test.each([
  ["all the Lead people to Trial", "jaysus no, put them back where they were"],
  ["all the Lead people to Trial", "heck no put them back"],
  ["set Piet to Warm", "ah no, put him back as he was, he's not answering"],
  ["delete the task about the soil report", "sorry, bring it back, haven't read it at all"],
  ["delete Piet", "sorry, put him back, still need him"],
])("what was done last is taken back, whatever is cried before or said behind it: %s / %s", (order, back) => {
  expect(turns(order, back).map(({ tool }) => tool)).toEqual(["take_back"]);
});

test.each([
  ["set Piet to Warm", "put him back to Cold"],
  ["set Piet to Warm", "put it back, and set Marga to Cold"],
])("what goes on is an order of its own: %s / %s", (order, next) => {
  expect(turns(order, next).map(({ tool }) => tool)).not.toEqual(["take_back"]);
});

test.each(["put 4000 in for Marga", "put in 4000 for Marga", "4000 for Marga"])(
  "a value behind a column that waits is on its card: %s",
  (value) => {
    const changes = turns("New column Worth", "number", value);
    expect(changes.at(-1)).toMatchObject({ tool: "create_custom_field", input: { values: [{ value: "4000" }] } });
  },
);

const TOLD_HAVING = { ...having, columns: having.columns.slice(1) };
const waitingAfter = (...said: string[]) => {
  const conversation = new PlayedConversation(TOLD_HAVING);
  return said.map((one) => conversation.say(one)).at(-1)?.changes ?? [];
};
test.each([
  [["Marga's flight moved", "to tomorrow"], "Marga Oduya's flight moved to tomorrow"],
  [["Piet said his visit moved", "to the 25th"], "Piet said his visit moved to the 25th"],
  [["The rent of Piet went up", "to 1.4"], "The rent of Piet went up to 1.4"],
])("what is told in two messages is noted once: %j", (said, content) => {
  const changes = waitingAfter(...said);
  expect(changes.filter(({ tool }) => tool === "create_note")).toMatchObject([{ input: { content } }]);
  expect(changes.filter(({ tool }) => tool === "take_back")).toHaveLength(1);
});
test.each([
  ["Marga's yield fell", "until Friday"],
  ["Piet's yield dropped", "to the 25th"],
  ["Piet's yield went up", "till tomorrow"],
])("a day is nothing that a number went to, and moves no task: %s / %s", (...said) => {
  expect(turns(...said).map(({ tool }) => tool)).not.toContain("update_task");
  expect(turns(...said).map(({ tool }) => tool)).not.toContain("set_custom_value");
});
test.each([
  ["Piet's yield went up", "to 900"],
  ["Marga's yield fell", "to 1200"],
  ["Piet's yield dropped", "to 300"],
])("a field that says all of it leaves no note waiting: %s / %s", (...said) => {
  expect(turns(...said).map(({ tool }) => tool)).toEqual(["take_back", "set_custom_value"]);
});
test("a story that goes on is still one note of all of it", () => {
  const changes = turns("Marga's flight moved", "she also likes tea");
  expect(changes.at(-1)?.input["content"]).toMatch(/^Marga's flight moved\. she also likes tea/u);
});
