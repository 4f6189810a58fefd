import type { PersonalToken } from "@contract/tokens";
import { expect, test } from "vitest";
import { tokenLine } from "./token-words";

const now = new Date("2026-11-21T12:00:00Z");
const place = { locale: "en-GB", timeZone: "UTC" };
const token: PersonalToken = {
  id: "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11",
  name: "Laptop",
  scope: "capture",
  createdAt: "2026-11-01T12:00:00Z",
  lastUsedAt: null,
  expiresAt: "2027-01-30T12:00:00Z",
};

test("says when a token was used last and when it expires", () => {
  expect(tokenLine(token, now, place)).toBe("Never used · expires 30 Jan 2027, 12:00");
  expect(tokenLine({ ...token, lastUsedAt: "2026-11-21T11:30:00Z" }, now, place)).toBe(
    "Last used 30m ago · expires 30 Jan 2027, 12:00",
  );
});

test("says that a token has expired", () => {
  expect(tokenLine({ ...token, expiresAt: "2026-11-20T12:00:00Z" }, now, place)).toBe(
    "Never used · expired 20 Nov 2026, 12:00",
  );
});
