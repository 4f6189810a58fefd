import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { newColumnsIn } from "./new-columns.ts";

const ASKS = ["add", "please make", "we need", "can we have", "hey, could you create", "new:"] as const;
const TYPES = [
  ["number", "number"],
  ["numeric", "number"],
  ["date", "date"],
  ["yes/no", "boolean"],
  ["tick box", "boolean"],
  ["text", "text"],
] as const;
const LABELS = ["Draught", "Herd size", "Harness fitted"] as const;
/** Where the type and the name may stand. */
const ORDERS: readonly ((type: string, label: string) => string)[] = [
  (type, label) => `a ${type} column ${label}`,
  (type, label) => `a ${type} column called "${label}"`,
  (type, label) => `a column ${label}, ${type}`,
  (type, label) => `a column called ${label} (${type})`,
  (type, label) => `a column: ${label} - ${type}`,
  (type, label) => `${label} as a ${type} column`,
  (type, label) => `a column, ${type}, ${label}`,
  (type, label) => `a column ${label}, it's a ${type} field, thanks`,
  (type, label) => `a ${type} column ${label}, we always forget it`,
  (type, label) => `a ${type} column ${label} for everyone`,
  (type, label) => `a ${type} column, call it ${label}`,
  (type, label) => `a ${type} column for that and call it "${label}"`,
];

test.each(
  ASKS.flatMap((ask, no) =>
    ORDERS.map((order, at) => {
      const [said, type] = TYPES[(no + at) % TYPES.length] ?? TYPES[0];
      const label = LABELS[(no * 2 + at) % LABELS.length] ?? LABELS[0];
      return [`${ask} ${order(said, label)}`, { label, type }] as const;
    }),
  ),
)("“%s” is one column", (text, { label, type }) => {
  const said = text.replace(/^new: a /u, "new ").replace(/^new: /u, "add ");
  expect(newColumnsIn(said)).toEqual([{ label, type, options: [] }]);
});

test.each(["need a yes/no field: Fuel dock", "want a checkbox column Fuel dock"])("“%s” is one column", (text) =>
  expect(newColumnsIn(text)).toEqual([{ label: "Fuel dock", type: "boolean", options: [] }]),
);

const LISTS: readonly ((label: string) => string)[] = [
  (label) => `a column "${label}" where I can pick oak, ash or beech`,
  (label) => `a column ${label} with the options oak, ash and beech`,
  (label) => `a dropdown ${label}: oak, ash, beech`,
  (label) => `a column ${label}, choose between oak, ash or beech`,
  (label) => `a select column ${label} (oak/ash/beech)`,
  (label) => `${label} as a dropdown with oak, ash and beech`,
  (label) => `a column ${label}, options are oak, ash, beech`,
];
test.each(
  LISTS.flatMap((list, no) => ASKS.slice(0, 4).map((ask) => [`${ask} ${list(LABELS[no % 2] ?? "")}`, LABELS[no % 2]])),
)("“%s” has three options", (text, label) => {
  expect(newColumnsIn(text ?? "")).toEqual([{ label, type: "select", options: ["oak", "ash", "beech"] }]);
});

test.each([
  "add a column Woods where several can be picked: oak, ash, beech",
  "make a multi-select column Woods with the options oak, ash, beech",
  "Woods, with the choices oak/ash/beech, as a column where more than one is allowed",
  "i want a column Woods (several possible): oak, ash and beech",
])("“%s” takes several", (text) => {
  expect(newColumnsIn(text)).toEqual([{ label: "Woods", type: "multiselect", options: ["oak", "ash", "beech"] }]);
});

test.each([
  ["add these columns: Keel (text) and Launch (date)", ["Keel text", "Launch date"]],
  ["two more columns please: Keel as text, Draught as a number", ["Keel text", "Draught number"]],
  ["add columns Keel and Mast, both text", ["Keel text", "Mast text"]],
  ["add a text column Keel and a date column Launch", ["Keel text", "Launch date"]],
])("“%s” makes two", (text, columns) => {
  expect(newColumnsIn(text).map(({ label, type }) => `${label} ${type}`)).toEqual(columns);
});

test.each(["make that", "make it", "rather", "let's make it"])("a type that is corrected with “%s” counts", (words) => {
  expect(newColumnsIn(`a text column called Draught, no wait, ${words} a number column`)).toEqual([
    { label: "Draught", type: "number", options: [] },
  ]);
});

