import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const added = (said: string) => new PlayedConversation({ people: [] }).say(said).changes[0]?.input;

test.each([
  ["save this one: linkedin.com/in/odd-lind Odd Lind, Bergen Harbour, reach out to him every 30 days", 30],
  ["add Odd Lind, linkedin.com/in/odd-lind, Bergen Harbour, keep in touch every two weeks", 14],
  ["add Odd Lind, linkedin.com/in/odd-lind, Bergen Harbour, check in with him every 10 days", 10],
  ["new contact Odd Lind, linkedin.com/in/odd-lind, Bergen Harbour, touch base every 6 weeks", 42],
])("%j has a company and a rhythm", (said, days) => {
  expect(added(said)).toMatchObject({ company: "Bergen Harbour", keepInTouchDays: days });
});

test.each([
  ["add Ada Lind, linkedin.com/in/adalind, office manager, Turku", "office manager"],
  ["add Ada Lind, linkedin.com/in/adalind, freelance office manager at Kelp", "freelance office manager"],
])("%j has a role", (said, roleTitle) => {
  expect(added(said)).toMatchObject({ roleTitle, keepInTouchDays: null });
});
