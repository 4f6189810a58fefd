import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }],
  tasks: [
    { title: "Renew the fire certificate", dueDate: "2030-06-20" },
    { title: "Fair stand", status: "done" as const },
    { title: "Weekly kiln review", dueDate: "2030-06-07", recurrence: "weekly" as const },
    { title: "Chase the signed lease", founderName: "Teo Aldana" },
  ],
};
const say = (...messages: string[]) => {
  const talk = new PlayedConversation(having);
  return messages.map((message) => talk.say(message)).at(-1);
};
const first = (message: string) => say(message)?.changes[0]?.input;

test("“8/12” is asked, and any way of saying the day answers it", () => {
  expect(say("call Ilse on 8/12")?.text).toContain("Dec 8, 2030 or Aug 12, 2030");
  expect(say("call Ilse on 8/12", "8 December")?.changes[0]?.input).toMatchObject({ dueDate: "2030-12-08" });
  expect(first("call Ilse on 18/12")).toMatchObject({ dueDate: "2030-12-18" });
  expect(first("call Ilse on 7/7")).toMatchObject({ dueDate: "2030-07-07" });
});
test.each([
  "water the ferns every three days",
  "every last Friday of the month: send the commission report",
  "every third Tuesday of the month call Ilse",
])("“%s” is no rhythm of tasks", (message) => {
  expect(say(message)?.changes).toEqual([]);
  expect(say(message)?.text).toContain("How often");
});
test.each([
  ["the 15th of each month pay the rent", { title: "Pay the rent", dueDate: "2030-06-15", recurrence: "monthly" }],
  ["every month starting in July send Ilse the bill", { title: "Send Ilse the bill", dueDate: "2030-07-01" }],
  ["weekly call with Ilse starting in July", { title: "Call with Ilse", dueDate: "2030-07-01", recurrence: "weekly" }],
  ["on the first Monday of the month check the kiln", { title: "Check the kiln", dueDate: "2030-06-03" }],
  ["call Ilse in September", { title: "Call Ilse", dueDate: "2030-09-01" }],
  ["remind me to check in on Friday", { title: "Check in", dueDate: "2030-06-07" }],
])("“%s” has its title and its day", (message, task) => expect(first(message)).toMatchObject(task));
test.each([
  "a week before the lease ends call the landlord",
  "two weeks before the fire certificate runs out, phone the inspector",
  "phone the inspector two weeks before the fire certificate runs out",
  "remind me three days after the board call to send the minutes",
])("of “%s” the day is asked", (message) => {
  expect(say(message)?.changes).toEqual([]);
  expect(say(message)?.text).toContain("Which day is “");
});

test.each([
  ["the certificate is going to take longer, give it another two weeks", { dueDate: "2030-07-04" }],
  ["give the certificate another week", { dueDate: "2030-06-27" }],
  ["can we do the kiln review every month instead of weekly", { recurrence: "monthly" }],
  ["the fire certificate: on it", { status: "in_progress" }],
])("“%s” changes the task", (message, patch) =>
  expect(say(message)?.changes).toMatchObject([{ tool: "update_task", input: { patch } }]),
);
test("who a task is about is said with who it is not about", () =>
  expect(say("the lease chasing is actually about Ilse Moravec, not Teo")?.changes).toMatchObject([
    { tool: "update_task", input: { patch: { founderId: "00000000-0000-4000-8000-a00000000000" } } },
  ]));
test("orders that are dictated in one breath are each done", () =>
  expect(
    say("mark done the certificate task rename the lease task to chase the lease again")?.changes.map(
      ({ tool }) => tool,
    ),
  ).toEqual(["update_task", "update_task"]));
test("what a note ends with is an order, also behind an “&”", () =>
  expect(
    say("note for Ilse: prefers trains. Also make her Closed & ping me on Friday about the lease")?.changes.map(
      ({ tool }) => tool,
    ),
  ).toEqual(["create_note", "update_founder", "create_task"]));
