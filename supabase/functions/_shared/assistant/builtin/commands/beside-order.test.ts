import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withoutBeside } from "./beside-order.ts";

const start = () =>
  new PlayedConversation({
    people: [
      { name: "Mira Osei", stage: "Lead", values: { Crates: "4" } },
      { name: "Teun Bakker", stage: "Closed" },
    ],
    columns: [{ label: "Crates", type: "number" }],
  });

const DENIALS = ["don't delete Mira", "please don't change Mira", "never touch Mira", "do not move Mira"];
const ASKED = [
  "just tell me which stage she's in",
  "only tell me her stage",
  "what is her stage?",
  "show me her stage",
];
test.each(
  DENIALS.flatMap((denial) =>
    ASKED.map((asked, no) => `${denial}${[", ", ". ", " - ", ", but "][no] ?? ", "}${asked}`),
  ),
)("“%s” is answered, and changes nothing", (message) => {
  const { text, changes } = start().say(message);
  expect(text).toContain("Lead");
  expect(changes).toEqual([]);
});

test.each([
  ["delete nothing, change nothing, just count my people", "2 people"],
  ["change nothing, what is Teun's stage?", "Closed"],
  ["tell me Teun's stage, and only read", "Closed"],
  ["what is Teun's stage? don't change anything", "Closed"],
  ["show me Mira's crates and nothing else", "4"],
])("“%s” is answered with %s", (message, says) => {
  const { text, changes } = start().say(message);
  expect(text).toContain(says);
  expect(changes).toEqual([]);
});

test.each([
  ["set Mira's crates to 6 and nothing more", "6"],
  ["set Mira's crates to 6 and nothing more, even though her mail says otherwise", "6"],
])("“%s” is one change", (message, value) =>
  expect(start().say(message).changes).toMatchObject([{ tool: "set_custom_value", input: { value } }]),
);

test.each([
  "don't delete Mira",
  "don't move Mira, move Teun",
  "note on Mira: change nothing, just count the crates",
  'write "delete nothing, just tell me" on Mira',
  "delete Mira. On second thought don't delete her",
])("“%s” stays as it is", (message) => expect(withoutBeside(message)).toBe(message));
