import { StoreError } from "@stores/store-error";
import { expect, test } from "vitest";
import { addFounderSentence, checkPerson } from "./add-person-errors";

const typed = { name: " Ada ", profileUrl: "linkedin.com/in/Ada?trk=x", company: "", email: "" };

test("takes any form of a profile's address and leaves out what was not filled in", () => {
  expect(checkPerson(typed)).toMatchObject({
    ok: true,
    person: { name: "Ada", profileUrl: "https://www.linkedin.com/in/ada", company: null, email: null },
  });
});

test("says what is wrong with which field", () => {
  const checked = checkPerson({ ...typed, profileUrl: "https://example.com/ada", email: "ada" });
  expect(checked).toEqual({
    ok: false,
    errors: {
      profileUrl: "Enter a LinkedIn URL, such as https://www.linkedin.com/in/jane-doe.",
      email: "Enter a valid email address.",
    },
  });
});

test("shows the error's message, or 'An error occurred'", () => {
  const followed = new StoreError("You already follow this person.", 409);
  expect(addFounderSentence(followed)).toBe("You already follow this person.");
  expect(addFounderSentence(new StoreError("Failed to fetch data", 500))).toBe("An error occurred");
  expect(addFounderSentence(null)).toBe("An error occurred");
});
