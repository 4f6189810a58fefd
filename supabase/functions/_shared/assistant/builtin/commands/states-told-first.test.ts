import { expect, test } from "vitest";
import { withStateTold } from "./states-told-first.ts";
import type { StepRequest } from "../../assistant-model.ts";

const NAMES = ["Farida Haddad", "Sandeep Gill", "Owen Achterberg", "Wren Kowalchuk", "Hannah Drouillard"];
const people = NAMES.map((name, no) => ({ ...{ id: String(no), name, company: null }, stage: null, status: null }));
const user = { stages: ["Exploring Fit", "Pilot", "Parked"], statuses: ["On Hold"] };
const said = (message: string) =>
  withStateTold({
    message,
    people: people.map((one) => ({ ...one, by: "name" })),
    user,
    columns: [],
  } as unknown as StepRequest);

test.each([
  ["Owen signed! mark Pilot", "mark Owen Pilot"],
  ["Wren agreed, move her to Pilot", "move Wren to Pilot"],
  ["Farida went quiet. put her in Parked", "move Farida to Parked"],
  ["Owen needs more time; set him to On Hold", "Owen needs more time. move Owen to On Hold"],
])("%j: %j", (message, plain) => {
  expect(said(message)).toBe(plain);
});

test.each([
  "Farida recommended Hannah, set her to Exploring Fit",
  "Sandeep mentioned Owen. Move him to Parked",
  "Owen called Wren, put her in Parked",
  "Owen called wren, put her in Parked",
  "Sandeep brought in Priya; move her to Pilot",
  "Farida met her, set her to Exploring Fit",
  "Hannah brought in a founder, set her to Pilot",
  "Owen might sign, move him to Pilot",
])("%j is left as it is, for another may be meant", (message) => {
  expect(said(message)).toBe(message);
});
