import { expect, test } from "vitest";
import { withoutTails } from "./tails-of-questions.ts";

const column = (label: string, type: "number" | "text" | "select") => ({ id: label, label, type, options: [] });
const columns = [column("Annual Yards", "number"), column("States", "select"), column("Dye", "select")];

test.each([
  ["Which weavers do more than 2,000 yards a year?", "Which weavers do more than 2,000 yards?"],
  ["who has under 90 yards per year", "who has under 90 yards"],
  ["Have we ever written to Ilse, or not yet?", "Have we ever written to Ilse?"],
  ["Did we pay Teo already or not?", "Did we pay Teo?"],
  ["Could you total up the annual yards over all of our contacts?", "Could you total up the annual yards of everyone?"],
  ["Give me everyone in Texas, going by the states column", "who has states Texas?"],
  ["How many people are in Oregon according to the States column?", "how many people have States Oregon?"],
  ["Who is with Indigo, judging by our dye field?", "who has dye Indigo?"],
  ["who did I meet at the fair by the tent I forget the name", "who did I meet at the fair by the tent?"],
])("what only ends a question goes: %j", (message, plain) => {
  expect(withoutTails(message, columns)).toBe(plain);
});

test.each([
  ["Who does more than 2,000 yards a month?"],
  ["Who posted more than 3 times a week?"],
  ["Set Teo to more than 20 a year"],
  ["Who is in Texas?"],
  ["Is Teo or Ilse in Texas?"],
  ["Sort everyone by the states column"],
  ["Note that we have paid Teo or not"],
])("other messages stay as they are: %j", (message) => {
  expect(withoutTails(message, columns)).toBe(message);
});
