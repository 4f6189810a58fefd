import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const noted = (message: string) =>
  new PlayedConversation({ people: [{ name: "Odile Marchetti" }] }).say(message).changes;

test.each(["log a meeting with Odile on Monday", "log a call with Odile yesterday", "log a visit to Odile last week"])(
  "“%s” is of what was, and kept at once",
  (message) => expect(noted(message)).toMatchObject([{ tool: "create_note", held: null }]),
);

// Twenty days before the day on which tests are played.
test("a day of this year that is past is not the one of next year", () =>
  expect(noted("log a meeting with Odile on 14 May")).toMatchObject([{ tool: "create_note", held: null }]));
