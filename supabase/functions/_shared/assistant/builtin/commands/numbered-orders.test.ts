import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [{ name: "Marga Oduya" }, { name: "Per Holt" }],
  statuses: ["Active", "Paused"],
};
const play = (message: string) =>
  new PlayedConversation(HAVING).say(message).changes.map(({ tool, input }) => {
    const { patch, content, title } = input as { patch?: { status: string }; content?: string; title?: string };
    return `${tool} ${patch?.status ?? content ?? title ?? ""}`;
  });

const ORDERS = [
  ["set Marga to Paused", "update_founder Paused"],
  ["Per's note: likes long walks", "create_note Likes long walks"],
  ["task: water the saplings, saturday", "create_task Water the saplings"],
  ["note on Marga: pays in cash", "create_note Pays in cash"],
] as const;
const PAIRS = ORDERS.flatMap((one) => ORDERS.filter((other) => other !== one).map((other) => [one, other] as const));
const MARKS = [
  ["1)", "2)"],
  ["1.", "2."],
  ["(1)", "(2)"],
] as const;

test.each(MARKS.flatMap((marks) => PAIRS.map(([one, other]) => [marks, one, other] as const)))(
  "numbered orders are each one of their own: %s",
  ([a, b], [first, does], [second, doesToo]) => {
    expect(play(`${a} ${first} ${b} ${second}`)).toEqual([does, doesToo]);
  },
);

const DAYS = ["by Wednesday", "on friday", "due 14 June", "until tomorrow"];
test.each(DAYS)("“(%s)” behind an item of a list is its day and leaves no bracket", (day) => {
  const { changes } = new PlayedConversation(HAVING).say(`add these as tasks\n- oil the gate\n- print labels (${day})`);
  expect(changes.map(({ input }) => input["title"])).toEqual(["Oil the gate", "Print labels"]);
  expect(changes[1]?.input["dueDate"]).toMatch(/^2030-06/u);
});

test.each(["January dates", "March deliveries", "October fair"])("“%s” is no day", (words) => {
  const [change] = new PlayedConversation(HAVING).say(`add a task: ask Marga re ${words}`).changes;
  expect(change?.input).toMatchObject({ title: `Ask Marga re ${words}`, dueDate: null });
});
