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
