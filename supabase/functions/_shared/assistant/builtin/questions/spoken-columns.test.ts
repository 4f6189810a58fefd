import { describe, expect, test } from "vitest";
import type { OwnColumn } from "../reading.ts";
import { withSpokenColumns } from "./spoken-columns.ts";
import { withNext } from "./spoken-times.ts";

const column = (label: string, type: OwnColumn["type"], options: string[] = []): OwnColumn => ({
  ...{ id: label, label, type, options },
});
const columns = [
  column("Deck sent", "boolean"),
  column("Contract signed", "boolean"),
  column("Deposit outstanding", "boolean"),
  column("Referral code", "text"),
  column("Payment days", "number"),
  column("Days to answer", "number"),
  column("Berths", "number"),
  column("Price per crate", "number"),
  column("Hourly wage", "number"),
  column("Commission", "number"),
  column("Opens on", "date"),
  column("Next visit", "date"),
  column("Customer since", "date"),
  column("Manager", "text"),
  column("Lead investor", "text"),
  column("Mentor", "text"),
  column("Repair due", "date"),
  column("Allergies", "text"),
  column("Training done", "boolean"),
  column("Samples received", "boolean"),
  column("Balance due", "number"),
  column("Last order", "date"),
  column("Wedding date", "date"),
  column("Licence expires", "date"),
  column("Languages", "multiselect", ["German", "English", "Dutch"]),
  column("Delivery day", "select", ["Tuesday", "Friday"]),
];
const read = (said: string) => withSpokenColumns(said, columns);

describe("what is owed or still to be done", () => {
  test.each([
    ["who still owes us a deck?", "who has no Deck sent?"],
    ["who owes us a referral code", "who has no Referral code?"],
    ["which partners still have to sign the contract?", "which partners has no Contract signed?"],
    ["who has yet to sign?", "who has no Contract signed?"],
    ["who must still sign the contract", "who has no Contract signed?"],
    ["whose deck is outstanding", "who has no Deck sent?"],
  ])("%s", (said, asked) => {
    expect(read(said)).toBe(asked);
  });

  test.each([
    // What is outstanding is a yes in that column.
    "who still owes us a deposit",
    "who has a deck",
    "who doesn't owe us a deck",
    "do I owe Ana a call",
    "who was called by Hazel",
  ])("leaves “%s”", (said) => {
    expect(read(said)).toBe(said);
  });
});

describe("how long, since when and on which weekday", () => {
  test.each([
    ["how long does Samir take to pay", "What is the Payment days of Samir?"],
    ["how quickly does Dunja answer?", "What is the Days to answer of Dunja?"],
    ["who takes longest to pay", "who has the highest Payment days?"],
    ["who answers fastest", "who has the lowest Days to answer?"],
    ["¿Cuánto tarda Samir en pagar?", "¿Cuál es Payment days de Samir?"],
    ["wie lange braucht Samir um zu zahlen?", "Wie hoch ist Payment days von Samir?"],
    ["which ones open before april 2027", "which ones have Opens on before april 2027"],
    ["who opens in june?", "who has Opens on in june?"],
    ["who has been a customer longest", "who has the earliest Customer since?"],
    ["since when is Marco a customer", "What is the Customer since of Marco?"],
    ["who delivers on tuesdays", "who has Delivery day Tuesday?"],
    ["wer liefert am Freitag?", "wer hat Delivery day Friday?"],
    ["¿Cuándo es la próxima visita a Orla?", "¿Cuándo es la Next visit a Orla?"],
  ])("%s", (said, asked) => {
    expect(read(said)).toBe(asked);
  });

  test.each([
    "which tasks open before april",
    "how long does Samir take to bake",
    "who has been quiet longest",
    "who calls on tuesdays",
    "who is open to a call",
  ])("leaves “%s”", (said) => {
    expect(read(said)).toBe(said);
  });

  test("who is visited next is the first of the days, and who is called next is not", () => {
    expect(withNext("who do we visit next", columns)).toBe("Next visit?");
    expect(withNext("who do we repair next", columns)).toBe("who is next for Repair due?");
    expect(withNext("who should I call next", columns)).toBe("who should I call next");
  });
});

