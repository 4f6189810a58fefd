import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Freya Lindahl" }, { name: "Tobias Marrow" }, { name: "Ngozi Adeyemi" }],
  tasks: [{ title: "Order varnish" }],
  columns: [
    { label: "Hulls", type: "number" as const },
    { label: "Deposit paid", type: "boolean" as const },
    { label: "Survey done", type: "boolean" as const },
    { label: "Opening night", type: "date" as const },
    { label: "Timber", type: "select" as const, options: ["Oak", "Larch", "Teak"] },
    { label: "Extras", type: "multiselect" as const, options: ["Sails", "Oars", "Cover"] },
  ],
};
/** What is told of columns, by their labels; every card waits. */
function told(message: string): Record<string, unknown> {
  const conversation = new PlayedConversation(having);
  const { changes } = conversation.say(message);
  expect(changes.filter(({ held }) => held === null)).toEqual([]);
  const labels = new Map(conversation.columns.map(({ id, label }) => [id, label]));
  return Object.fromEntries(
    changes.flatMap(({ tool, input }) =>
      tool === "set_custom_value" ? [[labels.get(input["fieldId"] as string) ?? "", input["value"]] as const] : [],
    ),
  );
}

test.each<[string, Record<string, string>]>([
  ["met Freya, wants 6 hulls by March, deposit paid", { Hulls: "6", "Deposit paid": "yes" }],
  [
    "Had a call with Tobias, he needs half a dozen hulls in teak and the deposit's in",
    { Hulls: "6", Timber: "Teak", "Deposit paid": "yes" },
  ],
  ["Tobias ordered twenty one hulls, and his deposit landed this morning", { Hulls: "21", "Deposit paid": "yes" }],
  ["Freya hasn't paid the deposit yet", { "Deposit paid": "no" }],
  [
    "spoke to Ngozi: she hasn't paid, opening is on 14 January",
    { "Deposit paid": "no", "Opening night": "2031-01-14" },
  ],
  [
    "Ngozi rang. They've pushed the premiere to the 9th of December and the survey is done",
    { "Opening night": "2030-12-09", "Survey done": "yes" },
  ],
  ["Tobias opens on 3 March", { "Opening night": "2031-03-03" }],
  ["Freya wants larch instead of oak", { Timber: "Larch" }],
  ["Freya wants oak, not larch", { Timber: "Oak" }],
  ["we measured Tobias: larch, two hulls, sails", { Timber: "Larch", Hulls: "2", Extras: "Sails" }],
  ["She still owes me a call, but Freya wants 4 hulls instead of 3", { Hulls: "4" }],
  ["Freya hat die Anzahlung bezahlt", { "Deposit paid": "yes" }],
  ["Freya a payé son acompte", { "Deposit paid": "yes" }],
  ["Tobias möchte Teak statt Oak", { Timber: "Teak" }],
  ["Ngozi quiere 4 hulls", { Hulls: "4" }],
])("%j offers what it tells", (message, values) => expect(told(message)).toEqual(values));

test.each([
  "Freya's brother wants 6 hulls",
  "Freya wanted 6 hulls last year but cancelled",
  "Freya might want 6 hulls",
  "Ordered 6 hulls from Freya today",
  "we bought two hulls at the yard of Freya",
  "Freya sold 2 hulls to a friend",
  "Freya asked whether oak is any good",
  "Freya wants to know if the survey is done",
  "Tobias says the deposit is not refundable",
  "Freya likes oak trees in her garden",
  "Freya will pay the deposit on Friday",
  "Ngozi wants two more hulls",
  "Tobias paid half the deposit",
  "saw Freya before the opening on Friday",
])("%j sets nothing", (message) => expect(told(message)).toEqual({}));

test("one value is one card, whoever is named twice", () => {
  const { changes } = new PlayedConversation(having).say("Freya has paid her deposit");
  expect(changes.filter(({ tool }) => tool === "set_custom_value")).toHaveLength(1);
});

const building = {
  people: [{ name: "Heidi Brand", company: "Stadt Wels" }, { name: "Nadia Bouzid" }],
  columns: [
    { label: "Quote", type: "number" as const },
    { label: "Deposit", type: "number" as const },
    { label: "Organ keys", type: "number" as const },
    { label: "Units per month", type: "number" as const },
    { label: "Permit granted", type: "boolean" as const },
    { label: "Needs crane", type: "boolean" as const },
    { label: "Opening", type: "date" as const },
    { label: "Finish", type: "select" as const, options: ["Enamel", "Wax"] },
  ],
};
function toldOf(message: string): Record<string, unknown> {
  const conversation = new PlayedConversation(building);
  const { changes } = conversation.say(message);
  expect(changes.filter(({ held }) => held === null)).toEqual([]);
  const labels = new Map(conversation.columns.map(({ id, label }) => [id, label]));
  return Object.fromEntries(
    changes.flatMap(({ tool, input }) =>
      tool === "set_custom_value" ? [[labels.get(input["fieldId"] as string) ?? "", input["value"]] as const] : [],
    ),
  );
}
test.each<[string, Record<string, string>]>([
  ["Nadia Bouzid, devis 13900 euros, autorisation accordée", { Quote: "13900", "Permit granted": "yes" }],
  ["Heidi, Genehmigung erteilt, Angebot 12500 Euro", { Quote: "12500", "Permit granted": "yes" }],
  ["Nadia: presupuesto 9000, autorización concedida", { Quote: "9000", "Permit granted": "yes" }],
  ["Lunch with Heidi. Her permit came through this morning", { "Permit granted": "yes" }],
  ["Lunch with Heidi. The permit was refused", { "Permit granted": "no" }],
  ["Good news: Heidi rang, she has paid the deposit, 1,100, and sounds happy", { Deposit: "1100" }],
  ["Nadia wrote. She has a 61-key organ at home", { "Organ keys": "61" }],
  ["Lunch with Nadia: she's going up to 26 units per month", { "Units per month": "26" }],
  ["Nadia needs a crane after all", { "Needs crane": "yes" }],
  ["Went to see Heidi. The wax is peeling, so we agreed on enamel instead", { Finish: "Enamel" }],
  [
    "the opening for heidi brand in wels is now the twentieth of september twenty thirty one",
    { Opening: "2031-09-20" },
  ],
  ["Nadia rang, the opening is moved to march the third twenty thirty one", { Opening: "2031-03-03" }],
])("%j offers what it tells, whatever its words", (message, values) => expect(toldOf(message)).toEqual(values));
test.each([
  "Lunch with Heidi. She approved the sketch",
  "Heidi hopes that the permit comes through",
  "Lunch with Nadia. Her sister has paid the deposit, 1,100",
  "Nadia's neighbour needs a crane after all",
  "Went to see Heidi. We have not agreed on enamel",
  "Nadia spoke of a 61-key organ in Prague",
])("%j says nothing of them", (message) => expect(toldOf(message)).toEqual({}));
test("what is told is kept in the words that were typed", () => {
  const { changes } = new PlayedConversation(building).say(
    "Heidi rang. Permit's in! She'd like me back on Friday to choose the wax",
  );
  expect(changes.map(({ tool, input }) => [tool, input["content"] ?? input["title"] ?? input["value"]])).toEqual(
    expect.arrayContaining([
      ["set_custom_value", "yes"],
      ["create_task", "Choose the wax with Heidi"],
      ["create_note", "Heidi rang. Permit's in! She'd like me back on Friday to choose the wax"],
    ]),
  );
});
