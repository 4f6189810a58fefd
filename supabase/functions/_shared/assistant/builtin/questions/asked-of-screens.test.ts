import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const answered = (message: string) =>
  new PlayedConversation({ people: [{ name: "Bea Holt" }], tasks: [{ title: "Fix the queue at the door" }] }).say(
    message,
  ).text;

test.each([
  "what does the little green dot next to 'No jobs' mean?",
  "What's that green dot beside No jobs?",
  "what does No jobs mean",
  "what is the job queue for?",
])("“%s” is told of the queue", (message) => expect(answered(message)).toMatch(/Job queue.*refreshes/u));

test.each([
  "is there a guide to texting you from my phone?",
  "where can I find instructions for SMS",
  "do you have a tutorial on texting",
])("“%s” names the guide", (message) => expect(answered(message)).toContain("Phone Walkthrough"));

test.each(["what's the robot button for?", "what does the robot do"])("“%s” is the assistant", (message) =>
  expect(answered(message)).toContain("opens the assistant"),
);

test.each(["what does Bea do", "what jobs does Bea have", "is there a note about texting Bea?"])(
  "“%s” is no question about a screen",
  (message) => expect(answered(message)).not.toMatch(/Job queue|Walkthrough|opens the assistant/u),
);
