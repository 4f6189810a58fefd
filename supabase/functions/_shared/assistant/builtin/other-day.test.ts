import { expect, test } from "vitest";
import { otherDay } from "./other-day.ts";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [
    { name: "Torben Aas", company: "Aas Boats" },
    { name: "Lucia Ferro" },
    { name: "Lucia Pratt", company: "Pratt Mills" },
  ],
  tasks: [
    { title: "Oil the hinges", status: "done" as const },
    { title: "Paint the gate", status: "done" as const },
    { title: "Order varnish" },
  ],
  columns: [{ label: "Next visit", type: "date" as const }],
};
const play = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  return messages.map((message) => conversation.say(message).changes);
};

test.each([
  ["a day earlier", "2030-12-09"],
  ["no, one day later", "2030-12-11"],
  ["two weeks later", "2030-12-24"],
  ["3 days sooner please", "2030-12-07"],
  ["wrong month, it's January", "2031-01-10"],
  ["I meant November", "2030-11-10"],
  ["the 4th of January", null],
  ["later", null],
  ["sorry I meant the 30th", "2030-12-30"],
  ["no, the 4th", "2030-12-04"],
  ["the 41st", null],
])("from 10 December, “%s” is %s", (words, day) => {
  expect(otherDay(words, "2030-12-10")).toBe(day);
});

test("a month without that day names none", () => {
  expect(otherDay("it's February", "2030-12-31")).toBeNull();
  expect(otherDay("a day earlier", null)).toBeNull();
});

test.each(["actually a day earlier", "no, make it a day earlier", "sorry, a day earlier"])(
  "“%s” of a task is counted from the day it is due",
  (message) => {
    const [, , changed] = play("create a task to call Torben", "10 December", message);
    expect(changed).toMatchObject([{ tool: "update_task", input: { patch: { dueDate: "2030-12-09" } } }]);
  },
);

test.each(["sorry, wrong month, it's January", "oops, I said the wrong month, it's January"])(
  "“%s” leaves the day of the month as it was",
  (message) => {
    const [, changed] = play("set Torben's next visit to 10 December", message);
    expect(changed).toMatchObject([{ tool: "set_custom_value", input: { value: "2031-01-10" } }]);
  },
);

test.each(["wrong, I meant the other one", "wrong, the other one", "no, wrong, the other one"])(
  "“%s” is about the last change",
  (message) => {
    const [, changed, corrected] = play("set Lucia's priority to 40", "Lucia Ferro", message);
    const [id] = (changed ?? []).map(({ input }) => input["founderId"]);
    expect(corrected?.map(({ tool }) => tool)).toEqual(["take_back", "update_founder"]);
    expect(corrected?.[1]?.input["founderId"]).not.toBe(id);
  },
);

test.each(["delete everything that's done", "delete all the finished tasks", "remove all tasks that are completed"])(
  "“%s” means the tasks that are done, and asks",
  (message) => {
    const [changes] = play(message);
    expect(changes?.map(({ tool }) => tool)).toEqual(["delete_task", "delete_task"]);
  },
);

test("all tasks are deleted at no time", () => {
  expect(play("delete all tasks", "delete everything")).toEqual([[], []]);
});

test.each(["went bankrupt", "got sold", "got bought out", "went under", "is closing down"])(
  "a company that %s has no other name",
  (fate) => {
    const [changes] = play(`Torben's company ${fate}`);
    expect(changes?.map(({ tool }) => tool)).not.toContain("update_founder");
  },
);
