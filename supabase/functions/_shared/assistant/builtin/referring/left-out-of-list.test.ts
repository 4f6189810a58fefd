import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const conversation = () =>
  new PlayedConversation({
    people: [
      { name: "Marga Oduya", stage: "Lead", values: { stage: "Lead", location: "Lisbon" } },
      { name: "Ravi Menon", stage: "Lead", values: { stage: "Lead", location: "Milan" } },
      { name: "Per Holt", stage: "Meeting", values: { stage: "Meeting", location: "Milan" } },
    ],
    owners: ["Kim", "Sol"],
  });

test.each(["leave out the ones in Milan", "drop the ones in Milan", "and without those in Milan"])(
  "%j narrows the list before",
  (message) => {
    const played = conversation();
    played.say("who is in Lead?");
    const { text, changes } = played.say(message);
    expect(changes).toEqual([]);
    expect(text).toContain("Marga Oduya");
    expect(text).not.toContain("Ravi Menon");
  },
);
test("leaving out those above a priority sets none", () => {
  const played = conversation();
  played.say("who is in Lead?");
  const { text, changes } = played.say("leave out the ones above priority 70");
  expect(changes).toEqual([]);
  expect(text).toContain("Priority not more than 70");
});
test("both of a list of one are nobody", () => {
  const played = conversation();
  played.say("who is in Meeting?");
  expect(played.say("give both of those to Sol").changes).toEqual([]);
});
test("a task that names nothing, for a day that is not known, is asked about", () => {
  const played = conversation();
  played.say("note on Marga: try again in January");
  const { text, changes } = played.say("and a task for it on the 11th of that month");
  expect(changes).toEqual([]);
  expect(text).toContain("which day");
});
