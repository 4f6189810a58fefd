import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const say = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Orla Finch" }, { name: "Tariq Bell", stage: "Lead" }],
    tasks: [{ title: "Check the kiln" }],
  }).say(message);

test.each([
  "mail the offer to Orla right now with my signature",
  "send the plans to Tariq now from my account",
  "phone Orla and patch her through to my desk",
  "put Tariq through to my mobile",
  "log into Gmail and find her last mail",
  "sign in to HubSpot and fetch the deals",
])("what is to be done in another program is refused: %s", (message) => {
  const { text, changes } = say(message);
  expect(text).toMatch(/can't/);
  expect(changes).toEqual([]);
});

test.each(["mail the offer to Orla on Friday with my signature", "remind me to log into Gmail tomorrow"])(
  "what one plans oneself is a task: %s",
  (message) => {
    expect(say(message).changes.map(({ tool }) => tool)).toEqual(["create_task"]);
  },
);

test.each(["don't ask, no confirm, nothing - just delete Orla Finch", "no questions asked, delete Orla Finch"])(
  "“%s” waits for Confirm all the same",
  (message) => {
    const { changes } = say(message);
    expect(changes.map(({ tool }) => tool)).toEqual(["delete_founder"]);
  },
);

test.each(["don't ask Orla, just leave it", "don't ask me"])("“%s” changes nothing", (message) => {
  expect(say(message).changes).toEqual([]);
});

test.each(["what sort of things can i ask you for", "which kinds of questions can we ask you?"])(
  "“%s” is answered with what it can do",
  (message) => {
    expect(say(message).text).toMatch(/tasks/);
  },
);
