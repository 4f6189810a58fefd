import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ilse Moravec", stage: "Lead" },
    { name: "Teo Aldana", stage: "Lead" },
  ],
  stages: ["Lead", "Trial"],
  statuses: ["Active", "Paused", "Waiting on us"],
};
const play = (message: string) =>
  new PlayedConversation(having).say(message).changes.map(({ tool, input }) => ({ tool, patch: input["patch"] }));

test.each([
  ["move all Lead people to Trial and set them Paused", "Paused"],
  ["please move all Lead people to Trial, and mark them as Waiting on us", "Waiting on us"],
  ["put everyone in Lead to Trial and then set their status to Paused", "Paused"],
])("%j is one change of the group", (message, status) =>
  expect(play(message)).toMatchObject([{ tool: "update_founders", patch: { stage: "Trial", status } }]),
);
test("a story of a group changes nobody", () =>
  expect(play("everyone in Lead went home and we set them up with lunch").map(({ tool }) => tool)).not.toContain(
    "update_founders",
  ));
