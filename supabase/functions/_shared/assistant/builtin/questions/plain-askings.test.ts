import { expect, test } from "vitest";
import { askedInPlainWords } from "./plain-askings.ts";

const columns = [
  { id: "1", label: "Crates", type: "number" as const, options: [] },
  { id: "2", label: "Round", type: "select" as const, options: ["Spring", "Autumn"] },
];
const asked = (message: string) => askedInPlainWords({ message, columns });

test.each([
  ["how many people are on here in total", "how many people do I have in total?"],
  ["How many contacts have we got in here altogether?", "how many people do I have in total?"],
  ["Date I last had contact w/ Bruno Vance?", "when did I last have contact with Bruno Vance?"],
  ["what's the day we last spoke to Odile?", "when did I last speak to Odile?"],
  ["date of my last contact with Odile", "when did I last have contact with Odile?"],
  ["Who came onto the list in February?", "who was added in February?"],
  ["who's new on the list since 1 May", "who was added since 1 May?"],
  ["which people have joined our network this month", "who was added this month?"],
  ["Who put us on to Odile Marchetti?", "who introduced us to Odile Marchetti?"],
  ["who first pointed me to Bruno?", "who introduced us to Bruno?"],
  ["remind me what Odile said in that Zoom in January", "what is the meeting summary of Odile?"],
  ["what did Bruno Vance tell us at the tasting lunch", "what is the meeting summary of Bruno Vance?"],
  ["Of the growers in Nantes, whose contract are we still missing?", "which growers in Nantes have no contract?"],
  ["top score and who's got it", "who has the highest score?"],
  ["lowest crates, and who has it?", "who has the lowest crates?"],
  ["add up the crates for the Spring lot", "total Crates for Spring"],
  ["what's the crates total of the growers", "total Crates for growers"],
])("%j is asked as %j", (message, plainly) => expect(asked(message)).toBe(plainly));

test.each([
  "how many people are in Nantes",
  "date of the tasting with Odile",
  "Who came in February?",
  "who put the note on Odile?",
  "what did Odile say about the crates?",
  "what did Odile say on Monday",
  "add up the bottles for the Spring lot",
  "top up the crates and who has it",
  "note: who came onto the list in May",
])("%j stays as it is", (message) => expect(asked(message)).toBe(message));
