import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Orla Finch", values: { roleTitle: "Potter", location: "Cork" } },
    { name: "Tariq Bell", values: { roleTitle: "Glazier", location: "Hull" } },
  ],
  tasks: [
    { title: "Kiln order", founderName: "Orla Finch", dueDate: "2030-06-05" },
    { title: "Check kiln prices", dueDate: "2030-06-06" },
    { title: "Window plans", dueDate: "2030-06-01" },
  ],
};
const say = (...messages: string[]) => {
  const talk = new PlayedConversation(having);
  return messages.map((message) => talk.say(message)).at(-1) ?? { text: "", changes: [] };
};

test.each([
  ["remind me, what does Orla do and where is she based", /Potter.*Cork/],
  ["remind me: where is Tariq based?", /Hull/],
  ["what does Tariq do, and where does he live?", /Glazier.*Hull/],
  ["hey I'm in the car what is Orla's role", /Potter/],
])("“%s” is a question and no task", (message, says) => {
  const { text, changes } = say(message);
  expect(text).toMatch(says);
  expect(text).not.toMatch(/should the task be|not understand/);
  expect(changes).toEqual([]);
});

test("what is on today and what is late are two questions", () => {
  expect(say("right I'm just driving what tasks have I got today and is anything late").text).toMatch(
    /due today[^]*overdue/,
  );
});

test("“her order” is sooner a task of hers than one of nobody's", () => {
  const { changes } = say("what's the role of Orla?", "move her kiln task to Friday");
  expect(changes).toMatchObject([{ tool: "update_task", input: { patch: { dueDate: "2030-06-07" } } }]);
});

const noted = {
  people: [
    { name: "Orla Finch", stage: "Closed" },
    { name: "Tariq Bell", stage: "Lead" },
  ],
  tasks: [{ title: "Kiln order", founderName: "Orla Finch", dueDate: "2030-06-05" }],
  notes: [
    { about: "Orla Finch", content: "Declined because of the rent" },
    { about: "Orla Finch", content: "Her partner left" },
  ],
};
const told = (...messages: string[]) => {
  const talk = new PlayedConversation(noted);
  return messages.map((message) => talk.say(message)).at(-1) ?? { text: "", changes: [] };
};
test.each(["what did we note down about Orla's crew?", "did we note anything about Orla's staff?"])(
  "%s: the last notes, where none has the word",
  (message) => expect(told(message).text).toMatch(/^None:[^]*last notes[^]*Her partner left/),
);
test("a count of notes is none", () =>
  expect(told("how many notes on Orla mention her crew?").text).not.toContain("Her partner left"));

test.each([
  "is there anything I still owe Orla?",
  "what do I owe Orla Finch",
  "do we owe Orla anything?",
  "what have I promised Orla?",
])("%s: what is still to be done for her", (message) =>
  expect(told(message)).toMatchObject({ text: expect.stringContaining("Kiln order") as string, changes: [] }),
);
test("money that is owed is no task", () => expect(told("how much do I owe Orla?").text).not.toContain("open task"));

test.each(["what was the reason we declined?", "and why did we decline?", "what's the reason we declined"])(
  "%s: why, of the one who is spoken of",
  (message) => {
    expect(told("who is Orla?", message).text).toContain("because of the rent");
    const both = told(`Orla back to Lead, and ${message.replace("and ", "")}`);
    expect(both.text).toContain("because of the rent");
    expect(both.changes).toMatchObject([{ tool: "update_founder", input: { patch: { stage: "Lead" } } }]);
  },
);

test.each([
  "hi tracker i'm in a taxi can you tell me what i said to orla i mean what's the latest note on her",
  "what did i tell orla no i mean what's the latest note on her",
  "hey tracker quick one where is orla i mean what's the latest note on her",
])("%s: what is meant is asked", (message) => expect(told(message).text).toContain("because of the rent"));
