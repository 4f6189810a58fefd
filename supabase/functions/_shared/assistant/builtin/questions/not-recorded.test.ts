import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Dev Shah", values: { email: "dev@chaiwala.com" } },
    { name: "Ravi Patel", company: "Tidewright", values: { company: "Tidewright" } },
    { name: "Grace Okafor" },
  ],
};
const answerTo = (message: string) => new PlayedConversation(HAVING).say(message).text;

test.each(["is Dev still at Chaiwala?", "does Dev work at Chaiwala?"])(
  "%j is not answered by the address of someone without a company",
  (question) => expect(answerTo(question)).toMatch(/^I don't know: no company is recorded\./u),
);
test("an address is asked for by its name", () => expect(answerTo("is Dev's email at Chaiwala?")).toMatch(/^Yes\./u));
test.each(["is Grace at Tidewright?", "does Dev work at Tidewright?"])(
  "%j is not denied where no company is recorded",
  (question) => expect(answerTo(question)).toMatch(/^I don't know: nothing is recorded\..*Company: empty/u),
);
test.each([
  ["is Ravi at Tidewright?", "Yes."],
  ["does Grace have an email?", "No."],
])("%j is answered with %j", (question, said) => expect(answerTo(question).startsWith(said)).toBe(true));
test.each(["did I call Grace about the crates?", "did I email Ravi about the price list?"])(
  "%j asks for a note, and not for the About of a person",
  (question) => {
    expect(answerTo(question)).toMatch(/^None: there is no note on/u);
    expect(answerTo(question)).not.toMatch(/About/u);
  },
);
test.each(["did I write about Basel?", "did I write anything about Basel?", "what did I write about Basel?"])(
  "%j asks for notes",
  (question) => expect(answerTo(question)).toBe("None: there is no note with “Basel”."),
);
test("no one is known to be on Signal, which there is no field for", () =>
  expect(answerTo("is anyone on Signal?")).toMatch(/^There is no field or column for “signal”/u));
