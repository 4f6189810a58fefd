import { expect, test } from "vitest";
import { aFounder } from "@/testing/founder";
import {
  type FounderPages,
  loadedFounders,
  nextPage,
  totalFounders,
  withFounder,
  withNewFounder,
} from "./founder-pages";

const ada = aFounder({ id: "a", name: "Ada" });
const ben = aFounder({ id: "b", name: "Ben" });
const eve = aFounder({ id: "e", name: "Eve" });
const page = (number: number, data: FounderPages["pages"][number]["data"], total: number) => ({
  page: number,
  limit: 50,
  total,
  nextCursor: null,
  data,
});

test("asks for the next page until the last person is loaded", () => {
  expect(nextPage(page(1, [], 51))).toBe(2);
  expect(nextPage(page(2, [], 51))).toBeUndefined();
  expect(nextPage(page(1, [], 50))).toBeUndefined();
  expect(nextPage(page(1, [], 0))).toBeUndefined();
});

test("shows a person once who moved onto the next page", () => {
  const pages = { pages: [page(1, [ada, ben], 3), page(2, [ben, eve], 3)], pageParams: [1, 2] };
  expect(loadedFounders(pages).map(({ name }) => name)).toEqual(["Ada", "Ben", "Eve"]);
  expect(totalFounders(pages)).toBe(3);
});

test("puts a new person first and counts them", () => {
  const pages = withNewFounder({ pages: [page(1, [ben], 1)], pageParams: [1] }, ada);
  expect(loadedFounders(pages)).toEqual([ada, ben]);
  expect(totalFounders(pages)).toBe(2);
});

test("replaces what is known of a person, with the newest note only", () => {
  const notes = ["n2", "n1"].map((id) => ({ id, content: id, createdAt: "2026-11-21T10:00:00Z" }));
  const pages = withFounder({ pages: [page(1, [ada, ben], 2)], pageParams: [1] }, { ...ben, company: "Acme", notes });
  expect(loadedFounders(pages)).toEqual([ada, { ...ben, company: "Acme", notes: notes.slice(0, 1) }]);
});
