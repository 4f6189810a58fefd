import { expect, test } from "vitest";
import { PlayedConversation, type Wanted } from "./played-turn.ts";

const world = () =>
  new PlayedConversation({
    people: [
      { name: "Marga Oduya", values: { priorityScore: "40", Crates: "12" } },
      { name: "Leo Finch", values: { priorityScore: "70", Crates: "30" } },
    ],
    columns: [
      { label: "Crates", type: "number" },
      { label: "Next fair", type: "date" },
      { label: "Pitch", type: "select", options: ["415 Hz", "430 Hz"] },
      { label: "Towns", type: "multiselect", options: ["Ghent", "Lyon"] },
      { label: "Gate code", type: "text" },
    ],
    owners: ["Odile", "Bram"],
  });
const wanted = (text: string): Wanted[] => world().say(text).changes;
const isPriority = (value: number) => ({ patch: expect.objectContaining({ priorityScore: value }) as unknown });

test.each([
  ["Marga: priority up 10, stage Closed", 50],
  ["Marga: stage Closed, priority down 10", 30],
  ["Marga: priority plus 5, owner Odile", 45],
  ["Marga: owner Bram, priority down by 4", 36],
  ["Marga: priority up to 80, owner Odile", 80],
])("“%s” counts from what is there", (text, value) => {
  expect(wanted(text)).toMatchObject([{ tool: "update_founder", input: isPriority(value) }]);
});

test("a number behind another name is of the same field", () => {
  const changes = wanted("Marga: priority up 10, stage Closed. And Leo: down 10");
  expect(changes.map(({ input }) => input)).toMatchObject([isPriority(50), isPriority(60)]);
});

test("nothing is added to what is empty", () => {
  const conversation = new PlayedConversation({ people: [{ name: "Marga Oduya" }] });
  expect(conversation.say("Marga: priority up 10, stage Closed").changes).toEqual([]);
});

test("whose, with no word for what, is the same field as before", () => {
  const changes = wanted("clear the next fair for Marga, then move Leo's to the 16th of December");
  expect(changes.map(({ input }) => input["value"])).toEqual([null, "2030-12-16"]);
});

test.each(["take the gate code off Marga, that gate was sold"])("“%s” clears it, whatever the reason", (text) => {
  expect(wanted(text)).toMatchObject([{ tool: "set_custom_value", input: { value: null } }]);
});

test.each(["can go", "can be deleted", "is obsolete"])("a value of a field that “%s” is no value", (words) => {
  expect(wanted(`Marga's gate code ${words}`).filter(({ tool }) => tool === "set_custom_value")).toMatchObject([
    { input: { value: null } },
  ]);
});

test.each([
  "Marga plays at 430, not 415",
  "set Marga's pitch to 430",
  "set pitch of Marga too 430",
  "Marga is at 430 now",
])("“%s” is the option without its unit", (text) => {
  expect(wanted(text)).toMatchObject([{ tool: "set_custom_value", input: { value: "430 Hz" } }]);
});
test("a number of something else is no option", () => {
  expect(wanted("Marga has 430 sheep").filter(({ tool }) => tool === "set_custom_value")).toEqual([]);
});

test.each([
  "keep in touch with Marga every two weeks and with Leo every 60 days",
  "I want to stay in contact with Marga every 2 weeks, and with Leo every 60 days",
])("“%s” is a rhythm for each", (text) => {
  expect(wanted(text).map(({ input }) => input["patch"])).toMatchObject([
    { keepInTouchDays: 14 },
    { keepInTouchDays: 60 },
  ]);
});

test("another thought about the same person is no part of a place", () => {
  const places = wanted("Marga lives in Cuxhaven & her priority drops to 15").map(
    ({ input }) => (input["patch"] as Record<string, unknown> | undefined)?.["location"] ?? null,
  );
  expect(places).not.toContain("Cuxhaven & her priority drops to 15");
});

test("a status that is wrong is told to be none", () => {
  const changes = wanted("the status on Marga is wrong, she's Active").filter(({ tool }) => tool === "update_founder");
  expect(changes).toMatchObject([{ input: { patch: { status: "Active" } } }]);
});
