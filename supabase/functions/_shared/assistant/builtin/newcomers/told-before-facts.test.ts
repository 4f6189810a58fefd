import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Otto Brandl", company: "Pine Hollow" }, { name: "Lena Sørby" }],
  columns: [
    { label: "Headcount", type: "number" as const },
    { label: "Packaging", type: "select" as const, options: ["Glass", "Tin"] },
  ],
};
const URL = "linkedin.com/in/mara-quist";
const play = (message: string) => new PlayedConversation(having).say(message);
const added = (message: string) =>
  play(message).changes.flatMap(({ tool, input }) =>
    tool === "create_founder" ? [[input["name"], input["roleTitle"] ?? null, input["company"] ?? null]] : [],
  );

test.each([
  [`Add Mara Quist, Foxglove Press CEO, ${URL}`, "CEO", "Foxglove Press"],
  [`add Mara Quist (Foxglove CTO) ${URL}`, "CTO", "Foxglove"],
  [`Add Mara Quist, Foxglove Press Head of Sales, ${URL}`, "Head of Sales", "Foxglove Press"],
  [`Add Mara Quist, Tin Roof Labs VP Engineering, ${URL}`, "VP Engineering", "Tin Roof Labs"],
  [`Add Mara Quist, Bluewater Foundation founder, ${URL}`, "founder", "Bluewater Foundation"],
  [`Add Mara Quist, Interim CEO, ${URL}`, "Interim CEO", null],
  [`Add Mara Quist, Marketing VP, ${URL}`, "Marketing VP", null],
  [`Add Mara Quist, Group Product Owner, ${URL}`, "Group Product Owner", null],
  [`Add Mara Quist, Co-Founder & CEO, ${URL}`, "Co-Founder & CEO", null],
  [`Add Mara Quist, Foxglove Press, CEO, ${URL}`, "CEO", "Foxglove Press"],
])("a firm and a role said as one are both: %j", (message, role, company) => {
  expect(added(message)).toEqual([["Mara Quist", role, company]]);
});

test("the same in a list", () => {
  const message = `2 adds:\n- Mara Quist, Foxglove CEO, ${URL}\n- Jonas Eide, Foxglove CTO, linkedin.com/in/jonas-eide`;
  expect(added(message)).toEqual([
    ["Mara Quist", "CEO", "Foxglove"],
    ["Jonas Eide", "CTO", "Foxglove"],
  ]);
});

test.each([
  [
    `Ran into a new founder on Tuesday at the harbour fair, Mara Quist. Company is Foxglove Press, they make labels. ${URL}. can you add her`,
    "founder",
    "Foxglove Press",
    /Met her on Tuesday at the harbour fair.*make labels/u,
  ],
  [`Met a buyer last night, Mara Quist. Co is Foxglove. ${URL}. add her please`, "buyer", "Foxglove", /last night/u],
])("where someone was met is noted, and their firm is what it is said to be: %j", (message, role, firm, note) => {
  expect(added(message)).toEqual([["Mara Quist", role, firm]]);
  const noted = play(message).changes.find(({ tool }) => tool === "create_note");
  expect(noted?.input["content"]).toMatch(note);
  expect(noted?.held).not.toBeNull();
});

test.each([
  [
    `We have a tasting starting at Foxglove Press: CEO is Mara Quist (${URL}), headcount 4, glass`,
    "CEO",
    "Foxglove Press",
  ],
  [`There's a new project at Foxglove: the owner is Mara Quist, ${URL}, packaging tin`, "owner", "Foxglove"],
])("who is told of behind their firm is offered with it: %j", (message, role, firm) => {
  expect(added(message)).toEqual([["Mara Quist", role, firm]]);
  expect(play(message).changes.every(({ held }) => held !== null)).toBe(true);
});

test.each([
  `Do we have Mara Quist already? if not add her: head of sales at Foxglove, ${URL}`,
  `Is Mara Quist in here? If not add her, head of sales at Foxglove, ${URL}`,
])("who is not there is added: %j", (message) => {
  expect(added(message)).toEqual([["Mara Quist", "head of sales", "Foxglove"]]);
});

test.each([
  [`add Mara Quist, ${URL}, CEO of Foxglove, and set up an intro call with her on June 20`, "2030-06-20"],
  [`add Mara Quist, CEO at Foxglove, ${URL} and then book a short meeting with her next Tuesday`, "2030-06-11"],
  [`add Mara Quist, ${URL}, owner of Foxglove, and schedule an intro`, null],
])("a meeting behind someone new is a task of theirs: %j", (message, due) => {
  const { changes } = play(message);
  expect(added(message)).toHaveLength(1);
  const task = changes.find(({ tool }) => tool === "create_task");
  expect(task?.input["title"]).toMatch(/with Mara Quist$/u);
  expect(task?.input["dueDate"] ?? null).toBe(due);
});
