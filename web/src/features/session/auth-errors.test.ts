import { expect, test } from "vitest";
import { AddressTaken, authErrorSentence, fieldErrors } from "./auth-errors";

const good = { name: "", email: "ada@example.com", password: "secret" };

test("lets a good form through, with the name left out", () => {
  expect(fieldErrors("sign-in", good)).toEqual({});
  expect(fieldErrors("sign-up", good)).toEqual({});
});

test("asks for a valid email and a password of at least 6 characters", () => {
  expect(Object.keys(fieldErrors("sign-in", { ...good, email: "ada", password: "12345" }))).toEqual([
    "email",
    "password",
  ]);
  expect(fieldErrors("sign-up", { ...good, email: " " }).email).toBe("Email is required.");
});

test("shows the message of a refusal, or 'An error occurred' when there is none", () => {
  expect(authErrorSentence(new Error("Invalid login credentials"))).toBe("Invalid login credentials");
  expect(authErrorSentence(new Error("{}"))).toBe("An error occurred");
  expect(authErrorSentence(new TypeError("Failed to fetch"))).toBe("An error occurred");
  expect(authErrorSentence("?")).toBe("An error occurred");
});

const refused = (code: string) => Object.assign(new Error("words of the service"), { code });

test("says clearly what Auth's own words leave unclear, and repeats the rest", () => {
  expect(authErrorSentence(refused("user_already_exists"))).toContain("already exists. Sign in");
  expect(authErrorSentence(new AddressTaken())).toBe(authErrorSentence(refused("user_already_exists")));
  expect(authErrorSentence(refused("email_not_confirmed"))).toContain("confirm your email first");
  expect(authErrorSentence(refused("over_request_rate_limit"))).toContain("Too many attempts");
  expect(authErrorSentence(refused("otp_expired"))).toContain("expired or was already used");
  for (const code of ["current_password_invalid", "current_password_mismatch"])
    expect(authErrorSentence(refused(code))).toBe("That's not your password.");
  expect(authErrorSentence(refused("current_password_required"))).toContain("enter your current password");
  expect(authErrorSentence(refused("email_address_not_authorized"))).toContain("its own team only");
  expect(authErrorSentence(refused("email_address_invalid"))).toContain("check it for typos");
  expect(authErrorSentence(refused("something_new"))).toBe("words of the service");
});
