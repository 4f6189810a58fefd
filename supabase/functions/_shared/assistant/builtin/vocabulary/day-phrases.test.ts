import { expect, test } from "vitest";
import { findDates } from "../find-dates.ts";
import type { Language } from "../reading.ts";

/** A Monday. */
const TODAY = "2030-06-03";
const daysIn = (text: string, language: Language = "en") => findDates(text, TODAY, language).map(({ date }) => date);

test.each([
  ["ring the depot in three weeks on Wednesday", "2030-06-26"],
  ["ring the depot on Tuesday in two weeks", "2030-06-18"],
  ["ring the depot in two weeks' time on Tuesday", "2030-06-18"],
  ["ring the depot Tuesday two weeks from now", "2030-06-18"],
  ["ring the depot a week on Thursday", "2030-06-13"],
  ["ring the depot Friday fortnight", "2030-06-21"],
  ["ring the depot a week tomorrow", "2030-06-11"],
  ["ring the depot on the last day of the year", "2030-12-31"],
  ["ring the depot the last working day of the month", "2030-06-28"],
  ["ring the depot on the 3rd of next month", "2030-07-03"],
  ["ring the depot by mid-July", "2030-07-15"],
  ["ring the depot by end September", "2030-09-30"],
  ["ring the depot by year end", "2030-12-31"],
  ["ring the depot before the weekend", "2030-06-07"],
  ["ring the depot late next week", "2030-06-14"],
  ["ring the depot Mon 17th", "2030-06-17"],
  ["ring the depot the week of 17 June", "2030-06-17"],
  ["ring the depot by Christmas", "2030-12-25"],
  ["ring the depot before Easter", "2031-04-13"],
])("“%s” is on %s", (text, day) => expect(daysIn(text)).toEqual([day]));

test.each<[Language, string, string]>([
  ["de", "heute in acht Tagen Karten abholen", "2030-06-10"],
  ["de", "Montag in einer Woche Karten abholen", "2030-06-10"],
  ["de", "am Dienstag in zwei Wochen Karten abholen", "2030-06-18"],
  ["de", "nächste Woche Dienstag Karten abholen", "2030-06-11"],
  ["de", "Dienstag nächster Woche Karten abholen", "2030-06-11"],
  ["de", "übernächste Woche Karten abholen", "2030-06-17"],
  ["de", "bis Ende März Karten abholen", "2031-03-31"],
  ["de", "bis Jahresende Karten abholen", "2030-12-31"],
  ["de", "am letzten Tag des Monats Karten abholen", "2030-06-30"],
  ["de", "am 12. August Karten abholen", "2030-08-12"],
  ["de", "morgen früh Karten abholen", "2030-06-04"],
  ["fr", "chercher les billets lundi en huit", "2030-06-17"],
  ["fr", "chercher les billets mercredi de la semaine prochaine", "2030-06-12"],
  ["fr", "chercher les billets d'ici fin mars", "2031-03-31"],
  ["fr", "chercher les billets avant la fin du mois", "2030-06-30"],
  ["fr", "chercher les billets le 12", "2030-06-12"],
  ["es", "recoger las entradas la semana que viene", "2030-06-10"],
  ["es", "recoger las entradas el martes que viene", "2030-06-04"],
  ["es", "recoger las entradas el lunes de la semana que viene", "2030-06-10"],
  ["es", "recoger las entradas a finales de marzo", "2031-03-31"],
])("in %s “%s” is on %s", (language, text, day) => expect(daysIn(text, language)).toEqual([day]));

test.each(["the end is near", "start May on the rota", "May end up in Oslo", "end Mark's contract"])(
  "“%s” says no day",
  (text) => expect(daysIn(text)).toEqual([]),
);
test("one who is called like a month is no day beside one, and none behind “call”", () => {
  expect(daysIn("ask March about the permit on 3 March")).toEqual(["2031-03-03"]);
  expect(daysIn("call May about the moorings tomorrow")).toEqual(["2030-06-04"]);
  expect(daysIn("call the depot in May")).toEqual(["2031-05-01"]);
});

const KINDS = ["letter", "party", "close", "planning", "clear-out", "rota", "accounts"];
const ENDS = ["year-end", "month-end", "quarter-end", "year end"];
test.each(KINDS.flatMap((kind) => ENDS.map((end) => `${end} ${kind}`)))("“%s” is a thing, and no day", (thing) => {
  expect(daysIn(`print the ${thing}`)).toEqual([]);
  expect(daysIn(`prepare ${thing} by 12 July`)).toEqual(["2030-07-12"]);
});
test.each([
  ["file the year-end accounts at year-end", "2030-12-31"],
  ["at year-end to call the depot", "2030-12-31"],
  ["by month-end ring the depot", "2030-06-30"],
  ["ring the depot by month end please", "2030-06-30"],
  ["year-end: ring the depot", "2030-12-31"],
])("the end in “%s” is on %s", (text, day) => expect(daysIn(text)).toEqual([day]));
