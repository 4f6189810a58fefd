import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const played = () =>
  new PlayedConversation({
    people: [{ name: "Ilse Moravec", stage: "Meeting" }, { name: "Teo Aldana" }],
    statuses: ["Active", "Waiting", "On hold"],
  });

test.each([
  ["no wait, Teo is in Spain", "location", "Spain"],
  ["wait, Ilse is in Graz", "location", "Graz"],
  ["hold on, Teo moved to Berlin", "location", "Berlin"],
  ["hang on, Ilse is based in Rome", "location", "Rome"],
  ["oh wait, Teo is an architect now", "roleTitle", "architect"],
])("%j tells what is behind the pause, and no status", (message, field, value) => {
  const { text, changes } = played().say(message);
  expect(text).not.toMatch(/waiting|on hold/iu);
  expect(changes).toMatchObject([{ tool: "update_founder", input: { patch: { [field]: value } } }]);
  expect(changes[0]?.held).not.toBeNull();
});
test.each(["no wait, Teo is in Spain", "hang on, Teo is in Spain"])(
  "%j corrects the value of the same one",
  (message) => {
    const conversation = played();
    conversation.say("set Teo's location to Italy");
    const { changes } = conversation.say(message);
    expect(changes).toMatchObject([{ tool: "update_founder", input: { patch: { location: "Spain" } } }]);
  },
);
test("where someone else was changed it corrects who was meant", () => {
  const conversation = played();
  conversation.say("set Teo's location to Italy");
  const { changes } = conversation.say("no wait, Ilse is in Italy");
  expect(changes.map(({ tool }) => tool)).toContain("take_back");
});
test("who waits is still waiting", () => {
  expect(played().say("Teo is waiting").changes).toMatchObject([{ input: { patch: { status: "Waiting" } } }]);
});
