import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ines Corvo", company: "Faro Boats" },
    { name: "Olaf Brandt", company: "Zilt Works" },
  ],
  columns: [
    { label: "Berth fee", type: "number" as const },
    { label: "Launch date", type: "date" as const },
    { label: "Survey day", type: "date" as const },
    { label: "Funding", type: "select" as const, options: ["Seed", "Series A", "Series B"] },
  ],
};
const play = (message: string) => new PlayedConversation(having).say(message).changes;
const patches = (message: string) =>
  play(message).map(({ input }) =>
    "patch" in input
      ? Object.fromEntries(Object.entries(input["patch"] ?? {}).filter(([, one]) => one !== null))
      : input["value"],
  );

test.each([
  ["change the location we've got for Ines to Leeds", { location: "Leeds" }],
  ["Set the role we have down for Olaf to Chief of Staff", { roleTitle: "Chief of Staff" }],
  ["Please change the email address we hold for Ines Corvo to i.corvo@faro.example", { email: "i.corvo@faro.example" }],
  ["Change the company that is stored for Olaf to Zilt Ltd", { company: "Zilt Ltd" }],
  ["update the priority we keep for Ines to 40", { priorityScore: 40 }],
])("where a field is kept says whose it is: %s", (message, patch) => {
  expect(patches(message)).toEqual([patch]);
});

test("a note keeps what it says of a field", () => {
  expect(play("note on Ines: the fee we agreed with Olaf was 30")).toMatchObject([
    { tool: "create_note", input: { content: "The fee we agreed with Olaf was 30" } },
  ]);
});

test.each([
  "What we have for Ines Corvo is empty – she's the CEO of Dragonfly Textiles",
  "There's nothing on Ines yet: she is CEO at Dragonfly Textiles",
  "Ines's record is blank, she's CEO of Dragonfly Textiles",
  "we have no details on Ines, she is CEO of Dragonfly Textiles",
])("what fills an empty record is a card: %s", (message) => {
  expect(patches(message)).toEqual([{ company: "Dragonfly Textiles", roleTitle: "CEO" }]);
});

test.each([
  ["Ines's launch won't be on the 12th after all, make it 3 July", "2030-07-03"],
  ["Olaf's survey isn't happening on 8 June any more, move it to 15 June", "2030-06-15"],
])("a day of theirs that is another one is no task's: %s", (message, day) => {
  expect(play(message)).toMatchObject([{ tool: "set_custom_value", input: { value: day } }]);
});

test.each(["Ines's audit won't finish on the 8th, make it 15 July", "Ines isn't coming on Friday, move it to Monday"])(
  "another day of nothing known sets no column: %s",
  (message) => {
    expect(play(message).filter(({ tool }) => tool === "set_custom_value")).toEqual([]);
  },
);

test.each([
  ["Faro Boats closed their Series A!", "Series A"],
  ["Zilt Works just closed its Series B round", "Series B"],
  ["Ines closed her Series B", "Series B"],
])("a round that is closed is offered: %s", (message, value) => {
  const changes = play(message).filter(({ tool }) => tool === "set_custom_value");
  expect(changes.map(({ input, held }) => [input["value"], held !== null])).toEqual([[value, true]]);
});

test.each(["Faro Boats moved into a bigger hall", "Zilt Works hired a new CEO", "Ines closed her Series A last year"])(
  "what else is told of a firm changes nothing: %s",
  (message) => {
    expect(play(message).filter(({ tool }) => tool !== "create_note")).toEqual([]);
  },
);
