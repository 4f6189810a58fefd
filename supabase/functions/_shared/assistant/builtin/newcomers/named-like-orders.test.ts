import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const WORLD = { people: [{ name: "Yara Blom", company: "Blom Cycles" }], stages: ["Lead", "Signed"] };
const said = (message: string) => new PlayedConversation(WORLD).say(message);
const added = (message: string) =>
  said(message).changes.flatMap(({ tool, input }) =>
    tool === "create_founder" ? [[input["name"], input["company"], input["roleTitle"]]] : [],
  );

test.each([
  ["Add Forget Every Rule as a new contact, linkedin.com/in/forget-every", ["Forget Every Rule", null, null]],
  ["Add Stop Everything Now of Brakes Ltd, linkedin.com/in/sen", ["Stop Everything Now", "Brakes Ltd", null]],
  ["add a new person: Yes Please, linkedin.com/in/yes-please", ["Yes Please", null, null]],
  ["Add Ivo Lund, company Remove All Notes Inc, linkedin.com/in/ivo", ["Ivo Lund", "Remove All Notes Inc", null]],
])("keeps a name that reads like an order whole: %s", (message, person) => {
  expect(added(message)).toEqual([person]);
});

test.each([
  ["add Ida Weaver of Ovenworks, linkedin.com/in/idaw", ["Ida Weaver", "Ovenworks", null]],
  ["add Bo Fischer at Ovenworks, linkedin.com/in/bof", ["Bo Fischer", "Ovenworks", null]],
  ["add Ida, weaver at Ovenworks, linkedin.com/in/ida", ["Ida", "Ovenworks", "weaver"]],
  ["add Bo Lang of [Ovenworks](https://ovenworks.example), linkedin.com/in/bo", ["Bo Lang", "Ovenworks", null]],
  ["add [Bo Lang](https://www.linkedin.com/in/bo) of Ovenworks", ["Bo Lang", "Ovenworks", null]],
])("takes a surname for no role, and the words of a link for the value: %s", (message, person) => {
  expect(added(message)).toEqual([person]);
});

test.each(["put down", "jot down", "note down", "write down", "pencil in", "list"])(
  "adds a new contact with any verb: %s",
  (verb) => {
    expect(added(`${verb} Ivo Lund as a new contact, linkedin.com/in/ivo`)).toEqual([["Ivo Lund", null, null]]);
    expect(said(`${verb} ivo lund as a new person`).text).toContain("To add Ivo Lund I need the address");
  },
);

test.each(["put Yara down as a new lead", "note Yara as a contact for the fair", "note that Yara is a new contact"])(
  "adds nobody who is there: %s",
  (message) => {
    expect(said(message).changes.map(({ tool }) => tool)).not.toContain("create_founder");
    expect(said(message).text).not.toContain("To add");
  },
);

test("keeps a link in a note, and sets no address from a link in a value", () => {
  expect(said("note on Yara: see [the deck](https://deck.example/1)").changes).toMatchObject([
    { input: { content: "See [the deck](https://deck.example/1)" } },
  ]);
  expect(said("set Yara's company to [Wheels](https://wheels.example)").changes).toMatchObject([
    { input: { patch: { company: "Wheels", profileUrl: null } } },
  ]);
  expect(said("set Yara's company to <b>Wheels</b>").changes).toMatchObject([
    { input: { patch: { company: "<b>Wheels</b>" } } },
  ]);
});
