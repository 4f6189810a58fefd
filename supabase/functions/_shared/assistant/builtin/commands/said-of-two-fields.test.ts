import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ines Corvo" }, { name: "Olaf Brandt" }, { name: "Li-Marie Dahl-Koch" }],
  columns: [
    { label: "Berth fee €", type: "number" as const },
    { label: "Tongues", type: "multiselect" as const, options: ["Dutch", "Danish"] },
  ],
  tasks: [{ title: "Update quay survey" }],
};
const play = (message: string) => new PlayedConversation(having).say(message).changes;
const patches = (message: string) =>
  play(message).map(({ tool, input }) => [
    tool,
    "patch" in input
      ? Object.fromEntries(Object.entries(input["patch"] ?? {}).filter(([, one]) => one !== null))
      : (input["value"] ?? input["content"] ?? input["title"] ?? null),
  ]);

test.each([
  "Drop Ines's priority to 20 and Olaf's too",
  "Could you cut Ines's priority to 20, and Olaf's as well",
  "set Ines's priority to 20, and Olaf's also.",
])("the same field of another one: %s", (message) => {
  expect(patches(message)).toEqual([
    ["update_founder", { priorityScore: 20 }],
    ["update_founder", { priorityScore: 20 }],
  ]);
});
test("what drops to a value is set, and no task is", () => {
  const [first, second] = patches("Drop Ines's priority to 10, and delete the quay survey task");
  expect(first).toEqual(["update_founder", { priorityScore: 10 }]);
  expect(second?.[0]).toBe("delete_task");
});
test("what is said next to someone's news is theirs", () => {
  expect(patches("Ines signed. Closed, status Active.").at(-1)).toEqual([
    "update_founder",
    { stage: "Closed", status: "Active" },
  ]);
});
test.each(["Ines is also fine with Danish", "Olaf is happy with the quay", "Ines is good at tides"])(
  "how someone is, is no role: %s",
  (message) => {
    expect(patches(message).filter(([tool]) => tool === "update_founder")).toEqual([]);
  },
);
test("what one has to do oneself is a task", () => {
  expect(patches("I've to send Ines the terms on Friday")).toEqual([["create_task", expect.stringMatching(/send/iu)]]);
});
test.each([
  ["put a note on ines saying that uh the pier is um shut", "The pier is shut"],
  ["note on olaf saying that er he is away in august", "He is away in august"],
])("a dictated note has no fillers: %s", (message, content) => {
  expect(patches(message)).toEqual([["create_note", content]]);
});
test("a typed note keeps its words", () => {
  expect(patches("Note on Ines: I've to send him terms, um, soon")).toEqual([
    ["create_note", "I've to send him terms, um, soon"],
  ]);
});
test("a name without its hyphen and its apostrophe is someone's", () => {
  expect(patches("change limaries priority to 96")).toEqual([["update_founder", { priorityScore: 96 }]]);
});
test.each([
  "Update the fees from this:\nName\tFee\nInes Corvo\t175\nOlaf Brandt\t125",
  "Name\tFee\nInes Corvo\t175\nOlaf Brandt\t125",
])("a heading that is part of a label is that column: %j", (message) => {
  expect(patches(message)).toEqual([
    ["set_custom_value", expect.anything()],
    ["set_custom_value", expect.anything()],
  ]);
});
