import { expect, test } from "vitest";
import { signOutQuestion } from "./sign-out-prompt";

const nothing = { pending: 0, isTyped: false, hasEnded: false };

test("asks nothing when nothing would be lost", () => {
  expect(signOutQuestion(nothing)).toBeNull();
});

test("counts pending changes, and mentions typed text", () => {
  expect(signOutQuestion({ ...nothing, pending: 1 })?.title).toBe("Sign out and lose 1 change?");
  const both = signOutQuestion({ ...nothing, pending: 2, isTyped: true });
  expect(both?.title).toBe("Sign out and lose 2 changes?");
  expect(both?.body).toContain("What you typed and did not save is lost too.");
});

test("asks about typed text alone", () => {
  expect(signOutQuestion({ ...nothing, isTyped: true })?.title).toBe("Sign out and lose what you typed?");
});

test("always asks someone whose session has ended: changes may wait for them to sign in again", () => {
  expect(signOutQuestion({ ...nothing, hasEnded: true })?.title).toBe("Sign out instead?");
});
