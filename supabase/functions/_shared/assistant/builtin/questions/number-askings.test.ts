import { expect, test } from "vitest";
import { inEverydayWords } from "./in-everyday-words.ts";

const columns = [
  { id: "1", label: "Pledge", type: "number" as const, options: [] },
  { id: "2", label: "Looms", type: "number" as const, options: [] },
  { id: "3", label: "Round", type: "select" as const, options: ["Spring 31", "Autumn 31"] },
  { id: "4", label: "Crafts", type: "multiselect" as const, options: ["Wool", "Linen", "Silk"] },
];
const user = {
  ...{ name: "Ada", company: null, jobTitle: null, goals: null, timeZone: "UTC" },
  ...{ stages: ["Lead", "Signed"], statuses: ["Warm"] },
};
const asked = (message: string) => inEverydayWords({ message, columns, user });

test.each([
  ["how much in pledges all told", "total Pledge?"],
  ["How much have we got in pledges from the wool crowd?", "total Pledge for Wool?"],
  ["sum of pledges just for the spring 31 lot pls", "total Pledge for Spring 31?"],
  ["tot up the pledges for the spring round", "total Pledge for Spring 31?"],
  ["add up the looms with a linen angle", "total Looms for Linen?"],
  ["pledges in all from the signed lot", "total Pledge for Signed?"],
  ["what do the signed ones come to in pledges, all told", "total Pledge for Signed?"],
  ["mean priority score across the autumn round, one decimal", "average priority for Autumn 31?"],
  ["what's the typical pledge for silk", "average Pledge for Silk?"],
  ["usual looms of the signed ones?", "average Looms for Signed?"],
  ["who's down for the biggest pledge", "who has the highest Pledge?"],
  ["who is good for the fattest pledge", "who has the highest Pledge?"],
  ["who's got the fewest looms", "who has the lowest Looms?"],
  ["the tightest pledge of the lot, whose is it", "who has the lowest Pledge?"],
  ["and the stingiest one? I mean lowest pledge on the books", "who has the lowest Pledge?"],
  ["who's the most generous?", "who has the highest Pledge?"],
  ["top three on priority", "3 people with the highest priority"],
  ["bottom two for looms", "2 people with the lowest Looms"],
  ["is Ilse getting more than Bruno, and by how much", "does Ilse have more Pledge than Bruno, and by how much?"],
  ["how much do the wool lot come to", "total Pledge for Wool?"],
  ["how much is Ilse Moravec giving us", "what is the Pledge of Ilse Moravec?"],
])("%j is asked as %j", (message, plainly) => expect(asked(message)).toBe(plainly));

test.each([
  "set the pledge of Ilse to 50",
  "add up the bottles for the Spring lot",
  "note on Ilse: biggest pledge of the lot",
  "total pledges: 50",
  "Ilse is giving us more than Bruno",
  "is Ilse getting more than 50",
  "how much is it giving us",
  "top up the pledge",
  "remind me to add up the pledges",
])("%j stays as it is", (message) => expect(asked(message)).toBe(message));
