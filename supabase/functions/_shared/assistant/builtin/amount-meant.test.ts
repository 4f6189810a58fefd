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

const budgets = [
  { name: "Ida Brandt", values: { Budget: "150000", Seats: "3" } },
  { name: "Noor Bakker", values: { Budget: "182000", Seats: "40" } },
  { name: "Olga Petrova", values: { Budget: "230000", Seats: "12" } },
  { name: "Jean Moreau", values: {} },
];
const numbers = [
  { label: "Budget", type: "number" as const },
  { label: "Seats", type: "number" as const },
];

test.each([
  ["set Jean's budget to 190", "190000", true],
  ["Budget for Jean is 175.5", "175500", true],
  ["set the budget of Jean to $210", "210000", true],
  ["set the budget of Jean to 190k", "190000", false],
  ["set Jean's budget to just 190", "190", false],
  ["set Jean's budget to 9", "9", false],
  ["set Jean's budget to 900", "900", false],
  ["set Jean's budget to 0", "0", false],
  ["set Jean's budget to 190000", "190000", false],
  ["set Jean's seats to 2", "2", false],
  ["set Jean's seats to 30", "30", false],
])("“%s” beside budgets of some hundred thousands is %s (waits: %s)", (message, value, waits) => {
  const having = { people: budgets, columns: numbers };
  const { changes } = new PlayedConversation(having).say(message);
  expect(changes.map(({ input, held }) => [input["value"], held !== null])).toEqual([[value, waits]]);
});

test.each([
  [["set Jean's budget to 190", "sorry, meant 192"], "192000", "I read “192” as 192,000. Confirm if that is right."],
  [["set Jean's budget to 175000", "sorry, 192"], "192000", "You told me this. Confirm to change it."],
  [["set Jean's budget to 190", "no, just 190"], "190", "You told me this. Confirm to change it."],
  [["set Jean's seats to 2", "sorry, 3"], "3", null],
])("%j is an amount like the others' too", (turns, value, held) => {
  const talk = new PlayedConversation({ people: budgets, columns: numbers });
  const last = turns
    .map((turn) => talk.say(turn))
    .at(-1)
    ?.changes.at(-1);
  expect([last?.input["value"], last?.held]).toEqual([value, held]);
});

test("a unit that is said behind a number in thousands is the unit of what was said", () => {
  const rounds = ["900", "1500", "4200"].map((Round, no) => ({
    name: `Ida Brandt ${String(no)}`,
    values: { "Round (€k)": Round },
  }));
  const talk = new PlayedConversation({
    people: [...rounds, { name: "Jürgen Weiß", values: {} }],
    columns: [{ label: "Round (€k)", type: "number" as const }],
  });
  const waits = talk.say("Set Jürgen's round to 1.6").changes.at(-1);
  expect([waits?.input["value"], waits?.held !== null]).toEqual(["1600", true]);
  expect(talk.say("million, obviously").changes.at(-1)?.input["value"]).toBe("1600");
});

const held = [
  { name: "Ida Brandt", values: { Budget: "180000", Seats: "3" } },
  { name: "Noor Bakker", values: {} },
];
test.each([
  [["set Ida's budget to 180000", "Ida is at 190 now"], "190000", "I read “190” as 190,000. Confirm if that is right."],
  [["set Ida's budget to 180000", "Ida's at 175 now"], "175000", "I read “175” as 175,000. Confirm if that is right."],
  [["set Ida's budget to 185"], "185000", "I read “185” as 185,000. Confirm if that is right."],
  [["set the budget of Noor to 210"], "210000", "I read “210” as 210,000. Confirm if that is right."],
  [["update Ida's budget to 1.9"], "1.9", "It was 180,000 before, and “1.9” is much less. Confirm if that is right."],
  [["change Ida's budget to 40"], "40", "It was 180,000 before, and “40” is much less. Confirm if that is right."],
  [["set Ida's budget to just 190"], "190", null],
  [["set Ida's budget to 0"], "0", null],
  [["set Ida's budget to 2500"], "2500", null],
  [["set Ida's budget to 95000"], "95000", null],
  [["set Ida's seats to 4"], "4", null],
  [["set Noor's seats to 190"], "190", null],
  [["set Noor's budget to 9"], "9", null],
])("%j beside the one budget of 180,000 is %s", (turns, value, why) => {
  const talk = new PlayedConversation({ people: held, columns: numbers });
  const last = turns
    .map((turn) => talk.say(turn))
    .at(-1)
    ?.changes.at(-1);
  expect([last?.input["value"], last?.held]).toEqual([value, why]);
});
