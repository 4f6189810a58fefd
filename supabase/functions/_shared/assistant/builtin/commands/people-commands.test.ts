import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Runa Falk" }, { name: "Otto Brand", stage: "Lead" }],
  tasks: [{ title: "Survey the keel", founderName: "Runa Falk" }, { title: "Order rope" }],
};
const after = (message: string) => new PlayedConversation(having).say(message).changes.map(({ tool }) => tool);

describe("someone who is taken off the list", () => {
  test.each(
    ["delete Runa from", "take runa falk off", "remove Runa from", "please drop Runa from", "Kick Runa off"].flatMap(
      (order) => ["the list", "my list", "our list please"].map((list) => `${order} ${list}`),
    ),
  )("“%s” deletes the person, not their task", (message) => expect(after(message)).toEqual(["delete_founder"]));

  test.each(["delete Survey the keel from the list", "take the survey off my list", "remove Order rope from our list"])(
    "“%s” deletes the task",
    (message) => expect(after(message)).toEqual(["delete_task"]),
  );

  test.each(["for the regatta", "with his crew size", "in Harbours", ", his crew size is 0", "Friday evening"])(
    "“Take Otto off the list %s” says more, and does nothing at once",
    (more) => {
      const columns = [
        { label: "Regatta", type: "text" as const },
        { label: "Crew size", type: "number" as const },
        { label: "Harbours", type: "multiselect" as const, options: ["Kiel"] },
      ];
      const { changes } = new PlayedConversation({ ...having, columns }).say(`Take Otto off the list ${more}`);
      expect(changes.filter(({ held, tool }) => held === null && tool !== "delete_founder")).toEqual([]);
    },
  );

  test("another order behind it is done too", () =>
    expect(after("take Runa off the list and set Otto to Meeting")).toEqual(["delete_founder", "update_founder"]));
});
