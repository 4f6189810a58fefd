import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ilse Moravec" }],
  tasks: [
    { title: "Book the stand for the fair", status: "done" as const },
    { title: "Order labels", dueDate: "2030-06-10" },
  ],
};
const say = (message: string, mode: "agent" | "ask" = "agent") => new PlayedConversation(having).say(message, mode);

test.each([
  ["the last day of the month close the petty cash", "Close the petty cash", "Jun 30, 2030"],
  ["on Friday dentist", "Dentist", "Jun 7, 2030"],
  ["the glazing workshop on the 18th - bring two buckets", "The glazing workshop - bring two buckets", "Jun 18, 2030"],
  ["tasting at Deichhof on 18 June, bring rye bread too", "Tasting at Deichhof, bring rye bread too", "Jun 18, 2030"],
])("“%s” may be a task, which is asked", (message, title, day) => {
  const { changes, text } = say(message);
  expect(changes).toEqual([]);
  expect(text).toContain(`Add the task “${title}”, due ${day}`);
});
test.each([
  "The permit takes two weeks",
  "The bank needs three days for the transfer",
  "They changed the hall for the fair",
])("“%s” is news: nothing is changed, offered as a task or answered", (message) => {
  const { changes, text } = say(message);
  expect(changes).toEqual([]);
  expect(text).not.toMatch(/Add the task|Nothing (?:on|says)|these are near/u);
});
test("news of a day moves no task", () => expect(say("The fair has been moved to 9 March").changes).toEqual([]));

test.each(["Remind me on Friday to send the cork samples", "please ping me tomorrow to ring Ilse"])(
  "in Ask mode “%s” is said to need Agent mode",
  (message) => expect(say(message, "ask").text).toContain("Switch to Agent mode"),
);
test("“remind me when …” asks in Ask mode", () =>
  expect(say("remind me when the labels are due", "ask").text).not.toContain("Agent mode"));
