import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }],
  columns: [
    { label: "Crafts", type: "multiselect" as const, options: ["Silk", "Wool", "Linen"] },
    { label: "Level", type: "select" as const, options: ["Gold", "Silver", "Buyer"] },
  ],
};
const play = (message: string) => new PlayedConversation(having).say(message);

test.each([
  [
    "We'd like to tick whether somebody has paid the deposit. set that up as a yes/no field",
    "Paid the deposit",
    "boolean",
  ],
  ["It would help to know if a buyer has sent the contract. Add it as a checkbox", "Sent the contract", "boolean"],
  ["I'd like to see who signed the waiver. Make this a yes/no column please", "Signed the waiver", "boolean"],
  ["I want to be able to record which loom they use. Make that a text column", "Loom", "text"],
  ["put in a field for when the lease was signed, it's a date", "Lease signed", "date"],
  ["add a column for when the visa runs out, a date", "Visa runs out", "date"],
  ["new field for when they last visited, it's a date", "Last visited", "date"],
  ["make a column for whether the samples came back, it's a yes/no", "Samples came back", "boolean"],
  ["we need a column for whether they want silk", "Wants silk", "boolean"],
  ["put in a field for how many stores they run, it's a number", "Stores", "number"],
  ["Could you add a date field to note when the permit expires?", "Permit expires", "date"],
  ["give me a column for when the last tasting was", "Last tasting", "date"],
])("%j makes the column %j", (message, label, type) => {
  const { changes } = play(message);
  expect(changes.map(({ tool, input }) => [tool, input["label"], input["type"]])).toEqual([
    ["create_custom_field", label, type],
  ]);
});

test.each([
  ["Languages column please, people can have more than one: English, French, Urdu", "Languages", "multiselect"],
  ["Skills column pls, several per person: dyeing, carding, felting", "Skills", "multiselect"],
  ["Colours column, people can have more than one: red, blue and green", "Colours", "multiselect"],
  ["a Markets column please, more than one allowed: EU, UK, US", "Markets", "multiselect"],
  ["Allergies column please: nuts, milk, eggs", "Allergies", "select"],
])("%j makes the column %j of several choices", (message, label, type) => {
  const { changes } = play(message);
  expect(changes.map(({ tool, input }) => [tool, input["label"], input["type"]])).toEqual([
    ["create_custom_field", label, type],
  ]);
  expect(changes[0]?.input["options"]).toHaveLength(3);
});

test.each([
  ["Silk in Crafts ought to read Velvet, and everyone who has it should keep it", "Silk", "Velvet"],
  ["Wool in the Crafts list has to be spelled Woolen, those who have it keep it", "Wool", "Woolen"],
  ["rename Linen to Flax, anyone with it keeps it", "Linen", "Flax"],
  ["Silver in Level ought to be called Bronze", "Silver", "Bronze"],
])("%j renames the option %j to %j", (message, from, to) => {
  const { changes } = play(message);
  expect(changes.map(({ tool, input }) => [tool, input["removed"], input["added"]])).toEqual([
    ["change_custom_field", [from], [to]],
  ]);
});

test.each([
  "I want to know when the lease was signed",
  "I want to see who signed the waiver. Put it in a note on Teo",
  "note that Teo asked when the lease was signed",
  "I'd like to know whether Teo has paid the deposit. set a task for that",
  "new column for who introduced them",
  "which column is for when the lease was signed",
  "Put Ilse in the Level column please: Gold",
])("%j makes no column of yes and no", (message) => {
  const { changes } = play(message);
  expect(changes.filter(({ tool, input }) => tool === "create_custom_field" && input["type"] === "boolean")).toEqual(
    [],
  );
});
