import { expect, test } from "vitest";
import { PlayedConversation, TODAY } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ilse Moravec", company: "Damast", values: { Looms: "12" } },
    { name: "Bruno Vance", company: "Halden", values: { Looms: "30" } },
    { name: "Omar Siddiqui" },
  ],
  columns: [
    { label: "Looms", type: "number" as const },
    { label: "Crafts", type: "multiselect" as const, options: ["Wool", "Silk"] },
  ],
  notes: [
    { about: "Ilse Moravec", content: "Sold her first mill to Zettler in 2023.", createdAt: `${TODAY}T08:00:00Z` },
    { about: "Bruno Vance", content: "Secretary is called Petra.", createdAt: `${TODAY}T08:00:00Z` },
    { about: "Bruno Vance", content: "Trial with two hospitals begins in April.", createdAt: `${TODAY}T08:00:00Z` },
  ],
  tasks: [
    { title: "Send the samples", dueDate: "2030-05-20", founderName: "Ilse Moravec" },
    { title: "Order yarn", dueDate: "2030-05-30" },
    { title: "Quarterly letter", dueDate: "2030-06-20", recurrence: "quarterly" },
  ],
};
const talk = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  return messages.map((message) => conversation.say(message)).at(-1);
};
const asked = (...messages: string[]) => talk(...messages)?.text ?? "";

test.each([
  ["Who was it sold her mill to Zettler again?", "Ilse Moravec"],
  ["someone has a secretary called Petra, who", "Petra"],
  ["when are we expecting the hospitals to begin", "begins in April"],
  ["how many hospitals has Halden got", "two hospitals"],
])("%j is answered with what is written", (message, says) => expect(asked(message)).toContain(says));

test.each([
  ["is there a Sarah on here?", "No: nobody here is called Sarah."],
  ["have we got anyone called Omar", "Omar Siddiqui"],
  ["which job's been overdue the longest?", "Send the samples"],
  ["owt due this month?", "Quarterly letter"],
])("%j says %j", (message, says) => expect(asked(message)).toContain(says));

test("a question behind another one is of the same number, and of the task that was listed", () => {
  for (const question of [
    "and does she have more than Bruno?",
    "y tiene más que Bruno?",
    "has she got fewer than Bruno",
  ])
    expect(asked("how many looms does Ilse have?", question)).toMatch(/Looms of .*Ilse.* 12.*Bruno.* 30/u);
  expect(asked("which tasks are due this month?", "the last one of those, does it repeat?")).toContain("quarterly");
});

test.each(["who isn't called Petra", "who has a dog", "who has the most hospitals"])(
  "%j is not told as if it were known",
  (message) => expect(asked(message)).not.toMatch(/^(?:Yes|No|From what)/u),
);

test.each(["elle veut venir à Nantes quand déjà, Ilse", "Ilse's stockists, how many shops is it"])(
  "%j is offered as no note",
  (message) => expect(talk(message)?.changes).toEqual([]),
);
