import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const start = () =>
  new PlayedConversation({
    people: [{ name: "Farida Haddad" }, { name: "Hannah Brandt" }, { name: "Owen Achter" }],
    stages: ["Lead", "Parked"],
    columns: [{ label: "Deal size", type: "number" }],
  });

test.each([
  ["Farida recommended Hannah, set her to Lead", "Hannah", 1],
  ["Owen called Hannah, put her in Parked", "the first", 2],
  ["Hannah mentioned Owen. Move him to Parked", "Owen", 2],
])("after two who are named “%s” asks which one, and “%s” is done", (message, answer, no) => {
  const talk = start();
  const asked = talk.say(message);
  expect([asked.text.startsWith("Which one do you mean"), asked.changes]).toEqual([true, []]);
  const sets = talk.say(answer).changes.filter(({ tool }) => tool === "update_founder");
  expect(sets.map(({ input }) => input["founderId"])).toEqual([talk.people[no]?.id]);
});

test.each([
  "Owen called, put him in Parked",
  "Set Farida to Parked and Hannah to Lead, and her deal size to 5000",
  "Farida recommended Hannah, set Hannah to Lead",
  "Met Farida and Hannah at the fair. Set them to Lead",
])("“%s” is clear", (message) => expect(start().say(message).text).not.toContain("Which one do you mean"));

test("whether a task should have a rhythm is asked, and no order", () => {
  const talk = new PlayedConversation({ tasks: [{ title: "Send the stock letter", recurrence: "monthly" }] });
  expect(talk.say("should the stock letter be weekly?").changes).toEqual([]);
});
