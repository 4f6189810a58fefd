import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [{ name: "Ines Marrow" }, { name: "Omar Haddad" }],
  tasks: [{ title: "Renew the domain" }, { title: "Send the weekly update" }, { title: "Pay the monthly rent" }],
  columns: [{ label: "Warmth", type: "select" as const, options: ["Hot", "Cold"] }],
};
/** What is said after `first`, and what the changes of both were. */
function after(first: string, then: string) {
  const played = new PlayedConversation(having);
  const { changes } = played.say(first);
  const said = played.say(then);
  return { first: changes, then: said.changes, text: said.text, ids: played.tasks.map(({ id }) => id) };
}

const PARTS = [
  ["set ines's warmth to hot", "set_custom_value", ["warmth", "hot"]],
  ["set ines's stage to meeting", "update_founder", ["stage", "meeting"]],
  ["remind me to call omar tomorrow", "create_task", ["task", "reminder"]],
] as const;
const pairs = PARTS.flatMap((one) => PARTS.filter((other) => other !== one).map((other) => [one, other] as const));
test.each(
  pairs.flatMap(([one, other]) =>
    one[2].flatMap((name) =>
      [`undo the ${name} only`, `undo the ${name}`, `no, undo only the ${name} please`].map(
        (undo) => [`${one[0]} and ${other[0]}`, undo, one[1]] as const,
      ),
    ),
  ),
)("after %j, %j undoes that part and no other", (message, undo) => {
  const { first, then } = after(message, undo);
  expect(first).toHaveLength(2);
  expect(then).toHaveLength(1);
  const place = Number(String(then[0]?.input["actionId"]).at(-1)) - 1;
  const [wanted] = PARTS.filter(([, , names]) => names.some((name) => undo.includes(name)));
  expect(first[place]?.tool).toBe(wanted?.[1]);
});
test.each(["undo", "undo that", "undo both please", "oops, undo everything"])("%j undoes all of it", (undo) =>
  expect(after("set ines's warmth to hot and set ines's stage to meeting", undo).then).toHaveLength(2),
);
test.each(["undo the company", "undo the zebra only"])("%j names nothing that was done, and asks", (undo) => {
  const { then, text } = after("set ines's warmth to hot and set ines's stage to meeting", undo);
  expect(then).toEqual([]);
  expect(text).toContain("?");
});

const ORDERS = ["mark the domain task done", "move the domain task to friday"];
const CORRECTIONS = [
  "oops not that one, the NAME i meant",
  "not that one, the NAME",
  "sorry, wrong task, I meant the NAME",
  "no, not that task, the NAME one",
];
test.each(
  ORDERS.flatMap((order) =>
    CORRECTIONS.flatMap((correction) =>
      (
        [
          ["weekly update", 1],
          ["monthly rent", 2],
        ] as const
      ).map(([name, no]) => [order, correction.replace("NAME", name), no] as const),
    ),
  ),
)("after %j, %j does the same to that task, and reads no word as a value", (order, correction, no) => {
  const { first, then, ids } = after(order, correction);
  expect(then).toMatchObject([
    { tool: "take_back" },
    { tool: "update_task", input: { ...first[0]?.input, taskId: ids[no] } },
  ]);
});
test.each(["not that one, the yearly zebra", "not that one", "wrong one"])(
  "%j changes nothing and asks",
  (correction) => {
    const { then, text } = after("mark the domain task done", correction);
    expect(then).toEqual([]);
    expect(text).toContain("?");
  },
);
test("a day that was meant is still a value", () =>
  expect(after("move the domain task to friday", "no, I meant thursday").then).toMatchObject([
    { tool: "update_task", input: { patch: { dueDate: "2030-06-06" } } },
  ]));
