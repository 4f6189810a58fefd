import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const say = (message: string) => {
  const talk = new PlayedConversation({
    people: [{ name: "Hedda Moen" }, { name: "Ravi Joshi" }, { name: "Ravi Prasad" }],
    stages: ["Lead", "Berthed"],
    statuses: ["Warm", "Moored"],
    columns: [{ label: "Order size", type: "number" }],
  });
  const nameOf = (id: unknown) => talk.people.find((person) => person.id === id)?.name;
  return talk.say(message).changes.map(({ input }) => {
    const { location, stage, status } = (input["patch"] ?? {}) as Record<string, string | null>;
    return [nameOf(input["founderId"]), location ?? stage ?? status ?? input["value"]];
  });
};

test.each([
  [
    "Hedda moved to Bergen, Ravi Joshi to Berthed",
    [
      ["Hedda Moen", "Bergen"],
      ["Ravi Joshi", "Berthed"],
    ],
  ],
  [
    "ravi joshi moved to Bergen, ravi prasad to berthed",
    [
      ["Ravi Joshi", "Bergen"],
      ["Ravi Prasad", "Berthed"],
    ],
  ],
  [
    "Hedda is warm, Ravi Prasad is moored",
    [
      ["Hedda Moen", "Warm"],
      ["Ravi Prasad", "Moored"],
    ],
  ],
])("“%s” tells of each what is said of them", (message, told) => expect(say(message)).toEqual(told));

test("an order size is no order to a shop", () =>
  expect(say("Order size for Hedda is now 1200")).toEqual([["Hedda Moen", "1200"]]));
