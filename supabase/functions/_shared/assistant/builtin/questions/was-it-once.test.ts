import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const WORLD = {
  people: [
    { name: "Ilse Moravec", company: "Loom Lane", stage: "Lead", values: { location: "Ghent" } },
    { name: "Nora Ghent", company: "Damast", stage: "Meeting", values: { location: "Oslo" } },
    { name: "Teo Aldana", company: "Ovenworks", stage: "Lead", values: { location: "Ghent, Belgium" } },
  ],
  notes: [{ about: "Ilse Moravec", content: "Was at Kelp Foods until 2028" }],
};
const told = (message: string) => new PlayedConversation(WORLD).say(message).text;

test.each([
  "did Ilse work at Ovenworks?",
  "was Ilse in the Meeting stage?",
  "did Teo live in Oslo?",
  "has Teo ever been at Meeting?",
])("that it is not so now is no flat no to %j", (message) =>
  expect(told(message)).toMatch(/^Not now, as far as I know/u),
);

test.each(["does Ilse work at Ovenworks?", "is Teo in Oslo?"])("what is asked of today has a no: %j", (message) =>
  expect(told(message)).toMatch(/^No\./u),
);
test("what is so now was so", () => expect(told("did Teo work at Ovenworks?")).toMatch(/^Yes\./u));

test.each(["who is in Ghent?", "which people are in Ghent?", "who lives in Ghent"])(
  "behind “in” a surname is a place: %j",
  (message) => {
    expect(told(message)).toContain("Ilse Moravec");
    expect(told(message)).toContain("Teo Aldana");
    expect(told(message)).not.toContain("Nora Ghent");
  },
);
test.each([
  "what is Ghent's company?",
  "where does Nora Ghent live?",
  "tell me about Ghent",
  "what is in Ghent's record?",
])("elsewhere it is someone: %j", (message) => expect(told(message)).toContain("Nora Ghent"));

test.each([
  "has anybody on the list never been contacted?",
  "is there someone on my list without a company?",
  "does anyone on our list have no stage?",
])("the list of %j is of people, and not of tasks", (message) => expect(told(message)).not.toContain("open task"));
