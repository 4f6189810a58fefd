import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ilse Moravec", company: "Loom Lane", stage: "Meeting", status: "Active", values: { Looms: "6" } },
    { name: "Teo Aldana", company: "Damast Mills", values: { Looms: "4", "Fair date": "2030-06-20" } },
    { name: "Hanna Berg", company: "Damast Mills" },
  ],
  columns: [
    { label: "Looms", type: "number" as const },
    { label: "Fair date", type: "date" as const },
    { label: "Contract signed", type: "boolean" as const },
    { label: "Yarns", type: "multiselect" as const, options: ["Silk Road", "Wool", "Linen"] },
    { label: "Language", type: "select" as const, options: ["Dutch", "English"] },
  ],
  tasks: [{ title: "Read the Loom Lane contract", founderName: "Ilse Moravec", dueDate: "2030-06-10" }],
};
const played = (message: string) => new PlayedConversation(having).say(message).changes;
const patched = (input: Record<string, unknown>) =>
  Object.values((input["patch"] as Record<string, unknown> | undefined) ?? {}).find((one) => one !== null);
const brief = (message: string) =>
  played(message).map(({ tool, input, held }) => ({
    tool,
    value: input["value"] ?? patched(input) ?? null,
    held: held !== null,
  }));

test.each([
  "Loom Lane has pushed its fair to 4 July",
  "Loom Lane moved the fair back to 4 July",
  "Ilse just put her fair off until July 4",
  "Loom Lane: fair pushed to 4 July",
  "Ilse's fair is on 4 July, set that date",
])("“%s” is a card for the day of the one column", (message) =>
  expect(brief(message)).toMatchObject([{ tool: "set_custom_value", value: "2030-07-04", held: true }]),
);
test.each([
  "Kim has moved the parking permit to 4 July",
  "I pushed the fair to 4 July",
  "should Loom Lane push its fair?",
])("“%s” is of no firm's day", (message) =>
  expect(brief(message).filter(({ tool }) => tool === "set_custom_value")).toEqual([]),
);

test.each([
  ["Loom Lane: looms went up one, it's a 7", "7"],
  ["Ilse: looms ended up 9", "9"],
  ["set the looms for loom lane to 9", "9"],
  ["Looms of Loom Lane is 9 now", "9"],
])("“%s” is a card with %s", (message, value) =>
  expect(brief(message)).toMatchObject([{ tool: "set_custom_value", value, held: true }]),
);
test("what a firm of two people has is asked about", () =>
  expect(brief("set the looms for damast mills to 9")).toEqual([]));
test("a note for a firm stays a note", () =>
  expect(brief("note for loom lane: looms of Teo is 9").filter(({ tool }) => tool === "set_custom_value")).toEqual([]));

test("each sentence that begins with a field is of the one who the first names", () => {
  const changes = brief("Teo signed today. Closed. Looms ended up 9. Fair date goes blank");
  expect(changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ value: "Closed" }),
      expect.objectContaining({ value: "9" }),
      expect.objectContaining({ value: null }),
    ]),
  );
  expect(changes.every(({ held }) => held)).toBe(true);
});
test.each(["Teo called. The weather was bad. He is happy", "Teo rang. Maybe the fair date goes blank"])(
  "“%s” sets nothing",
  (message) => expect(brief(message).filter(({ tool }) => tool !== "create_note")).toEqual([]),
);

test.each([
  ["Ilse is no longer active he's paused", "Paused"],
  ["ilse is no longr actve shes paused", "Paused"],
  ["Ilse is not in Meeting any more, she is in Closed", "Closed"],
])("“%s” is a card with what is now", (message, value) =>
  expect(brief(message)).toMatchObject([{ tool: "update_founder", value, held: true }]),
);
test("what was dropped for another of the same list is replaced", () =>
  expect(brief("Teo has dropped Dutch, use English")).toMatchObject([{ value: "English", held: true }]));
test("what is of no list is told as it was", () =>
  expect(brief("Teo no longer sells rugs, he sells yarn").filter(({ tool }) => tool === "set_custom_value")).toEqual(
    [],
  ));

test.each([
  "Silk Road is joining Ilse's range next to Wool",
  "Ilse's yarns now also include Silk Road",
  "Ilse takes Silk Road on top of Wool",
])("“%s” adds one of the list and takes none away", (message) => {
  const [change] = played(message);
  expect(change).toMatchObject({ tool: "set_custom_value" });
  expect(change?.held).not.toBeNull();
  expect(JSON.stringify(change?.input)).toContain("Silk Road");
});

test.each([
  "Ilse no longer has the contract, untick that",
  "I no longer have a contract with Loom Lane, untick that",
  "Loom Lane cancelled the contract so untick it please",
])("“%s” is a no in the one box", (message) => expect(brief(message)).toMatchObject([{ value: "no" }]));

test.each([
  ["ilse priority 8o", 80],
  ["set Ilse's priority to 1oo", 100],
])("“%s” has a zero for the letter", (message, value) => {
  expect(JSON.stringify(played(message))).toContain(String(value));
});
test("a note keeps its letters", () =>
  expect(JSON.stringify(played("note for Ilse: needs 5o spools"))).toContain("5o spools"));

test("an order behind the writer's own yes is about who the question names", () =>
  expect(brief("Who's Ilse buying from, linen too right? yes add Linen to her yarns")).toMatchObject([
    { tool: "set_custom_value" },
  ]));
test.each([
  ["Loom Lane wants 9 now instead of 6, change the looms", "9"],
  ["Teo needs 12 rather than 4, update his looms please", "12"],
])("“%s” is a card with %s", (message, value) => expect(brief(message)).toMatchObject([{ value, held: true }]));
test("a field that is scratched is emptied", () =>
  expect(brief("Scratch the fair date for Teo")).toMatchObject([{ tool: "set_custom_value", value: null }]));
test("who left is the one who is named", () => {
  expect(
    brief("Jo has left Loom Lane, Ilse takes over her desk").filter(({ tool }) => tool === "update_founder"),
  ).toEqual([]);
  expect(brief("Ilse has left Loom Lane")).toMatchObject([{ tool: "update_founder", value: null, held: true }]);
});
test("who is said with their firm before a colon is that one, and no note", () =>
  expect(brief("Ilse from Loom Lane and Teo from Damast Mills: priority 70 each")).toMatchObject([
    { tool: "update_founder", value: 70 },
    { tool: "update_founder", value: 70 },
  ]));
