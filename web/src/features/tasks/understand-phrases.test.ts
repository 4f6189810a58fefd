import { expect, test } from "vitest";
import { mentionAt, suggestPeople } from "./mentions";
import { lookupOf } from "./name-links";
import { understandTask } from "./understand-task";

// A Saturday.
const now = new Date("2026-11-21T12:00:00Z");
const people = [
  ...["Ines Marrow", "Odalys Brightwater", "Mark Ruiz", "Chris Abt", "Chris Okoye", "Zoë Ångström", "April Chen"],
  ...["Jean-Luc Petit", "Will Tan", "Dr. Anna Weiss", "Ada Okafor", "Nguyễn Thị Hoa", "Søren O’Neill"],
].map((name) => ({ id: name, name }));
const founders = lookupOf(people);
const understand = (line: string) => understandTask(line, { now, timeZone: "UTC", founders });

// In the ways that the help pages of task managers (Todoist, Nach, todo.txt) and the README of chrono write dates.
test.each([
  ["Ping Odalys in 2 weeks !high", "Ping Odalys !high", "2026-12-05"],
  ["call the bank 17:30", "call the bank 17:30", "2026-11-21"],
  ["call the bank 5:30pm tomorrow", "call the bank at 5:30pm", "2026-11-22"],
  ["lunch noon tomorrow", "lunch noon", "2026-11-22"],
  ["Next Friday at 5:30pm review", "review at 5:30pm", "2026-11-27"],
  ["15 Oct 2027 at 17:30 board call", "board call at 17:30", "2027-10-15"],
  ["15-Oct-27 file taxes", "file taxes", "2027-10-15"],
  ["Oct 15th file taxes", "file taxes", "2027-10-15"],
  ["send the deck in a month", "send the deck", "2026-12-21"],
  ["call in 2 days at 3pm", "call at 3pm", "2026-11-23"],
  ["call in 1 week at 9am", "call at 9am", "2026-11-28"],
  ["day after tomorrow at 2pm visit", "at 2pm visit", "2026-11-23"],
  ["this weekend at noon hike", "hike at noon", "2026-11-21"],
  ["dinner in April", "dinner", "2027-04-01"],
  ["check in tomorrow", "check in", "2026-11-22"],
  ["call them in 2 hours", "call them at 14:00", "2026-11-21"],
  ["meeting tomorrow at 5", "meeting at 5", "2026-11-22"],
  ["meeting tomorrow 3pm-4pm", "meeting at 3pm-4pm", "2026-11-22"],
  ["meeting from 2pm to 3pm on Monday", "meeting from 2pm to 3pm", "2026-11-23"],
  ["write them tonight", "write them in the evening", "2026-11-21"],
  ["Send proposal by EOD Tuesday", "Send proposal", "2026-11-24"],
  ["review deck (draft) next Tuesday!", "review deck (draft)!", "2026-11-24"],
  ["call back: tomorrow", "call back", "2026-11-22"],
  ["the 3pm thing", "the 3pm thing", "2026-11-21"],
  ["ship it  today,  please", "ship it,  please", "2026-11-21"],
  ["compare A , B and C ;) tomorrow", "compare A , B and C ;)", "2026-11-22"],
  ["pay 50 % now : ask first, by Friday", "pay 50 % now : ask first", "2026-11-27"],
  ["say !important things Monday", "say !important things", "2026-11-23"],
])("%j is %j on %s", (line, title, dueDate) => {
  expect(understand(line)).toMatchObject({ title, dueDate, recurrence: null });
});

test.each([
  "buy 2 tickets",
  "plan two weeks of holiday",
  "file taxes 15th",
  "mail ines@corp.com the deck",
  "v1.2.3 notes",
])("finds neither a date nor a person in %j", (line) =>
  expect(understand(line)).toEqual({ title: line, dueDate: null, recurrence: null, founderId: null, people: [] }),
);

test.each([
  ["stretch every day at 9am", "stretch at 9am", "2026-11-22", "daily"],
  ["pay rent every 4th at noon", "pay rent at noon", "2026-12-04", "monthly"],
  ["weekly sync with Odalys on Mondays", "weekly sync with Odalys", "2026-11-23", "weekly"],
])("%j is %j from %s, %s", (line, title, dueDate, recurrence) => {
  expect(understand(line)).toMatchObject({ title, dueDate, recurrence });
});

