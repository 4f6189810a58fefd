import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

/** What a second message changes while choices are open. */
function after(message: string) {
  const talk = new PlayedConversation({
    people: [{ name: "Bela Horn", company: "Horn Organs" }],
    columns: [
      { label: "Pipes", type: "number" },
      { label: "Stops", type: "number" },
      { label: "Tuned", type: "boolean" },
    ],
  });
  const first = talk.say("tube class for Bela 4");
  expect(first.text).toContain("1. ");
  return talk.say(message).changes.map(({ tool }) => tool);
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
])("%j asks, and chooses no option", (message) => expect(after(message)).toEqual([]));

test("a whole order of its own chooses no option", () =>
  expect(after("remind me to call Bela tomorrow")).toEqual(["create_task"]));

test.each(["2", "the second one", "pipes", "the stops one", "the first please"])("%j still chooses", (message) =>
  expect(after(message)).toHaveLength(1),
);
