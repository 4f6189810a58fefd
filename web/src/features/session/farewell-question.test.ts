import { expect, test } from "vitest";
import { farewellQuestion } from "./farewell-question";

const nothing = { waiting: 0, isTyped: false, hasEnded: false };

test("asks nothing of anyone who loses nothing", () => {
  expect(farewellQuestion(nothing)).toBeNull();
});

test("counts the changes that wait, and names what is typed beside them", () => {
  expect(farewellQuestion({ ...nothing, waiting: 1 })?.title).toBe("Sign out and lose 1 change?");
  const both = farewellQuestion({ ...nothing, waiting: 2, isTyped: true });
  expect(both?.title).toBe("Sign out and lose 2 changes?");
  expect(both?.body).toContain("What you typed and did not save is lost too.");
});

test("asks for what is typed alone", () => {
  expect(farewellQuestion({ ...nothing, isTyped: true })?.title).toBe("Sign out and lose what you typed?");
});

test("always asks the one whose session has ended: something may wait for them to sign in again", () => {
  expect(farewellQuestion({ ...nothing, hasEnded: true })?.title).toBe("Sign out instead?");
});
