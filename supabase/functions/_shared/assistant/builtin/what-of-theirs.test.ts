import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const HAVING = {
  people: [{ name: "Ilse Kramer", company: "Glashaus" }, { name: "Tane Rangi" }],
  tasks: [
    { title: "Cut the panes", founderName: "Ilse Kramer", dueDate: "2030-06-06" },
    { title: "Paint the sign", dueDate: "2030-06-10" },
  ],
  columns: [
    { label: "Panes", type: "number" as const },
    { label: "Permit ends", type: "date" as const },
  ],
};
const after = (...messages: string[]) => {
  const talk = new PlayedConversation(HAVING);
  return messages.map((message) => talk.say(message)).at(-1);
};

test.each(["Ilse's is 31 March 2031", "and Ilse's is tomorrow", "so Ilse's should be the 4th of July"])(
  "“%s”, where no task was spoken of, is asked about",
  (message) => expect(after("tell me about Tane", message)?.changes).toEqual([]),
);

test.each(["and Ilse's is tomorrow", "move Ilse's to Friday"])(
  "“%s”, after a list of tasks, is of the task",
  (message) => expect(after("show my tasks", message)?.changes).toMatchObject([{ tool: "update_task" }]),
);

test.each([
  "rename Permit ends to Licence until. Ilse's is 3 May 2031",
  "call Permit ends Licence\nTane's is 3 May 2031",
])("“%s” sets the column that is renamed", (message) =>
  expect(after(message)?.changes.map(({ tool }) => tool)).toEqual(["change_custom_field", "set_custom_value"]),
);

test.each(["panes?", "everyone's panes"])("“make it 35” after “%s”, a list of several, is of none of them", (list) =>
  expect(after(list, "make it 35")?.changes).toEqual([]),
);

test("“make it 35” after the value of one is of that one", () =>
  expect(after("what are Tane's panes?", "make it 35")?.changes).toMatchObject([{ tool: "set_custom_value" }]));