test.each([
  "the Draught column is wrong",
  "column Draught should be called Depth",
  "delete the column Draught",
  "why did you add a column Draught",
  "which columns do I have",
  "add oak as an option to the Woods column",
  "Ana wants a column in her garden",
  "rename the column Draught to Depth",
])("“%s” makes none", (text) => {
  expect(newColumnsIn(text)).toEqual([]);
});

const FILLS = [
  ["number", ", and put 85 in for Marga", "85"],
  ["number", ". Marga paid 85", "85"],
  ["number", " and set it to 85 for Marga", "85"],
  ["number", ". For Marga it's 85", "85"],
  ["yes/no", " and tick it for Marga", "yes"],
  ["yes/no", ". Marga: no", "no"],
  ["date", " and put 18 June 2030 in it for Marga", "2030-06-18"],
  ["text", ". Marga: yellow door", "yellow door"],
  ["text", ". For Marga fill in yellow door", "yellow door"],
] as const;
test.each(FILLS)("a new column of type %s holds “%s” from the beginning", (type, fill, value) => {
  const conversation = new PlayedConversation({ people: [{ name: "Marga Oduya" }, { name: "Leo Finch" }] });
  const { changes } = conversation.say(`add a ${type} column Berth${fill}`);
  const [{ id } = { id: "" }] = conversation.people;
  expect(changes).toMatchObject([
    { tool: "create_custom_field", input: { label: "Berth", values: [{ founderId: id, value }] } },
  ]);
});

test("what each of several has in a new column is on its card, by option too", () => {
  const conversation = new PlayedConversation({ people: [{ name: "Marga Oduya" }, { name: "Leo Finch" }] });
  const { changes } = conversation.say(
    "create a select column Grade with options A, B, C and set it to A for Marga, B for Leo",
  );
  const [marga, leo] = conversation.people.map(({ id }) => id);
  expect(changes).toMatchObject([
    {
      tool: "create_custom_field",
      input: {
        options: ["A", "B", "C"],
        values: [
          { founderId: marga, value: "A" },
          { founderId: leo, value: "B" },
        ],
      },
    },
  ]);
});

test("a column that is there already is not made again", () => {
  const conversation = new PlayedConversation({ columns: [{ label: "Raw milk", type: "boolean" }] });
  const { changes, text } = conversation.say("add a column Raw milk, yes/no");
  expect(changes).toEqual([]);
  expect(text).toContain("already");
});

describe("options that are words of orders too", () => {
  const VERBS = ["Follow", "Note", "Delete", "Show", "Track", "Move"];
  test.each(
    VERBS.flatMap((verb) => [
      [`create a dropdown 'Our part' with the choices Lead, Pause and ${verb}`, verb],
      [`add a select column Our part: Lead, Pause or ${verb}.`, verb],
      [`add a column Our part with the options Lead, Pause and ${verb}, please`, verb],
      [`can we have a column Our part with options lead, pause, and ${verb.toLowerCase()}?`, verb.toLowerCase()],
    ]),
  )("%s", (text, verb) => {
    const { changes } = new PlayedConversation({ people: [{ name: "Ada Quill" }] }).say(text);
    expect(changes).toMatchObject([{ tool: "create_custom_field", input: { label: "Our part", type: "select" } }]);
    expect((changes[0]?.input["options"] as string[]).at(-1)).toBe(verb);
  });
  test("an order behind the options is one", () => {
    const { changes } = new PlayedConversation({ people: [{ name: "Ada Quill" }] }).say(
      "add a column Our part with options Lead, Pause and set Ada to Closed",
    );
    expect(changes).toMatchObject([{ input: { options: ["Lead", "Pause"] } }, { tool: "update_founder" }]);
  });
});

test.each([
  ["can we have a plain text field WhatsApp for each founder?", "WhatsApp", "text"],
  ["add a number column Headcount for every person", "Headcount", "number"],
  ["create a text column Hobby per contact", "Hobby", "text"],
  ["could we get a yes/no field Halal for every bakery?", "Halal", "boolean"],
  ["a number column Ovens for each of our contacts please", "Ovens", "number"],
  ["a number column Price for each night", "Price for each night", "number"],
  ["a date field for each founder's birthday", "Birthday", "date"],
  ["add a number column Hours per week", "Hours per week", "number"],
  ["add a text column Notes for investors", "Notes for investors", "text"],
])("%s: %s", (text, label, type) =>
  expect(new PlayedConversation({ people: [{ name: "Ada Quill" }] }).say(text).changes).toMatchObject([
    { tool: "create_custom_field", input: { label, type } },
  ]),
);
