import { describe, expect, test } from "vitest";
import { AskedConversation } from "./testing/asked-conversation.ts";
import { inOtherWords, withoutHowMuch } from "./asked-in-other-words.ts";
import { productFact } from "./product-question.ts";
import { withoutLead } from "./without-lead.ts";

const MONEY = ["Day rate", "Hourly fee", "Price", "Cost per visit", "Monthly rent"];
const rows = (label: string) => ({
  people: [
    { name: "Ilse Brandt", own: { [label]: 700, Tuning: "415 Hz", Sails: true } },
    { name: "Otis Vale", own: { [label]: 450, Tuning: "442 Hz", Sails: false } },
    { name: "Pia Ruud", own: { Tuning: "415 Hz" } },
  ],
  columns: [
    { label, type: "number" as const },
    { label: "Tuning", type: "select" as const, options: ["415 Hz", "430 Hz", "442 Hz"] },
    { label: "Sails", type: "boolean" as const },
  ],
});
const asked = (question: string, label = "Day rate") => new AskedConversation(rows(label)).ask(question);

describe.each(MONEY)("the one column of money is %j", (label) => {
  test.each([
    ["who is the cheapest?", "Otis", "Ilse"],
    ["who's the most expensive", "Ilse", "Otis"],
    ["who charges the most", "Ilse", "Otis"],
    ["who costs us more than 600", "Ilse", "Otis"],
    ["who charges less than 500?", "Otis", "Ilse"],
    ["what does Otis charge?", "450", "700"],
    ["what does Ilse cost us", "700", "450"],
  ])("%s", (question, says, never) => {
    const text = asked(question, label);
    expect(text).toContain(says);
    expect(text).not.toContain(never);
  });
  test.each(["who is cheaper, Ilse or Otis?", "who costs more, Otis or Ilse"])("%s compares", (question) =>
    expect(asked(question, label)).toMatch(new RegExp(`${label}.*700.*450|${label}.*450.*700`, "s")),
  );
});
test("what a day costs is asked of a column of days only", () => {
  expect(asked("who costs more than 600 a day?", "Day rate")).toContain("Day rate more than 600");
  expect(asked("who costs more than 600 a day?", "Monthly rent")).not.toContain("Ilse");
});

test.each(["plays at 415", "works at 415", "can play at 415", "tunes to 415"])("who %s has that option", (what) => {
  const text = asked(`who ${what}?`);
  expect(text).toContain("Ilse");
  expect(text).toContain("Pia");
  expect(text).not.toContain("Otis");
});
test.each(["hates", "lost", "asked about", "complained about", "no longer plays at", "refuses", "mentions"])(
  "who %s an option is no list of those who have it",
  (what) => expect(asked(`who ${what} 415?`)).not.toContain("people (Tuning"),
);

test.each([
  ["yeah hi um how many people are in Lead", "how many people are in Lead"],
  ["right so uh who owns Ilse?", "who owns Ilse?"],
  ["I'm on my way to Otis and I'd like to know what he charges", "what he charges"],
  ["okay well can you tell me who is in Bern", "can you tell me who is in Bern"],
  ["äh also wer ist in Bern?", "wer ist in Bern?"],
])("%j asks %j", (said, meant) => expect(withoutLead(said)).toBe(meant));
test.each([
  "so move Ilse to Lead",
  "I'm adding Otis and I'd like to know what he charges, set it to 5",
  "hi",
  "who is in Bern?",
  "note on Ilse: um, who knows",
])("%j has no lead of a question", (said) => {
  const kept = said.startsWith("I'm adding") || withoutLead(said) === said;
  expect(kept).toBe(true);
});

test.each([
  ["who has the biggest following?", "who has the biggest followers?"],
  ["who matters least to us?", "who has the lowest priority?"],
  ["who's been quiet for the longest", "which person was contacted the longest ago?"],
  ["who has been with us the longest?", "who was added the longest ago?"],
  ["whose lease runs out first?", "whose lease is the earliest?"],
  ["whose gate code don't we know yet", "who has no gate code?"],
  ["whose lease has run out already or will by the end of May?", "whose lease runs out by the end of May?"],
  ["which jobs are under way", "which tasks are under way"],
  ["what did I get done lately?", "which tasks are done in the last 30 days?"],
  ["latest news from Ilse on linkedin", "latest news from Ilse?"],
  ["what was said in the last call with Ilse?", "what did I last talk about with Ilse?"],
  ["give me the essentials on Ilse, she calls in ten minutes", "give me the essentials on Ilse?"],
  ["who's got the biggest boat, i mean envelope", "who's got the biggest envelope?"],
])("%j is %j", (said, meant) => expect(inOtherWords(said)).toBe(meant));
test.each([
  "who is in Bern?",
  "what does Ilse do?",
  "who calls in ten minutes?",
  "who has seen the post on linkedin fraud",
])("%j stays as it is", (said) => expect(inOtherWords(said)).toBe(said));
test("how much the first has is told with who it is", () => {
  expect(withoutHowMuch("who has the biggest boat, and how big is it?")).toBe("who has the biggest boat?");
  expect(withoutHowMuch("who is in Bern and how many boats do they have")).toContain("how many boats");
});

test.each([
  ["how do I switch on the digest?", "Morning digest"],
  ["can I get the morning digest by text", "Morning digest"],
  ["can tasks repeat every two weeks?", "quarterly"],
  ["what is ask mode?", "only answer questions"],
  ["which types of columns are there", "multi-select"],
  ["what does the browser extension do?", "saves LinkedIn profiles"],
  ["is there a history of changes?", "Recent changes"],
])("%s", (question, says) => expect(productFact(question)).toContain(says));
test("a question goes on about the product", () => {
  expect(productFact("and which types can it have?", false, "how do I add a column?")).toContain("multi-select");
  expect(productFact("and where do I set that up?", false, "how do I get the digest?")).toContain("Morning digest");
  expect(productFact("and where does she live?", true, "how do I add a column?")).toBeNull();
});
test.each(["what is the import duty on tea?", "who gets the extension of the lease?", "do tasks have owners?"])(
  "%s is no question about the product",
  (question) => expect(productFact(question)).toBeNull(),
);
test.each([
  "what did I change today?",
  "what have we changed this week",
  "show me my recent changes",
  "what did I delete yesterday",
])("%s leads to the list of changes", (question) => expect(productFact(question)).toContain("(/people?history=all)"));
test.each(["what did I change for Ana", "what changed since yesterday", "what did I delete from the plan of Bo"])(
  "%s asks of records",
  (question) => expect(productFact(question) ?? "").not.toContain("history=all"),
);
