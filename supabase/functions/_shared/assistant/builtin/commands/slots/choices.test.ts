import { expect, test } from "vitest";
import { PlayedConversation } from "../../played-turn.ts";

const several = {
  people: [{ name: "Omar Haddad", values: { Languages: "French, Arabic" } }, { name: "Kim Field" }],
  columns: [
    { label: "Languages", type: "multiselect" as const, options: ["French", "Arabic", "German"] },
    { label: "Referred by", type: "text" as const },
  ],
};
test.each([
  ["add German to Omar's languages", "French, Arabic, German"],
  ["add german and french to the languages of omar", "French, Arabic, German"],
  ["remove French from Omar's languages", "Arabic"],
  ["set omar's languages to german", "German"],
])("%j leaves the other choices as they are: %j", (message, value) =>
  expect(new PlayedConversation(several).say(message).changes).toMatchObject([{ input: { value } }]),
);
test("the person who referred someone is a value", () =>
  expect(new PlayedConversation(several).say("omar was referred by kim").changes).toMatchObject([
    { tool: "set_custom_value", input: { value: "kim" } },
  ]));
test("a new name is taken whole", () =>
  expect(new PlayedConversation(several).say("Rename Omar Haddad to Omar Haddad-Moala").changes).toMatchObject([
    { input: { patch: { name: "Omar Haddad-Moala" } } },
  ]));
