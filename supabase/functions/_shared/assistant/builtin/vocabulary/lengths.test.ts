import { expect, test } from "vitest";
import { findDates } from "../find-dates.ts";

const TODAY = "2030-06-03";
const days = (text: string) => findDates(text, TODAY).map(({ date }) => date);

test.each([
  "read the ten week study",
  "check Ilse's two year plan",
  "sign off the 90 day trial",
  "write the three-month report",
  "renew our five year lease",
  "the 12 month guarantee of Teo",
])("how long a thing is, is no day: %j", (text) => {
  expect(days(text)).toEqual([]);
});

test.each([
  ["call Ilse in six months", "2030-12-03"],
  ["read the ten week study on Friday", "2030-06-07"],
  ["renew the two year lease in 3 weeks", "2030-06-24"],
  ["call Teo two weeks from now", "2030-06-17"],
])("what says when still does: %j", (text, day) => {
  expect(days(text)).toEqual([day]);
});
