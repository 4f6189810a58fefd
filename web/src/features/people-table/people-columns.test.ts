import { columnLabels } from "@contract/founder-list";
import { personFieldKeys } from "@contract/person-fields";
import { expect, test } from "vitest";
import { aPersonRow } from "@/testing/person-row";
import { peopleColumns } from "./people-columns";

test("an owner who is nobody is copied as nothing, not as the word that is shown", () => {
  const owner = peopleColumns([], {}).find(({ id }) => id === "owner");
  expect(owner?.text(aPersonRow({ owner: null }))).toBe("");
  expect(owner?.text(aPersonRow({ owner: "Kim" }))).toBe("Kim");
});

test("a column is called in its header what it is called in filters and menus", () => {
  const labels: Record<string, string> = columnLabels;
  const built = peopleColumns([], {}).filter(({ id }) => id !== "select" && id !== "number");
  expect(built.map(({ id, label }) => [id, label])).toEqual(built.map(({ id }) => [id, labels[id]]));
  expect(columnLabels.lastTouchAt).toBe("Last contacted");
});

test("every field of a person has a column, and numbers are right-aligned", () => {
  const built = peopleColumns([], {});
  expect(built.map(({ id }) => id)).toEqual(expect.arrayContaining(personFieldKeys));
  expect(built.find(({ id }) => id === "keepInTouchDays")?.align).toBe("end");
  const days = built.find(({ id }) => id === "keepInTouchDays");
  expect(days?.draw(aPersonRow({ keepInTouchDays: 1200 }), { index: 0, isSelected: false })).toBe("1,200");
  expect(days?.text(aPersonRow({ keepInTouchDays: 1200 }))).toBe("1200");
});

test("columns are as wide as the specification has them, and the choosable ones wait to be chosen", () => {
  const widths = Object.fromEntries(peopleColumns([], {}).map(({ id, width }) => [id, width]));
  expect(widths).toMatchObject({
    ...{ select: 60, number: 60, name: 200, email: 200, company: 200, profileUrl: 50 },
    ...{ meetingSummaries: 300, notes: 250, update: 350, stage: 120, owner: 150, industry: 150, location: 150 },
  });
  const shown = peopleColumns([], {}).filter(({ isOptional }) => !isOptional);
  expect(shown.map(({ id }) => id)).toEqual([
    ...["select", "number", "name", "email", "company", "profileUrl", "meetingSummaries", "notes", "update"],
    "lastPostDate",
  ]);
});

test("a value that a source filled says where it comes from; one that the user wrote does not", () => {
  const person = aPersonRow({ email: "ada@northwind.example", location: "Lisbon", filledFields: ["location"] });
  const drawn = (id: string) =>
    peopleColumns([], {})
      .find((column) => column.id === id)
      ?.draw(person, { index: 0, isSelected: false });
  expect(drawn("location")).toMatchObject({ props: { title: "From the LinkedIn profile", children: "Lisbon" } });
  expect(drawn("email")).toBe("ada@northwind.example");
});

test("notes and meeting summaries have two lines instead of one, also while they fly past", () => {
  const person = aPersonRow({ meetingSummaries: "Signed for a year", notes: [] });
  const at = { index: 0, isSelected: false };
  const column = (id: string) => peopleColumns([], {}).find((built) => built.id === id);
  for (const draw of [column("meetingSummaries")?.draw, column("meetingSummaries")?.drawPassing])
    expect(draw?.(person, at)).toMatchObject({ props: { text: "Signed for a year" } });
  expect(column("notes")?.draw(person, at)).toMatchObject({ props: { text: undefined } });
  expect([column("notes")?.isLine ?? false, column("meetingSummaries")?.isLine]).toEqual([false, false]);
});
