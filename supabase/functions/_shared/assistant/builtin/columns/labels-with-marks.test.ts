import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const LABELS = ["Fee $1", "Tier.*", "Plan (A|B)", "C++ level", "[Old] code", "Round (€k)", "B2B/B2C"];
const having: Having = {
  people: [{ name: "Ilse Moravec" }],
  columns: [...LABELS.map((label) => ({ label, type: "text" as const })), { label: "Data room due", type: "date" }],
};
const play = (message: string) => {
  const played = new PlayedConversation(having);
  const idOf = (label: string) => played.columns.find((column) => column.label === label)?.id;
  return { changes: played.say(message).changes, idOf };
};

test.each(
  LABELS.flatMap((label) => [
    [label, `rename ${label} to Price`],
    [label, `rename the column "${label}" to "Price"`],
  ]),
)("%s is renamed by %j", (label, message) => {
  const { changes, idOf } = play(message);
  expect(changes.map(({ tool, input }) => [tool, input["fieldId"], input["label"]])).toEqual([
    ["change_custom_field", idOf(label), "Price"],
  ]);
});

test.each(LABELS)("%s is deleted, and no other", (label) => {
  const { changes, idOf } = play(`delete the column ${label}`);
  expect(changes.map(({ tool, input }) => [tool, input["fieldId"]])).toEqual([["delete_custom_field", idOf(label)]]);
});

test.each([
  ["Data room due should just say Data room", "Data room"],
  ["Data room due should just read Data room deadline", "Data room deadline"],
  ["the Data room due column should simply say Room", "Room"],
])("%s: another name", (message, label) => {
  expect(play(message).changes.map(({ tool, input }) => [tool, input["label"]])).toEqual([
    ["change_custom_field", label],
  ]);
});

test("a value is no other name of a column", () => {
  expect(play("Data room due should say 3 May").changes).toEqual([]);
});
