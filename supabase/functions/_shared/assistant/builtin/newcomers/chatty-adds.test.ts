import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ines Corvo", company: "Faro Boats" }],
  columns: [
    { label: "Hull", type: "select" as const, options: ["Steel", "Teak"] },
    { label: "Crew", type: "number" as const },
  ],
};
const added = (...said: string[]) => {
  const conversation = new PlayedConversation(having);
  return said
    .map((one) => conversation.say(one))
    .at(-1)
    ?.changes.map(({ tool, input }) => [
      tool,
      input["name"] ?? input["content"],
      ...["roleTitle", "company", "stage", "status"].flatMap((key) => (input[key] == null ? [] : [input[key]])),
    ]);
};
const URL = "linkedin.com/in/odile-marchetti";

test.each([
  [`Get two more in please. Odile Marchetti, Nordsee, ${URL} and Bram Visser, Zilt, linkedin.com/in/bram-visser`, 2],
  [`pop a couple in for me: Odile Marchetti, Nordsee, ${URL} and Bram Visser, Zilt, linkedin.com/in/bram-visser`, 2],
])("several are put in: %s", (message, count) => {
  expect(added(message)).toHaveLength(count);
});

test.each([
  [`Nordsee Ferries has a new CEO I want to track: Odile Marchetti, ${URL}`, "CEO", "Nordsee Ferries"],
  [`Zilt hired a new harbour master we should follow: Odile Marchetti, ${URL}`, "harbour master", "Zilt"],
  [`Start a record for Odile Marchetti. CFO at Zilt. ${URL}`, "CFO", "Zilt"],
  [`could you open a profile for Odile Marchetti, CFO at Zilt, ${URL}`, "CFO", "Zilt"],
])("who is told of at a firm is added: %s", (message, role, company) => {
  expect(added(message)).toEqual([["create_founder", "Odile Marchetti", role, company]]);
});

test("a stage and a status behind “in as” are both taken", () => {
  expect(added(`bung Odile Marchetti in as an Active lead would you, ${URL}, she's CFO at Zilt`)).toEqual([
    ["create_founder", "Odile Marchetti", "CFO", "Zilt", "Lead", "Active"],
  ]);
});

test.each([
  `Could you log Odile Marchetti as a new founder and jot against her that she's after a bigger quay. Link: ${URL}`,
  `save Odile Marchetti as a contact, and write down that she's after a bigger quay. ${URL}`,
])("a note between who is added and the address is noted: %s", (message) => {
  expect(added(message)).toEqual([
    ["create_founder", "Odile Marchetti"],
    ["create_note", "She's after a bigger quay"],
  ]);
});

test.each([
  "I met a chap called Odile Marchetti from Zilt last night, could you pop him in for me?",
  "bumped into a lady called Odile Marchetti at the quay. put her in please",
  "Add Gethin",
  "put Rhiannon in please",
])("the address is asked for: %s", (message) => {
  const { text, changes } = new PlayedConversation(having).say(message);
  expect(changes).toEqual([]);
  expect(text).toMatch(/^To add (?:Odile Marchetti|Gethin|Rhiannon) I need the address/u);
});

test.each([
  [["Add Gethin", "Gethin Rhys, linkedin.com/in/gethin-rhys"], "Gethin Rhys"],
  [["Add Gethin", "it's Gethin Rhys", "linkedin.com/in/gethin-rhys"], "Gethin Rhys"],
])("a first name is completed by the answer: %j", (said, name) => {
  expect(added(...said)).toEqual([["create_founder", name]]);
});

test.each(["Add Steel", "Add Monday", "Add Slack", "Add Lead", "Add Berlin", "Add Coffee"])(
  "%s asks for no address",
  (message) => {
    expect(new PlayedConversation(having).say(message).text).not.toMatch(/I need the address/u);
  },
);

test.each([
  "Zilt has a new CEO, Odile Marchetti",
  "note on Ines: met a chap called Odile Marchetti from Zilt, pop him in",
  "Get two more in please",
  "start a task for Ines",
])("nobody is added: %s", (message) => {
  expect(added(message)?.filter(([tool]) => tool === "create_founder")).toEqual([]);
});

test("an option that is added to a column that waits is nobody", () => {
  expect(added("add a dropdown Swell: Low, High", "please add Medium as well")).not.toContainEqual([
    "create_founder",
    "Medium",
  ]);
  const talk = new PlayedConversation(having);
  talk.say("add a dropdown Swell: Low, High");
  expect(talk.say("please add Medium as well").text).not.toMatch(/I need the address/u);
});
