import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

/** What is set of a task after it was marked as done, and what is said. */
function after(message: string, first = "mark the gasket task as done") {
  const talk = new PlayedConversation({
    people: [{ name: "Tomas Rell" }],
    tasks: [
      { title: "Order the gasket", dueDate: "2030-06-05", founderName: "Tomas Rell" },
      { title: "Paint the hull", dueDate: "2030-06-06" },
    ],
  });
  talk.say(first);
  const { changes, text } = talk.say(message);
  const set = changes.map(({ input }) =>
    Object.fromEntries(Object.entries(input["patch"] ?? {}).filter(([, value]) => value !== null)),
  );
  return { set: Object.assign({}, ...set) as object, text };
}

test.each([
  ["no, not done. next tuesday please", { status: "todo", dueDate: "2030-06-11" }],
  ["wait, that's not finished yet, friday", { status: "todo", dueDate: "2030-06-07" }],
  ["oh no it isn't done, make it tomorrow", { status: "todo", dueDate: "2030-06-04" }],
  ["sorry, not completed yet", { status: "todo" }],
  ["no, that was not done!", { status: "todo" }],
])("%j opens the task that was marked as done again", (message, set) => {
  const said = after(message);
  expect(said.set).toEqual(set);
  expect(said.text).not.toContain("I changed nothing");
});

test.each(["not done: paint the hull", "no, not done"])("%j reopens nothing that was only moved", (message) =>
  expect(after(message, "move the gasket task to friday").set).not.toHaveProperty("status"),
);
