import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: ["Noor Haddad", "Bruno Castellani"].map((name) => ({ name })),
  tasks: [{ title: "Draft lease for Noor", dueDate: "2030-06-12", founder: "Noor Haddad" }],
};
const played = (message: string) =>
  new PlayedConversation(having)
    .say(message)
    .changes.map(({ tool, input, held }) => [
      tool,
      input["title"] ?? input["content"],
      ...(typeof input["dueDate"] === "string" ? [input["dueDate"]] : []),
      held !== null,
    ]);
const HEAD = "From: Noor Haddad <noor@kiln.example>\nSubject: lease\n";
const TEXT = "Our lawyer is fine with it. We do need the signed lease back by 20 June, otherwise the board says no.";

test.each([
  `Got this from Noor, please save the gist and the deadline:\n\n${HEAD}Hi! ${TEXT}\nCheers, Noor`,
  `just got this mail from Noor: keep the main points and her deadline please\n\nHi Ada,\n${TEXT}\nBest, Noor`,
  `This came from Noor. Note it and the date, please\n> From: Noor Haddad <noor@kiln.example>\n> Hello,\n> ${TEXT}\n> Thanks, Noor`,
])("the gist of a mail is noted, and its deadline is a task: %j", (message) => {
  expect(played(message)).toEqual([
    ["create_task", "Send Noor the signed lease back", "2030-06-20", true],
    ["create_note", TEXT, true],
  ]);
});

test.each([
  "Got this from Noor, please save the deadline:\n\n> From: Noor <n@kiln.example>\n> We need it by 20 June.",
  "Got this from Noor, please save the gist and the deadline:",
  "Got this from Noor, please keep the gist and the deadline:\n\n> We need the lease back.",
  "Noor sent this, store the due date:\n> the lease is ready by 20 June",
])("a pasted mail never empties a due date: %j", (message) => {
  const { changes } = new PlayedConversation(having).say(message);
  expect(changes.filter(({ tool, input }) => tool === "update_task" && input["dueDate"] === null)).toEqual([]);
  expect(changes.every(({ held }) => held !== null)).toBe(true);
});

test.each(["take the deadline off the draft lease task", "the draft lease doesn't need a date any more"])(
  "who says so takes a day off: %s",
  (message) => {
    expect(new PlayedConversation(having).say(message).changes.map(({ tool }) => tool)).toEqual(["update_task"]);
  },
);
