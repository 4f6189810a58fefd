import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const said = (message: string) =>
  new PlayedConversation({ people: [{ name: "Yara Blom" }, { name: "Otis Kane" }] }).say(message);
const made = (message: string) =>
  said(message).changes.map(({ tool, input }) => [tool, input["label"], input["type"], input["options"]]);
const column = (label: string, type: string, options: string[] = []) => [["create_custom_field", label, type, options]];

test.each([
  [
    "A list where several can be ticked. Name it Hobbies, with Chess, Rowing, Go",
    "multiselect",
    ["Chess", "Rowing", "Go"],
  ],
  ["can we have a field with a choice of one; call it Hobbies: chess, rowing", "select", ["chess", "rowing"]],
  ["I need a column for how many there are. Label it Hobbies", "number", []],
  ["new column to say whether they have any, call it Hobbies", "boolean", []],
  ["we should track the hobbies - add a text column for it, Hobbies", "text", []],
  ["Set up a Hobbies column for it", "text", []],
])("takes the name that comes behind what the column is for: %s", (message, type, options) => {
  expect(made(message)).toEqual(column("Hobbies", type, options));
});

test("asks for the options of a choice that has none", () => {
  expect(said("A column with a choice of one. Name it Hobbies").text).toContain("Which options should “Hobbies” have?");
});

test("puts someone on an option that is given to them behind the order", () => {
  const [change] = said("Create a column Shift with options Early, Late, then give Otis Late").changes;
  expect(change).toMatchObject({ tool: "create_custom_field", input: { label: "Shift", options: ["Early", "Late"] } });
  expect(change?.input["values"]).toMatchObject([{ value: "Late" }]);
});

test.each([
  "call Otis tomorrow",
  "add a task to build a column. call it Big build",
  "Yara wrote a column. Call it vanity",
])("makes no column where none is asked for: %s", (message) => {
  expect(made(message).map(([tool]) => tool)).not.toContain("create_custom_field");
});
