import { expect, test } from "vitest";
import { initialsOf } from "./initials";

test("takes the first letters of the first and the last word", () => {
  expect(initialsOf("Ada Maria Okafor")).toBe("AO");
  expect(initialsOf("  madonna ")).toBe("M");
  expect(initialsOf("𝒜da")).toBe("𝒜");
  expect(initialsOf("")).toBe("");
});
