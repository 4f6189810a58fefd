import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const world = {
  people: [
    { name: "Bela Horn", company: "Horn Organs" },
    { name: "Cato Finn", company: "Finn Bells" },
  ],
  columns: [
    { label: "Pipes", type: "number" as const },
    { label: "Stops", type: "number" as const },
    { label: "Tuned", type: "boolean" as const },
  ],
};
/** What a second message changes while choices are open. */
function after(message: string) {
  const talk = new PlayedConversation(world);
  const first = talk.say("tube class for Bela 4");
  expect(first.text).toContain("1. ");
  const second = talk.say(message);
  return { first, tools: second.changes.map(({ tool }) => tool), text: second.text };
}

test.each([
  "who has pipes",
  "what are the stops of Bela",
  "which pipes does Bela have",
  "is tuned set for Bela?",
  "has Bela pipes",
  "how many stops has Bela",
  "Bela's pipes?",
  "wer hat Pipes",
])("%j asks, and chooses no option", (message) => expect(after(message).tools).toEqual([]));

test("a whole order of its own chooses no option", () =>
  expect(after("remind me to call Bela tomorrow").tools).toEqual(["create_task"]));

test.each(["2", "the second one", "pipes", "the stops one", "the first please"])("%j still chooses", (message) =>
  expect(after(message).tools).toHaveLength(1),
);