describe("who earns, leads, manages and must not eat", () => {
  test.each([
    ["what does Finn earn", "what is the Hourly wage of Finn?"],
    ["who earns over twelve an hour", "who has Hourly wage over twelve"],
    ["¿quién gana más por hora?", "¿quién tiene el mayor Hourly wage?"],
    ["wer verdient am meisten?", "wer hat den höchsten Hourly wage?"],
    ["who brings in the most commission", "who has the most commission"],
    ["who is mentored by Hazel", "Whose Mentor is Hazel?"],
    ["who lost the most berths", "who has the most berths"],
    ["who works under Hazel", "Whose Manager is Hazel?"],
    ["who is Luz's boss", "who is Luz's Manager"],
    ["who leads Frostgrid's round?", "what is the Lead investor of Frostgrid?"],
    ["who must not eat gluten", "who has Allergies gluten?"],
    ["what can't Greta eat", "What are the Allergies of Greta?"],
  ])("%s", (said, asked) => {
    expect(read(said)).toBe(asked);
  });

  test.each(["what does Finn make", "who works in Lyon", "who likes gluten"])("leaves “%s”", (said) => {
    expect(read(said)).toBe(said === "what does Finn make" ? "what is the Hourly wage of Finn?" : said);
  });

  test("what someone makes is a thing where a column is of products", () => {
    const own = [...columns, column("Products", "text")];
    expect(withSpokenColumns("what does Finn make", own)).toBe("what does Finn make");
  });
});

describe("sums, averages and prices", () => {
  test.each([
    ["berths altogether, over all contacts?", "total berths?"],
    ["berths in total", "total berths?"],
    ["average number of berths per partner", "average berths of partners?"],
    ["who is cheapest per crate", "who has the lowest Price per crate"],
    ["how much does Ingrid charge per crate?", "What is the Price per crate of Ingrid?"],
  ])("%s", (said, asked) => {
    expect(read(said)).toBe(asked);
  });

  test.each(["boats in total", "average berths per stage", "who is cheapest"])("leaves “%s”", (said) => {
    expect(read(said)).toBe(said);
  });
});

describe("what was done and what is due", () => {
  test.each([
    ["who hasn't done the training yet?", "who has no Training done?"],
    ["who has sent the samples", "who has Samples received?"],
    ["has Callum done the training?", "Does Callum have Training done?"],
    ["who still owes us money", "who has Balance due over 0?"],
    ["who owes the most?", "who has the highest Balance due?"],
    ["how much does Nadia owe us?", "What is the Balance due of Nadia?"],
    ["who speaks only english?", "who speaks english but not German and not Dutch?"],
  ])("%s", (said, asked) => {
    expect(read(said)).toBe(asked);
  });

  test.each(["who has done the washing", "who owes Ana a favour", "who is only in Leeds", "who hasn't paid"])(
    "leaves “%s”",
    (said) => {
      expect(read(said)).toBe(said);
    },
  );
});

test("money that is owed is no yes or no", () => {
  const own = columns.filter(({ label }) => label !== "Balance due");
  expect(withSpokenColumns("who owes us money", own)).toBe("who owes us money");
});

describe("days that come next and those that were last", () => {
  test.each([
    ["whose wedding is next?", "who is next for Wedding date?"],
    ["next wedding?", "who is next for Wedding date?"],
    ["whose licence expires next", "who is next for Licence expires?"],
    ["who ordered in may?", "who has Last order in may?"],
    ["who hasn't ordered since march", "who has no Last order since march?"],
    ["who ordered last?", "who has the latest Last order?"],
    ["is Henk's licence still valid?", "What is the Licence expires of Henk?"],
  ])("%s", (said, asked) => {
    expect(read(said)).toBe(asked);
  });

  test.each(["what's next", "next week", "who called in may", "who is next", "is Henk's car still valid"])(
    "leaves “%s”",
    (said) => {
      expect(read(said)).toBe(said);
    },
  );
});
