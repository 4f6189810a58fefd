import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const start = () =>
  new PlayedConversation({
    people: [{ name: "Mira Osei" }, { name: "Teun Bakker" }, { name: "Ines Prado" }],
    columns: [{ label: "Opening", type: "date" }],
    tasks: [{ title: "Opening speech for Lille", dueDate: "2030-07-15", founderName: "Ines Prado" }],
  });
const set = ({ changes }: ReturnType<PlayedConversation["say"]>) =>
  changes
    .filter(({ tool }) => tool !== "create_note")
    .map(({ tool, input, held }) => [tool, input["founderId"], input["value"], held !== null]);
const idOf = (name: string) => start().people.find((one) => one.name.startsWith(name))?.id;

test.each([
  ["the kiln cracked at Mira's last night. so the opening slips to 27 february 2031", "Mira"],
  ["Teun rang. The opening is pushed to 27 February 2031", "Teun"],
  ["Mira wrote that the wood is late, so the opening moves to 27 February 2031", "Mira"],
  ["Teun's opening slips to 27 February 2031", "Teun"],
  ["Lunch with Teun. Opening is now 27 February 2031", "Teun"],
  ["Ines called. So the opening is delayed to 27 feb 2031", "Ines"],
])("%j is the day of the person's column, on a card, and of no task with that word", (said, name) => {
  expect(set(start().say(said))).toEqual([["set_custom_value", idOf(name), "2031-02-27", true]]);
});

test("of several people it is asked whose day it is", () => {
  const talk = start();
  const asked = talk.say(
    "The kiln cracked at Mira's. Teun fires again on 9 january. so the opening slips to 27 february 2031",
  );
  expect(asked.text).toContain("Who is this about");
  expect(asked.changes).toEqual([]);
  expect(set(talk.say("Mira"))).toEqual([["set_custom_value", idOf("Mira"), "2031-02-27", true]]);
});

test.each([
  "move the opening speech to 27 february 2031",
  "the opening speech slips to 27 february 2031",
  "the opening speech for Lille is now due on 27 february 2031",
])("%j is about the task", (said) => {
  expect(start().say(said).changes).toMatchObject([
    { tool: "update_task", input: { patch: { dueDate: "2031-02-27" } } },
  ]);
});

test("of several people it is the only one who has such a day already", () => {
  const talk = new PlayedConversation({
    people: [{ name: "Mira Osei", values: { Opening: "2030-07-01" } }, { name: "Teun Bakker" }],
    columns: [{ label: "Opening", type: "date" }],
  });
  const { changes } = talk.say(
    "The kiln cracked at Mira's. Teun fires again on 9 january. so the opening slips to 27 february 2031",
  );
  expect(changes.filter(({ tool }) => tool === "set_custom_value")).toMatchObject([
    { input: { founderId: idOf("Mira"), value: "2031-02-27" } },
  ]);
});
