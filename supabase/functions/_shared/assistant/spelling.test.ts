import { expect, test } from "vitest";
import type { KnownPerson } from "./assistant-model.ts";
import { misspelling, peopleMeant, slipsBetween } from "./spelling.ts";

const known = (name: string, by: "part" | "near") => ({
  id: name,
  name,
  company: null,
  stage: null,
  status: null,
  by,
});

test("counts letters left out, added, changed and swapped", () => {
  expect(
    [
      ["smith", "smith"],
      ["smiht", "smith"],
      ["jonathn", "jonathan"],
      ["armelle", "armele"],
      ["kowalsky", "kowalski"],
      ["fair", "fairchild"],
    ].map(([written = "", meant = ""]) => slipsBetween(written, meant)),
  ).toEqual([0, 1, 1, 1, 1, 3]);
});

test("finds a name that was misspelt, as it was written", () => {
  expect(misspelling("Add a note to Jonathn Smiht: hi", "Jonathan Smith")).toEqual({
    written: "Jonathn Smiht",
    meant: "Jonathan Smith",
  });
  expect(misspelling("call kowalsky", "Piotr Kowalski")).toEqual({ written: "kowalsky", meant: "Kowalski" });
  expect(misspelling("Call Mei Linn", "Mei Lin")).toEqual({ written: "Mei Linn", meant: "Mei Lin" });
  expect(misspelling("Schreib Ørjan Møllar", "Ørjan Møller")?.written).toBe("Ørjan Møllar");
});

test("takes no other word for a name", () => {
  for (const [text, name] of [
    ["Call Jane Miller", "Jane Doe"],
    ["Note: met at the fair", "Ada Fairchild"],
    ["email the team", "Emile Zola"],
    ["call her", "Carl Benz"],
    ["remind me", "Anna Redmond"],
    ["Jane Doe", "Jane Doe"],
  ] as const)
    expect(misspelling(text, name)).toBeNull();
});

test("a name as it is spelled is nobody else's misspelt", () => {
  const hansen = { ...known("Ada Hansen", "part"), by: "name" as const };
  expect(peopleMeant([hansen, known("Ada Hanson", "part")], "Call Ada Hansen")).toMatchObject([
    { by: "name" },
    { by: "part" },
  ]);
  expect(misspelling("Call Person Seven7", "Person Seven8")).toBeNull();
});

test("keeps people that a part of the name fits, and drops the others", () => {
  expect(peopleMeant([known("Jane Doe", "part")], "Call Jane")).toMatchObject([{ by: "part" }]);
  expect(peopleMeant([known("Carl Benz", "near")], "Call the office")).toEqual([]);
  expect(peopleMeant([known("Mei Lin", "part")], "Call Mei Linn")).toMatchObject([
    { by: "near", misspelt: { written: "Mei Linn" } },
  ]);
});

test("an everyday word in small letters is nobody's name", () => {
  expect(misspelling("the call went great", "Greta Nilsen")).toBeNull();
  expect(misspelling("the call with Grteta", "Greta Nilsen")).not.toBeNull();
});

test("beside names with a capital, a word in small letters is nobody's name, unless it is where a name belongs", () => {
  expect(misspelling("book a room for the Aurel panel", "Dev Patel")).toBeNull();
  expect(misspelling("book a room for the Aurel panel", "Aurel Patel-Whitmore")).toBeNull();
  expect(misspelling("set Deal size of jonatan to 5", "Jonathan Smith")?.meant).toBe("Jonathan");
  expect(misspelling("book a room for the patell dinner", "Dev Patel")?.meant).toBe("Patel");
});

test("a part of a name of three words, of which one has a slip", () => {
  expect(misspelling("note for Lan Ahn", "Lan Anh Nguyen")).toEqual({ written: "Lan Ahn", meant: "Lan Anh" });
  expect(misspelling("note for Lan and Marcus", "Lan Anh Nguyen")).toBeNull();
});

test("a word that is someone else's name is no slip, with or without an s", () => {
  for (const text of ["Which of Marit's people are closed", "Marits people", "Give her to Marit"]) {
    expect(peopleMeant([known("María José Ibáñez", "near")], text)).toHaveLength(text.startsWith("Marits") ? 0 : 1);
    expect(peopleMeant([known("María José Ibáñez", "near")], text, new Set(["marit"]))).toEqual([]);
  }
});

test("two letters wrong in one part of a name, where the other part is sure", () => {
  for (const said of [
    "set Preeya Raghunatan to Fitted",
    "preeya raghunathan's stage",
    "note on Priiya Raghunatahn: hi",
  ])
    expect(misspelling(said, "Priya Raghunathan")?.meant).toBe("Priya Raghunathan");
  for (const said of ["set Peter Raghunathan to Fitted", "Paula Raghunathan", "Preeya signed", "Preeya Raman"])
    expect(misspelling(said, "Priya Raghunathan")?.meant ?? "").not.toBe("Priya Raghunathan");
});

test("a verb behind a first name is no surname with an s", () => {
  const meantBy = (text: string) =>
    peopleMeant<KnownPerson>([known("Mark Hope", "part")], text)[0]?.misspelt?.meant ?? null;
  expect(meantBy("Mark hopes to close in spring")).toBeNull();
  expect(meantBy("hopes stage is Lead")).toBe("Hope's");
  expect(meantBy("set Hopes stage to Lead")).toBe("Hope's");
});

test("finds a short name that lacks a vowel of its own, and takes no other short name for it", () => {
  expect(misspelling("set the stage of Prya to Lead", "Priya Raman")?.meant).toBe("Priya");
  expect(misspelling("what is Oskr's email", "Oskar Lund")?.meant).toBe("Oskar");
  expect(misspelling("set the stage of Mara to Lead", "Maria Lund")).toBeNull();
  expect(misspelling("set the stage of Dana to Lead", "Diana Lund")).toBeNull();
  expect(misspelling("the mart is open", "Marit Lund")).toBeNull();
  expect(misspelling("set the stage of Marc to Lead", "Marco Lund")).toBeNull();
});

test.each([
  ["chnage agneiszka to Pitched", "Agnieszka Wójcik", "agneiszka"],
  ["switch siobahn to Dormant", "Siobhán Keane", "siobahn"],
  ["mark kowalksi as Warm", "Piotr Kowalski", "kowalksi"],
  ["wats becca thwates pich date", "Becca Thwaite", "becca thwates"],
])("%j names %s, with a slip", (text, name, written) => expect(misspelling(text, name)?.written).toBe(written));
test.each([
  ["note that becca thwates plans", "Becca Thwaite"],
  ["review siobahn to Dormant", "Siobhán Keane"],
])("%j may be other words of %s", (text, name) => expect(misspelling(text, name)).toBeNull());

test.each([
  ["Remind me on 1 March to ring Kit", "Fenella Marsh"],
  ["Send the offer in APRIL", "Aprill Dunne"],
  ["See you on Friday", "Fridah Omondi"],
  ["due Monday", "Monda Reyes"],
  ["a call in August", "Augusta Bell"],
  ["a call in March", "March-Anne Bell"],
  ["Great, move Omar to Lead", "Greta Sol"],
  ["Done. Clear the deck", "Claar Moss"],
])("what names a day, and what a sentence begins with, misspells nobody: %s", (text, name) => {
  expect(misspelling(text, name)).toBeNull();
});

test("a slip in a name that is near a month stays one", () => {
  expect(misspelling("call Marhs on 1 March", "Fenella Marsh")?.written).toBe("Marhs");
  expect(misspelling("call Agusta in August", "Augusta Bell")?.written).toBe("Agusta");
});
