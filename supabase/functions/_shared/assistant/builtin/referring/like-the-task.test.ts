import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ilse Moravec", stage: "Lead" }, { name: "Teo Aldana" }],
  tasks: [
    { title: "Ship the lanterns to Ilse", dueDate: "2030-06-05" },
    { title: "Prepare the kiln check", dueDate: "2030-06-06" },
    { title: "Order new lead", dueDate: "2030-06-10" },
  ],
};
const changes = (...messages: string[]) => {
  const played = new PlayedConversation(having);
  return messages.map((message) => played.say(message)).at(-1)?.changes ?? [];
};
const patchOf = (...messages: string[]) => changes(...messages).map(({ input }) => input["patch"]);

test.each([
  "then ship the lanterns please",
  "and prepare the kiln check please",
  "order the new lead too",
  "also ship the lanterns to Ilse",
])("“%s”, after a task was finished, finishes no other one", (next) =>
  expect(JSON.stringify(changes("mark the kiln check as done", next))).not.toContain('"done"'),
);
test.each(["the lanterns too", "and the lead please", "the lead one as well please"])(
  "“%s”, after a task was finished, finishes the other one",
  (next) => expect(patchOf("mark the kiln check as done", next)).toMatchObject([{ status: "done" }]),
);

test.each([
  ["move the lanterns to Friday", "put off for a week", "2030-06-14"],
  ["move the lanterns to Friday", "postpone by two days", "2030-06-09"],
  ["move the lanterns to Friday", "push to Monday", "2030-06-10"],
])("“%s”, then “%s”: %s", (first, next, dueDate) => expect(patchOf(first, next)).toMatchObject([{ dueDate }]));

test("a month alone is no day of someone else's task", () =>
  expect(changes("remind me to call Ilse on Friday", "and Teo in June")).toEqual([]));
test("a day of a month is one", () =>
  expect(changes("remind me to call Ilse on Friday", "and Teo on 20 June")).toMatchObject([
    { tool: "create_task", input: { title: "Call Teo", dueDate: "2030-06-20" } },
  ]));

test("“the last one was too soon, revert it” is only of the task that was finished last", () =>
  expect(
    changes("mark the kiln check as done", "the lanterns as well", "the last one was too soon, revert it"),
  ).toMatchObject([{ tool: "take_back", input: { actionId: expect.stringMatching(/21$/) as string } }]));

test.each(["send him the deck", "call him", "ask him about the glaze", "text him"])(
  "“%s”, behind a task that had no title, is its title",
  (words) => expect(changes("a task for Teo on Friday", words)).toMatchObject([{ tool: "update_task" }]),
);
test.each([
  "email him",
  "write to him",
  "draft him a mail",
  "write him an email about the glaze",
  "and email him please",
])("“%s”, behind one, is an order of its own", (words) =>
  expect(changes("a task for Teo on Friday", words).filter(({ tool }) => tool === "update_task")).toEqual([]),
);
test("“email him” behind one is the draft", () =>
  expect(changes("a task for Teo on Friday", "email him")).toMatchObject([{ tool: "draft_email" }]));
