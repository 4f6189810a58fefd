import fc from "fast-check";
import { expect, test } from "vitest";
import { activityIdAt, postedAtFromActivityId } from "./activity-id.ts";

test("reads the moment a post was published from its activity id", () => {
  expect(postedAtFromActivityId("7329207003942125568").getTime()).toBe(1747419119821);
  expect(postedAtFromActivityId("7402746946853253120").getTime()).toBe(1764952408517);
});

test("makes an id that carries its moment, whatever the sequence", () => {
  const moments = fc.date({ min: new Date("2010-01-01"), max: new Date("2039-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 4_194_303 }), (moment, sequence) => {
      expect(postedAtFromActivityId(activityIdAt(moment, sequence))).toEqual(moment);
    }),
  );
});

test.each(["", "urn:li:activity:7329207003942125568", "-1", "12.5", "99999999999999999999"])(
  "refuses '%s', which is no activity id",
  (id) => {
    expect(() => postedAtFromActivityId(id)).toThrow(RangeError);
  },
);
