import { describe, expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const WORLD: Having = {
  people: [
    { name: "Ada Quill", stage: "Lead", values: { "Monthly fee": "40" } },
    { name: "Jonas Weir", stage: "Trial" },
  ],
  columns: [{ label: "Monthly fee", type: "number" }],
  stages: ["Lead", "Trial", "Won"],
  tasks: [{ title: "Order the cups" }, { title: "Print the flyers" }],
};
const changed = (...turns: string[]) => {
  const talk = new PlayedConversation(WORLD);
  return turns.map((turn) => talk.say(turn)).at(-1)?.changes ?? [];
};

describe("a correction that says why", () => {
  test.each([
    ["set the monthly fee of Ada to 50", "hm too much. 45", "45"],
    ["set the monthly fee of Ada to 50", "that's too low, make it 60", "60"],
    ["set the monthly fee of Ada to 50", "not enough, 55", "55"],
  ])("%s, %s", (first, then, value) => {
    expect(changed(first, then)).toMatchObject([{ tool: "set_custom_value", input: { value } }]);
  });
  test.each([
    "wait, Trial, the contract isn't signed",
    "oops, Trial because she is still testing",
    "no, Trial, they haven't paid yet",
  ])("move Ada to Won, %s", (then) => {
    expect(changed("move Ada to Won", then)).toMatchObject([{ input: { patch: { stage: "Trial" } } }]);
  });
  test.each(["ah no, keep her", "argh keep her", "oh god no, leave her", "hm, better not", "well, rather not"])(
    "a deletion, and %s",
    (then) => {
      expect(changed("delete Ada Quill", then)).toMatchObject([{ tool: "take_back" }]);
    },
  );
});

test.each(["sorry, March", "actually it's March", "it should be March"])("a note with another month: %s", (then) => {
  expect(changed("note on Ada: wants a demo in January", then)).toMatchObject([
    { tool: "update_note", input: { content: "Wants a demo in March" } },
  ]);
});
test("a day of the week takes the place of no month", () => {
  expect(changed("note on Ada: wants a demo in January", "sorry, Tuesday")).not.toContainEqual(
    expect.objectContaining({ tool: "update_note" }),
  );
});

test.each([
  ["Erinnere mich am Freitag an Jonas Weir", "nein, lieber am Donnerstag, dem 13.", "2030-06-13"],
  ["Erinnere mich am Freitag an Jonas Weir", "lieber Mittwoch den 12.", "2030-06-12"],
  ["add a task to call Jonas on Friday", "rather Wednesday the 12th", "2030-06-12"],
  ["recuérdame llamar a Jonas el viernes", "mejor el jueves día 13", "2030-06-13"],
])("%s, %s", (first, then, dueDate) => {
  expect(changed(first, then)).toMatchObject([{ tool: "update_task", input: { patch: { dueDate } } }]);
});

test.each(["and the other one goes to tomorrow", "the other one can wait until Friday", "the other to Friday"])(
  "after one of two tasks is done, %s",
  (then) => {
    const [move] = changed("what tasks are there?", "mark the flyers one done", then);
    expect(move).toMatchObject({ tool: "update_task", input: { taskId: expect.stringMatching(/c0+$/u) as string } });
  },
);

describe("a field right after a list is of those", () => {
  const told = (...turns: string[]) => {
    const talk = new PlayedConversation(WORLD);
    return turns.map((turn) => talk.say(turn).text).at(-1);
  };
  test.each(["emails?", "email?", "their emails", "and the email"])("%s", (then) => {
    const text = told("who is at Trial?", then);
    expect(text).toMatch(/Jonas Weir.*: no email/u);
    expect(text).not.toContain("Ada");
  });
  test("and no field is none", () => {
    expect(told("who is at Trial?", "thanks")).not.toContain("email");
  });
});
