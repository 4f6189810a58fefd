import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }, { name: "Nell Okafor" }, { name: "Ravi Menon" }],
  tasks: [
    { title: "Weigh the yarn", founderName: "Ilse Moravec" },
    { title: "Dye the samples", founderName: "Ilse Moravec" },
    { title: "Book the hall", founderName: "Teo Aldana", dueDate: "2030-06-05" },
    { title: "Order spindles", founderName: "Teo Aldana" },
    { title: "Pay the late bill", founderName: "Ravi Menon", dueDate: "2030-01-05" },
    { title: "Print the labels", founderName: "Ravi Menon" },
  ],
};
const say = (message: string) => new PlayedConversation(having).say(message).text;

test.each([
  "what's next with Ilse?",
  "what is next for Ilse Moravec?",
  "Ilse's next step?",
  "which is Ilse's next task?",
  "when is the next task with Ilse?",
  "next task for Ilse",
])("%j finds the tasks without a day", (message) => {
  expect(say(message)).toContain("2 open tasks have no due date:");
  expect(say(message)).toContain("Weigh the yarn");
  expect(say(message)).not.toMatch(/none/iu);
});
test.each(["what's next with Teo?", "what is next for Teo Aldana?"])("%j says both kinds", (message) => {
  expect(say(message)).toMatch(/Next:\n.*Book the hall.*\n1 open task has no due date:\n.*Order spindles/u);
});
test("there is none where there is none", () => {
  expect(say("what's next with Nell?")).toMatch(/^None: there are no open tasks/u);
});
test("what is next of all is the one with the nearest day", () => {
  expect(say("what's next?")).not.toContain("no due date");
});
