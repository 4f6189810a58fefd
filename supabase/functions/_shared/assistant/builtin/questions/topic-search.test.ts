import { expect, test } from "vitest";
import { topicsIn } from "../vocabulary/topics.ts";
import { AskedConversation } from "./testing/asked-conversation.ts";

const SAID: readonly (readonly [person: string, day: string, kind: "note" | "post", text: string])[] = [
  ["Ada Park", "2030-05-20", "post", "We closed our seed round with Northwind."],
  ["Boris Lind", "2030-05-18", "post", "Join us: two compiler people in Lisbon."],
  ["Cyra Roe", "2030-05-17", "post", "Version 4 is available today for everyone."],
  ["Dina Voss", "2030-05-16", "note", "Wants to talk about our tariff, finds it too expensive"],
  ["Emil Kurz", "2030-05-15", "post", "Der Umzug ist geschafft, das neue Haus ist hell."],
  ["Fleur Blanc", "2030-05-14", "post", "Je suis lauréate cette année !"],
  ["Gil Prado", "2030-05-13", "note", "Was let go in spring"],
  ["Hana Mori", "2030-05-12", "post", "We have teamed up with Quince."],
];
const people = SAID.map(([name, day, kind, text]) => ({
  ...{ name, company: "Tallow", industry: name === "Ada Park" ? "Energy" : "Media" },
  ...(kind === "note" ? { notes: [[day, text] as [string, string]] } : { posts: [[day, text] as [string, string]] }),
}));
const start = () =>
  new AskedConversation({ people, columns: [{ label: "Deal size", type: "number" }] }, { today: "2030-06-03" });
const named = (reply: string) => [
  ...new Set([...reply.matchAll(/\[([^\]]+)\]\(\/people\//gu)].map(([, name = ""]) => name)),
];

const ASKS: readonly (readonly [name: string, asked: readonly string[]])[] = [
  ["Ada Park", ["raising money", "funding", "investors", "financiación", "Finanzierung"]],
  ["Boris Lind", ["hiring", "new hires", "recruiting"]],
  ["Cyra Roe", ["a launch", "new releases", "new products"]],
  ["Dina Voss", ["prices", "discounts", "pricing"]],
  ["Emil Kurz", ["relocating", "a new office"]],
  ["Fleur Blanc", ["an award", "prizes"]],
  ["Gil Prado", ["layoffs", "job cuts"]],
  ["Hana Mori", ["a partnership", "collaborations"]],
];
const FORMS = [
  (topic: string) => `who posted something about ${topic} lately`,
  (topic: string) => `who talked about ${topic}?`,
  (topic: string) => `what did people write about ${topic}`,
  (topic: string) => `has anyone mentioned ${topic}?`,
  (topic: string) => `wer hat über ${topic} gepostet?`,
];
test.each(ASKS.flatMap(([name, asked]) => asked.flatMap((topic) => FORMS.map((form) => [form(topic), name] as const))))(
  "%j finds what %s wrote in other words, and says so",
  (question, name) => {
    const reply = start().ask(question);
    expect(reply).toMatch(/^Nothing[^\n]* itself; these are near it \(.+\):\n/u);
    expect(named(reply)).toEqual([name]);
  },
);

test("words of the question's own are told as such, with what is near behind them", () => {
  const conversation = new AskedConversation({
    people: [...people, { name: "Ivo Hale", posts: [["2030-05-30", "We are raising money again."]] }],
  });
  const reply = conversation.ask("who posted about raising money?");
  expect(reply).toMatch(/^What is written with “raising money”, or near it/u);
  expect(named(reply)).toEqual(["Ivo Hale", "Ada Park"]);
});

test("conditions hold for who wrote it", () => {
  expect(named(start().ask("who in energy posted about funding?"))).toEqual(["Ada Park"]);
  expect(named(start().ask("who in media posted about funding?"))).toEqual([]);
});

test("none is said only of words that were looked for singly too", () => {
  expect(start().ask("who talks about purple compiler submarines")).toMatch(/^No one has all of .* With “compiler”:/u);
  expect(start().ask("who talks about purple submarines")).toMatch(/^None: /u);
  expect(start().ask("has Ada announced a partnership?")).toMatch(/^I find nothing near/u);
  // The last notes are shown: they may say it in other words.
  expect(start().ask("has Dina announced a partnership?")).toMatch(/^I find nothing near[^]*\n- .*tariff/u);
});

test.each([
  "who is in Berlin",
  "which leads have no owner",
  "what is due this week",
  "how many people do I follow",
  "who owns Ada",
])("%j asks for no matter that people write about", (question) => expect(topicsIn(question.toLowerCase())).toEqual([]));
