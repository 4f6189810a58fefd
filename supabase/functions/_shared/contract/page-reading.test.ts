import { expect, it } from "vitest";
import { READ_AT_MOST } from "./page-limits.ts";
import { personFields } from "./person-fields.ts";

it("reads no more of a field from a page than the field holds", () => {
  for (const key of ["name", "roleTitle", "company", "location", "followerCount"] as const) {
    expect(READ_AT_MOST[key]).toBe(personFields[key].most);
  }
});
