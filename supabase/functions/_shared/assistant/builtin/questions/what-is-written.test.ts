import { expect, test } from "vitest";
import { AskedConversation } from "./testing/asked-conversation.ts";
import type { AskedRows } from "./testing/asked-rows.ts";

const ROWS: AskedRows = {
  columns: [
    { label: "Jars per month", type: "number" },
    { label: "Honey", type: "select", options: ["Heather", "Linden"] },
  ],
  people: [
    {
      ...{ name: "Tobiah Wren", company: "Wren's Deli", roleTitle: "Owner", location: "Hereford", stage: "Stockist" },
      own: { "Jars per month": 25, Honey: "Linden" },
      notes: [
        ["2030-03-01", "Owes us 312 pounds from invoice 88."],
        ["2030-02-11", "Cannot stand email, ring the shop after four."],
      ],
    },
    {
      ...{ name: "Priya Raman", company: "Raman Foods", roleTitle: "Buyer", location: "Leeds", stage: "Lapsed" },
      own: { "Jars per month": 60, Honey: "Heather" },
      notes: [["2029-11-12", "The labels did not show the harvest date."]],
    },
    {
      ...{ name: "Oona Fairweather", roleTitle: "Owner", location: "Hereford", stage: "Stockist" },
      own: { "Jars per month": 15, Honey: "Linden" },
    },
  ],
  tasks: [{ title: "Refund Oona for the broken crate", person: "Oona Fairweather" }],
};
const start = () =>
  new AskedConversation(ROWS, { today: "2030-06-03", stages: ["Stockist", "Lapsed"], statuses: ["Happy"] });
const named = (text: string) => ROWS.people.map(({ name }) => name).filter((name) => text.includes(`[${name}]`));

test.each([
  ["how much does Tobiah owe us?", "owe", "312 pounds"],
  ["how much money does Tobiah still owe", "owe", "312 pounds"],
  ["can I email Tobiah or does he want a phone call?", "email", "ring the shop"],
  ["when did we invoice Tobiah", "invoice", "invoice 88"],
  ["where did the harvest of Priya go to", "harvest", "The labels"],
  ["who else knows of the crate from Oona", "crate", "Task: Refund Oona"],
])("%j is answered with what is written of them", (text, word, found) => {
  const said = start().ask(text);
  expect(said).toContain(`“${word}”`);
  expect(said).toContain(found);
});

test.each([
  ["is Tobiah invoicing Priya?", "invoice 88"],
  ["does Tobiah owe Priya a harvest?", "312 pounds"],
  ["did Oona bring Tobiah the crate?", "Task: Refund Oona"],
  ["does Priya harvest for Oona?", "harvest date"],
])("%j is answered with what is written of one of the two", (text, found) => {
  expect(start().ask(text)).toContain(found);
  expect(start().ask(text)).toMatch(/^I (?:don't know|am not sure)/u);
});
test.each([
  "wer hat Linden bestellt?",
  "wer hat denn Linden gewählt?",
  "welche Leute haben Linden genommen?",
  "wer hat Honey Linden gekauft?",
  "wer hat sich Linden gewünscht?",
  "wer hat Linden ausgesucht?",
])("%j asks for those who have it", (text) =>
  expect(named(start().ask(text))).toEqual(["Tobiah Wren", "Oona Fairweather"]),
);

test.each(["why did Priya stop?", "how did we meet Priya", "what have I promised Priya"])(
  "%j shows the last notes, where none has a word of it",
  (text) => {
    const said = start().ask(text);
    expect(said).toContain("The last notes on [Priya Raman]");
    expect(said).toContain("harvest date");
  },
);

test("why is asked of the one who was just spoken of", () => {
  const conversation = start();
  conversation.ask("who is lapsed?");
  expect(conversation.ask("why?")).toContain("harvest date");
});

test("a yes asks the question that is offered beside the notes", () => {
  const conversation = start();
  expect(conversation.ask("what have I promised Priya")).toContain("Do you mean: what is known about Priya Raman?");
  expect(conversation.ask("yes")).toContain("Jars per month: 60");
});

test("what would be so is looked up nowhere", () =>
  expect(start().ask("suppose Tobiah paid the invoice, would he be zorked?")).not.toContain("What is written"));

test.each([
  ["how many jars do the stockists go through each month in total?", "total: 40"],
  ["how many jars a month do our stockists sell altogether", "total: 40"],
  ["how many jars do the shops in Hereford take between them", "total: 40"],
  ["how many jars do the heather ones ship monthly", "total: 60"],
  ["wie viele jars pro Monat nehmen unsere stockists zusammen?", "Summe: 40"],
  ["cuántos jars al mes compran nuestros stockists en total", "total: 40"],
  ["combien de jars par mois prennent nos stockists en tout ?", "total : 40"],
])("%j is the sum of the column", (text, sum) => expect(start().ask(text)).toContain(sum));

test.each(["how many jars did the stockists return", "how many jars a year do the stockists take"])(
  "%j is no sum of it",
  (text) => expect(start().ask(text)).not.toContain("40"),
);

test.each([
  ["list our buyers", ["Priya Raman"]],
  ["any buyers in Leeds?", ["Priya Raman"]],
  ["which shops take linden honey", ["Tobiah Wren", "Oona Fairweather"]],
])("%j means a role before it means everyone", (text, people) => expect(named(start().ask(text))).toEqual(people));

test.each([
  ["who still owes us money", "owes", "Tobiah Wren"],
  ["has anyone zorked the harvest", "harvest", "Priya Raman"],
])("%j shows what is written of anyone", (text, word, name) => {
  const said = start().ask(text);
  expect(said).toContain(`“${word}”`);
  expect(said).toContain(`[${name}]`);
});

test.each(["who isn't owed zork money by invoice", "how many people zork labels"])("%j shows nothing written", (text) =>
  expect(start().ask(text)).not.toContain("What is written"),
);

test.each([
  ["which stage has the most jars", "Lapsed: 60"],
  ["which honey has the most jars", "Heather: 60"],
])("%j adds them up", (text, line) => {
  const said = start().ask(text);
  expect(said).toContain("total by");
  expect(said.indexOf(line)).toBeGreaterThan(0);
});

test("of those who were listed one is asked for, and nobody is changed", () => {
  const conversation = start();
  conversation.ask("who takes linden?");
  expect(named(conversation.ask("of those who is in Hereford"))).toEqual(["Tobiah Wren", "Oona Fairweather"]);
  expect(conversation.ask("of them who is lapsed")).toContain("None");
});

test("a number of the one who was listed is theirs", () => {
  const conversation = start();
  conversation.ask("who is lapsed?");
  expect(conversation.ask("how many jars is that")).toContain("60");
});

test.each([
  ["what honey does Oona take?", "Linden"],
  ["which honey does Priya want", "Heather"],
])("%j asks for the value", (text, value) => expect(start().ask(text)).toContain(`Honey: ${value}`));
