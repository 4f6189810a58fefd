import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Marga Oduya", company: "Oduya Pears", values: { Crops: "Rye, Oats" } },
    { name: "Piet Haan", company: "Haan Sails" },
  ],
  columns: [
    { label: "Crops", type: "multiselect" as const, options: ["Rye", "Oats", "Wheat"] },
    { label: "Soil", type: "select" as const, options: ["Clay", "Sand"] },
    { label: "Test field", type: "text" as const },
    { label: "Fee €k", type: "number" as const },
  ],
  statuses: ["Warm", "Cold"],
};
const said = (message: string) => new PlayedConversation(having).say(message);
const valuesOf = (message: string) =>
  said(message).changes.map(
    ({ input }) => input["value"] ?? (input["patch"] as Record<string, unknown> | undefined)?.["status"],
  );

test.each([
  ["take Rye off Marga, it's Wheat they're at these days", ["Oats", "Rye, Oats, Wheat"]],
  ["swap Rye for Wheat on Marga", ["Oats", "Rye, Oats, Wheat"]],
  ["take Clay off Piet, it's Sand now", ["Sand"]],
  ["take Cold off Piet, make it Warm", ["Warm"]],
])("an option takes the place of another: %s", (message, values) => {
  expect(valuesOf(message)).toEqual(values);
});

test.each([
  ["Test field for Marga's crowd is going to be Beaumont", "Beaumont"],
  ["Test field of Piet's lot will be Beaumont", "Beaumont"],
  ["Fee for Marga's gang is going to be 700", "700"],
])("what is told of someone's crowd is theirs, and waits: %s", (message, value) => {
  expect(said(message).changes).toMatchObject([{ input: { value }, held: expect.stringMatching(/./u) as string }]);
});

test("a label that is only nearly one is asked about", () => {
  const { changes, suggestions } = said("Trial field for Marga's crowd is going to be Beaumont");
  expect(changes).toEqual([]);
  expect(suggestions[0]).toMatch(/Test field of Marga Oduya to Beaumont/u);
});

test.each(["Marga's crowd is going to be in Ghent", "Rent for Marga's crowd is going to be high"])(
  "news of a crowd changes no field: %s",
  (message) => {
    expect(said(message).changes.filter(({ tool }) => tool !== "create_note")).toEqual([]);
  },
);

test.each([
  "Status of Piet's team is good",
  "Priority for Marga's people is speed",
  "Location of Piet's team is spread out",
  "Location of Marga's crowd is spread out",
  "Stage of Piet's lot is early",
])("how those around someone are is no fact of theirs: %s", (message) => {
  const { changes } = said(message);
  expect(changes.map(({ tool, input }) => [tool, input["content"]])).toEqual([["create_note", message]]);
});

test.each([
  ["new line for marga oduya fee is six hundred and fifty thousand", ["650"]],
  ["next line piet haan fee is four hundred thousand and the soil is clay", ["400", "Clay"]],
  ["Piet's fee is one point two million", ["1200"]],
  ["Piet's fee is two and a half million", ["2500"]],
])("numbers in words are those of a column in thousands: %s", (message, values) => {
  expect(valuesOf(message)).toEqual(values);
});

test.each([
  ["eh marga from oduya pears her email is marga at oduya pears dot example", "marga@oduyapears.example"],
  ["piet's email is piet dot haan at haan sails dot com", "piet.haan@haansails.com"],
  ["her email is marga at kelp dot com", null],
])("an address is written as it is spoken, and waits: %s", (message, email) => {
  const { changes } = said(message);
  const patch = changes[0]?.input["patch"] as { email?: string } | undefined;
  expect(patch?.email ?? null).toBe(email);
  expect(changes.every(({ held }) => held !== null)).toBe(true);
});
