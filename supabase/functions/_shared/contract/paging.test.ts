import * as z from "zod/mini";
import { expect, test } from "vitest";
import { cappedParameter, cursorParameter, offsetPageSchema, writeCursor } from "./paging.ts";

const place = { at: "2026-01-01T00:00:00.123456+00:00", id: "6f0c7e3e-6d3c-4d38-8a53-6c43a3a4a001" };

test("reads back the cursor that it wrote, which needs no escaping in a URL", () => {
  const cursor = writeCursor(place);
  expect(cursor).toMatch(/^[\w-]+$/);
  expect(z.parse(cursorParameter, cursor)).toEqual(place);
});

test.each(["", "nonsense", "e30", writeCursor({ ...place, at: 'now",id.gt.0' }), writeCursor({ ...place, id: "1" })])(
  "refuses the cursor %j",
  (cursor) => {
    expect(z.safeParse(cursorParameter, cursor).success).toBe(false);
  },
);

test("has the defaults of the specification and keeps within bounds", () => {
  expect(z.parse(offsetPageSchema, {})).toEqual({ limit: 50, offset: 0 });
  expect(z.parse(offsetPageSchema, { limit: "20", offset: "40", anything: "else" })).toEqual({ limit: 20, offset: 40 });
  for (const limit of ["0", "201", "-1", "1.5", "many"])
    expect(z.safeParse(offsetPageSchema, { limit }).success).toBe(false);
});

test("cuts a number to its bound where the bound is all that there is", () => {
  const limit = cappedParameter({ to: 10, otherwise: 5 });
  expect([undefined, "3", "10", "50"].map((given) => z.parse(limit, given))).toEqual([5, 3, 10, 10]);
  for (const given of ["0", "-1", "1.5", "many"]) expect(z.safeParse(limit, given).success).toBe(false);
});
