import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [
    { name: "Siobhán O'Dwyer", values: { "Opening night": "2030-07-10" } },
    { name: "Noor Haddad", values: { "Opening night": "2030-08-01" } },
  ],
  columns: [{ label: "Opening night", type: "date" }],
  notes: [],
  touches: [
    { about: "Siobhán O'Dwyer", channel: "phone", content: "Wants the beard longer" },
    { about: "Siobhán O'Dwyer", channel: "email", content: "Sent the sheets" },
  ],
};
const answersTo = (...messages: string[]): string => {
  const conversation = new PlayedConversation(HAVING);
  return messages.map((message) => conversation.say(message)).at(-1)?.text ?? "";
};

test.each([
  ["what did Siobhán and I last talk about?", "Wants the beard longer"],
  ["what did I last talk about with Siobhán", "Wants the beard longer"],
  ["what was my last call with Siobhán about?", "Wants the beard longer"],
  ["last call with Siobhán", "Wants the beard longer"],
  ["when did I last phone Siobhán", "by phone"],
  ["when was my last email to Siobhán?", "Sent the sheets"],
  ["last meeting with Siobhán?", "No contact in a meeting"],
])("%j tells what was logged", (question, fact) => {
  expect(answersTo(question)).toContain(fact);
});

test.each(["and what about?", "what about?", "what was it about?"])(
  "%j after a question of the last contact is about the same",
  (more) => {
    expect(answersTo("when did I last phone Siobhán?", more)).toContain("Wants the beard longer");
  },
);
test("“what about” someone is no question of a contact", () => {
  expect(answersTo("when does Siobhán open?", "what about Noor?")).toContain("Aug 1, 2030");
});

test.each([
  "when does Siobhán open?",
  "when is Siobhán opening",
  "when will Siobhán open",
  "and when does Siobhán open?",
])("%j asks for the day that is called after it", (question) => {
  expect(answersTo(question)).toContain("Jul 10, 2030");
  expect(answersTo("who is Siobhán?", "when does she open?")).toContain("Jul 10, 2030");
});

test.each([
  "what would happen if I set all stages to Closed?",
  "which tasks would be left if I deleted the overdue ones?",
  "should I move Noor to Closed?",
  "can I move someone from Lead back to Meeting?",
  "explain how I'd delete a note without doing it",
])("%j is answered without doing it", (question) => {
  const { changes, text } = new PlayedConversation(HAVING).say(question);
  expect(changes).toEqual([]);
  expect(text).not.toMatch(/did not understand|don't know/u);
});
