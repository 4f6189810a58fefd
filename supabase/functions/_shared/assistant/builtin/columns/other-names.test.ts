import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Jonas Pike", company: "Ferrovia Works", values: { Headcount: "34", "Monthly revenue": "9000" } },
    { name: "Tilda Osei", company: "Marmot Labs", values: { Headcount: "210" } },
  ],
  columns: [
    { label: "Headcount", type: "number" as const },
    { label: "Monthly revenue", type: "number" as const },
  ],
};
const play = (message: string) => new PlayedConversation(having).say(message);

const SAID = ["employees", "staff", "workers", "team members"];
test.each([
  ...SAID.map((said) => `How many ${said} does Jonas have?`),
  ...SAID.map((said) => `what is the number of ${said} of Jonas`),
  ...["how many people work at Ferrovia Works?", "How many people at Ferrovia Works", "how big is Jonas's team?"],
  ...["team size of Jonas pls", "how many people does Jonas have again?"],
])("%j tells the headcount", (message) => expect(play(message).text).toContain("Headcount: 34"));

test.each(["the turnover of Jonas?", "Jonas's revenue?", "what's the revenue of Jonas"])(
  "%j tells the revenue",
  (said) => expect(play(said).text).toContain("Monthly revenue: 9000"),
);

test.each([
  "who has more than 50 employees?",
  "companies with over 50 staff",
  "which firms employ more than 50 workers?",
])("%j compares the headcount", (said) => expect(play(said).text).toContain("Headcount more than 50"));

test.each([
  ["set the team size of Tilda to 220", "220"],
  ["change Tilda's employees to 220", "220"],
  ["Tilda now has 220 employees", "220"],
  ["Tilda has 220 people now", "220"],
  ["Tilda employs 220 people", "220"],
])("%j sets the headcount", (message, value) =>
  expect(play(message).changes).toMatchObject([{ tool: "set_custom_value", input: { value } }]),
);

test.each([
  "Tilda has 20 people coming to the fair",
  "our staff met Tilda",
  "note on Tilda: she has 45 employees",
  "remind me to ask Tilda about the number of employees",
])("%j changes no column", (message) =>
  expect(play(message).changes.filter(({ tool }) => tool === "set_custom_value")).toEqual([]),
);
test("with two columns of the kind, none is taken for the other", () => {
  const columns = ["Headcount EU", "Headcount US"].map((label) => ({ label, type: "number" as const }));
  expect(
    new PlayedConversation({ ...having, columns })
      .say("set Tilda's employees to 50")
      .changes.every(({ held }) => held !== null),
  ).toBe(true);
});
test("the monthly kind is not the yearly kind", () => {
  const columns = [{ label: "MRR", type: "number" as const }];
  expect(new PlayedConversation({ ...having, columns }).say("set Tilda's ARR to 50").changes).toEqual([]);
});
