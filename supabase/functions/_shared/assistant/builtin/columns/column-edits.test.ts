import { expect, test } from "vitest";
import { PlayedConversation, type Wanted } from "../played-turn.ts";

const world = () =>
  new PlayedConversation({
    people: [{ name: "Marga Oduya" }, { name: "Malcolm Pryce" }],
    columns: [
      { label: "Hall size", type: "number" },
      { label: "Price per night", type: "number" },
      { label: "Wood", type: "select", options: ["Oak", "Ash"] },
    ],
  });
const wanted = (text: string): Wanted[] => world().say(text).changes;

const RENAMES: readonly ((label: string) => string)[] = [
  (label) => `rename ${label} to Seats`,
  (label) => `rename the ${label} column to Seats`,
  (label) => `from now on '${label}' should just be called Seats`,
  (label) => `call the column ${label} Seats instead`,
  (label) => `${label} should be named Seats`,
  (label) => `change ${label} to Seats as a heading`,
  (label) => `the column ${label} needs a better name: Seats`,
  (label) => `change the name of ${label} to Seats, nobody gets it`,
];
test.each(RENAMES.flatMap((say) => ["Hall size", "Price per night"].map((label) => [say(label)])))(
  "“%s” renames it",
  (text) => {
    expect(wanted(text)).toMatchObject([
      { tool: "change_custom_field", input: { label: "Seats", added: [], removed: [] } },
    ]);
  },
);

const DELETES: readonly ((label: string) => string)[] = [
  (label) => `delete the column ${label}, we keep that elsewhere now`,
  (label) => `please remove the ${label} column`,
  (label) => `you can get rid of ${label}, nobody fills it in`,
  (label) => `we no longer need the ${label} column`,
  (label) => `drop the ${label} one because it is always empty`,
  (label) => `the ${label} column can go`,
];
test.each(DELETES.flatMap((say) => ["Hall size", "Wood"].map((label) => [say(label)])))("“%s” deletes it", (text) => {
  expect(wanted(text)).toMatchObject([{ tool: "delete_custom_field" }]);
});

test.each([
  "rename Hall size to Seats and get rid of the column Wood",
  "call the Hall size column Seats, then drop Wood",
  "change the name of Hall size to Seats and also delete the Wood column",
])("“%s” renames one and deletes the other", (text) =>
  expect(wanted(text)).toMatchObject([
    { tool: "change_custom_field", input: { label: "Seats" } },
    { tool: "delete_custom_field" },
  ]),
);
test.each(["Seats and stalls", "Drop and pickup", "Seats, standing and boxes"])("“%s” is one name", (label) =>
  expect(wanted(`rename Hall size to ${label}`)).toMatchObject([{ tool: "change_custom_field", input: { label } }]),
);

test("two columns are deleted on two cards", () => {
  expect(wanted("please delete the columns Hall size and Wood").map(({ tool }) => tool)).toEqual([
    "delete_custom_field",
    "delete_custom_field",
  ]);
});

test.each([
  ["add Beech as an option for Wood", ["Beech"], []],
  ["the Wood column also needs Beech and Elm", ["Beech", "Elm"], []],
  ["Wood is missing the option Beech", ["Beech"], []],
  ["we need another choice in Wood: Beech", ["Beech"], []],
  ["take Ash out of the Wood options", [], ["Ash"]],
  ["remove the option Ash from Wood, we don't sell it", [], ["Ash"]],
  ["in Wood, the option Ash should be called White ash", ["White ash"], ["Ash"]],
  ["swap the option Ash in Wood for Elm", ["Elm"], ["Ash"]],
  ["rename the option Ash of Wood to Elm", ["Elm"], ["Ash"]],
])("“%s” changes the options", (text, added, removed) => {
  expect(wanted(text)).toMatchObject([{ tool: "change_custom_field", input: { label: null, added, removed } }]);
});

test.each([
  "don't delete the column Wood",
  "should I rename Hall size?",
  "which options does Wood have?",
  "Marga said the Wood column can go",
  "if Marga agrees we could delete the Hall size column",
])("“%s” changes no column", (text) => {
  expect(wanted(text).filter(({ tool }) => /custom_field$/u.test(tool))).toEqual([]);
});

test.each([
  "the Wood column should be changed, ask Marga first",
  "the Hall size column should be renamed, but not today",
  "Hall size should be changed, it's 5000",
  "Hall size is wrong, it should be 5000",
  "Wood is wrong, it should be Oak",
  "I don't want to see the Wood column any more",
  "I don't want the Wood column in the report",
  "I don't want the Wood column on my screen",
])("“%s” neither renames nor deletes a column", (text) => {
  expect(wanted(text).filter(({ tool }) => /custom_field$/u.test(tool))).toEqual([]);
});

test.each([
  ["the Wood column should be changed: Timber is better", "Timber"],
  ["Wood is the wrong word, it should be called Timber", "Timber"],
  ["the Wood column should be renamed: Next step", "Next step"],
  ["Wood is the wrong word, it should be called Next step", "Next step"],
])("“%s” renames it after all", (text, label) => {
  expect(wanted(text)).toMatchObject([{ tool: "change_custom_field", input: { label } }]);
});

test.each([
  "I don't want the Wood column any more, nobody uses it",
  "we no longer want the Wood column in the people list",
])("“%s” deletes the column", (text) => {
  expect(wanted(text)).toMatchObject([{ tool: "delete_custom_field" }]);
});

test("what is said of someone is no other name for the column", () => {
  const talk = world();
  talk.say("rename Wood to Timber");
  expect(talk.say("no, Marga is Oak").changes.map(({ tool }) => tool)).not.toContain("change_custom_field");
  const again = world();
  again.say("rename Wood to Timber");
  expect(again.say("no, to Lumber").changes.at(-1)).toMatchObject({
    tool: "change_custom_field",
    input: { label: "Lumber" },
  });
});
