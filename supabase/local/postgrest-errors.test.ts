import { expect, test } from "vitest";
import { asPostgrestError } from "./postgrest-errors.ts";

const databaseError = (code: string) => Object.assign(new Error("Why"), { code, detail: "More" });

function statusOf(code: string): unknown {
  const { detail } = asPostgrestError(databaseError(code)) as { detail: string };
  return (JSON.parse(detail) as { status: number }).status;
}

// docs.postgrest.org, "Errors": HTTP status of each SQL state.
test.each([
  ["P0001", 400],
  ["P0002", 500],
  ["23514", 400],
  ["40001", 500],
  ["53300", 503],
  ["57014", 500],
  ["28000", 403],
  ["0LP01", 403],
  ["XX000", 500],
  ["22P02", 400],
])("answers the state %s with %i, as PostgREST does", (code, status) => {
  expect(statusOf(code)).toBe(status);
});

test("keeps code, message and details for the reply", () => {
  const { message } = asPostgrestError(databaseError("23514")) as Error;
  expect(JSON.parse(message)).toEqual({ code: "23514", message: "Why", details: "More", hint: null });
});

test.each(["PT409", "42501", "23505"])("leaves the state %s to lite, which answers it rightly", (code) => {
  const error = databaseError(code);
  expect(asPostgrestError(error)).toBe(error);
});

test("leaves errors that are not the database's alone", () => {
  const error = new Error("Other");
  expect(asPostgrestError(error)).toBe(error);
});
