import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import type { OwnColumn } from "../reading.ts";
import { withoutOutOf } from "./asked-around.ts";
import { askedInOneWay } from "./asked-in-one-way.ts";
import { withListBehind, withWhoRuns } from "./list-behind.ts";
import { withEachOfNamed } from "./of-the-named.ts";
import { withWantedAmount } from "./wanted-amounts.ts";

const column = (label: string, type: OwnColumn["type"] = "number", options: string[] = []): OwnColumn => ({
  id: label,
  label,
  type,
  options,
});
const LOOMS = [column("Looms"), column("Loan k€"), column("Yarn", "select", ["Wool", "Silk"])];

test.each([
  ["which of my reminders are overdue", "which reminders are overdue"],
  ["Which of our open tasks are due today?", "which open tasks are due today?"],
  ["any of my to-dos late", "which to-dos are late"],
  ["whose following is the smallest?", "who has the fewest followers?"],
  ["who's got the largest LinkedIn following", "who has the most followers?"],
  ["who have I neglected for three weeks, or never spoken to", "who have I not contacted for three weeks?"],
  ["anyone we haven't called in two months or have never met", "anyone we haven't contacted in two months?"],
  ["is everyone either Hot or Cold?", "is everyone Hot or Cold?"],
])("%j is asked plainly", (said, plain) => {
  expect(askedInOneWay(said).toLowerCase().replace(/[?]/gu, "")).toBe(plain.toLowerCase().replace(/[?]/gu, ""));
});

test.each(["who is late for the meeting", "which of them are late", "who runs late", "who is either"])(
  "%j stays as it is",
  (said) => {
    expect(askedInOneWay(said)).toBe(said);
  },
);

test("the figure is told anyway, and everyone is meant anyway", () => {
  expect(withoutOutOf("Out of everybody, who has the most looms, and how many is it?")).toBe("who has the most looms?");
  expect(withoutOutOf("of all my contacts, whose loan is the lowest, and what is it")).toBe(
    "whose loan is the lowest?",
  );
  expect(withoutOutOf("who is Ana and what is it")).toBe("who is Ana and what is it");
});

test.each([
  ["who wants more than 300k?", "who has Loan k€ more than 300k?"],
  ["who's looking for less than 5 million", "who has Loan k€ less than 5 million?"],
  ["which weavers need at least 40000", "which weavers has Loan k€ at least 40000?"],
  ["altogether, how much do the Silk people want?", "what is the total Loan k€ of the Silk people?"],
  ["how much are the Wool companies asking for in total", "what is the total Loan k€ of the Wool people?"],
  ["how much is Ilse after?", "what is the Loan k€ of Ilse?"],
])("%j asks for the one column of what is wanted", (said, plain) => {
  expect(withWantedAmount(said, LOOMS)).toBe(plain);
});

test.each([
  "who wants more time?",
  "who is looking for a job",
  "how much is the loan?",
  "what do they want in total peace",
])("%j asks for none", (said) => {
  expect(withWantedAmount(said, LOOMS)).toBe(said);
});
test("with two such columns none is taken", () => {
  expect(withWantedAmount("who wants more than 5k", [...LOOMS, column("Budget")])).toBe("who wants more than 5k");
});

test.each([
  ["Looms 4 or more - list", "who has Looms 4 or more?"],
  ["looms over 12: names please", "who has looms over 12?"],
  ["list: priority below 30", "who has priority below 30?"],
  ["followers 900 and up – who", "who has followers 900 and up?"],
  ["everyone with looms under 3, show", "who has looms under 3?"],
  ["looms 200 plus - list", "who has looms 200 or more?"],
  ["looms 4, who?", "who has looms 4?"],
])("%j is a list that is asked for", (said, plain) => {
  expect(withListBehind(said, LOOMS)).toBe(plain);
});
test.each([
  "call Ana - list",
  "buy 4 looms or more - list",
  "tasks over 3 days old - list",
  "list: flour, eggs",
  "Ana or more - list",
  "Wool socks - list",
  "looms of 4 sisters - list",
])("%j is not", (said) => {
  expect(withListBehind(said, LOOMS)).toBe(said);
});
test.each([
  ["Wool - list", "who is Wool?"],
  ["Leads: list please", "who is Lead?"],
  ["Wool and in Meeting - who", "who is Wool and in Meeting?"],
  ["list: not Paused", "who is not Paused?"],
])("%j is a list of a group", (said, plain) => {
  expect(withListBehind(said, LOOMS, { stages: ["Lead", "Meeting"], statuses: ["Paused"] })).toBe(plain);
});
test("no task is made of it", () => {
  const { changes } = new PlayedConversation({
    people: [{ name: "Ilse Moravec" }],
    columns: [{ label: "Looms", type: "number" }],
  }).say("looms 4 or above - list");
  expect(changes).toEqual([]);
});

const known = (name: string, company: string | null = null) => ({
  ...{ id: name, name, company, stage: null, status: null, by: "name" as const },
});
test("who runs a firm is asked of the firm", () => {
  const people = [known("Ilse Moravec", "Loom Lane")];
  expect(withWhoRuns("who runs Loom Lane?", people)).toBe("who is at Loom Lane?");
  expect(withWhoRuns("who's in charge of Loom Lane", people)).toBe("who's in charge of Loom Lane");
  expect(withWhoRuns("who is behind loom lane", people)).toBe("who is at loom lane?");
  expect(withWhoRuns("who runs marathons", people)).toBe("who runs marathons");
});
test("what is asked of some who are named is asked of each", () => {
  const people = [known("Ilse Moravec"), known("Teo Aldana")];
  const asked = (message: string) => withEachOfNamed({ message, people });
  expect(asked("who of Ilse and Teo has a task due?")).toBe("has Ilse a task due? has Teo a task due?");
  expect(asked("which of Teo and Ilse Moravec is in Rome")).toBe("is Teo in Rome? is Ilse Moravec in Rome?");
  expect(asked("who of Ilse and Teo has more looms?")).toBe("who has more looms, Ilse or Teo?");
  expect(asked("who of the team and Teo has more looms?")).toBe("who of the team and Teo has more looms?");
});
