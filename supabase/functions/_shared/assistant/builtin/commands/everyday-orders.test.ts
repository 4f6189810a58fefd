import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Marga Oduya", stage: "Lead", email: "marga@pears.example", location: "Porto", company: "Oduya Pears" },
    { name: "Per Holt", stage: "Meeting", company: "Fjord Robotics" },
    { name: "Anna Rossi", stage: "Lead", company: "Brera Foods" },
  ],
  stages: ["Lead", "Meeting", "Closed"],
  tasks: [{ title: "Prepare the board call", dueDate: "2030-05-30" }],
};
const play = (message: string) => new PlayedConversation(HAVING).say(message);
const stored = (message: string) =>
  play(message)
    .changes.filter(({ tool }) => tool !== "create_note")
    .map(({ tool, input }) => `${tool} ${JSON.stringify(input, (_, value: unknown) => value ?? undefined)}`)
    .join("; ");

test.each([
  ["make Sol the owner of Marga and Per", 2, '"owner":"Sol"'],
  ["make Odile owner of Per", 1, '"owner":"Odile"'],
  ["set priority of all leads to 50", 1, '"priorityScore":50'],
  ["change the owner of all my leads to Sol", 1, '"owner":"Sol"'],
  ["everyone in Meeting → Closed", 1, '"stage":"Closed"'],
  ["all people in Meeting → Closed", 1, '"stage":"Closed"'],
  ["everyone at Fjord Robotics: Closed", 1, '"stage":"Closed"'],
  ["board call: done this morning", 1, '"status":"done"'],
  ["everybody in Lead -> Meeting", 1, '"stage":"Meeting"'],
  ["wrong email for Marga, remove it", 1, '"clear":["email"]'],
  ["Marga's location is out of date, clear it", 1, '"clear":["location"]'],
  ["do the board call on Friday instead", 1, '"dueDate":"2030-06-07"'],
  ["let's have the board call tomorrow instead", 1, '"dueDate":"2030-06-04"'],
  ["don't forget Rossi's invoice", 1, `"title":"Rossi's invoice"`],
  ["don't forget the contract for Per", 1, '"title":"Contract for Per"'],
])("“%s” is carried out", (message, changes, wanted) => {
  const all = stored(message);
  expect(all.split("; ")).toHaveLength(changes);
  expect(all).toContain(wanted);
});

test.each([
  ["Anna Rossi moved from Brera to Campari as CMO", "Campari", "CMO"],
  ["Per left Fjord Robotics for Equinor as head of robotics", "Equinor", "head of robotics"],
])("a role behind a new company is no part of it: “%s”", (message, company, role) => {
  expect(stored(message)).toContain(`"company":"${company}","roleTitle":"${role}"`);
});

test.each([
  "set the status of all tasks to done",
  "don't forget Rossi's allergies",
  "don't forget that Per hates calls",
])("“%s” changes no person and makes no task", (message) => {
  expect(stored(message)).toBe("");
});

test("tasks that belong to someone are theirs", () => {
  expect(play("which tasks belong to Per?").text).toContain("for [Per Holt]");
});
