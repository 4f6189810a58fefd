import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Odile Marchetti" }, { name: "Bruno Vance" }],
  statuses: ["Warm", "Cold"],
  tasks: [{ title: "Plum review", founderName: "Odile Marchetti", dueDate: "2030-06-20" }],
};
const play = (message: string) => {
  const talk = new PlayedConversation(having);
  return talk.say(message).changes.map(({ tool, input, held }) => ({
    tool,
    who: talk.people.find(({ id }) => id === input["founderId"])?.name,
    input,
    held,
  }));
};

const ASKS = ["make me a reminder", "give me a task", "put in a reminder", "create a to-do", "can you make me a task"];
test.each(ASKS)("“…, %s for Thursday” makes a task of what was said, and moves none", (ask) =>
  expect(
    play(`Odile wants the plum list, ${ask} for Thursday`).map(({ tool, who, input }) => [tool, who, input["dueDate"]]),
  ).toEqual([["create_task", "Odile Marchetti", "2030-06-06"]]),
);

test.each([
  "revert Odile's status to Cold",
  "kindly revert the status of Odile back to Cold",
  "reset Odile's status back to Cold",
])("%j sets it", (message) =>
  expect(play(message).map(({ tool, input }) => [tool, (input["patch"] as { status: string }).status])).toEqual([
    ["update_founder", "Cold"],
  ]),
);

test.each([
  "set Odile's priority to like ninety five",
  "um set Odile's priority to uh 95",
  "Odile's priority to, like, 95",
])("%j sets the number", (message) =>
  expect(play(message).map(({ input }) => (input["patch"] as { priorityScore: number }).priorityScore)).toEqual([95]),
);

test("what a note says is left alone", () =>
  expect(
    play("note on Odile: she said to like 95 is a lot, make me a reminder for Thursday")[0]?.input["content"],
  ).toMatch(/to like 95 is a lot/u));
