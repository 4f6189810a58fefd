import { expect, test } from "vitest";
import type { KnownPerson } from "../../assistant-model.ts";
import { withMovedAsTold } from "./moved-as-told.ts";

const people: KnownPerson[] = [
  { id: "1", name: "Nuala Creed", company: "Creed Boats", stage: null, status: null, by: "name" },
];

test.each([
  ["bump nuala up to 90", "set priority of Nuala Creed to 90"],
  ["please knock Nuala back down to 15", "please set priority of Nuala Creed to 15"],
  ["bump Nuala's fee up to 1200", "bump Nuala's fee to 1200"],
  ["raise the rent of Nuala up to €3k now", "raise the rent of Nuala to €3k now"],
  ["Nuala is after moving to Sligo", "Nuala has moved to Sligo"],
  ["Nuala's after moving house to Sligo", "Nuala has moved to Sligo"],
])("%s: %s", (message, plain) => {
  expect(withMovedAsTold(message, people)).toBe(plain);
});

const columns = [{ id: "2", label: "Survey due", type: "date" as const, options: [] }];
test.each([
  ["push the survey date for Creed Boats out to the 7th of May", "push Nuala Creed's Survey due to the 7th of May"],
  ["move the survey due at Creed Boats to next Friday", "move Nuala Creed's Survey due to next Friday"],
  ["push the call with Nuala out to 3 May", "push the call with Nuala out to 3 May"],
  ["push the survey for Kelp out to 3 May", "push the survey for Kelp out to 3 May"],
])("%s: %s", (message, plain) => {
  expect(withMovedAsTold(message, people, columns)).toBe(plain);
});

test.each([
  "bump Nuala up to Meeting",
  "bump Nuala's fee up by 200",
  "move the call up to Friday",
  "Nuala is after moving to a bigger shed",
  "Nuala is after a new mast",
  "note on Nuala: bump her up to 90",
])("%s stays as it is", (message) => {
  expect(withMovedAsTold(message, people)).toBe(message);
});

const calls = [{ id: "3", label: "Next call", type: "date" as const, options: [] }];
test.each([
  ["move the next call with Nuala to Friday", "move Nuala Creed's Next call to Friday"],
  ["move the call date for Nuala to 3 May", "move Nuala Creed's Next call to 3 May"],
  ["move the call with Nuala to Friday", "move the call with Nuala to Friday"],
  ["push the call for Creed Boats out to Monday", "push the call for Creed Boats out to Monday"],
  ["postpone call with Nuala until Tuesday", "postpone call with Nuala until Tuesday"],
])("a call is a task, and a column only by its whole name or its date: %s: %s", (message, plain) => {
  expect(withMovedAsTold(message, people, calls)).toBe(plain);
});
