import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Salma Idris", company: "Nilewind", role: "CFO", stage: "Lead" },
    { name: "Otto Behn", company: "Backhaus" },
  ],
  columns: [{ label: "Shirt", type: "select" as const, options: ["S", "M", "L"] }],
  stages: ["Lead", "Meeting"],
};
const said = (message: string) =>
  new PlayedConversation(HAVING).say(message).changes.map(({ input }) => {
    const { founderId: _who, fieldId: _field, ...rest } = (input["patch"] ?? input) as Record<string, unknown>;
    return Object.values(rest).filter((value) => typeof value === "string");
  });

test.each([
  ["Salma is Chair now instead of CFO", "Chair"],
  ["Otto is at Kornhaus now rather than Backhaus", "Kornhaus"],
  ["Otto lives in Kiel instead of Lübeck", "Kiel"],
  ["set Salma's role to Chair instead of CFO", "Chair"],
  ["set Salma to Meeting instead of Lead", "Meeting"],
])("“%s” sets the one and not the other", (message, value) => expect(said(message)).toEqual([[value]]));

test.each([
  ["remind me to ring Otto instead of Salma", "Ring Otto instead of Salma"],
  ["note on Otto: bakes rye instead of wheat", "Bakes rye instead of wheat"],
  ["set a reminder to bring tea instead of coffee", "Bring tea instead of coffee"],
  ["Otto is happy instead of cross", "Otto is happy instead of cross"],
  ["Otto works from home rather than the bakery", "Otto works from home rather than the bakery"],
])("“%s” keeps its words", (message, text) => expect(said(message)).toEqual([[text]]));

test("what is ordered behind it is done too", () =>
  expect(said("set Salma's role to Chair instead of CFO and her location to Rome")).toEqual([["Chair"], ["Rome"]]));

test.each(["Salma's shirt size", "Otto's", "what's"])("“'s” of “%s …” is no size S", (whose) => {
  const { changes } = new PlayedConversation(HAVING).say(`${whose} news is good`);
  expect(changes.filter(({ tool }) => tool === "set_custom_value")).toEqual([]);
});

test("a size of one letter is set where it is said", () => expect(said("Salma's shirt is S")).toEqual([["S"]]));
