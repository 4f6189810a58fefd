import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { askedInOneWay } from "./asked-in-one-way.ts";
import { withGroupAskings } from "./group-askings.ts";
import { inEverydayWords } from "./in-everyday-words.ts";
import { productFact } from "./product-question.ts";
import { withoutLead } from "./without-lead.ts";

const columns = [
  { id: "1", label: "Order size (t)", type: "number" as const, options: [] },
  { id: "2", label: "Sample room due", type: "date" as const, options: [] },
  { id: "3", label: "Fibre", type: "select" as const, options: ["Wool", "Linen"] },
];
const user = {
  ...{ name: "Ada", company: null, jobTitle: null, goals: null, timeZone: "UTC" },
  ...{ stages: ["Lead", "Signed"], statuses: ["Warm"] },
};

test.each([
  ["who did I last talk to more than a month ago?", "who was last contacted more than a month ago?"],
  ["who have we last written to over six weeks ago", "who was last contacted over six weeks ago?"],
  ["which contacts did I last see at least 3 months ago?", "who was last contacted at least 3 months ago?"],
  ["how many people do I have in here all told", "how many people do I have in total?"],
  ["how many tasks have we got all in all?", "how many tasks do I have?"],
  [
    "what do I have to get done by Friday, not counting the late stuff",
    "which tasks are due between today and Friday?",
  ],
  ["what's due this week, leaving out the overdue ones", "which tasks are due between today and Sunday?"],
  ["what is on until Tuesday apart from what's overdue?", "which tasks are due between today and Tuesday?"],
])("%j asks %j", (message, plain) => expect(askedInOneWay(message)).toBe(plain));
test.each(["what is due by Friday", "who did I last talk to?", "what is overdue apart from the wool order?"])(
  "%j is no such question",
  (message) => expect(askedInOneWay(message)).not.toMatch(/between today|last contacted/u),
);

test.each([
  ["which of them wants the biggest order", "who has the highest Order size?"],
  ["who's after the largest order?", "who has the highest Order size?"],
  ["who is asking for the smallest order", "who has the lowest Order size?"],
  ["Add up the orders for the Wool lot", "total Order size for Wool?"],
  ["sum up the orders of everyone", "total Order size?"],
  ["add up the priorities", "total priority?"],
])("%j asks %j", (message, plain) => expect(inEverydayWords({ message, columns, user })).toBe(plain));
test.each(["who has the longest order?", "who has the shortest order"])("%j asks of no amount", (message) =>
  expect(inEverydayWords({ message, columns, user })).not.toContain("Order size"),
);
test("a column that has the short name itself is meant by it", () => {
  const two = [...columns, { id: "4", label: "Order", type: "number" as const, options: [] }];
  expect(inEverydayWords({ message: "add up the orders", columns: two, user })).toBe("total Order?");
});

test.each([
  "Sample rooms due before May, whose are they and when",
  "Sample rooms due in June: whose and when?",
  "sample rooms due this month – whose is it",
])("%j asks whose day that is", (message) =>
  expect(withGroupAskings(message, columns, [])).toMatch(/^whose Sample room due is /u),
);

test.each([
  ["Was it Ilse or Teo that had the allergy? and to what", "who had the allergy, Ilse or Teo?"],
  ["was it Ilse or Teo with the brother in Ghent?", "who has the brother in Ghent, Ilse or Teo?"],
])("%j asks %j", (message, plain) => expect(withoutLead(message)).toBe(plain));
test("who of two is told by what is written of one", () => {
  const talk = new PlayedConversation({
    people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }],
    notes: [{ about: "Teo Aldana", content: "Allergic to wool" }],
  });
  expect(talk.say("was it Ilse or Teo with the brother in Ghent?").text).not.toContain("or the other way round");
});

test.each([
  ["How do I get a new contact in without typing it all to you?", "*Add person*"],
  ["is there another way to put someone in than telling you?", "*Add person*"],
  ["how can I add people instead of writing to you?", "*Import people*"],
  ["Can I make the yarn order repeat every second Tuesday?", "no other rhythm"],
  ["could a reminder recur every three days?", "no other rhythm"],
  ["is it possible to have a task come back twice a month", "no other rhythm"],
  ["what's the most you can do for me, in short?", "answer questions"],
  ["tell me in a nutshell what you're good for", "answer questions"],
  ["what are you there for, briefly?", "answer questions"],
])("%j is told with %j", (message, words) => expect(productFact(message)).toContain(words));
test.each([
  "what can you tell me about Ilse?",
  "can I repeat the order every month?",
  "can you make the order repeat every second Tuesday?",
  "who can put me in touch with Teo without asking you?",
])("%j asks nothing of the product", (message) =>
  expect(productFact(message) ?? "").not.toMatch(/rhythm|Add person|answer questions/u),
);
