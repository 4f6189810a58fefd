import { expect, test } from "vitest";
import { aUser } from "@/testing/user";
import { profileConflict, profilePatchInWords, seenOf, withPatch } from "./late-profile-change";

const user = aUser({ company: "Northwind", phone: null });
const patch = { company: "Contoso", phone: "123" };
const seen = seenOf(user, patch);

test("lets a late change through when the same fields are as they were, or as wanted", () => {
  expect(profileConflict(patch, seen, user)).toBeNull();
  expect(profileConflict(patch, seen, { ...user, notes: "Elsewhere" })).toBeNull();
  expect(profileConflict(patch, seen, withPatch(user, patch))).toBeNull();
});

test("names both values when another device changed a field", () => {
  expect(profileConflict(patch, seen, { ...user, phone: "999" })).toBe("The phone is “999” by now; you made it “123”.");
});

test("says what was typed", () => {
  expect(profilePatchInWords({ company: "Contoso", calendarMonths: true, notes: null })).toBe(
    "company: “Contoso”, notes: empty, use of calendar months: yes",
  );
});
