import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const world = () =>
  new PlayedConversation({
    people: [
      { name: "Runa Vik", company: "Saltmarsh", stage: "Lead" },
      { name: "Obi Nwosu", company: "Kelpworks" },
    ],
    columns: [
      { label: "Berth fee", type: "number" },
      { label: "Heard from", type: "text" },
      { label: "Boat", type: "select", options: ["Sloop", "Ketch rig"] },
    ],
    notes: [{ about: "Runa Vik", content: "Sails on Fridays" }],
    stages: ["Lead", "Offer sent"],
  });
const setIn = (patch: unknown): unknown[] => Object.values((patch ?? {}) as Record<string, unknown>);
const set = (message: string) =>
  world()
    .say(message)
    .changes.map(({ tool, input }) => [tool, input["value"] ?? setIn(input["patch"]).find((value) => value !== null)]);

const RIGHT = [
  ["berth fee", "4200", "4200"],
  ["Berth fee", "1.250,50 EUR", "1250.5"],
  ["heard from", "Turku boat founders fair", "Turku boat founders fair"],
  ["boat", "Ketch rig", "Ketch rig"],
] as const;
test.each(
  RIGHT.flatMap(([field, said, value]) => [
    [`Runa's ${field} is wrong, make it ${said}`, value],
    [`${field} for Runa is wrong, please change it to ${said}`, value],
    [`Runa's ${field} is not right, so make it ${said}`, value],
  ]),
)("%j sets that field", (message, value) => {
  expect(set(message)).toEqual([["set_custom_value", value]]);
});

test.each(["not three and a half", "and not 3", ""])(
  "what a field should say is its value, whatever it says now: %j",
  (not) => {
    expect(set(`Runa's berth fee should say 4.2 million${not === "" ? "" : `, ${not}`}.`)).toEqual([
      ["set_custom_value", "4200000"],
    ]);
  },
);

test.each(["went up to", "has dropped to", "grew to", "fell back to"])(
  "a number that %s is offered for the one at that firm",
  (verb) => {
    expect(set(`berth fee at Saltmarsh ${verb} 13`)).toEqual([["set_custom_value", "13"]]);
  },
);

test("“with a fee of” is that fee", () => {
  expect(set("Please put Runa on Offer sent with a berth fee of 4200")).toEqual([
    ["update_founder", "Offer sent"],
    ["set_custom_value", "4200"],
  ]);
});

test.each([
  "Runa's note should say hello",
  "The note for Runa is wrong, make it: sails on Mondays",
  "Runa's call is wrong, make it Friday",
])("%j sets no field", (message) =>
  expect(set(message).filter(([tool]) => typeof tool === "string" && /founder|value/u.test(tool))).toEqual([]),
);

test.each(["make Runa high priority", "mark Obi as low priority please"])("%j asks for the number", (message) => {
  const { text, changes } = world().say(message);
  expect([changes, text]).toEqual([[], "Priority takes a number. Which one?"]);
});

test("a phone number makes no task, whichever way round it is said", () => {
  expect(set("the phone of Runa is +351 912 345 678")).toEqual(set("Runa's phone is +351 912 345 678"));
});
