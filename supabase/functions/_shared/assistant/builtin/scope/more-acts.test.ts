import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const play = (message: string) =>
  new PlayedConversation({
    people: [
      { name: "Rosalind Tveit", company: "Brine & Bark", stage: "Lead" },
      { name: "Oyelaran Cole", company: "Tallow" },
    ],
    tasks: [{ title: "Walk the harbour site", dueDate: "2030-06-12" }, { title: "Lunch with Rosalind" }],
  }).say(message);

test.each([
  "book me the 7:14 to Bergen",
  "get us on the 9:12 from Oslo to Voss",
  "Scrape everybody at Tallow and put them in",
  "please crawl LinkedIn for bakers",
  "Remind Rosalind by SMS on the 14th",
  "remind Oyelaran about the fair via WhatsApp on Friday",
  "write this into Notion: Rosalind wants oak",
  "log the call with Oyelaran in HubSpot",
  "put it in my Outlook calendar that I see Rosalind for lunch on the 13th",
  "Connect me to Exact Online",
  "connect us to Spektrix box office",
  "Can I scan Rosalind's business card with you?",
  "can we photograph this flyer",
  "Print Rosalind's notes",
  "Design me a poster for the harbour site",
  "read me my tasks out loud",
  "tell me something funny",
  "17 percent of 6400?",
  "What does a barrel of oil cost today?",
  "connect me with Rosalind",
  "charge Rosalind's card for the fee",
  "debit Tallow's account",
  "DocuSign the offer letter to Oyelaran",
  "Pull up candidates from Ashby that match the harbour site",
  "get me the bakers out of Greenhouse",
])("what can't be done is refused in the first sentence, and nothing is offered: %s", (message) => {
  const { text, changes } = play(message);
  expect(text).toMatch(/^I can['’]t /u);
  expect(changes).toEqual([]);
});

test.each([
  ["Was kostet Wasserstoff gerade an der Börse?", /^Dabei kann ich nicht helfen/u],
  ["wie steht der DAX", /^Dabei kann ich nicht helfen/u],
])("%s", (message, says) => expect(play(message).text).toMatch(says));

test.each([
  ["write a note on Rosalind: uses Notion", "create_note"],
  ["add a column Notion page", "create_custom_field"],
  ["remind me to print the contract", "create_task"],
  ["Note for Rosalind: spoke on WhatsApp", "create_note"],
  ["set the company of Oyelaran to Notion", "update_founder"],
  ["move the harbour site walk to Friday", "update_task"],
])("what is kept here is no act in another program: %s", (message, tool) =>
  expect(play(message).changes.map((one) => one.tool)).toEqual([tool]),
);
