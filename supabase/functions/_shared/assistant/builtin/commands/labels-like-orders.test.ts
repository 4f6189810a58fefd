import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ines Corvo" }, { name: "Olaf Brandt" }],
  columns: [
    { label: "Search area", type: "select" as const, options: ["North", "South"] },
    { label: "Start berth", type: "number" as const },
    { label: "Track record", type: "text" as const },
    { label: "Fee", type: "number" as const },
  ],
};
const values = (message: string) =>
  new PlayedConversation(having)
    .say(message)
    .changes.map(({ tool, input }): [string, unknown] => [
      tool,
      input["value"] ?? Object.values(input["patch"] ?? {}).find((one) => one !== null),
    ]);

test.each([
  ["For Ines set status Active, search area North, fee 230", ["Active", "North", 230]],
  ["For Olaf set fee 12, start berth 4 and search area South", [12, 4, "South"]],
  ["Olaf: status Paused, search area South, start berth 7", ["Paused", "South", 7]],
  ["Set Ines's fee to 25, search area to North and start berth to 9", [25, "North", 9]],
  ["Set status Active, start berth 3 and search area North for Ines", ["Active", 3, "North"]],
])("a column that begins as an order does is one of several: %s", (message, expected) => {
  expect(
    values(message)
      .map(([, value]) => (/^\d+$/u.test(String(value)) ? Number(value) : value))
      .sort(),
  ).toEqual([...expected].sort());
});

test.each(["Set Ines's fee to 25, and search people in Faro", "set Olaf to Lead and show me the start berth of Ines"])(
  "an order stays one: %s",
  (message) => {
    expect(values(message)).toHaveLength(1);
  },
);
