import { expect, test } from "vitest";
import { inEverydayWords } from "./in-everyday-words.ts";

const columns = [
  { id: "1", label: "Coming to the open day", type: "boolean" as const, options: [] },
  { id: "2", label: "Contract signed", type: "boolean" as const, options: [] },
  { id: "3", label: "Tasting date", type: "date" as const, options: [] },
  { id: "4", label: "Crafts", type: "multiselect" as const, options: ["Wool", "Linen", "Silk"] },
  { id: "5", label: "Referred by", type: "text" as const, options: [] },
  { id: "6", label: "Pledge", type: "number" as const, options: [] },
];
const user = {
  ...{ name: "Ada", company: null, jobTitle: null, goals: null, timeZone: "UTC" },
  ...{ stages: ["Lead", "Signed", "Declined"], statuses: ["Warm"] },
};
const asked = (message: string) => inEverydayWords({ message, columns, user });

test.each([
  ["who've we got a definite yes from for the open day", "who has Coming to the open day?"],
  ["who said yes to the open day", "who has Coming to the open day?"],
  ["how many people are coming to the open day?", "how many people have Coming to the open day?"],
  ["is Ilse coming to the open day or not", "Is Ilse Coming to the open day?"],
  ["who isn't coming to the open day", "list people without Coming to the open day"],
  ["which of the wool lot haven't signed", "list people with Wool without Contract signed"],
  ["did Ilse taste before or after Bruno", "who has the lower Tasting date, Ilse or Bruno?"],
  ["wool AND silk, who does both", "who has Wool and Silk?"],
  ["who ticks both linen and silk?", "who has Linen and Silk?"],
  ["who did Bruno put us on to", "whose Referred by is Bruno?"],
  ["who came to us through Bruno Vance?", "whose Referred by is Bruno Vance?"],
  ["how did Ilse come to us, who made the introduction?", "what is the Referred by of Ilse?"],
  ["how did we get to know Ilse", "what is the Referred by of Ilse?"],
  ["did Ilse say yes to the open day", "Is Ilse Coming to the open day?"],
  ["how did she come to us", "what is her Referred by?"],
  ["who made the intro to Ilse", "what is the Referred by of Ilse?"],
  ["which Nantes people did we turn down", "which Nantes people are Declined?"],
  ["who did we say no to", "who is Declined?"],
  ["which of them put money in", "which of them have a Pledge?"],
])("%j is asked as %j", (message, plainly) => expect(asked(message)).toBe(plainly));

test.each([
  "who signed on Monday",
  "Ilse is coming to the open day",
  "note on Ilse: coming to the open day or not",
  "ask Ilse whether she is coming to the open day",
  "who did Bruno meet on Monday",
  "how did she find it",
  "wool and silk for Ilse",
  "who did we turn up for",
  "did Ilse call before Friday",
])("%j stays as it is", (message) => expect(asked(message)).toBe(message));
