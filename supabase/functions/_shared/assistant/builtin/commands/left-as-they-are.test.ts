import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withoutLeftAsTheyAre } from "./left-as-they-are.ts";

const people = [
  { name: "Ines Corvo", stage: "Lead" },
  { name: "Olaf Brandt", stage: "Lead" },
  { name: "Tuva Lind", stage: "Meeting" },
];
const play = (message: string) => new PlayedConversation({ people }).say(message).changes;

test.each([
  ["Change Ines's role to Harbour master, and no, Olaf stays as he is", "roleTitle", "Harbour master"],
  ["Set Ines's status to Active, no need to touch her stage", "status", "Active"],
  ["Put Ines at Meeting. No change to Olaf", "stage", "Meeting"],
  ["Give Ines priority 40 – no, not Tuva, she keeps hers", "priorityScore", 40],
  ["Move Ines to Meeting, but Olaf stays put", "stage", "Meeting"],
  ["Please move Ines to Meeting and don't touch Olaf", "stage", "Meeting"],
  ["Move Ines to Meeting and leave Olaf where he is, thanks", "stage", "Meeting"],
])("who stays is let alone, and the rest is done: %s", (message, field, value) => {
  expect(play(message)).toMatchObject([{ tool: "update_founder", input: { patch: { [field]: value } }, held: null }]);
});

test.each([
  "Move everyone at Lead to Closed, but Olaf stays as he is",
  "Move all the leads to Closed and leave Olaf alone",
  "everyone at Lead goes to Closed, but not Olaf",
])("of many, who stays is left out: %s", (message) => {
  expect(withoutLeftAsTheyAre(message, people)).toMatch(/, except Olaf$/u);
});

test.each([
  "Move Ines to Closed, no, Ines stays as she is",
  "delete Olaf, no, keep him",
  "set Olaf to Closed. No, leave Olaf alone",
])("who was to be changed and stays, is not changed: %s", (message) => {
  expect(play(message)).toEqual([]);
});

test.each([
  "Note on Ines: Closed the deal, and Olaf stays as he is",
  "Ines moved to Faro, Olaf stays",
  "Move Ines to Closed and put Olaf on Meeting",
  "Set Ines's stage to Closed, her stage stays open",
  "What if I move Ines to Closed and Olaf stays as he is?",
])("other words are as they were: %s", (message) => {
  expect(withoutLeftAsTheyAre(message, people)).toBe(message);
});
