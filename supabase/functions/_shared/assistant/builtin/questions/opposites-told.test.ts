import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Tom Baker", status: "Active", values: { status: "Active" } },
    { name: "Priscilla Nguyen", status: "Not interested", values: { status: "Not interested" } },
  ],
  statuses: ["Active", "Not interested"],
};
const answerTo = (question: string) => new PlayedConversation(HAVING).say(question).text;

test.each([
  ["is Priscilla not interested?", /^Yes\. /],
  ["is Tom active?", /^Yes\. /],
  ["is Priscilla active?", /^No\. /],
])("“%s” is answered by what the option says", (question, answer) => {
  expect(answerTo(question)).toMatch(answer);
});

test("“still interested” is no yes of who is not", () => {
  expect(answerTo("is Priscilla still interested?")).not.toMatch(/^Yes/);
});

test.each(["who is interested?", "everyone who is interested"])("“%s” never names who is not", (question) => {
  expect(answerTo(question)).not.toContain("Priscilla");
});

test.each(["who is not interested?", "who are the not interested ones"])("“%s” names who is not", (question) => {
  expect(answerTo(question)).toContain("Priscilla");
});

test("a firm whose word is nearly someone's surname is kept as it is written", () => {
  const { changes } = new PlayedConversation(HAVING).say(
    "add Nina Petrov, Skyline Bakery, linkedin.com/in/nina-petrov",
  );
  expect(changes).toMatchObject([{ tool: "create_founder", input: { company: "Skyline Bakery" } }]);
});
test("a misspelt surname by itself is still read", () => {
  const { changes } = new PlayedConversation(HAVING).say("set Bakerr to Active");
  expect(JSON.stringify(changes)).toContain("update_founder");
});
