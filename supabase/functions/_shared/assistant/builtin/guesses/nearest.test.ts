import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  stages: ["Enquiry", "Fitting", "Delivered"],
  statuses: ["Warm", "On ice"],
  people: [
    { name: "Ida Brandt", company: "Sund Varv", values: { location: "Malmö" } },
    { name: "Noor Bakker", company: "De Kade", values: { location: "Hoorn" } },
  ],
  columns: [
    { label: "Sails", type: "number" as const },
    { label: "Deposit paid", type: "boolean" as const },
    { label: "Launch", type: "date" as const },
    { label: "Shades", type: "multiselect" as const, options: ["Rust", "Cream"] },
    { label: "Mooring", type: "text" as const },
  ],
  tasks: [{ title: "Varnish the spare oars" }, { title: "Harbour fees for the accountant" }],
};
const talk = () => new PlayedConversation(having);
const choicesIn = (text: string) =>
  text.split("\n").flatMap((line) => /^\d\. (?<choice>.+)$/u.exec(line)?.groups?.["choice"] ?? []);

test.each([
  ["let's have Ida at 85", "Set Priority of Ida Brandt to 85"],
  ["Noor onto three sails", "Set Sails of Noor Bakker to three"],
  ["Hoorn: deposit yes", "Set Deposit paid of Noor Bakker to yes"],
  ["Ida's invoice, Friday", "Add the task “Ida's invoice”, due Jun 7, 2030"],
  ["Ida: invoice by Friday", "Add the task “Invoice”, due Jun 7, 2030"],
  ["new sail thread to Noor by Friday", "Add the task “New sail thread to Noor”, due Jun 7, 2030"],
  ["spare oars: take the long brush", "Add “Take the long brush” to the text of “Varnish the spare oars”"],
  ["also mention the blue one in the oars task", "Add “The blue one” to the text of “Varnish the spare oars”"],
])("“%s” is asked about, the likeliest first", (words, first) => {
  const { text, changes } = talk().say(words);
  expect(changes).toEqual([]);
  expect(text).toContain("What do you want me to do");
  expect(choicesIn(text)[0]).toBe(first);
});

test("what is chosen is done, and nothing before", () => {
  const played = talk();
  expect(played.say("let's have Ida at 85").changes).toEqual([]);
  expect(played.say("1").changes).toMatchObject([{ tool: "update_founder" }]);
  const other = talk();
  expect(other.say("Hoorn: deposit yes").changes).toEqual([]);
  expect(other.say("1").changes).toMatchObject([{ tool: "set_custom_value", input: { value: "yes" } }]);
});

test("another person's name is no value that is offered", () => {
  expect(choicesIn(talk().say("copy Ida's mooring to Noor").text).join()).not.toContain("Set Mooring");
});

test("an order about a task that does not say what becomes of it is asked what", () => {
  const { text, changes } = talk().say("put accountant before the fair");
  expect(changes).toEqual([]);
  expect(text).toContain("What do you want me to change about “Harbour fees for the accountant”?");
});

test.each([
  "Had coffee with Ida on Friday",
  "Lunch with Ida yesterday",
  "Noor said we should have 3 sails",
  "Ida's sails look great",
  "what is the mooring of Noor",
  "the weather in Malmö is nice",
])("“%s” gets no such question", (words) => expect(choicesIn(talk().say(words).text)).toEqual([]));
