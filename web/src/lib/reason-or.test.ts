import { StoreError } from "@stores/store-error";
import { expect, test } from "vitest";
import { hasFailed, reasonOr } from "./reason-or";

const FAILED = "Failed to delete people. Please try again.";

test("says the server's reason for a refusal, and its own sentence for a failure", () => {
  expect(reasonOr(FAILED, new StoreError("At most 10,000 people.", 413))).toBe("At most 10,000 people.");
  expect(reasonOr(FAILED, new StoreError("Failed to fetch data", 500))).toBe(FAILED);
  expect(reasonOr(FAILED, new TypeError("no network"))).toBe(FAILED);
});

test("tells a server that failed from one that refused", () => {
  expect(hasFailed(new StoreError("Failed to fetch data", 500))).toBe(true);
  expect([new StoreError("At most 10,000 people.", 413), new Error("Too long")].map(hasFailed)).toEqual([false, false]);
});
