import { expect, test } from "vitest";
import { aPersonRow } from "@/testing/person-row";
import { tellingApart } from "./telling-apart";

test("two people of one name differ by their URL, when they were added, and how many posts they have", () => {
  const row = aPersonRow({
    profileUrl: "https://www.linkedin.com/in/ada-okafor-1a2b",
    createdAt: "2026-03-01T12:00:00Z",
  });
  expect(tellingApart(row, 0)).toBe("/in/ada-okafor-1a2b · added Mar 1, 2026 · no posts");
  expect(tellingApart(row, 1)).toContain("1 post");
  expect(tellingApart(row, 1200)).toContain("1,200 posts");
});
