import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const titles = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Ansel Brouwer" }, { name: "Runa Vik" }],
    tasks: [{ title: "Varnish the hull" }],
  })
    .say(message)
    .changes.map(({ tool, input }) => (tool === "create_task" ? input["title"] : tool));

test.each<[string, readonly string[]]>([
  [
    "prepare the papers for Runa before the fair opens, so the 9th",
    ["Prepare the papers for Runa before the fair opens"],
  ],
  ["send Ansel the plans, i.e. on Friday", ["Send Ansel the plans"]],
  ["call Runa tomorrow, lunch with Ansel on the 10th - two tasks", ["Call Runa", "Lunch with Ansel"]],
  ["call Runa tomorrow, email Ansel on Friday (2 reminders)", ["Call Runa", "Email Ansel"]],
  ["add a task: compare the two tasks", ["Compare the two tasks"]],
  ["remind me to look at Runa's three tasks on Friday", ["Look at Runa's three tasks"]],
  ["delete the hull task, then make one called 'Hire a carpenter' for the 17th", ["delete_task", "Hire a carpenter"]],
  ["I owe Runa a coffee. stick it on my list for Saturday", ["Coffee"]],
  ["we still owe Ansel the invoice, put that on my list", ["Invoice"]],
])("the title of a task has no words about the message: %j", (message, expected) => {
  expect(titles(message)).toEqual(expected);
});
