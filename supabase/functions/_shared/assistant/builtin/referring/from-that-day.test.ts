import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ilse Moravec", values: { "Install date": "2030-06-28" } }, { name: "Teo Aldana" }],
  tasks: [{ title: "Book the scaffold", dueDate: "2030-06-10" }],
  columns: [
    { label: "Install date", type: "date" as const },
    { label: "Panes", type: "number" as const },
  ],
};
const play = (...messages: string[]) => {
  const played = new PlayedConversation(having);
  return messages
    .map((message) => played.say(message))
    .at(-1)
    ?.changes.map(({ tool, input }) => {
      const { title, dueDate } = (input["patch"] ?? input) as { title?: unknown; dueDate?: unknown };
      return [tool, title ?? null, dueDate ?? null];
    });
};

test.each([
  ["two days before", "2030-06-26"],
  ["a week before", "2030-06-21"],
  ["the day after", "2030-06-29"],
])("what is to be done %s a stored day is a task of that day", (step, day) => {
  const task = [["create_task", "Check the paint", day]];
  expect(play(`${step} Ilse's install I need to check the paint`)).toEqual(task);
  expect(play(`${step} Ilse's install date remind me to check the paint`)).toEqual(task);
  expect(play(`remind me ${step} Ilse's install to check the paint`)).toEqual(task);
  expect(play("when is Ilse's install date", `remind me to check the paint ${step} that`)).toEqual(task);
});
test.each([
  "two days before Teo's install I need to check the paint",
  "two days before Ilse's wedding I need to paint",
])("“%s” has no day", (message) => expect(play(message)?.every(([, , day]) => day === null)).toBe(true));
test("what is told of such a day is nothing to do", () =>
  expect(play("two days before Ilse's install she called me")).toEqual([["create_note", null, null]]));

test.each([
  ["set Ilse's install date to 1 July", "and the scaffold task to a week before that", "2030-06-24"],
  ["remind me to call Teo on friday", "and the scaffold task to two days after that", "2030-06-09"],
])("“%s”, “%s”", (first, next, day) => expect(play(first, next)).toEqual([["update_task", null, day]]));
test("another day that is said is that day", () =>
  expect(play("set Ilse's install date to 1 July", "and the scaffold task to friday")).not.toContainEqual([
    ...["update_task", null, "2030-06-24"],
  ]));
