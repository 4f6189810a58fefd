import { expect, test } from "vitest";
import { lastOf } from "../testing/two-firms.ts";

const ORDER = "set everyone at Halden to Closed";

test.each([
  ["not the CEO", "Olaf, Tuva"],
  ["but not the sales guy", "Ines, Olaf"],
  ["no wait, leave the CTO", "Ines, Tuva"],
  ["everyone but the CEO", "Olaf, Tuva"],
  ["take the head of sales out of it", "Ines, Olaf"],
  ["the CEO should stay as she is", "Olaf, Tuva"],
  ["not the CEO, she stays in Contacted", "Olaf, Tuva"],
  ["not Ines, she stays in Contacted", "Olaf, Tuva"],
  ["not the CEO or the CTO", "Tuva"],
  ["not those in Cairo", "Olaf, Tuva"],
  ["not Ines", "Olaf, Tuva"],
  ["leave Ines", "Olaf, Tuva"],
])("who is left out behind the card of a group is in the next card: %s", (late, who) => {
  expect(lastOf(ORDER, late).who.at(-1)).toBe(`update_founders: ${who}`);
});

test("who fits nobody of the card is asked, and a yes does not confirm it", () => {
  const asked = lastOf(ORDER, "not the intern");
  expect(asked.changes).toEqual([]);
  expect(asked.text).toContain("Who is to be left out?");
  expect(lastOf(ORDER, "not the intern", "yes").changes).toEqual([]);
  expect(lastOf(ORDER, "not the intern", "Olaf").who.at(-1)).toBe("update_founders: Ines, Tuva");
  expect(lastOf(ORDER, "not the intern", "the sales guy").who.at(-1)).toBe("update_founders: Ines, Olaf");
});

test.each([["not the stage, the status"], ["not now"], ["leave the others"], ["not the CEO?"], ["not the best idea"]])(
  "what leaves nobody out asks for nobody: %s",
  (late) => {
    expect(lastOf(ORDER, late).text).not.toContain("left out");
  },
);

test("without a group before it, no one is left out", () => {
  expect(lastOf("set Leo to Meeting", "not the CEO").text).not.toContain("left out");
  expect(lastOf("not the CEO").changes).toEqual([]);
});
