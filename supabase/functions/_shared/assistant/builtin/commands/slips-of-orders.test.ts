import { expect, test } from "vitest";
import { misspelling } from "../../spelling.ts";
import { withoutCourtesies } from "../courtesies.ts";
import { withoutSlipsOfOrders } from "./slips-of-orders.ts";

test.each([
  ["makr the swatches as dnoe", "mark the swatches as done"],
  ["mvoe Ana to Lead", "move Ana to Lead"],
  ["pls udpate Ana's stage to Lead", "pls update Ana's stage to Lead"],
  ["mark swatches doen", "mark swatches done"],
  ["Deleet the task Swatches", "delete the task Swatches"],
])("%j is %j", (message, said) => expect(withoutSlipsOfOrders(message)).toBe(said));

test.each(["Marko to Lead", "note for Ana: makr of quality", "moved Ana to Lead", "Karm is in Lead", "ring doen Ana"])(
  "%j is as it is written",
  (message) => expect(withoutSlipsOfOrders(message)).toBe(message),
);

test.each([
  ["thx, does she have any tasks", "does she have any tasks"],
  ["cool, and is she on hold", "is she on hold"],
  ["thanks a lot, when did I last talk to her", "when did I last talk to her"],
  ["great, how many people are in Lead", "how many people are in Lead"],
])("%j asks %j", (message, said) => expect(withoutCourtesies(message)).toBe(said));
test.each([
  "great, how she handled it was lovely",
  "thanks, she is on hold",
  "cool, call Ana on Friday",
  "fine, it is",
])("%j asks nothing", (message) => expect(withoutCourtesies(message)).toBe(message));

test.each([
  ["set Junho Baek's priority to 7", "Jun-ho Baek", { written: "Junho Baek", meant: "Jun-ho Baek" }],
  ["is Junho in Lead?", "Jun-ho Baek", { written: "Junho", meant: "Jun-ho" }],
  ["Jnho Beak to Lead", "Jun-ho Baek", { written: "Jnho Beak", meant: "Jun-ho Baek" }],
  ["call Annelise", "Anne-Lise Ferrand", { written: "Annelise", meant: "Anne-Lise" }],
  ["Mail Lindqvistamari", "Zoë Lindqvist-Amari", { written: "Lindqvistamari", meant: "Lindqvist-Amari" }],
])("%j writes %s without its hyphen", (text, name, found) => expect(misspelling(text, name)).toEqual(found));
test("the name of someone else is no slip", () =>
  expect(misspelling("call Annelise", "Anne-Lise Ferrand", new Set(["annelise"]))).toBeNull());
