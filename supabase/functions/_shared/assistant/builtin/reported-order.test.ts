import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const say = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Odile Marchetti" }, { name: "Bruno Vance" }],
    stages: ["Lead", "Tasting", "Regular"],
    statuses: ["Active", "Paused"],
    owners: ["Ada", "Leo"],
  }).say(message);

test.each([
  "I already set Odile's stage to Tasting",
  "You set Odile's stage to Tasting",
  "I put Odile in Tasting",
  "we've already put Bruno on Paused",
  "btw I set Bruno's status to Paused",
])("%j may tell what was done, and waits", (message) =>
  expect(
    say(message)
      .changes.filter(({ tool }) => /founder/u.test(tool))
      .every(({ held }) => held !== null),
  ).toBe(true),
);

test.each([
  "set Odile's stage to Tasting",
  "can you set Odile's stage to Tasting",
  "I want you to put Odile in Tasting",
])("%j is asked for", (message) => expect(say(message).changes.map(({ held }) => held)).toEqual([null]));
