import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const start = () =>
  new PlayedConversation({
    people: [{ name: "Leo Kestner" }, { name: "Heidi Kestner" }, { name: "Marta Ruiz" }, { name: "Marta Lindqvist" }],
  });
const tasks = (said: string) =>
  start()
    .say(said)
    .changes.map(({ tool, input, held }) => [tool, input["title"], input["dueDate"], held !== null]);

test.each([
  ["must phone both Kestners before Christmas", "Phone Leo Kestner", "Phone Heidi Kestner", "2030-12-25"],
  ["I need to call both Kestners by Friday", "Call Leo Kestner", "Call Heidi Kestner", "2030-06-07"],
  ["remind me to email both Martas by Friday", "Email Marta Ruiz", "Email Marta Lindqvist", "2030-06-07"],
  ["call both Kestners on Friday", "Call Leo Kestner", "Call Heidi Kestner", "2030-06-07"],
  ["should visit both of the Kestners on 12 June", "Visit Leo Kestner", "Visit Heidi Kestner", "2030-06-12"],
  ["have to ring the two Martas by 12 June", "Ring Marta Ruiz", "Ring Marta Lindqvist", "2030-06-12"],
])("%j is a task for each of the two, on cards", (said, one, other, day) => {
  expect(tasks(said)).toEqual([
    ["create_task", one, day, true],
    ["create_task", other, day, true],
  ]);
});

test.each(["phone Leo Kestner by Friday", "call both galleries on Friday about Leo Kestner"])(
  "%j is one task",
  (said) => {
    expect(tasks(said)).toHaveLength(1);
  },
);
