import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Petra Novak" }, { name: "Omar Haddad" }],
  columns: [{ label: "Hull", type: "text" as const }],
};
const last = (...messages: string[]) => {
  const played = new PlayedConversation(having);
  return messages.map((message) => played.say(message)).at(-1)?.changes ?? [];
};

test.each([
  ["call it 'rigging talk'", "Rigging talk", null],
  ["rename it to rigging talk", "Rigging talk", null],
  ["please rename that to “Rigging talk”", "Rigging talk", null],
  ["better Wednesday the 12th, and call it 'rigging talk'", "Rigging talk", "2030-06-12"],
  ["rather Thursday and name it rigging talk", "Rigging talk", "2030-06-06"],
  ["make that Thursday, title: rigging talk", "Rigging talk", "2030-06-06"],
  ["call it 'Rigging talk' and make it Thursday", "Rigging talk", "2030-06-06"],
  ["change the title to rigging talk", "Rigging talk", null],
  ["lieber Donnerstag, und nenn sie 'Rigg'", "Rigg", "2030-06-06"],
  ["mejor el jueves y llámala 'aparejo'", "Aparejo", "2030-06-06"],
  ["appelle-la 'gréement'", "Gréement", null],
])("%j after a task is another title of it", (message, title, dueDate) =>
  expect(last("remind me to call Petra on Friday", message)).toMatchObject([
    { tool: "update_task", input: { patch: { title, dueDate } }, held: null },
  ]),
);
test("a card is put in the place of the one that waits", () =>
  expect(last("I need a call with Petra", "call it 'rigging talk'")).toMatchObject([
    { tool: "take_back" },
    { tool: "create_task", input: { title: "Rigging talk" }, held: expect.any(String) as string },
  ]));

test.each(["call it off", "call it a day", "call that number tomorrow", "call it tomorrow", "call Omar 'the skipper'"])(
  "%j is no title",
  (message) =>
    expect(
      last("remind me to call Petra on Friday", message).filter(({ tool }) => tool === "update_task"),
    ).not.toContainEqual(
      expect.objectContaining({
        input: expect.objectContaining({
          patch: expect.objectContaining({ title: expect.any(String) as string }) as object,
        }) as object,
      }),
    ),
);
test("what is called so where no task was changed renames none", () =>
  expect(last("set hull of Petra to oak", "call it 'rigging talk'").map(({ tool }) => tool)).not.toContain(
    "update_task",
  ));

test.each([
  "I need a meeting with Omar",
  "we need another meeting with Omar",
  "I'd like a short call with Omar",
  "and I need a site visit with Omar",
  "we should have a proper demo for Omar",
  "I want one more fitting with Omar",
])("%j is a task that waits, and no stage", (message) =>
  expect(last(message)).toMatchObject([
    { tool: "create_task", input: { dueDate: null }, held: expect.any(String) as string },
  ]),
);
test.each(["I needed a meeting with Omar", "Omar needs a call", "no need for a meeting with Omar"])(
  "%j adds no task",
  (message) => expect(last(message).map(({ tool }) => tool)).not.toContain("create_task"),
);
