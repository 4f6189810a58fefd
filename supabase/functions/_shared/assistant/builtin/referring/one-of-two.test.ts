import { expect, test } from "vitest";
import type { StepRequest } from "../../assistant-model.ts";
import { PlayedConversation } from "../played-turn.ts";
import { ofTheCompared } from "./of-the-compared.ts";

const world = () =>
  new PlayedConversation({
    people: [
      { name: "Ana Ruiz", company: "Saltmill", location: "Porto, Portugal", stage: "Lead", values: { Rate: "22" } },
      { name: "Bram Lindt", company: "Glowfen", location: "Oslo, Norway", stage: "Lead", values: { Rate: "24" } },
      { name: "Cleo Hart", company: "Saltmill", location: "Porto, Portugal", stage: "Closed", values: { Rate: "30" } },
      { name: "Dov Amit", company: "Ferncroft Lane", location: "Haifa, Israel", stage: "Meeting" },
    ],
    columns: [{ label: "Rate", type: "number" }],
    stages: ["Lead", "Meeting", "Closed"],
    statuses: ["Warm", "Dormant"],
    owners: ["Kim", "Sol"],
  });
const changes = (...messages: string[]) => {
  const played = world();
  return messages.map((message) => played.say(message).changes).at(-1) ?? [];
};
const idOf = (name: string) => world().people.find((person) => person.name === name)?.id ?? "";

const afterCompared = (message: string) =>
  ofTheCompared({
    request: {
      message,
      today: "2030-06-03",
      people: [],
      history: [
        { role: "user", content: "which has the lower rate, Bram or Ana?" },
        {
          role: "assistant",
          content: "[Ana Ruiz](/people/1) has less, by 2. Rate: [Bram Lindt](/people/2) 24, [Ana Ruiz](/people/1) 22.",
        },
      ],
      state: {
        question: null,
        person: null,
        list: [
          { kind: "person", id: "2", name: "Bram Lindt" },
          { kind: "person", id: "1", name: "Ana Ruiz" },
        ],
      },
    } as unknown as StepRequest,
    columns: world().columns,
    call: () => ({}),
  });
test.each(["raise that one to 25", "make it 25", "set it to 25 for that one", "and lower that one to 25 please"])(
  "%j is of the one who the answer named",
  (message) => expect(afterCompared(message)?.message).toBe("Set Rate of Ana Ruiz to 25"),
);
test.each(["the other to 26", "raise the other one to 26", "and the other one: 26"])("%j is of the other", (message) =>
  expect(afterCompared(message)?.message).toBe("Set Rate of Bram Lindt to 26"),
);
test.each(["is that one in Porto?", "that one called, wants the new rate", "raise that one by 5"])(
  "%j sets no number",
  (message) => expect(afterCompared(message)).toBeNull(),
);

test.each([
  ["put the Porto one in Meeting", "Ana Ruiz"],
  ["move the Oslo one to Meeting", "Bram Lindt"],
  ["put the one in Porto in Meeting", "Ana Ruiz"],
  ["set the Glowfen one to Meeting", "Bram Lindt"],
  ["move the one at Saltmill to Meeting", "Ana Ruiz"],
])("%j is the only one of the list who is there", (message, name) =>
  expect(changes("who's in Lead?", message)).toMatchObject([
    { tool: "update_founder", input: { founderId: idOf(name), patch: { stage: "Meeting" } } },
  ]),
);
test("of two in the list who are there none is taken", () =>
  expect(changes("who is in Portugal?", "put the Porto one in Meeting")).toEqual([]));

test.each(["and Ferncroft Lane to Lead", "also Ferncroft Lane → Lead please"])(
  "%j is who works there, on a card",
  (message) =>
    expect(changes("set Ana's stage to Meeting", message)).toMatchObject([
      { tool: "update_founder", input: { founderId: idOf("Dov Amit"), patch: { stage: "Lead" } } },
    ]),
);
test("a firm of two is none of them, and not the one before", () =>
  expect(changes("set Bram's stage to Meeting", "and Saltmill to Closed")).toEqual([]));

test.each([
  "Ana 85, Bram 90, Cleo 15 - priorities",
  "Ana 85, Bram 90, Cleo 15 (priority)",
  "Ana 85, Bram 90 and Cleo 15: priority",
  "Ana 85, Bram 90, Cleo 15 priorities",
  "Ana 85, Bram 90, Cleo 15 as priorities",
])("%j sets one of each", (message) =>
  expect(changes(message)).toMatchObject(
    [
      ["Ana Ruiz", 85],
      ["Bram Lindt", 90],
      ["Cleo Hart", 15],
    ].map(([name, priorityScore]) => ({
      tool: "update_founder",
      input: { founderId: idOf(String(name)), patch: { priorityScore } },
    })),
  ),
);
test.each([
  "Ana called, Bram wrote - notes",
  "Ana called, Bram wrote, company",
  "lunch with Ana, Bram and Cleo - priorities",
])("%j sets none", (message) => expect(changes(message).filter(({ tool }) => tool === "update_founder")).toEqual([]));

test.each([
  "Give Kim everyone who's in Lead",
  "give Kim all the people in Lead",
  "hand Kim everyone in Lead",
  "please hand over to Kim everybody in Lead",
])("%j gives them to an owner", (message) =>
  expect(changes(message)).toMatchObject([{ tool: "update_founders", input: { patch: { owner: "Kim" } } }]),
);
test.each(["give me everyone in Lead", "give us all the people in Lead"])("%j asks for them", (message) =>
  expect(changes(message)).toEqual([]),
);
