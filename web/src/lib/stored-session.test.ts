import { expect, test } from "vitest";
import { readSession } from "./stored-session";

const now = new Date("2026-11-21T12:00:00Z");
const expiring = (at: string) =>
  JSON.stringify({ access_token: "a", expires_at: Date.parse(at) / 1000, user: { id: "1", email: "ada@example.com" } });

test("says whose session is kept, and whether it has to be renewed first", () => {
  expect(readSession(expiring("2026-11-21T12:01:00Z"), now)).toEqual({
    userId: "1",
    email: "ada@example.com",
    hasExpired: false,
  });
  expect(readSession(expiring("2026-11-21T11:59:00Z"), now)?.hasExpired).toBe(true);
});

test("takes what is not there, or is no session, for none", () => {
  for (const text of [null, "{", "null", JSON.stringify({ user: { id: "1" } })])
    expect(readSession(text, now)).toBeNull();
});
