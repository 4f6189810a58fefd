import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

/** Today is 3 June 2030. */
const play = (message: string) => {
  const { text, changes } = new PlayedConversation({
    people: [
      { name: "Ruta Kalnina", company: "Amberline", values: { "Launch date": "2030-07-10" } },
      { name: "Ossie Brand", company: "Amberline", values: { "Launch date": "2030-07-10" } },
      { name: "Lin Dao", values: { "Launch date": "2030-08-20" } },
      { name: "Per Holt", values: { "Launch date": "2030-05-01" } },
      { name: "Vera Ilves", values: {} },
    ],
    columns: [
      { label: "Launch date", type: "date" },
      { label: "Visit", type: "date" },
    ],
  }).say(message);
  return {
    text,
    changes: changes.map(({ tool, input }) => [tool, input["title"] ?? input["content"], input["dueDate"]]),
  };
};

test.each([
  ["Could we have a task to check the Amberline hull, due the day before they launch?", "2030-07-09"],
  ["task: check Lin's hull, due two days before her launch date", "2030-08-18"],
  ["remind me to send Ruta the flag a week before her launch", "2030-07-03"],
])("%j counts from the day that is stored", (message, day) =>
  expect(play(message).changes).toMatchObject([["create_task", expect.any(String), day]]),
);

test.each([
  "remind me to ring Per the day before his launch",
  "remind me to ring Vera the day before her launch",
  "task: ring Ruta and Lin, due the day before they launch",
  "task: ring Ruta, due the day before she sails",
])("%j has no such day to come, and is asked about", (message) => {
  const { text, changes } = play(message);
  expect(changes).toEqual([]);
  expect(text).toContain("Which day is");
});

test("a note keeps its words", () =>
  expect(play("note on Ruta: nervous the day before she launches").changes).toEqual([
    ["create_note", "Nervous the day before she launches", undefined],
  ]));
