import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const said = (message: string) =>
  new PlayedConversation({
    people: [
      { name: "Yara Blom", company: "Blom Cycles", stage: "Lead" },
      { name: "Otis Kane", company: "Kane Foods", stage: "Lead" },
    ],
    stages: ["Lead", "Signed", "Gone"],
    statuses: ["Open", "Asleep"],
  }).say(message);
const facts = (message: string) =>
  said(message).changes.flatMap(({ tool, input, held }) =>
    tool === "update_founder"
      ? [
          [
            Object.fromEntries(Object.entries(input["patch"] ?? {}).filter(([, value]) => value !== null)),
            held !== null,
          ],
        ]
      : [],
  );

test.each([
  [
    "Yara moved to Wheelhouse as Fleet Manager, her email is yara@wheels.example",
    { company: "Wheelhouse", roleTitle: "Fleet Manager", email: "yara@wheels.example" },
  ],
  ["Otis has moved to Pantry as Head of Buying", { company: "Pantry", roleTitle: "Head of Buying" }],
  ["Otis moved to Lisbon as CFO", { location: "Lisbon", roleTitle: "CFO" }],
  ["Yara's company rebranded. It's called Spoke & Co now.", { company: "Spoke & Co" }],
  ["Otis's firm changed its name, it is now called Larder", { company: "Larder" }],
])("offers all that is told of someone's work on one card: %s", (message, patch) => {
  expect(facts(message)).toEqual([[patch, true]]);
});

test.each([
  ["Legal came back on Otis and they won't move, so his account goes to Gone.", { stage: "Gone" }],
  ["Yara's deal goes to Signed", { stage: "Signed" }],
  ["Lunch with Yara, she wants time, so her file goes to Asleep", { status: "Asleep" }],
])("reads where someone's account goes as no role: %s", (message, patch) => {
  expect(facts(message)).toEqual([[patch, true]]);
});

test.each([
  "Otis has moved to Pantry as planned",
  "Yara wants the demo, in Arabic, all of it",
  "Otis needs the catalogue in Dutch",
  "Yara's people are happy",
])("changes no field for what tells of none: %s", (message) => {
  expect(facts(message)).toEqual([]);
});
