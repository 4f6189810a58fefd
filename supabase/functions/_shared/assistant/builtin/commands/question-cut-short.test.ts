import { expect, test } from "vitest";
import { withoutCutQuestion } from "./question-cut-short.ts";

test.each([
  ["who's late with the rent - actually just mark Ana as Paused", "mark Ana as Paused"],
  ["what's on this week, actually just add a task to ring Ana", "add a task to ring Ana"],
  ["which ones are in Lead… actually, just move Ana to Closed", "move Ana to Closed"],
  ["when is it due, never mind, set Ana's stage to Lead", "set Ana's stage to Lead"],
  ["who owns Ana - no wait, just give Ana to Kim", "give Ana to Kim"],
  ["how much does Ana pay... forget it, remind me to call her", "remind me to call her"],
])("%s: %s", (message, order) => {
  expect(withoutCutQuestion(message)).toBe(order);
});

test.each([
  "who is in Lead? actually just move Ana to Closed",
  "who's actually just moved to Closed?",
  "what does she actually just want",
  "how much is Ana paying - actually just the rent",
  "Ana is late - actually just mark her as Paused",
  "who is late, and who actually paid?",
])("%s stays as it is", (message) => {
  expect(withoutCutQuestion(message)).toBe(message);
});
