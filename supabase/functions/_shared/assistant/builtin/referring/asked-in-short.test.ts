import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Petra Novak", company: "Rye Works", stage: "Lead", values: { Crew: "5" } },
    { name: "Callum Reid", company: "Reid Boats", stage: "Closed", values: { Crew: "3" } },
    { name: "Anna Weiss", company: "Werft Bo", stage: "Lead", values: {} },
  ],
  columns: [
    { label: "Crew", type: "number" as const },
    { label: "Deposit paid", type: "boolean" as const },
    { label: "Launch", type: "date" as const },
  ],
};
const answer = (...messages: string[]) => {
  const played = new PlayedConversation(having);
  return messages.map((message) => played.say(message).text).at(-1) ?? "";
};

test.each([
  "what do those add up to?",
  "how much is that together",
  "and how much does that come to in total?",
  "what do they make all together?",
  "so what's the sum of those?",
  "how much is that altogether",
])("%j adds up the column of the list", (message) => expect(answer("who has a crew?", message)).toMatch(/\bCrew\b/u));

test.each(["crews over 20, who?", "crew above 20 - who is that?", "crew more than 20, which ones?"])(
  "%j asks for people",
  (message) => expect(answer(message)).toContain("Crew more than 20"),
);
test.each([
  "leave out the closed ones",
  "and exclude the Closed people",
  "ok, ignore the closed ones",
  "please skip the closed ones",
  "without the closed ones",
  "now filter out the closed ones",
])("%j goes on from a list", (message) => expect(answer("who has a crew?", message)).toContain("Stage not Closed"));

test.each([
  "Whose deposits are still missing — I mean set to no?",
  "who has deposit paid set to no?",
  "whose deposit is still set to no?",
  "Whose deposit is open, I mean no?",
])("%j asks for a no", (message) => expect(answer(message)).toContain("Deposit paid: no"));

test.each([
  ["launches in the first half of 2031, in order", "Launch from Jan 1 to Jun 30, 2031"],
  ["launches in the second half of 2031 by date", "Launch from Jul 1 to Dec 31, 2031"],
  ["all the launches in 2031, chronologically", "2031"],
  ["who has a launch in the first half of 2031?", "Launch from Jan 1 to Jun 30, 2031"],
  ["whose launch is in the latter half of 2031?", "Launch from Jul 1 to Dec 31, 2031"],
  ["launches between March 2031 and May 2031, sorted by date", "2031"],
])("%j asks for days", (message, said) => {
  expect(answer(message)).toContain("Launch");
  expect(answer(message)).toContain(said);
});

test.each([
  "who is in Lead and since when did I not talk to them",
  "hey, tell me who is in Lead and when did I last speak to them?",
  "who of mine is in Lead, and how long has it been since I contacted them?",
  "who is in Lead, and since when have we not called any of them",
])("%j tells the last contact of each", (message) => {
  expect(answer(message)).toContain("2 people (Stage Lead)");
  expect(answer(message)).toContain("[Petra Novak]");
  expect(answer(message).match(/: never contacted/gu)).toHaveLength(2);
});
test.each(["when did I last talk to them?", "and since when did we not meet them", "how long since I spoke to those?"])(
  "%j is about those who were listed",
  (message) => expect(answer("who is in Lead?", message).match(/: never contacted/gu)).toHaveLength(2),
);
test("who was talked to is another question", () =>
  expect(answer("who did I talk to last week?")).not.toContain("never contacted, "));
