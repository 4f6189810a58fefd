import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = { people: ["Noor Haddad", "Bruno Castellani"].map((name) => ({ name })) };
const played = (message: string) =>
  new PlayedConversation(having)
    .say(message)
    .changes.map(({ tool, input, held }) => [
      tool,
      input["title"] ?? input["content"],
      ...(input["dueDate"] === undefined ? [] : [input["dueDate"]]),
      held !== null,
    ]);
const MAIL = "> Hi Ada,\n> the kiln is booked. I'd love your comments on the glaze list by 20 June. Thanks a lot, Noor";
const NOTE = "The kiln is booked. I'd love your comments on the glaze list by 20 June.";

test.each([
  "from Noor just there, note the main bit and set me a task for her deadline",
  "Mail from Noor this morning, log it and add a reminder for her deadline:",
  "this message is from Noor: please note the gist, and make me a to-do for her date",
])("a mail is noted, and its deadline is a task: %s", (order) => {
  expect(played(`${order}\n\n${MAIL}`)).toEqual([
    ["create_task", "Send Noor comments on the glaze list", "2030-06-20", true],
    ["create_note", NOTE, true],
  ]);
});

test("what they ask to be done is the task", () => {
  const mail = "Hello,\nplease move me to Closed. Could you send me the glaze list before Friday?\nBruno";
  expect(played(`From Bruno today, note it and create a task for his request\n${mail}`)[0]).toEqual([
    "create_task",
    "Send Bruno the glaze list",
    "2030-06-07",
    true,
  ]);
});

test.each([
  "from Noor, note the gist and make me a task for her request\n> we are grand. see you soon",
  "from Sefa just there, note the main bit and set me a task for her deadline\n> your comments by 20 June please",
])("without a day or of someone unknown there is no task: %j", (message) => {
  expect(played(message).filter(([tool]) => tool === "create_task")).toEqual([]);
});
