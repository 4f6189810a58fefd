import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const play = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Ruta Kalnina" }, { name: "Ossie Brand" }],
    columns: [{ label: "Fee", type: "number" }],
    owners: ["Kim"],
  })
    .say(message)
    .changes.map(({ tool, input }) => [tool, input["content"] ?? input["value"] ?? null]);

test.each([
  ["set Ruta's fee to 55, her priority to 60, and a note that parking's round the back", "Parking's round the back"],
  [
    "Ruta to Closed, owner Kim and a note saying she wants two tranches, one in May",
    "She wants two tranches, one in May",
  ],
  ["Two changes: Ruta to Closed, owner Kim, and add a note that she sails", "She sails"],
])("%j notes only what the note is to say", (message, content) => {
  const notes = play(message).filter(([tool]) => tool === "create_note");
  expect(notes).toEqual([["create_note", content]]);
  expect(play(message).length).toBeGreaterThan(1);
});
