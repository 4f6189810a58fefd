import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [{ name: "Ada Lindqvist" }, { name: "Noor Haddad" }],
  tasks: [
    { title: "Send the crates to Oslo and by the way Noor paid", founderName: "Noor Haddad" },
    { title: "Send the deck", founderName: "Ada Lindqvist" },
    { title: "Delete the draft for Ada" },
  ],
};
const changed = (message: string) =>
  new PlayedConversation(having).say(message).changes.map(({ tool, input, held }) => {
    const { taskId, patch, clear = [] } = input as { taskId?: string; patch?: { title?: string }; clear?: string[] };
    return [tool, Number(String(taskId).slice(-1)), patch?.title ?? null, clear, held !== null];
  });

test.each(["rename the task", "please retitle my task"])(
  "a whole title is the old one, what stands behind it the new: %s",
  (order) => {
    expect(changed(`${order} send the crates to oslo and by the way noor paid to Send the crates to Bergen`)).toEqual([
      ["update_task", 0, "Send the crates to Bergen", [], false],
    ]);
  },
);
test("takes someone off a task that is renamed", () => {
  expect(
    changed("rename the task send the crates to oslo and by the way noor paid to Send the crates and take Noor off it"),
  ).toEqual([
    ["update_task", 0, "Send the crates", [], false],
    ["update_task", 0, null, ["founderId"], false],
  ]);
});
test("deletes the task that is called so", () => {
  expect(changed("delete the task delete the draft for ada")).toEqual([["delete_task", 2, null, [], false]]);
});
test("calls a task otherwise, where the new title is in quotes", () => {
  expect(changed('call the task for Ada "Send Ada the new deck" please')).toEqual([
    ["update_task", expect.any(Number) as number, "Send Ada the new deck", [], false],
  ]);
});
