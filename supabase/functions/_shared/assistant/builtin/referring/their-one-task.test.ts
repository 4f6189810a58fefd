import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Ilse Brandt", company: "Kornblume" },
    { name: "Ilse Winther", company: "Fjordlys" },
    { name: "Marko Juric" },
    { name: "Rafael Pinto" },
  ],
  tasks: [
    { title: "Send the samples", founderName: "Marko Juric", dueDate: "2030-06-05" },
    { title: "Check the invoice", founderName: "Rafael Pinto", dueDate: "2030-06-05" },
    { title: "Call about the crane", founderName: "Rafael Pinto", dueDate: "2030-06-06" },
  ],
  notes: [
    { about: "Ilse Brandt", content: "Wants to see the greenhouse before she signs" },
    { about: "Ilse Winther", content: "Needs a quote for the ferry ramp" },
  ],
};
const last = (...turns: string[]) => {
  const talk = new PlayedConversation(HAVING);
  return { ...turns.map((turn) => talk.say(turn)).at(-1), talk };
};

test.each(["push his to the 14th", "move his task to 14 June please", "and postpone his to June 14"])(
  "%j moves the only open task of the one who was spoken of",
  (words) => {
    const { changes = [], talk } = last("tell me about Marko", words);
    expect(changes.map(({ tool, input }) => [tool, input["taskId"]])).toEqual([["update_task", talk.tasks[0]?.id]]);
    expect(changes[0]?.input["patch"]).toMatchObject({ dueDate: "2030-06-14" });
  },
);

test("of several tasks it is asked which, and of none nothing is made", () => {
  expect(last("tell me about Rafael", "push his to the 14th").changes).toEqual([]);
  expect(last("tell me about Ilse Brandt", "push hers to the 14th").changes).toEqual([]);
});

test.each([
  "does either of them have a task open?",
  "has either of them got an open task?",
  "does any of those have a task",
  "and do either of the two have an open task?",
])("%j asks which of them has", (words) => {
  const { text = "", changes } = last("who is at Kornblume or Fjordlys?", words);
  expect(changes).toEqual([]);
  expect(text).not.toMatch(/don't know|did not understand/u);
});

test.each([
  ["the greenhouse one", "Ilse Brandt"],
  ["the ferry ramp one please", "Ilse Winther"],
])("%j answers which Ilse is meant, by a note that only one has", (words, name) => {
  const { changes = [], talk } = last("set Ilse's priority to 70", words);
  const meant = talk.people.find((person) => person.name === name)?.id;
  expect(changes.map(({ input }) => input["founderId"])).toEqual([meant]);
});

test.each(["the harbour one", "the sailing one"])("%j says of neither, and it is asked again", (words) => {
  expect(last("set Ilse's priority to 70", words).changes).toEqual([]);
});

test.each(["when's that due?", "Is it for this week?"])(
  "%j between a task and “Friday then” leaves the task meant",
  (asked) => {
    const { changes = [] } = last("Reminder: check the cap table", asked, "Friday then");
    expect(changes.map(({ tool }) => tool)).toEqual(["update_task"]);
  },
);

test("“set it to Meeting” after a question about two others changes nobody", () => {
  expect(
    last("set Marko's stage to Contacted", "what is the stage of Ilse Brandt and Rafael?", "set it to Meeting").changes,
  ).toEqual([]);
});
