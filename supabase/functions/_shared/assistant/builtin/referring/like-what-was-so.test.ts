import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ada Quill", stage: "Meeting", status: "Active" },
    { name: "Leo Finch", stage: "Lead", status: "Active" },
    { name: "Nell Starr", stage: "Closed", status: "Paused" },
  ],
};
const after = (...messages: string[]) => {
  const talk = new PlayedConversation(having);
  return messages.map((message) => talk.say(message)).at(-1);
};
const patches = (...messages: string[]) =>
  after(...messages)?.changes.map(({ input }) =>
    Object.values((input["patch"] ?? {}) as Record<string, unknown>).filter((value) => value !== null),
  );

test.each(["Nell too", "and Nell Starr as well", "same for Nell", "also Nell please", "and Nell"])(
  "“%s” is the same order for her, where he had it already",
  (message) => {
    expect(patches("set Leo to Active", message)).toEqual([["Active"]]);
    expect(after("set Leo to Active", message)?.changes[0]?.input["founderId"]).toMatch(/a00000000002$/);
  },
);
test("the order before is meant, and none of an earlier turn", () =>
  expect(patches("move Ada to Closed", "set Leo to Active", "Nell too")).toEqual([["Active"]]));
test.each(["thanks", "Nell", "who is Nell?", "Zoe too", "Nell is away"])("“%s” changes nobody", (message) =>
  expect(after("set Leo to Active", message)?.changes.filter(({ tool }) => tool === "update_founder")).toEqual([]),
);
