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
