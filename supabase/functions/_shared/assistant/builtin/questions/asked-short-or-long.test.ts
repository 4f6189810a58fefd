import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    {
      name: "Rosalind Tveit",
      company: "Brine & Bark",
      stage: "Lead",
      values: { "Order size": "40", Stockists: "Galleri, Kiosk" },
    },
    { name: "Oyelaran Cole", company: "Tallow", stage: "Trial", values: { owner: "Milo", Stockists: "Kiosk" } },
  ],
  stages: ["Lead", "Trial", "Client"],
  columns: [
    { label: "Order size", type: "number" as const },
    { label: "Order opens", type: "date" as const },
    { label: "Stockists", type: "multiselect" as const, options: ["Galleri", "Kiosk", "Harrow & Sons"] },
  ],
};
const answerTo = (message: string) => new PlayedConversation(having).say(message).text;

test.each([
  "What's Rosalind's current stage?",
  "what is the current stage of Rosalind",
  "Rosalind's current stage please",
])("%j is about now, as any question is", (asked) => expect(answerTo(asked)).toContain("Stage: Lead"));
test.each(["Rosalind order size", "Rosalind Tveit order size pls", "Rosalind order size?"])(
  "%j asks for the column",
  (asked) => expect(answerTo(asked)).toContain("Order size: 40"),
);
test.each([
  "which of them sell in Kiosk",
  "who sells at Kiosk?",
  "who is listed with Kiosk",
  "which people are stocked in Kiosk?",
])("%j asks for the column of shops", (asked) => expect(answerTo(asked)).toContain("2 people (Stockists Kiosk)"));
test.each([
  ["orders opening in August, which ones are they", "Order opens from Aug 1 to Aug 31, 2030"],
  ["orders opening in the first quarter of 2031, who are they?", "Order opens from Jan 1 to Mar 31, 2031"],
  ["whose order opens in the second half of 2031", "Order opens from Jul 1 to Dec 31, 2031"],
  ["biggest order we have on the board, whose is it and how much", "highest Order size"],
  ["Who haven't I been in touch with for over a month?", "not contacted since"],
  ["who is in Trial after that?", "1 person (Stage Trial)"],
  ["Who looks after Oyelaran on our side?", "Owner: Milo"],
  ["what is coming up next week task wise", "due from Jun 9 to Jun 15"],
])("%j is understood", (asked, answer) => expect(answerTo(asked)).toContain(answer));
test("the biggest of a label's own word is of the number, whatever options have the word too", () => {
  const more = { ...having, statuses: ["Closed order"] };
  expect(new PlayedConversation(more).say("who has the biggest order?").text).toMatch(
    /Rosalind Tveit.*highest Order size/su,
  );
  expect(new PlayedConversation(more).say("who has the biggest order?").text).not.toContain("Status Closed order");
});
test("for over a month is a time, with a column that is counted by the month too", () => {
  const more = { ...having, columns: [{ label: "Monthly volume", type: "number" as const }] };
  expect(new PlayedConversation(more).say("Who have I not contacted for over a month?").text).toContain(
    "not contacted since",
  );
});
