import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const after = (first: string[], last: string) => {
  const talk = new PlayedConversation({
    people: [{ name: "Ana Ruiz" }],
    statuses: ["Warm", "Quiet"],
    tasks: [{ title: "Check the boat", dueDate: "2030-06-03" }],
  });
  for (const one of first) talk.say(one);
  return talk.say(last).changes.map(({ tool }) => tool);
};

test.each([
  "Actually leave it, I'll see her before that",
  "no, forget it, I'm calling her today",
  "on second thoughts skip that, we will meet on Friday",
])("%j takes back the task that was just made", (message) =>
  expect(after(["Remind me on the 20th to ring Ana"], message)).toEqual(["take_back"]),
);
test.each(["take back the last one only", "undo just the last one"])("%j takes back one change", (message) =>
  expect(after(["Ana's priority is 40", "set her status to Warm"], message)).toHaveLength(1),
);
test.each(["undo the repeat, once is enough", "take back the repetition"])("%j takes the rhythm off again", (message) =>
  expect(after(["make the boat check monthly"], message)).toEqual(["take_back"]),
);
test.each(["I'll see her on Friday", "leave it to me, I'll call her", "actually I'll see her before that"])(
  "%j takes nothing back",
  (message) => expect(after(["Remind me on the 20th to ring Ana"], message)).not.toContain("take_back"),
);

test("“delete that task” after its day was changed proposes to delete the task, and takes no day back", () =>
  expect(after(["remind me to ring Ana on Friday", "move it to Monday"], "Delete that task")).toEqual(["delete_task"]));
test("“take the note back” is of the note, whatever was changed since", () => {
  const talk = new PlayedConversation({ people: [{ name: "Ana Ruiz" }] });
  for (const one of ["note for Ana: likes tea", "remind me to ring Ana on Friday", "move it to Monday"]) talk.say(one);
  expect(talk.say("take the note back").text).toContain("note");
});
