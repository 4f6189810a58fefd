import { expect, test } from "vitest";
import type { StepRequest } from "../../assistant-model.ts";
import { PlayedConversation } from "../played-turn.ts";
import { withOptions } from "./options-in-words.ts";

const world = () =>
  new PlayedConversation({
    people: [
      { name: "Marga Oduya", values: { Rank: "Deckhand" } },
      { name: "Leo Finch", values: { Rank: "Mate" } },
    ],
    columns: [
      { label: "Rank", type: "select", options: ["Mate", "Deckhand"] },
      { label: "Licences", type: "multiselect", options: ["Sail", "Motor"] },
      { label: "Home port", type: "text" },
    ],
    tasks: [{ title: "Polish the bell" }],
  });
const wanted = (text: string) => world().say(text).changes;

test.each([
  ["add two ranks, Bosun and Cook", ["Bosun", "Cook"]],
  ["we need a bosun rank", ["Bosun"]],
  ["add Bosun to the ranks", ["Bosun"]],
  ["put Bosun next to Mate and Deckhand in the rank list", ["Bosun"]],
  ["Rank needs a Bosun as well", ["Bosun"]],
  ["Rank should have a third option: Bosun", ["Bosun"]],
  ["let people pick Bosun for Rank", ["Bosun"]],
  ["make Bosun available as a rank", ["Bosun"]],
  ["please add Bosun and Cook as ranks", ["Bosun", "Cook"]],
  ["add Steam to the list of choices under Licences", ["Steam"]],
  ["the licences list is missing Steam", ["Steam"]],
])("“%s” adds options", (text, added) => {
  expect(wanted(text)).toMatchObject([{ tool: "change_custom_field", input: { added, removed: [] } }]);
});

test.each([
  ["drop Mate from the ranks", "Mate"],
  ["take Mate out of Rank", "Mate"],
  ["get rid of the Mate rank", "Mate"],
  ["Mate is no longer a rank", "Mate"],
  ["we don't use Mate as a rank any more", "Mate"],
  ["remove Motor from the licences", "Motor"],
  ["get rid of the option Mate, nobody uses it", "Mate"],
  ["remove the rank option Mate", "Mate"],
])("“%s” removes an option", (text, option) => {
  expect(wanted(text)).toMatchObject([{ tool: "change_custom_field", input: { added: [], removed: [option] } }]);
});

test.each([
  'change "Mate" in Rank to "First mate"',
  "rename Mate to First mate",
  "call the mate rank First mate",
  "rename the rank option Mate to First mate",
  "Mate should be called First mate in Rank",
])("“%s” renames an option", (text) => {
  expect(wanted(text)).toMatchObject([
    { tool: "change_custom_field", input: { added: ["First mate"], removed: ["Mate"] } },
  ]);
});

test.each([
  "put Leo in the Bosun rank",
  "put the people in Lisbon in the mate rank",
  "add a new rank",
  "get rid of the rank column",
  "add the old rank column",
  "we need a rank",
  "who is no longer a mate?",
  "change mate to deckhand",
])("“%s” changes no options", (text) => {
  expect(wanted(text).filter(({ tool }) => tool === "change_custom_field")).toEqual([]);
});

test.each([
  "hide the Rank column",
  "move the Home port column to the front",
  "reorder the columns",
  "make the Rank column wider",
])("“%s” is done on the screen", (text) => {
  const { changes, text: said } = world().say(text);
  expect(changes).toEqual([]);
  expect(said).toMatch(/Column settings/);
});

test.each([
  "make Rank a multi-select",
  "change the type of Home port to number",
  "convert the Home port column to a date",
])("“%s” is no change from here", (text) => {
  const { changes, text: said } = world().say(text);
  expect(changes).toEqual([]);
  expect(said).toMatch(/not its type/);
});

test.each([
  "the Home port column should be renamed, Harbour is better",
  "the Home port field must be called differently: Harbour",
  "Home port is a bad name, make it Harbour",
  "Home port → Harbour",
])("“%s” renames the column", (text) => {
  expect(wanted(text)).toMatchObject([{ tool: "change_custom_field", input: { label: "Harbour" } }]);
});

test.each([
  "I don't want the Home port column in the table any more",
  'the column "Home port" shouldn\'t exist',
  "retire the column Home port",
])("“%s” deletes the column", (text) => {
  expect(wanted(text)).toMatchObject([{ tool: "delete_custom_field" }]);
});

test.each([
  "list our ranks",
  "list unused ranks",
  "get current licences",
  "allow multiple licences",
  "have a different rank",
  "we need better ranks",
  "add Ada Lovelace to rank",
])("“%s” is about the options, or none of them", (text) => {
  expect(wanted(text).filter(({ tool }) => tool === "change_custom_field")).toEqual([]);
});

test("what is removed while someone is spoken of may be theirs", () => {
  const talk = world();
  talk.say("tell me about Leo Finch");
  const { changes, text } = talk.say("remove Mate from ranks");
  expect(changes).toEqual([]);
  expect(text).toMatch(/only Leo Finch's Rank, or the option Mate/);
  expect(talk.say("remove the option Mate from Rank").changes).toMatchObject([{ input: { removed: ["Mate"] } }]);
});

test("many columns with many options cost a message nothing that it does not name", () => {
  const options = Array.from({ length: 12 }, (_, no) => `Choice ${String(no)}`);
  const columns = Array.from({ length: 20 }, (_, no) => ({
    ...{ id: String(no), label: `Thing ${String(no)}`, options },
    type: "select" as const,
  }));
  const request = { message: "set Leo's location to Oslo", people: [] } as unknown as StepRequest;
  const from = performance.now();
  expect(withOptions(request, columns)).toEqual(request);
  expect(performance.now() - from).toBeLessThan(100);
});
