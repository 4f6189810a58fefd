import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const HAVING = { people: [{ name: "Marga Oduya" }, { name: "Per Holt" }] };
const TWO = "Add a task to write to Marga on Monday and a task to call Per on Tuesday";

test.each([
  ["No, Thursday for Marga", 0],
  ["no, Thursday for Per", 1],
  ["sorry, I meant Thursday for Marga", 0],
])("of two tasks “%s” moves the one of that person", (message, no) => {
  const talk = new PlayedConversation(HAVING);
  talk.say(TWO);
  const { changes } = talk.say(message);
  expect(changes).toMatchObject([
    { tool: "update_task", input: { taskId: expect.stringMatching(new RegExp(`${String(11 + no)}$`)) as string } },
  ]);
  expect(changes[0]?.input["patch"]).toMatchObject({ dueDate: "2030-06-06", founderId: null });
});

test("a single task goes to the one who is named", () => {
  const talk = new PlayedConversation(HAVING);
  talk.say("remind me on Monday to write to Marga");
  expect(talk.say("no, for Per").changes.at(-1)).toMatchObject({ input: { title: "Write to Per" } });
});
