import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = { people: [{ name: "Oliver Hart" }, { name: "Sabine Kroll" }], stages: ["Lead", "Trial"] };

test.each([
  ["set Oliver's email to oh@x.example", "same for Sabine", 0],
  ["set Oliver's email to oh@x.example", "Sabine too", 0],
  ["set Oliver's LinkedIn to in/oliver-hart", "same for Sabine", 0],
  ["set Oliver's stage to Trial", "same for Sabine", 1],
])("an address of one person is never another's: %s / %s", (first, second, count) => {
  const conversation = new PlayedConversation(having);
  conversation.say(first);
  expect(conversation.say(second).changes).toHaveLength(count);
});

test.each(["who is in Trial at the minute?", "who is in Trial at present?"])(
  "what says now is no condition: %s",
  (message) => {
    expect(new PlayedConversation(having).say(message).text).not.toMatch(/don't know|understand/u);
  },
);
