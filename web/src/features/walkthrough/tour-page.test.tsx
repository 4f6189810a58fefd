import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { peopleColumns } from "@/features/people-table/people-columns";

test("the tour's table has the columns that the table has before anybody chooses any", () => {
  const html = readFileSync("web/public/tour/index.html", "utf8");
  // Without the head, whose files nobody serves here.
  const tour = new DOMParser().parseFromString(html.slice(html.indexOf("<body")), "text/html");
  const drawn = [...tour.querySelectorAll(".head > span:not(.box)")].map(({ textContent }) => textContent.trim());
  const shown = peopleColumns([], {}).filter(({ id, isOptional }) => id !== "select" && !isOptional);
  expect(drawn).toEqual(shown.map(({ label, shortLabel }) => shortLabel ?? label));
  for (const row of tour.querySelectorAll(".table-view .row")) expect(row.childElementCount).toBe(shown.length + 1);
});
