import { PHONE_REFUSED } from "@contract/phone";
import { PROFILE_URL_REFUSED } from "@contract/profile-url";
import { StoreError } from "@stores/store-error";
import { expect, test } from "vitest";
import { aUser } from "@/testing/user";
import {
  checkChanges,
  differing,
  fieldsOf,
  phoneHint,
  profileSentence,
  readChanges,
  urlHint,
  withChange,
  withSaved,
} from "./profile-fields";

test("a field is changed while it differs from what is saved, and no longer when it is typed back", () => {
  const user = aUser({ company: "Northwind" });
  const changed = withChange(user, {}, "company", "Northwind & Co");
  expect(changed).toEqual({ company: "Northwind & Co" });
  expect(withChange(user, { ...changed, goals: "x" }, "company", "Northwind")).toEqual({ goals: "x" });
});

test("sends what changed and nothing else; blank becomes nothing", () => {
  expect(checkChanges({ company: " ", linkedinUrl: "linkedin.com/in/ada", calendarMonths: true })).toEqual({
    ok: true,
    patch: { company: null, linkedinUrl: "https://www.linkedin.com/in/ada", calendarMonths: true },
  });
  expect(checkChanges({ linkedinUrl: "javascript:alert(1)", phone: "abc", company: "c".repeat(201) })).toEqual({
    ok: false,
    errors: {
      linkedinUrl: PROFILE_URL_REFUSED,
      phone: PHONE_REFUSED.characters,
      company: "Company can be up to 200 characters; this is 201.",
    },
  });
});

test("shows a stored number in groups, and how a number or URL will be kept when that is not as it is typed", () => {
  expect(fieldsOf(aUser({ phone: "+14155552671" })).phone).toBe("+1 415 555 2671");
  expect(phoneHint("+1 (415) 555-2671")).toBe("Saved as +1 415 555 2671");
  expect(urlHint("linkedin.com/in/Ada/?x=1")).toBe("Saved as https://www.linkedin.com/in/ada");
  for (const typed of ["", "+1 415 555 2671", "(415) 555-2671"]) expect(phoneHint(typed)).toBeUndefined();
  for (const typed of ["", "https://www.linkedin.com/in/ada", "notaurl"]) expect(urlHint(typed)).toBeUndefined();
});

test("forgets a change that was saved elsewhere", () => {
  const user = aUser({ company: "Northwind" });
  expect(differing(user, { company: "Northwind", goals: "More" })).toEqual({ goals: "More" });
});

test("reads a draft back, and starts without changes when it is none", () => {
  expect(readChanges(JSON.stringify({ goals: "More", calendarMonths: true, id: "no field of ours" }))).toEqual({
    goals: "More",
    calendarMonths: true,
  });
  for (const draft of ["", "{", "[]", '{"goals":1}']) expect(readChanges(draft)).toEqual({});
});

test("says the message, or 'Failed to update profile' when it says nothing about the profile", () => {
  expect(profileSentence(new StoreError("Choose a time zone from the list.", 400))).toBe(
    "Choose a time zone from the list.",
  );
  expect(profileSentence(new StoreError("Failed to fetch data", 500))).toBe("Failed to update profile");
  expect(profileSentence("?")).toBe("Failed to update profile");
});

test("keeps a value from the other list in sight", () => {
  expect(withSaved(["Retail", "Other"], "E-commerce")).toEqual(["E-commerce", "Retail", "Other"]);
  expect(withSaved(["Retail", "Other"], "Other")).toEqual(["Retail", "Other"]);
});
