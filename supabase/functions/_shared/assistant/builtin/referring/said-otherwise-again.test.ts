import { describe, expect, test } from "vitest";
import { lastAtHarbour as last } from "../testing/harbour-world.ts";

const valuesOf = (changes: ReturnType<typeof last>["changes"]) => changes.flatMap(({ input }) => input["value"] ?? []);

describe("a name that is spelled otherwise", () => {
  test.each([
    "it's Margret with an e",
    "sorry, Margret, not Margrit",
    "that's Margret with one t",
    "Margret without the i",
  ])("“%s” is put right in the note", (words) => {
    expect(last("note for Pau: met Margrit from the bank", words).changes).toMatchObject([
      { tool: "update_note", input: { content: "Met Margret from the bank" } },
    ]);
  });
  test("someone who is being added is added by that name", () => {
    const { changes, text } = last("add Margrit Huber, Huber Solar", "it's Margret with an e");
    expect(changes).toEqual([]);
    expect(text).toMatch(/^To add Margret Huber /u);
  });
  test("who was spoken of is renamed on a card", () => {
    expect(last("who is Nadja?", "it's Nadia with an i").changes).toMatchObject([
      { tool: "update_founder", input: { patch: { name: "Nadia Brandt" } }, held: expect.any(String) as unknown },
    ]);
  });
  test("another word is no spelling of a name", () => {
    expect(last("note for Pau: met Margrit from the bank", "it's blue with a stripe").tools).not.toContain(
      "update_note",
    );
  });
});

describe("what contradicts an option that was set", () => {
  test.each([
    "he does Baltic, not Biscay",
    "no sorry, he does the Baltic, not Biscay",
    "not Biscay, Baltic",
    "Pau does Baltic, not Biscay",
  ])("“%s” sets the other one", (words) => {
    const { changes } = last("set Waters of Pau to Biscay", words);
    expect(valuesOf(changes)).toEqual(["Baltic"]);
  });
  test("of several options only the wrong one goes", () => {
    const { changes } = last("set Waters of Pau to Biscay and Adriatic", "no, Baltic, not Biscay");
    expect(valuesOf(changes)).toEqual(["Baltic, Adriatic"]);
  });
  test("a stage too", () => {
    expect(last("move Pau to Contacted", "he's Meeting, not Contacted").changes).toMatchObject([
      { input: { patch: { stage: "Meeting" } } },
    ]);
  });
  test("of someone else it corrects nothing", () => {
    const { changes, played } = last("set Waters of Pau to Biscay", "Nadja does Baltic, not Biscay");
    expect(changes.filter(({ input }) => input["founderId"] === played.people[1]?.id)).toEqual([]);
  });
});

describe("the same value for both", () => {
  const both = "set the berths of Nadja to 5 and of Pau to 6";
  test.each(["make them equal, 8", "make them both 8", "set both to 8"])("“%s”", (words) => {
    expect(valuesOf(last(both, words).changes)).toEqual(["8", "8"]);
  });
  test("“make them equal” asks which value", () => {
    const asked = last(both, "make them equal");
    expect(asked.changes).toEqual([]);
    expect(asked.text).toMatch(/5 of Nadja Brandt or 6 of Pau Ferrer/u);
    expect(valuesOf(asked.played.say("6").changes)).toEqual(["6", "6"]);
  });
  test("“swap them” gives each what the other got", () => {
    expect(valuesOf(last(both, "no wait, swap them").changes)).toEqual(["6", "5"]);
  });
});
