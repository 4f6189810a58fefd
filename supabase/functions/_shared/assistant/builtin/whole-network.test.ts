import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "./played-turn.ts";

const having: Having = {
  people: [
    { name: "Ines Marrow", stage: "Lead" },
    { name: "Omar Haddad", stage: "Meeting" },
  ],
};

test.each([
  "who is in my network?",
  "Who's on my list",
  "ok, who do I know?",
  "who have I got so far?",
  "show me my network",
  "list my whole network please",
  "my network",
  "Wer ist in meinem Netzwerk?",
  "¿quién está en mi red?",
  "qui est dans mon réseau ?",
])("%j lists everyone", (message) => {
  const { text, changes } = new PlayedConversation(having).say(message);
  expect(text).toMatch(/^2 people/);
  expect(text).toMatch(/Ines Marrow[^]*Omar Haddad/);
  expect(changes).toEqual([]);
});

test.each(["how big is my network?", "what's the size of my list?"])("%j counts everyone", (message) => {
  expect(new PlayedConversation(having).say(message).text).toBe("You follow 2 people.");
});

test.each(["who do I know at Meeting?", "add Ines to my network", "who is in Meeting?"])(
  "%j is not about everyone",
  (message) => {
    expect(new PlayedConversation(having).say(message).text).not.toMatch(/^2 people/);
  },
);
