import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const taskOf = (message: string) => {
  const [change] = new PlayedConversation({ people: [] }).say(message).changes;
  return [change?.input["title"], change?.input["dueDate"]];
};

test.each([
  ["task: pay invoice 2024-00 on Friday", "Pay invoice 2024-00", "2030-06-07"],
  ["add a task to check order A17 tomorrow", "Check order A17", "2030-06-04"],
  ["remind me to print form W9 on Monday", "Print form W9", "2030-06-10"],
  ["remind me to renew plan 365-12 next Tuesday", "Renew plan 365-12", "2030-06-11"],
  ["remind me to call Bo from 5 July", "Call Bo", "2030-07-05"],
])("the end of a code is no hour: %s", (message, title, day) => {
  expect(taskOf(message)).toEqual([title, day]);
});

test("a day right behind its month is one", () => {
  expect(taskOf("remind me on June12 to call Bo")[1]).toBe("2030-06-12");
});