test.each([
  "team sync every weekday",
  "water plants every other day",
  "report every 2 weeks",
  "renew every jan 1",
  "clean up every weekend",
  "every year renew the domain",
  "review biweekly",
])("keeps in the title a rhythm that tasks do not have: %j", (line) => {
  expect(understand(line)).toMatchObject({ title: line, dueDate: null, recurrence: null });
});

test.each([
  ["Call Ines tomorrow", "Ines Marrow"],
  ["call ines at 3pm", "Ines Marrow"],
  ["call INES MARROW asap", "Ines Marrow"],
  ["Inés tomorrow", "Ines Marrow"],
  ["Ines's deck by Friday", "Ines Marrow"],
  ["Ines’ deck by Friday", "Ines Marrow"],
  ["meet Zoe on Friday", "Zoë Ångström"],
  ["meet zoë’s team next week", "Zoë Ångström"],
  ["ask Mark about pricing", "Mark Ruiz"],
  ["ping Will today", "Will Tan"],
  ["call April tomorrow", "April Chen"],
  ["Will you call Ines", "Ines Marrow"],
  ["email Chris O about the deck", "Chris Okoye"],
  ["email Chris Okoye's lawyer", "Chris Okoye"],
  ["call jean-luc tonight", "Jean-Luc Petit"],
  ["Anna Weiss tomorrow morning", "Dr. Anna Weiss"],
  ["intro to Anna", "Dr. Anna Weiss"],
  ["Ask Ines Monday", "Ines Marrow"],
  ["lunch w/ ADA 12/3", "Ada Okafor"],
  ["chat w/ Odalys & Ada Fri", "Odalys Brightwater"],
  ["write nguyen thi hoa", "Nguyễn Thị Hoa"],
  ["call @ines", "Ines Marrow"],
  ["call @mark tomorrow", "Mark Ruiz"],
])("%j is about %s", (line, founderId) => {
  expect(understand(line)).toMatchObject({ founderId, people: [] });
});

test.each([
  "Inessa from the bank",
  "the business of Inesville",
  "Ines Kovač wrote",
  "mark the invoice as paid",
  "Mark the invoice as paid",
  "may I call",
  "dinner in April",
  "they will sign",
  "www.ines.com is down",
  "Mary-Ines called",
])("nobody is guessed in %j", (line) => {
  expect(understand(line)).toMatchObject({ founderId: null, people: [] });
});

test("of two people of one first name both are offered, and neither is taken", () => {
  const { founderId, people: offered, title } = understand("email Chris tomorrow");
  expect({ founderId, title, offered: offered.map(({ name }) => name).sort() }).toEqual({
    founderId: null,
    title: "email Chris",
    offered: ["Chris Abt", "Chris Okoye"],
  });
});

test("the sign that asks for a person is not part of the title", () => {
  expect(understand("call @ines tomorrow").title).toBe("call ines");
});

test("a person who is not meant stays a word", () => {
  const except = new Set(["founderId"] as const);
  expect(understandTask("call Ines", { now, timeZone: "UTC", founders, except }).founderId).toBeNull();
});

test("an @ at the beginning of a word asks for a person, up to the caret", () => {
  expect(mentionAt("call @in", 8)).toEqual({ index: 5, query: "in" });
  expect(mentionAt("@", 1)).toEqual({ index: 0, query: "" });
  expect(mentionAt("call @in tomorrow", 8)).toEqual({ index: 5, query: "in" });
  expect(mentionAt("mail bob@in", 11)).toBeNull();
  expect(mentionAt("call", 4)).toBeNull();
});

test("suggests by any word of a name, accents aside, first names first", () => {
  const names = (query: string) => suggestPeople(people, query).map(({ name }) => name);
  expect(names("zoe")).toEqual(["Zoë Ångström"]);
  expect(names("chris o")).toEqual(["Chris Okoye"]);
  expect(names("a")[0]).toMatch(/^A/);
  expect(names("x")).toEqual([]);
});
