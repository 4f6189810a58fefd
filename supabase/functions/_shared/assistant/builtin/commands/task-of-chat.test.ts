import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }],
  tasks: [{ title: "Check the looms", founderName: "Teo Aldana" }],
};
const say = (message: string) => new PlayedConversation(having).say(message);

test.each([
  [
    "[10:02] Uma: did Ilse send the yarn?\n[10:03] Ada: nope\n[10:03] Uma: ok I'll ring her Friday\n\n^ make the task out of this",
    "Ring Ilse Moravec",
  ],
  ["make a task from this chat:\nUma: any news of the dye?\nAda: no, I'll chase Teo on Friday", "Chase Teo"],
  ["Uma: the samples?\nAda: let me post the samples Friday\n\nturn this into a task", "Post the samples"],
])("%j: what is promised is the task, and it waits", (said, title) => {
  expect(
    say(said).changes.map(({ tool, input, held }) => [tool, input["title"], input["dueDate"], held !== null]),
  ).toEqual([["create_task", title, "2030-06-07", true]]);
});
test("with two promises nothing is guessed", () => {
  const { changes } = say("Uma: I'll ring Ilse\nAda: I'll write to Teo\n\nmake a task out of this");
  expect(changes.every(({ held }) => held !== null)).toBe(true);
  expect(changes.map(({ input }) => input["title"])).not.toEqual(["Ring Ilse"]);
});

test.each(["have we got anyone in Rome? booking dinner", "who is in Rome? just planning a trip"])(
  "%j only asks",
  (said) => {
    const { text, changes } = say(said);
    expect(changes).toEqual([]);
    expect(text).not.toMatch(/did not understand/u);
  },
);

test.each([
  [
    "[8:41 AM] Teo Aldana: can we do tuesday at 11?\n[8:43 AM] Me: works for me, ill bring the swatches\n[8:44 AM] Teo Aldana: 👍\n\nmake a task out of that",
    "Bring the swatches",
    "2030-06-04",
  ],
  [
    "[10:02 PM] Teo: can you send the dye list by friday?\n[10:05 PM] Me: will do\n\nturn this into a task",
    "Send the dye list",
    "2030-06-07",
  ],
  ["make a task out of this:\nTeo: could we talk on Wednesday?\nMe: sure", "Talk to Teo", "2030-06-05"],
])("%j: one task of the one who writes", (said, title, due) => {
  const played = new PlayedConversation(having);
  expect(
    played.say(said).changes.map(({ tool, input, held }) => [tool, input["title"], input["dueDate"], held !== null]),
  ).toEqual([["create_task", title, due, true]]);
  expect(played.say(said).changes[0]?.input["founderId"]).toBe(played.people[1]?.id);
});

test("a chat in which nobody is to do anything leads to no task for each line", () => {
  const { changes } = say("Teo: the dock is flooded\nMe: oh no\n\nmake a task out of that");
  expect(changes.map(({ input, held }) => [input["title"], held !== null])).toEqual([
    ["Follow up with Teo Aldana", true],
  ]);
});
