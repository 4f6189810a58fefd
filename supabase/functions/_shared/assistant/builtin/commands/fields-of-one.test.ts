import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const FIELDS = [
  ["role", "CEO"],
  ["company", "Zeta"],
  ["location", "Berlin"],
  ["stage", "Meeting"],
  ["priority", "40"],
  ["email", "n@x.example"],
] as const;
const KEYS: Readonly<Record<string, string>> = { role: "roleTitle", priority: "priorityScore" };

const threes = FIELDS.flatMap((_, no) =>
  [
    [0, 1, 2],
    [0, 2, 5],
    [3, 1, 4],
  ].map((some) => some.map((at) => FIELDS[(at + no) % 6] ?? FIELDS[0])),
);
test.each(
  threes.map(
    (some) => [`Set Odile's ${some.map(([label, value]) => `${label} to ${value}`).join(" and ")}`, some] as const,
  ),
)("%s: each field its own value", (message, some) => {
  const talk = new PlayedConversation({ people: [{ name: "Odile Marchetti" }] });
  const set = Object.assign({}, ...talk.say(message).changes.map(({ input }) => input["patch"])) as Record<
    string,
    unknown
  >;
  for (const [label, value] of some) expect(String(set[KEYS[label] ?? label])).toBe(value);
});

test("“and” within a value is part of it", () => {
  const { changes } = new PlayedConversation({ people: [{ name: "Odile Marchetti" }] }).say(
    "Set Odile's company to Plum and Sons",
  );
  expect(changes.map(({ input }) => (input["patch"] as { company: string }).company)).toEqual(["Plum and Sons"]);
});
