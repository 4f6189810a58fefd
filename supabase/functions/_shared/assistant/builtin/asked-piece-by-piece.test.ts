import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "./played-turn.ts";

const HAVING: Having = {
  people: [
    { name: "Nadja Brandt", company: "Brandt Boats" },
    { name: "Sam Kerr", company: "Kerr Ropes" },
    { name: "Sam Olsen", company: "Olsen Docks" },
  ],
  columns: [
    { label: "Mooring fee", type: "number" },
    { label: "Launch planned", type: "date" },
  ],
};
const [nadja, , olsen] = new PlayedConversation(HAVING).people.map(({ id }) => id);
const after = (...messages: string[]) => {
  const talk = new PlayedConversation(HAVING);
  const all = messages.map((message) => talk.say(message));
  return { last: all.at(-1), before: all.slice(0, -1).flatMap(({ changes }) => changes) };
};

const NOTES = ["I want to add a note", "add a note", "let me leave a quick note", "please make a note"];
test.each(NOTES.flatMap((first) => ["for Nadja", "Nadja Brandt", "about Nadja"].map((who) => [first, who] as const)))(
  "%j, %j: a note is asked for piece by piece",
  (first, who) => {
    const { last, before } = after(first, who, "wants teak on the deck");
    expect(before).toEqual([]);
    expect(last?.changes).toMatchObject([
      { tool: "create_note", input: { founderId: nadja, content: "Wants teak on the deck" } },
    ]);
  },
);
test("an answer that chooses a namesake is not the note", () => {
  const { last, before } = after("add a note", "Sam", "Olsen");
  expect([...before, ...(last?.changes ?? [])]).toEqual([]);
  expect(last?.text).toBe("What shall I note about Sam Olsen?");
});
test.each(["I'd like to make a task", "I need to create a reminder", "let's add another task"])(
  "%j asks what the task is, and is none itself",
  (first) => {
    const { last, before } = after(first, "oil the winch on Friday");
    expect(before).toEqual([]);
    expect(last?.changes).toMatchObject([
      { tool: "create_task", input: { title: "Oil the winch", dueDate: "2030-06-07" } },
    ]);
  },
);
test("what is to be done is no empty order", () =>
  expect(after("I need to make a list of the buoys").last?.text).not.toContain("What should the task be"));

test.each(["tomorrow", "on Friday please", "by June 20"])(
  "%j, where it is asked who a task is for, is its day, and the question stays",
  (day) => {
    const { last, before } = after("remind me to write to Sam", day, "Olsen");
    expect(before).toEqual([]);
    expect(last?.changes).toMatchObject([{ tool: "create_task", input: { founderId: olsen } }]);
    expect(last?.changes[0]?.input["dueDate"]).toEqual(expect.any(String));
  },
);
test("a day is no answer to who is meant by another change", () =>
  expect(after("set the mooring fee of Sam to 4", "tomorrow").last?.changes).toEqual([]));

test.each([
  ["set the fee for Nadja", "What should the Mooring fee of Nadja be?", "5 thousand", "5000"],
  ["update Nadja's fee", "What should the Mooring fee of Nadja be?", "40", "40"],
  ["change the launch of Nadja", "What should the Launch planned of Nadja be?", "December 3", "2030-12-03"],
])("%j asks for a value of the one column with the word, and %j is its answer", (first, asked, value, stored) => {
  expect(after(first).last?.text).toBe(asked);
  expect(after(first, value).last?.changes).toMatchObject([{ tool: "set_custom_value", input: { value: stored } }]);
});
test.each(["set the alarm for Nadja", "set the table for Nadja"])("%j names no column", (first) =>
  expect(after(first).last?.text).not.toContain("What should the"),
);
