import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const world = () =>
  new PlayedConversation({
    people: [
      { name: "Runa Vik", company: "Vik Sails", values: { Kit: "Saw, Plane", Berths: "20", owner: "Mika" } },
      { name: "Obi Nwosu", company: "Oxbow Labs", values: { Kit: "Saw", Berths: "12" } },
      { name: "Bartholomew Finch", company: "Finch & Co" },
    ],
    columns: [
      { label: "Kit", type: "multiselect", options: ["Saw", "Plane", "Band saw"] },
      { label: "Berths", type: "number" },
      { label: "Opens on", type: "date" },
      { label: "Mount", type: "select", options: ["PL", "Leica M"] },
    ],
    owners: ["Mika", "Tadeo"],
  });
const values = (message: string) =>
  world()
    .say(message)
    .changes.filter(({ tool }) => /^(?:set_custom_value|update_founder)$/u.test(tool))
    .map(({ input }) =>
      "patch" in input
        ? [
            ...Object.entries(input["patch"] as object).filter(([, value]) => value !== null),
            ...(input["clear"] as string[]).map((field) => [field, null]),
          ]
        : input["value"],
    );

describe("everything that is said with whose someone is", () => {
  test.each([
    ["Runa's email is runa@vik.example and she belongs to Tadeo now", ["email", "runa@vik.example"]],
    ["Runa's priority is 40, and she goes to Tadeo now", ["priorityScore", 40]],
  ])("%j", (message, [field, value]) => {
    const changes = values(message).flat();
    expect(changes).toContainEqual([field, value]);
    expect(changes).toContainEqual(["owner", "Tadeo"]);
  });
});

test.each(
  ["nobody owns Runa any longer", "no one looks after Runa any more", "nobody is responsible for Runa now"].flatMap(
    (told) => [[told], [`${told}, so empty that field`], [`${told}, please clear her owner`]],
  ),
)("%j leaves her without an owner", (message) => {
  expect(values(message)).toEqual([[["owner", null]]]);
});

describe("one choice of several", () => {
  test.each([
    "Plane can go from Runa's kit, she sold it",
    "Runa has no plane any more",
    "Runa no longer has a plane",
    "remove Plane from Runa's kit",
  ])("%j takes it away", (message) => expect(values(message)).toEqual(["Saw"]));
  test.each([
    "give Obi Plane",
    "give Obi 'Plane' as well",
    "tag Obi as Plane",
    "add Plane to Obi's kit",
    "Obi also has planes now, add that to his kit",
    "Obi bought planes. can you put that into his kit too",
  ])("%j leaves the others", (message) => expect(values(message)).toEqual(["Saw, Plane"]));
  test("one that is set is the only one", () => expect(values("set Obi's kit to Plane")).toEqual(["Plane"]));
});

test.each([
  ["take 3 off Runa's berths and give Obi 'Plane' as well", ["17", "Saw, Plane"]],
  ["lower Runa's berths by 3 and Obi's berths by 2", ["17", "10"]],
  ["raise Runa's berths by 5 and set Obi's berths to 9", ["25", "9"]],
])("%j counts from what they have", (message, all) => expect(values(message)).toEqual(all));

test.each([
  ["opens on of Oxbow Labs: 22 January", "2031-01-22"],
  ["Obi has Leica M, sorry no, PL mount", "PL"],
])("%j is one card", (message, value) => expect(values(message)).toEqual([value]));

test("a company means the only person there, which the card says", () => {
  const { changes } = world().say("opens on of Oxbow Labs: 22 January");
  expect(changes.map(({ held }) => held).join()).toContain("Obi Nwosu");
});

test("a short form of a first name is the person with that surname", () => {
  expect(values("Bart Finch's priority is 40")).toEqual([[["priorityScore", 40]]]);
  expect(world().say("set the priority of Bart Brandt to 40").changes).toEqual([]);
});

test.each([
  "every 45 days is enough for staying in touch with Runa",
  "I want to keep in touch with Runa every 45 days",
])("%j is how often to write", (message) => expect(values(message)).toEqual([[["keepInTouchDays", 45]]]));

test("what a summary is to say is all of it", () => {
  expect(
    values("please put into Runa's meeting summaries that she showed the maps and quoted 4 euros a berth"),
  ).toEqual([[["meetingSummaries", "she showed the maps and quoted 4 euros a berth"]]]);
});

test.each(["does nobody own Runa?", "don't give Obi Plane", "nobody owns a boat like Runa's"])(
  "%j changes nothing",
  (message) => expect(values(message)).toEqual([]),
);
