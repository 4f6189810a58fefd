import { describe, expect, test } from "vitest";
import { lookupOf } from "./name-links";
import { understandTask } from "./understand-task";

// A Saturday.
const now = new Date("2026-11-21T12:00:00Z");
const founders = lookupOf([
  { id: "ada", name: "Ada Okafor" },
  { id: "li", name: "Li" },
]);
const understand = (line: string, timeZone = "UTC", at = now) => understandTask(line, { now: at, timeZone, founders });

test.each([
  ["call the investor next Tuesday", "call the investor", "2026-11-24"],
  ["call the investor tomorrow", "call the investor", "2026-11-22"],
  ["send the deck by Friday", "send the deck", "2026-11-27"],
  ["send the deck on 3 December", "send the deck", "2026-12-03"],
  ["send the deck by EOD", "send the deck", "2026-11-21"],
  ["close the round by the end of the month", "close the round", "2026-11-30"],
  ["write the update by end of week", "write the update", "2026-11-27"],
  ["pay the invoice on the 3rd", "pay the invoice", "2026-12-03"],
  ["pay the invoice on the 25th", "pay the invoice", "2026-11-25"],
  ["in two weeks, ask about the pilot", "ask about the pilot", "2026-12-05"],
  ["call them tomorrow at 3pm", "call them at 3pm", "2026-11-22"],
  ["visit on 2027-01-15", "visit", "2027-01-15"],
  ["check the transfer 3.4.2027", "check the transfer", "2027-04-03"],
  ["check the transfer on 03.04.27", "check the transfer", "2027-04-03"],
  ["3.12. visit", "visit", "2026-12-03"],
  ["visit by 3.4.", "visit", "2027-04-03"],
])("%j is %j on %s", (line, title, dueDate) => {
  expect(understand(line)).toEqual({ title, dueDate, recurrence: null, founderId: null, people: [] });
});

test.each(["ship v1.2. to them", "ask for 3.4 percent", "set the price to €3.12."])("%j has no date in it", (line) => {
  expect(understand(line)).toMatchObject({ title: line, dueDate: null });
});

test.each([
  ["team call every Monday", "team call", "2026-11-23", "weekly"],
  ["stand-up every day", "stand-up", "2026-11-21", "daily"],
  ["weekly review starting tomorrow", "review", "2026-11-22", "weekly"],
  ["send numbers monthly", "send numbers", "2026-11-21", "monthly"],
  ["report on the 1st of every month", "report", "2026-12-01", "monthly"],
  ["report every month on the 31st", "report", "2026-11-30", "monthly"],
  ["board pack quarterly from 5 January", "board pack", "2027-01-05", "quarterly"],
])("%j is %j from %s, %s", (line, title, dueDate, recurrence) => {
  expect(understand(line)).toEqual({ title, dueDate, recurrence, founderId: null, people: [] });
});

test.each(["may I call?", "a second look at the deck", "read the march notes", "the 3rd meeting", "sat with them"])(
  "finds no date in %j",
  (line) => {
    expect(understand(line)).toMatchObject({ title: line, dueDate: null, recurrence: null });
  },
);

test("knows founders by their whole names, and leaves them in the title", () => {
  expect(understand("call ada okafor tomorrow")).toMatchObject({ title: "call ada okafor", founderId: "ada" });
  expect(understand("call Lisa")).toMatchObject({ founderId: null });
});

test("leaves in the title what is not wanted", () => {
  const except = new Set(["dueDate"] as const);
  expect(understandTask("call tomorrow", { now, timeZone: "UTC", founders, except })).toMatchObject({
    title: "call tomorrow",
    dueDate: null,
  });
});

test("keeps the line when nothing else is left for a title", () => {
  expect(understand("tomorrow")).toMatchObject({ title: "tomorrow", dueDate: "2026-11-22" });
});

describe("counts from the date on the user's own wall", () => {
  test.each([
    // 23:30 on the Saturday before the clocks go forward in New York; already Sunday in Berlin, Kolkata and Kiritimati.
    ["America/New_York", "2026-03-08T04:30:00Z", "2026-03-08"],
    ["Europe/Berlin", "2026-03-08T04:30:00Z", "2026-03-09"],
    ["Asia/Kolkata", "2026-03-08T04:30:00Z", "2026-03-09"],
    ["Pacific/Kiritimati", "2026-03-08T04:30:00Z", "2026-03-09"],
    // Half past midnight on the day the clocks go back in Berlin: that day has 25 hours.
    ["Europe/Berlin", "2026-10-24T22:30:00Z", "2026-10-26"],
    ["America/New_York", "2026-10-24T22:30:00Z", "2026-10-25"],
    // The last minute before the clocks go forward at midnight in Santiago.
    ["America/Santiago", "2026-09-06T03:59:00Z", "2026-09-06"],
    ["Australia/Lord_Howe", "2026-10-03T15:29:00Z", "2026-10-05"],
  ])("tomorrow in %s at %s is %s", (timeZone, at, dueDate) => {
    expect(understand("call tomorrow", timeZone, new Date(at)).dueDate).toBe(dueDate);
  });
});
