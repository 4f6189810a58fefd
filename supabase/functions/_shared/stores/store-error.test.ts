import { expect, test } from "vitest";
import { toStoreError } from "./store-error.ts";

test.each(["40P01", "40001"])(
  "says of %s, by which Postgres ends one of two that met, that one can try again",
  (code) => {
    expect(toStoreError({ code, message: "deadlock detected" })).toMatchObject({
      status: 409,
      message: "This was being changed at the same moment. Please try again.",
    });
  },
);

test("a broken CHECK is told in the database's own sentence, and one without a sentence doesn't show its name", () => {
  const code = "23514";
  expect(toStoreError({ code, message: "Choose 1 to 5 digests a day." })).toMatchObject({
    status: 400,
    message: "Choose 1 to 5 digests a day.",
  });
  const message = 'new row for relation "jobs" violates check constraint "jobs_result_size"';
  expect(toStoreError({ code, message })).toMatchObject({ status: 400, message: "This value cannot be stored." });
});
