import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const HAVING = {
  people: [
    { name: "Ines Roth", values: { location: "Graz" }, stage: "Lead" },
    { name: "Omar Diallo", values: { location: "Graz" }, stage: "Lead" },
  ],
  stages: ["Lead", "Meeting"],
};
const after = (question: string, message: string) => {
  const talk = new PlayedConversation(HAVING);
  talk.say(question);
  return talk.say(message).changes.map(({ tool, input }) => ({ tool, ...input }));
};

test.each([
  ["remind me on Friday to call the first one", "Call Ines Roth"],
  ["task: send the second one the price list by Friday", "Send Omar Diallo the price list"],
  ["remind me tomorrow to thank the last person", "Thank Omar Diallo"],
])("“%s” after a list of people names who is meant", (message, title) => {
  const [task] = after("who is in Graz?", message);
  expect(task).toMatchObject({ tool: "create_task", title });
  expect(task).toHaveProperty("founderId", expect.any(String));
});
test("without a list the words stay as they are", () => {
  const talk = new PlayedConversation(HAVING);
  expect(talk.say("remind me on Friday to sign the first one").changes[0]?.input).toMatchObject({
    title: "Sign the first one",
  });
});
