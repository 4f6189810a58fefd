import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Ana Ruiz", company: "Bayou Box", values: { company: "Bayou Box" } },
    { name: "Bo Li", company: "Kettle & Loom", values: { company: "Kettle & Loom" } },
    { name: "Cy Moss", company: "Northpine", values: { company: "Northpine" } },
  ],
  statuses: ["Hot", "Cold"],
  columns: [{ label: "Orders per day", type: "number" as const }],
};

test.each([
  ["Bayou Box can do 300 orders per day", "Set Orders per day of Ana Ruiz to 300"],
  ["Kettle & Loom does 300 orders per day", "Set Orders per day of Bo Li to 300"],
])("%j, which nobody has so far, is asked about as a change", (message, choice) => {
  const { text, changes } = new PlayedConversation(HAVING).say(message);
  expect(changes.map(({ tool }) => tool)).not.toContain("update_founder");
  expect(text).toContain(choice);
});

test.each(["who at Bayou Box does 300 orders per day?", "people at Northpine who are Hot", "anyone hot?"])(
  "%j asks, and nothing is to be changed",
  (message) => {
    const { text, changes } = new PlayedConversation(HAVING).say(message);
    expect(changes).toEqual([]);
    expect(text).not.toContain("What do you want me to do");
  },
);
