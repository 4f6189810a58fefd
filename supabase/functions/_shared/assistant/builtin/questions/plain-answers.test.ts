import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";
import { productFact } from "./product-question.ts";

const having: Having = {
  stages: ["Prospect", "Tasting", "Listed"],
  people: [
    { name: "Solveig Aune", values: { Likes: "Perry", "Last tasting": "2030-05-02", "Cases per month": "12" } },
    { name: "Dieter Falk", values: { "Cases per month": "50" } },
  ],
  columns: [
    { label: "Cases per month", type: "number" },
    { label: "Likes", type: "multiselect", options: ["Perry", "Ice cider"] },
    { label: "Last tasting", type: "date" },
  ],
  tasks: [{ title: "Send the price list", founderName: "Dieter Falk" }],
};
const asked = (message: string, own = having) => new PlayedConversation(own).say(message).text;

test.each([
  "Did Solveig like it?",
  "Does Solveig like that?",
  "When did we last taste with Solveig and did she like it?",
])("%j: a yes needs a thing that is in the value", (question) => expect(asked(question)).not.toMatch(/\bYes\b/));
test("what is in the value is answered with yes or no", () => {
  expect(asked("Does Solveig like perry?")).toMatch(/^Yes\./);
});

test.each([
  ["Tasting", "Last tasting", "tasted"],
  ["Training", "Last training", "trained"],
  ["Onboarding", "Last onboarding", "onboarded"],
  ["Screening", "Next screening", "screened"],
])("what was done is the day and no stage: %j, %j", (stage, label, verb) => {
  const own: Having = { ...having, stages: ["New", stage], columns: [{ label, type: "date" }] };
  const text = asked(`who has nobody ${verb} yet`, own);
  expect(text).toContain(label);
  expect(text).not.toContain("Stage");
  // Without such a day it is asked back.
  expect(asked(`who has nobody ${verb} yet`, { ...own, columns: [] })).not.toContain(`Stage not ${stage}`);
});

const COUNTED = ["Cases per month", "Barrels per week", "Pallets per quarter"];
test.each(COUNTED)("customers are people, and what they take is %j", (label) => {
  const [things = "", , unit = ""] = label.toLowerCase().split(" ");
  const own: Having = {
    people: [{ name: "Dieter Falk", values: { [label]: "50" } }, { name: "Solveig Aune" }],
    columns: [{ label, type: "number" }],
  };
  for (const people of ["customers", "clients", "accounts"])
    for (const verb of ["take", "buy", "order"])
      expect(asked(`Which ${people} ${verb} more than 40 ${things} a ${unit}`, own)).toContain(`${label} more than 40`);
  for (const verb of ["take", "order", "drink", "do"])
    expect(asked(`How many ${things} does Dieter ${verb}?`, own)).toContain(`${label}: 50`);
});

test.each(["What's open for Dieter?", "what is still open for Dieter", "What is pending with Dieter?"])(
  "%j lists the open tasks",
  (question) => expect(asked(question)).toMatch(/^1 open task for .*Send the price list/su),
);

const HOW = ["how do i", "how can I", "is there a way to"];
test.each(HOW)("%j get a list out is an export, and in an import", (how) => {
  for (const out of ["get my list into excel", "turn my people into a csv", "save my contacts as a spreadsheet"])
    expect(productFact(`${how} ${out}`)).toMatch(/saves the people you see as a file/);
  for (const into of ["get an excel list into tracker", "import a csv", "get contacts from a spreadsheet in here"])
    expect(productFact(`${how} ${into}`)).toMatch(/Import people/);
});

test.each(["or not", "or not?"])("“%s” at the end asks the same", (end) =>
  expect(asked(`Does Solveig like perry ${end}`)).toMatch(/^Yes\./),
);
