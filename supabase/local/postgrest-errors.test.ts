import { expect, test } from "vitest";
import { answerFailure, asPostgrestError } from "./postgrest-errors.ts";

const databaseError = (code: string, message = "Why") => Object.assign(new Error(message), { code, detail: "More" });

function statusOf(code: string, message?: string): unknown {
  const { detail } = asPostgrestError(databaseError(code, message)) as { detail: string };
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
  ["57P01", 503],
  ["21000", 500],
  ["22023", 400],
  ["28000", 403],
  ["0LP01", 403],
  ["XX000", 500],
  ["22P02", 400],
])("answers the state %s with %i, as PostgREST does", (code, status) => {
  expect(statusOf(code)).toBe(status);
});

test.each([
  ["21000", "UPDATE requires a WHERE clause", 400],
  ["22023", 'role "nobody" does not exist', 401],
])("answers the state %s with “%s” with %i", (code, message, status) => {
  expect(statusOf(code, message)).toBe(status);
});

test.each(["CONNECTION_CLOSED", "CONNECTION_ENDED", "CONNECT_TIMEOUT", "ECONNREFUSED", "ECONNRESET"])(
  "answers a lost connection (%s) with 503, as PostgREST does",
  (code) => {
    const reply = asPostgrestError(databaseError(code)) as Error & { detail: string };
    expect(statusOf(code)).toBe(503);
    expect(JSON.parse(reply.message)).toMatchObject({ code: "PGRST001" });
  },
);

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

test.each(["57P01", "57P03", "08006", "53300", "CONNECTION_CLOSED"])(
  "fails with 503 in the form of REST and of Auth when the database says %s",
  async (code) => {
    const [rest, auth] = [answerFailure(databaseError(code), false), answerFailure(databaseError(code), true)];
    expect([rest.status, auth.status]).toEqual([503, 503]);
    expect(await rest.json()).toMatchObject({ code: "PGRST001" });
    expect(await auth.json()).toMatchObject({ code: 503, error_code: "unexpected_failure" });
  },
);
