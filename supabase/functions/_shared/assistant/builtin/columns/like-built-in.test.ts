import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const people = [{ name: "Ilse Moravec", stage: "Meeting" }, { name: "Teo Aldana" }];
const looms = { label: "Looms", type: "number" as const };
const played = (...columns: { label: string; type: "number" | "text" }[]) =>
  new PlayedConversation({ people, columns: [looms, ...columns] });

test.each([
  ["add column Stage with options Seed, Loom, Shop", "Stage"],
  ["add a column Stages", "Stage"],
  ["create a field called Company", "Company"],
  ["new column: Locations", "Location"],
  ["add a text column called Role", "Role"],
  ["please make a number column Priority", "Priority"],
  ["add a column Owners", "Owner"],
  ["I need a column for Industry", "Industry"],
])("%j is not made a second time", (message, label) => {
  const { text, changes } = played().say(message);
  expect(text).toContain(`a field “${label}” already`);
  expect(text).toMatch(/\?$/u);
  expect(changes).toEqual([]);
});
test("another name is one answer away, and keeps the options", () => {
  const conversation = played();
  conversation.say("add column Stage with options Seed, Loom, Shop");
  expect(conversation.say("Weaving stage").changes).toMatchObject([
    { tool: "create_custom_field", input: { label: "Weaving stage", options: ["Seed", "Loom", "Shop"] } },
  ]);
});
test.each([
  ["add a column Sector", "Industry"],
  ["add a column called City", "Location"],
])("%j is a card that says which field is like it", (message, label) => {
  const { text, changes } = played().say(message);
  expect(text).toContain(`a field “${label}” already`);
  expect(changes).toMatchObject([{ tool: "create_custom_field" }]);
});
test.each([
  "add a column Deal size",
  "add a column Names of kids",
  "add a column Company size",
  "add a column Second email",
])("%j is a column like any other", (message) => {
  const { text, changes } = played().say(message);
  expect(text).not.toContain("already");
  expect(changes).toMatchObject([{ tool: "create_custom_field" }]);
});

const BEFORE = ["hi", "note that Ilse likes tea", "put Ilse in Lead"];
const DELETES = [
  ["delete the stage column you just added", "Stage"],
  ["remove the location column", "Location"],
  ["get rid of the duplicate stage column", "Stage"],
  ["delete the second Industry column", "Industry"],
  ["please drop the column Followers that I made by mistake", "Followers"],
] as const;
test.each(BEFORE.flatMap((before) => DELETES.map(([message, label]) => [before, message, label] as const)))(
  "after %j: %j says that it is built in",
  (before, message, label) => {
    const conversation = played();
    conversation.say(before);
    const { text, changes } = conversation.say(message);
    expect(text).toContain(`“${label}” is built in`);
    expect(changes).toEqual([]);
  },
);
test.each(BEFORE.flatMap((before) => DELETES.map(([message, label]) => [before, message, label] as const)))(
  "after %j: %j is of the own column where there is one",
  (before, message, label) => {
    const conversation = played({ label, type: "text" });
    conversation.say(before);
    expect(conversation.say(message).changes).toMatchObject([{ tool: "delete_custom_field" }]);
  },
);
test.each(
  BEFORE.flatMap((before) =>
    ["delete the duplicate follow ups", "remove the duplicate stages"].map((message) => [before, message] as const),
  ),
)("after %j: %j offers nobody's value", (before, message) => {
  const conversation = played();
  conversation.say(before);
  expect(conversation.say(message).text).not.toMatch(/empty|last note/iu);
});
test("what someone has is still emptied", () => {
  expect(played().say("remove Ilse's stage").changes).toMatchObject([{ tool: "update_founder" }]);
});
