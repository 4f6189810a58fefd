import { expect, test } from "vitest";
import * as z from "zod/mini";
import { founderPatchSchema } from "./founders.ts";

test.each([
  [{ priorityScore: 150 }, "Priority must be 0 to 100."],
  [{ priorityScore: -1 }, "Priority must be 0 to 100."],
  [{ followerCount: 3.5 }, "Followers must be a whole number."],
  [{ followerCount: -1 }, "Followers must be 0 to 2,147,483,647."],
  [{ followerCount: 3_000_000_000 }, "Followers must be 0 to 2,147,483,647."],
  [{ email: "nobody" }, "Enter a valid email address."],
])("a change to %j is refused in a sentence for a person", (patch, sentence) => {
  const parsed = z.safeParse(founderPatchSchema, patch);
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test("what fits is taken, and so is nothing", () => {
  const patch = { priorityScore: 100, followerCount: null };
  expect(z.parse(founderPatchSchema, patch)).toEqual(patch);
});
