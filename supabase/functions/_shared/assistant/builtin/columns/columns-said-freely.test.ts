import { expect, test } from "vitest";
import { PlayedConversation, type Wanted } from "../played-turn.ts";

const world = () =>
  new PlayedConversation({
    people: [{ name: "Marga Oduya" }, { name: "Leo Finch" }, { name: "Petra Novak" }],
    columns: [
      { label: "Hall size", type: "number" },
      { label: "Wood", type: "multiselect", options: ["Oak", "Ash"] },
    ],
  });
const wanted = (text: string): Wanted[] => world().say(text).changes;

const RENAMES: readonly ((label: string) => string)[] = [
  (label) => `${label} is the wrong word, that column should be titled Seats`,
  (label) => `${label} is a silly name: call it Seats`,
  (label) => `we say Seats now, not ${label}, please change the column's name`,
  (label) => `we all write Seats instead of ${label}, rename the column`,
];
test.each(RENAMES.flatMap((say) => ["Hall size", "Wood"].map((label) => [say(label)])))("“%s” renames it", (text) => {
  expect(wanted(text)).toMatchObject([
    { tool: "change_custom_field", input: { label: "Seats", added: [], removed: [] } },
  ]);
});

test.each(
  ["the whole Wood column", "that old Wood column", "the entire column Wood"].flatMap((what) => [
    [`get rid of ${what}, nobody looks at it`],
    [`do away with ${what}`],
    [`please delete ${what}, nobody fills it in anyway`],
  ]),
)("“%s” deletes it", (text) => {
  expect(wanted(text)).toMatchObject([{ tool: "delete_custom_field" }]);
});

test.each([
  ["in Wood i also want to be able to pick Beech and Elm", ["Beech", "Elm"], []],
  ["for the Wood column people should be able to choose Beech too", ["Beech"], []],
  ["the option Ash in Wood should read White ash", ["White ash"], ["Ash"]],
  ["in Wood, 'Ash' should read 'White ash'", ["White ash"], ["Ash"]],
  ["rename Ash to White ash in Wood", ["White ash"], ["Ash"]],
])("“%s” changes the options", (text, added, removed) => {
  expect(wanted(text)).toMatchObject([{ tool: "change_custom_field", input: { added, removed } }]);
});

const NEW = [
  ["new date column Last visit. for Marga that was 14 October 2029", "date", "2029-10-14"],
  ["could i have a number field, Last visit? Marga has 38", "number", "38"],
  ["a multi-select please: Last visit, options Alps, Andes. tag Marga as Andes", "multiselect", "Andes"],
  ["set up a select Last visit with Alps and Andes, and mark Marga as Andes", "select", "Andes"],
  [
    "is there a column for the last visit? if not make one, text, label Last visit, and for Marga it's Alps",
    "text",
    "Alps",
  ],
] as const;
test.each(NEW)("“%s” makes the column with what she has", (text, type, value) => {
  expect(wanted(text)).toMatchObject([
    { tool: "create_custom_field", input: { label: "Last visit", type, values: [{ value }] } },
  ]);
});

test.each([
  ["column Tongues where several can be picked - German, Thai", "multiselect", ["German", "Thai"]],
  ["a multi-select please: Tongues, options German, Thai", "multiselect", ["German", "Thai"]],
  ["one text field for the Tongues, thanks", "text", []],
  ["add a column of type number: Tongues", "number", []],
  ["craete colum Tongues type nubmer", "number", []],
  ["do we have a column for the tongues? otherwise add one", "text", []],
])("“%s” makes it", (text, type, options) => {
  expect(wanted(text)).toMatchObject([{ tool: "create_custom_field", input: { label: "Tongues", type, options } }]);
});

test("is there one already, none is made", () => {
  const { changes, text } = world().say("is there a column Wood? if not make one");
  expect(changes).toEqual([]);
  expect(text).toContain("already");
});

test.each(["add a select column Mood", "make a dropdown called Mood", "we need a multi-select column Mood"])(
  "“%s” asks for the options, and the answer makes it",
  (text) => {
    const conversation = world();
    const asked = conversation.say(text);
    expect([asked.changes, asked.text]).toEqual([[], expect.stringContaining("Which options")]);
    expect(conversation.say("Happy, Sad").changes).toMatchObject([
      { tool: "create_custom_field", input: { label: "Mood", options: ["Happy", "Sad"] } },
    ]);
  },
);

test.each([
  "new multiselect column Regions: Alps, Andes, and give Leo Benelux",
  "create a column City, country",
  "add a dropdown Mood with called, Happy",
])("“%s” makes no column of the words around its name and options", (text) => {
  expect(wanted(text).filter(({ tool }) => tool === "create_custom_field")).toEqual([]);
});
