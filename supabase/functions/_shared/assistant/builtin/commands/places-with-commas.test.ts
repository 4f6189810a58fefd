import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ingrid Salo", company: "Kivi", stage: "Lead" }, { name: "Rasmus Oday" }],
  stages: ["Lead", "Signed"],
  owners: ["Mara"],
};
const patches = (message: string) =>
  new PlayedConversation(having).say(message).changes.map(({ input, tool }) => {
    const set = Object.entries((input["patch"] ?? input) as Record<string, unknown>);
    return tool === "create_note"
      ? tool
      : set.flatMap(([key, value]) => (value === null ? [] : [`${key}: ${value as string}`])).join("; ");
  });

const REGIONS = [
  "Austin, Texas",
  "Austin, TX",
  "Bologna, Italy",
  "Austin, Texas, USA",
  "Cork, Ireland",
  "Cape Town, South Africa",
  "Ada, Oklahoma",
  "Toronto, Ontario",
];
const WAYS = [
  "set Ingrid's location to X",
  "Ingrid moved to X",
  "location of Ingrid: X",
  "update Ingrid's city to X please",
  "Ingrid lives in X",
];
test.each(REGIONS.flatMap((place) => WAYS.map((way) => [way.replace("X", place), place] as const)))(
  "a place with its region is one value: %s",
  (message, place) => {
    expect(patches(message)).toEqual([`location: ${place}`]);
  },
);

test.each([
  ["change Ingrid's role to Head of Sales, Europe", ["roleTitle: Head of Sales, Europe"]],
  ["set Ingrid's location to Paris, stage Signed", ["stage: Signed; location: Paris"]],
  ["set Ingrid's location to Paris, Signed", ["stage: Signed; location: Paris"]],
  ["set Ingrid's location to Paris, Mara as owner", ["owner: Mara; location: Paris"]],
  ["note on Ingrid: moved to Austin, Texas", ["create_note"]],
])("what else stands behind a comma stays apart: %s", (message, expected) => {
  expect(patches(message)).toEqual(expected);
});

test.each([
  [
    "add Pooja Raghu, she is working as Manager in Deccan Freightways, Hyderabad, in/pooja-raghu",
    "Deccan Freightways",
    "Hyderabad",
  ],
  ["add Pooja Raghu, working as CFO in Cape Town, South Africa, in/pooja-raghu", null, "Cape Town, South Africa"],
])("where a city stands behind it, the first is the firm: %s", (message, company, location) => {
  const [change] = new PlayedConversation(having).say(message).changes;
  expect([change?.input["company"] ?? null, change?.input["location"]]).toEqual([company, location]);
});
