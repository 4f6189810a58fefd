import { afterEach, expect, test } from "vitest";
import { forgetVisits, recentVisits, rememberVisit } from "./recent-visits";

afterEach(forgetVisits);

const visit = (id: string) => ({ id, name: `Name of ${id}`, company: null });
const ids = (userId: string) => recentVisits(userId).map(({ id }) => id);

test("remembers who a user opened, the latest first and each once", () => {
  for (const id of ["a", "b", "a"]) rememberVisit("ada", visit(id));
  expect(ids("ada")).toEqual(["a", "b"]);
  expect(ids("bob")).toEqual([]);
});

test("keeps eight, and nothing once they are forgotten", () => {
  for (const id of "abcdefghij") rememberVisit("ada", visit(id));
  expect(ids("ada")).toEqual(["j", "i", "h", "g", "f", "e", "d", "c"]);
  forgetVisits();
  expect(ids("ada")).toEqual([]);
});

test("takes what it cannot read for nothing", () => {
  localStorage.setItem("tracker-recent:ada", "{");
  expect(ids("ada")).toEqual([]);
});
