import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const say = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Hedda Moen" }, { name: "Ravi Joshi" }],
    stages: ["Lead", "Berthed"],
    statuses: ["Warm", "Cold"],
    columns: [{ label: "Berths", type: "number" }],
  })
    .say(message)
    .changes.filter(({ tool }) => tool !== "create_note")
    .map(({ input }) => input);

test.each([
  ["so the berths of hedda moen that would be fifty now not forty", { value: "50" }],
  ["Ravi's berths it should be twelve now", { value: "12" }],
  [
    "okay so um I just came out of a meeting with Hedda and please put her in berthed yes berthed",
    { patch: { stage: "Berthed" } },
  ],
  ["Ravi moved to Oban, can you update the location", { patch: { location: "Oban" } }],
])("“%s” is one change", (message, input) => expect(say(message)).toMatchObject([input]));

test("someone who a story is of is put in a stage, and is no one new", () =>
  expect(say("Saw Ravi at the fair yesterday, lovely chap. Put him in Berthed and make him warm.")).toMatchObject([
    { patch: { stage: "Berthed" } },
    { patch: { status: "Warm" } },
  ]));
