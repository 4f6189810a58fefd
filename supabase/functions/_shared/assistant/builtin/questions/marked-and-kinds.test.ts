import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const said = (message: string) =>
  new PlayedConversation({
    people: [
      { name: "Ada Lund", values: { "Deposit Paid": "no", Sort: "Founder" } },
      { name: "Ben Marsh", values: { "Deposit Paid": "yes", Sort: "Investor" } },
      { name: "Cleo Hart", values: { Sort: "Founder" } },
    ],
    columns: [
      { label: "Deposit Paid", type: "boolean" },
      { label: "Visa Sent", type: "boolean" },
      { label: "Sort", type: "select", options: ["Founder", "Investor"] },
    ],
  }).say(message).text;

test.each([
  "Whose deposit is marked as not paid",
  "who is marked as not deposit paid?",
  "people where deposit paid is no",
  "which people have deposit paid = no",
  "who is down as not having paid the deposit",
  "whose deposit is flagged as unpaid",
  "how many people are recorded as not having paid their deposit",
  "who has deposit paid: no",
])("%j asks for those with a no", (message) => expect(said(message)).toContain("(Deposit Paid: no)"));

test.each(["whose deposit is not paid", "who hasn't paid the deposit"])("%j asks for all without a yes", (message) =>
  expect(said(message)).toContain("(not Deposit Paid)"),
);
test("a mark beside more words keeps them", () =>
  expect(said("which founders are marked as not having paid the deposit?")).toContain("Sort Founder"));

test.each([
  "who went into the CRM in the past 7 days",
  "who came into tracker this week",
  "who did we put into the system over the last week",
  "which people landed in the database in the past month",
  "who has gone into Tracker since Monday",
  "how many people went into our list of contacts this month",
])("%j asks who was added", (message) => expect(said(message)).toMatch(/\badded (?:from|since)\b/u));

test.each(["which founders are there?", "how many founders do we have", "list all founders", "who is a founder"])(
  "%j is of the list that says who is one",
  (message) => expect(said(message)).toContain("(Sort Founder)"),
);
test("without such a list they are people", () =>
  expect(new PlayedConversation({ people: [{ name: "Ada Lund" }] }).say("how many founders do we have").text).toContain(
    "1 person",
  ));

test.each(["when does Ada's notice finish?", "when is Ada's notice over", "when will Ada Lund's notice be over"])(
  "%j asks for the day on which it ends",
  (message) =>
    expect(
      new PlayedConversation({
        people: [{ name: "Ada Lund", values: { "Notice Ends": "2030-07-01" } }],
        columns: [{ label: "Notice Ends", type: "date" }],
      }).say(message).text,
    ).toContain("Jul 1, 2030"),
);

test("the biggest among the founders is one", () =>
  expect(said("who has the biggest following among our founders")).not.toContain("highest followers first"));
