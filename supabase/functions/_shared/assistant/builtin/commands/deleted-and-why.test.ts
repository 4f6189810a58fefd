import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withoutWhyDeleted } from "./deleted-and-why.ts";

test.each([
  ["Delete Marcus pls, dup", "Delete Marcus"],
  ["remove Bea, duplicate", "remove Bea"],
  ["delete Ana Ruiz (dupe)", "delete Ana Ruiz"],
  ["please remove Bea, she's in there twice", "please remove Bea"],
  ["erase Ana - added by mistake", "erase Ana"],
  ["delete Ana, it was a test entry.", "delete Ana"],
  ["delete Ana, Bea and Leo", "delete Ana, Bea and Leo"],
  ["delete the test column", "delete the test column"],
  ["delete the task call Ana, twice a week is enough", "delete the task call Ana, twice a week is enough"],
])("%s", (message, plain) => expect(withoutWhyDeleted({ message })).toBe(plain));

test("who is there twice is deleted, and asked for where two have the name", () => {
  const people = [{ name: "Ana Ruiz" }, { name: "Bea Holt" }, { name: "Bea Lind" }];
  const one = new PlayedConversation({ people }).say("remove Ana, duplicate");
  expect(one.changes.map(({ tool }) => tool)).toEqual(["delete_founder"]);
  const two = new PlayedConversation({ people }).say("Delete Bea pls, dup");
  expect([two.text, two.changes]).toEqual([expect.stringContaining("Which one do you mean"), []]);
});
