import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Orla Finch" }, { name: "Tariq Bell" }],
  notes: [
    { about: "Orla Finch", content: "Away on a course, back on 9 September" },
    { about: "Tariq Bell", content: "Moves house on 1 July, reachable again from 12 July" },
  ],
};
const made = (...messages: string[]) => {
  const talk = new PlayedConversation(having);
  return messages.map((message) => talk.say(message)).at(-1)?.changes ?? [];
};

test.each(["remind me that day to ring her", "ok remind me on that day to ring her", "remind me then to ring her"])(
  "“%s” is due on the day that was told",
  (message) => {
    const [task] = made("When is Orla back from her course?", message);
    expect(task).toMatchObject({ tool: "create_task", input: { title: "Ring Orla", dueDate: "2030-09-09" } });
  },
);

test("of two days none is taken", () => {
  const [task] = made("When is Tariq reachable again, after the house?", "remind me then to ring him");
  expect(task?.input["dueDate"] ?? null).toBeNull();
});
