import { expect, test } from "vitest";
import { areInitialsOf } from "./people-by-initials.ts";
import { type Having, PlayedConversation } from "./played-turn.ts";

const having: Having = {
  people: [
    { name: "Marie-Claire Oduya", company: "Kiln House" },
    { name: "Per Qvist", company: "Qvist Tiles" },
    { name: "Dana Vos", company: "Vos Bricks" },
    { name: "Dario Vega", company: "Vega Clay" },
  ],
  columns: [{ label: "Kilns", type: "number" }],
};
const play = (message: string) => new PlayedConversation(having).say(message);
const idOf = (name: string) => new PlayedConversation(having).people.find((one) => one.name === name)?.id;

test.each([
  ["move MC to Meeting", "Marie-Claire Oduya"],
  ["MC's status is Paused", "Marie-Claire Oduya"],
  ["note for MC: likes ash glazes", "Marie-Claire Oduya"],
  ["remind me to call MC tomorrow", "Marie-Claire Oduya"],
  ["set PQ's stage to Closed", "Per Qvist"],
])("%s: the only one with these initials, on a card", (message, name) => {
  const { changes } = play(message);
  expect(changes.map(({ input }) => input["founderId"])).toEqual([idOf(name)]);
  expect(changes.every(({ held }) => held !== null)).toBe(true);
});

test("how a firm is called officially is no part of its name", () => {
  const [change] = play("MC's company is called Kiln House SAS officially, fix that would you").changes;
  expect((change?.input["patch"] as { company: unknown }).company).toBe("Kiln House SAS");
});

test("of two with the same initials it is asked who is meant", () => {
  const { changes, state } = play("move DV to Meeting");
  expect(changes).toEqual([]);
  expect(state?.question?.choices.map(({ id }) => id).sort()).toEqual([idOf("Dana Vos"), idOf("Dario Vega")].sort());
});

test.each([
  "add MC Hall, potter at Kiln Lane",
  "note for Per Qvist: PQ is his mark",
  "add Ana Roth from PQ",
  "remind me to call the CEO tomorrow",
  "MOVE MC TO MEETING",
])("%s: nobody is meant by initials", (message) => {
  const { changes } = play(message);
  expect(changes.map(({ input }) => input["founderId"])).not.toContain(idOf("Marie-Claire Oduya"));
});

test.each([
  ["JB", "Jean-Baptiste Roy", true],
  ["JBR", "Jean-Baptiste Roy", true],
  ["JR", "Jean-Baptiste Roy", true],
  ["AV", "Ana van der Velde", true],
  ["AM", "Ana Roth", false],
])("%s of %s: %s", (letters, name, are) => {
  expect(areInitialsOf(letters, name)).toBe(are);
});
