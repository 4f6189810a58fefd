import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const columns = [
  { label: "Fee", type: "number" as const },
  { label: "Length", type: "number" as const },
];
const people = [
  { name: "Ida Brandt", values: { Fee: "11200", Length: "3.5" } },
  { name: "Noor Bakker", values: { Fee: "19900", Length: "12.25" } },
  { name: "Jean Moreau", values: {} },
];
const wanted = (message: string, having: ConstructorParameters<typeof PlayedConversation>[0] = { people, columns }) => {
  const { text, changes } = new PlayedConversation(having).say(message);
  return changes.length === 0 ? text : changes.map(({ input, held }) => [input["value"], held !== null]);
};

test.each([
  ["Fee for Jean is 13.250", "13250"],
  ["Jean's fee: 9.800", "9800"],
  ["set the fee of Jean to 20.400", "20400"],
  ["fee Jean 14.500 €", "14500"],
  ["Jean's length is 4.125", "4.13"],
  ["set the length of Jean to 11.750", "11.75"],
])("“%s” is the number that the others' values make it, and waits", (message, value) => {
  expect(wanted(message)).toEqual([[value, true]]);
});

test("a number that is far from all others is asked about", () => {
  expect(wanted("Jean's length is 400.125")).toMatch(/do you mean/u);
});

test("without other values it is asked about, and read where the language parts thousands by points", () => {
  const having = { people: [{ name: "Jean Moreau" }], columns };
  expect(wanted("Fee for Jean is 13.250", having)).toMatch(/do you mean 13,250 or 13.25/u);
  expect(wanted("Setze Fee von Jean auf 13.250", having)).toEqual([["13250", true]]);
});

test("a number that is read in one way is stored as it is", () => {
  expect(wanted("set the fee of Jean to 13,250")).toEqual([["13250", false]]);
  expect(wanted("set the fee of Jean to 13.25")).toEqual([["13.25", false]]);
});
