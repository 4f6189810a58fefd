import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Ines Duarte", stage: "Lead", company: "Mar Azul", email: "ines@mar.example" },
    { name: "Tom Becker", stage: "Lead", company: "Hafenwerk" },
    { name: "Priya Nair", stage: "Lead" },
  ],
  columns: [
    { label: "NDA signed", type: "boolean" as const },
    { label: "Intro by", type: "text" as const },
    { label: "Next round", type: "select" as const, options: ["Seed", "Series A"] },
  ],
  stages: ["Lead", "Meeting", "Closed", "Passed"],
  owners: ["Kim"],
};
const play = (message: string) => new PlayedConversation(HAVING).say(message).changes;
const toolsOf = (message: string) => play(message).map(({ tool }) => tool);
const saidOf = (message: string) => JSON.stringify(play(message).map(({ input }) => input));

test.each([
  "add a second email for Ines: ines@home.example",
  "Ines's other email is ines@home.example",
  "Tom's lawyer is Li Na, li@lotus.example",
  "Priya's boss is Raj, raj@helix.example",
  "Ines: her cc is pa@mar.example",
])("“%s”: an address that is not theirs is noted, whole", (message) => {
  expect(toolsOf(message)).toEqual(["create_note"]);
  expect(saidOf(message)).toContain("@");
});

test.each([
  "Tom introduced me to a guy named Lars Holm, he runs Nordlicht",
  "Ines's company raised 5M and moved to Galway",
  "Tom's firm hired ten people",
  "Tom: he's in for the pilot",
  "Tom Becker is the owner of a boat",
  "Ines also works at Revolut",
  "lunch w/ Ines thurs 1pm, bring the NDA",
  "I owe Ines an intro to Tom",
  "Tom needs an intro to Priya",
  "Priya passed away",
  "We're meeting Priya tomorrow",
])("“%s” sets no field", (message) => {
  expect(toolsOf(message)).toEqual(["create_note"]);
});

test.each([
  ["set Ines's email to ines@home.example", '"email":"ines@home.example"'],
  ["Ines's new email is ines@home.example", '"email":"ines@home.example"'],
  ["change Ines's old email to ines@home.example", '"email":"ines@home.example"'],
  ["Ines works at Revolut", '"company":"Revolut"'],
  ["Ines's company is now Azul Labs", '"company":"Azul Labs"'],
  ["Tom passed", '"stage":"Passed"'],
  ["Tom is closed", '"stage":"Closed"'],
  ["Kim owns Tom", '"owner":"Kim"'],
  ["Tom was introduced by Priya", '"value":"Priya"'],
  ["I'm meeting Priya tomorrow, set her stage to Meeting", '"stage":"Meeting"'],
])("“%s” sets it as before", (message, said) => {
  expect(saidOf(message)).toContain(said);
});

test("a note and a task that hold an address stay what they are", () => {
  expect(toolsOf("note that Ines's other email is ines@home.example")).toEqual(["create_note"]);
  expect(toolsOf("remind me to ask Ines about her second email ines@home.example tomorrow")).toEqual(["create_task"]);
});

test("a column of the user's own for another address is set", () => {
  const columns = [{ label: "Private email", type: "text" as const }];
  const { changes } = new PlayedConversation({ ...HAVING, columns }).say("Ines's private email is ines@home.example");
  expect(changes.map(({ tool }) => tool)).toEqual(["set_custom_value"]);
});

test.each(["Priya introduced me to Tom", "Priya Nair has introduced us to Tom Becker."])(
  "“%s”: who was introduced has it",
  (message) => {
    expect(saidOf(message)).toMatch(/a00000000001.*"value":"Priya/u);
  },
);
