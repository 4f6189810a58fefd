import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const say = (message: string) =>
  new PlayedConversation({
    people: [
      { name: "Hedda Moen", values: { owner: "Bram" } },
      { name: "Ravi Joshi", values: { owner: "Bram" } },
      { name: "Sven Dahl", values: { owner: "Ines" } },
    ],
    owners: ["Bram", "Ines"],
    stages: ["Lead", "Berthed"],
  })
    .say(message)
    .changes.map(({ tool, input, held }) => ({ tool, patch: input["patch"], held }));
const patch = (one: object) => ({ tool: "update_founder", patch: expect.objectContaining(one) as never, held: null });

test.each([
  ["set Bram's clients Hedda and Ravi to owner Ines", { owner: "Ines" }],
  ["could you set Bram's people Hedda and Ravi to owner Ines", { owner: "Ines" }],
  ["move Bram's leads Hedda and Ravi to Berthed", { stage: "Berthed" }],
])("“%s” changes the two who are named", (message, change) =>
  expect(say(message)).toEqual([patch(change), patch(change)]),
);

test.each([
  ["Hedda's role is founder and CEO", "founder and CEO"],
  ["Hedda's role: Founder and Head Sailmaker", "Founder and Head Sailmaker"],
  ["Hedda's job title should read Founder and Sailmaker", "Founder and Sailmaker"],
  ["Hedda's title should say Founder & CEO", "Founder & CEO"],
  ["the role of the founder Hedda is sailmaker", "sailmaker"],
])("“%s” has the whole role", (message, roleTitle) => expect(say(message)).toMatchObject([{ patch: { roleTitle } }]));
