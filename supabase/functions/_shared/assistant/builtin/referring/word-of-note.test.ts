import { expect, test } from "vitest";
import { lastAtHarbour } from "../testing/harbour-world.ts";

const NOTE = "note on Nadja: wants $3k by March from Tom, 40 barrels on Monday";
const content = "Wants $3k by March from Tom, 40 barrels on Monday";

test.each([
  ["no, April instead of March", "March", "April"],
  ["it's $4k, not $3k", "$3k", "$4k"],
  ["not $3k, $4k", "$3k", "$4k"],
  ["I meant $4k not $3k", "$3k", "$4k"],
  ["it's not $3k, it's $4k", "$3k", "$4k"],
  ["50 instead of 40", "40", "50"],
  ["sorry, Tim instead of Tom", "Tom", "Tim"],
  ["Tuesday rather than Monday", "Monday", "Tuesday"],
  ["no, in May, not in March", "in March", "by May"],
])("after a note, %j puts that word right", (said, was, now) => {
  const { changes } = lastAtHarbour(NOTE, said);
  const expected = said.includes("in May") ? null : content.replace(was, now);
  if (expected === null) expect(changes.every(({ held }) => held !== null)).toBe(true);
  else expect(changes.map(({ tool, input }) => [tool, input["content"]])).toEqual([["update_note", expected]]);
});

test.each(["it's not 60, it's 70", "70 instead of 60", "70 rather than 60"])(
  "after a value, %j sets the other",
  (said) => {
    const { changes } = lastAtHarbour("set Nadja's priority to 60", said);
    expect(
      changes.map(({ tool, input }) => [tool, (input["patch"] as { priorityScore: unknown }).priorityScore]),
    ).toEqual([["update_founder", 70]]);
  },
);

test("who is meant instead is no word of the note", () => {
  const { changes } = lastAtHarbour("note on Nadja: likes tea", "Pau instead of Nadja");
  expect(changes.map(({ tool, held }) => [tool, held !== null])).not.toContainEqual(["update_note", false]);
});

test.each([
  ["prefers calls in the morning", "I meant afternoon", "Prefers calls in the afternoon"],
  ["prefers calls in the morning", "sorry, evenings", "Prefers calls in the evenings"],
  ["back on Tuesday from Lyon", "no, Thursday", "Back on Thursday from Lyon"],
  ["the hall opens in May", "June I meant", "The hall opens in June"],
  ["sells to the north", "actually the south", "Sells to the south"],
])("in the note “%s”, %j takes the place of the word of its kind", (note, said, content) => {
  const { changes } = lastAtHarbour(`note on Nadja: ${note}`, said);
  expect(changes).toMatchObject([{ tool: "update_note", input: { content } }]);
});

test.each([
  ["back on Tuesday, or on Wednesday", "no, Thursday"],
  ["likes tea", "I meant afternoon"],
  ["prefers calls in the morning", "afternoon"],
])("of the note “%s”, %j is no such word", (note, said) => {
  const { changes } = lastAtHarbour(`note on Nadja: ${note}`, said);
  expect(changes.filter(({ tool }) => tool === "update_note")).toEqual([]);
});
