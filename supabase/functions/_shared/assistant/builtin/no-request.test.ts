import { expect, test } from "vitest";
import { NO_REQUESTS, REQUESTS } from "../no-request-sentences.ts";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [{ name: "Jane Doe", company: "Acme" }, { name: "Omar Haddad" }],
  tasks: [{ title: "Call Jane Doe" }],
};
const say = (message: string) => new PlayedConversation(having).say(message);

test.each(REQUESTS)("%j is read as a request, and nothing is held back", (message) => {
  const moved = say(message).changes.find(({ input }) => (input["patch"] as { stage?: string }).stage === "Meeting");
  expect(moved).toMatchObject({ tool: "update_founder", held: null });
});

test.each(NO_REQUESTS)("nothing is done at once on %j", (message) => {
  expect(say(message).changes.filter(({ held }) => held === null)).toEqual([]);
});

test.each([
  "Don't remove Omar",
  "Please don't delete Jane Doe",
  "Do not set Omar's stage to Lead",
  "Never add a note to Omar",
  "Don't remind me to call Omar",
  "No need to add Omar to Lead",
  "You should not mark Call Jane Doe as done",
  "Should I delete Jane Doe?",
  "Have I already noted that Omar prefers calls?",
  "Is there a task to call Omar?",
  "Did I set Omar to Lead?",
  "Who set Omar to Lead?",
  "Can I move Omar to Lead?",
  "What if I delete Omar?",
  "How do I add a note to Omar?",
  "Do you remember that Omar likes tea?",
  "Was the task Call Jane Doe done?",
  "Soll ich Omar auf Lead setzen?",
  "¿Debo poner a Omar en Lead?",
  "Dois-je mettre Omar sur Lead ?",
  "Setze Omar nicht auf Lead",
  "No pongas a Omar en Lead",
  "Ne mets pas Omar sur Lead",
])("%j reaches no tool that writes, and no card proposes the opposite", (message) => {
  expect(say(message).changes).toEqual([]);
});
