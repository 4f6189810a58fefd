import type { PersonRow } from "@contract/founder-list";
import { StoreError } from "@stores/store-error";
import { expect, test } from "vitest";
import { editPeople, patchOf, type PeopleEditWorld } from "./edit-people";
import { aPersonRow } from "@/testing/person-row";

const noteOf = (content: string) => ({ id: content, content, createdAt: "2026-05-01T10:00:00Z" });

function aWorld(given: Partial<PeopleEditWorld> = {}) {
  let rows: PersonRow[] = [
    aPersonRow({ id: "a", name: "Ada", company: "Acme", notes: [noteOf("old")] }),
    aPersonRow({ id: "b", name: "Ben", company: null }),
  ];
  const saved: string[] = [];
  const seen: string[] = [];
  const world: PeopleEditWorld = {
    loaded: (ids) => rows.filter(({ id }) => ids.includes(id)),
    read: () => Promise.resolve([]),
    show: (change) => {
      rows = rows.map(change);
    },
    hold: () => Promise.resolve(),
    begin: () => () => () => undefined,
    save: ({ name }, changes) => {
      seen.push(rows.map(({ company }) => company ?? "-").join());
      saved.push(`${name}: ${changes.map(({ columnId }) => columnId).join(" ")}`);
      return Promise.resolve();
    },
    addNote: (_, content) => Promise.resolve(`id of ${content}`),
    now: () => new Date("2026-11-21T10:00:00Z"),
    ...given,
  };
  return { world, saved, seen, row: (id: string) => rows.find((row) => row.id === id) };
}
const change = (rowId: string, columnId: string, value: string | null) => ({ rowId, columnId, value });

test("shows changes before they are saved, fields in one go and values one by one, and says how to take them back", async () => {
  const { world, saved, seen, row } = aWorld();
  const outcome = await editPeople(world, [
    change("a", "company", "Zeta"),
    change("a", "email", null),
    change("a", "team", "Blue"),
    change("b", "company", "Beta"),
  ]);
  expect(seen[0]).toBe("Zeta,Beta");
  expect(saved.toSorted()).toEqual(["Ada: company email", "Ada: team", "Ben: company"]);
  expect(row("a")).toMatchObject({ company: "Zeta", email: null });
  expect(outcome.refused).toEqual([]);
  expect(new Set(outcome.inverse)).toEqual(
    new Set([
      change("a", "company", "Acme"),
      change("a", "email", "ada@northwind.example"),
      change("a", "team", null),
      change("b", "company", null),
    ]),
  );
});

test("puts back what is refused, with the reason and what was typed, and keeps the others", async () => {
  const { world, row } = aWorld({
    save: ({ id }) => (id === "a" ? Promise.reject(new Error("Too long")) : Promise.resolve()),
  });
  const outcome = await editPeople(world, [change("a", "company", "Z".repeat(3)), change("b", "company", "Beta")]);
  expect(row("a")?.company).toBe("Acme");
  expect(row("b")?.company).toBe("Beta");
  expect(outcome.refused).toEqual([{ rowId: "a", columnId: "company", text: "ZZZ", reason: "Too long" }]);
  expect(outcome.inverse).toEqual([change("b", "company", null)]);
});

test("a server that failed gave no reason, and that is said", async () => {
  const { world } = aWorld({ save: () => Promise.reject(new StoreError("Failed to fetch data", 500)) });
  const { refused } = await editPeople(world, [change("a", "company", "Zeta")]);
  expect(refused.map(({ reason }) => reason)).toEqual(["Failed to save. Please try again."]);
});

test("what was changed once more meanwhile is not put back", async () => {
  const { world, row } = aWorld({
    save: () => {
      world.show((person) => (person.id === "a" ? { ...person, company: "Newer" } : person));
      return Promise.reject(new Error("Too late"));
    },
  });
  await editPeople(world, [change("a", "company", "Zeta")]);
  expect(row("a")?.company).toBe("Newer");
});

test("a note is added, and one that is not saved gives the old one back with the specification's sentence", async () => {
  const good = aWorld();
  const added = await editPeople(good.world, [change("a", "notes", "new")]);
  expect(added.noteIds).toEqual(["id of new"]);
  expect(good.row("a")?.notes[0]?.content).toBe("new");

  const bad = aWorld({ addNote: () => Promise.reject(new Error("x")) });
  const refused = await editPeople(bad.world, [change("a", "notes", "new")]);
  expect(bad.row("a")?.notes[0]?.content).toBe("old");
  expect(refused.refused).toEqual([
    { rowId: "a", columnId: "notes", text: "new", reason: "Failed to save note. Please try again." },
  ]);
});

test("somebody who is not loaded is read, and one who is gone or cannot be read is refused, not passed over", async () => {
  const cy: PersonRow = aPersonRow({ id: "c", name: "Cy", company: "Old" });
  const changes = [change("c", "company", "Zeta"), change("gone", "company", "Eta"), change("b", "company", "Beta")];
  const { world, saved } = aWorld({ read: () => Promise.resolve([cy]) });
  const outcome = await editPeople(world, changes);
  expect(saved.toSorted()).toEqual(["Ben: company", "Cy: company"]);
  expect(outcome.inverse).toContainEqual(change("c", "company", "Old"));
  expect(outcome.refused).toEqual([
    { rowId: "gone", columnId: "company", text: "Eta", reason: "This person is not in your list any more." },
  ]);

  const offline = aWorld({ read: () => Promise.reject(new Error("Failed to fetch data")) });
  const refused = await editPeople(offline.world, changes);
  expect(refused.refused.map(({ rowId, reason }) => `${rowId}: ${reason}`)).toEqual([
    "c: Failed to fetch data",
    "gone: Failed to fetch data",
  ]);
  expect(offline.saved).toEqual(["Ben: company"]);
});

test("own fields are stored as the contract has them, or refused in a sentence", () => {
  expect(patchOf([change("a", "company", " Zeta "), change("a", "email", null)])).toEqual({
    company: "Zeta",
    email: null,
  });
  expect(() => patchOf([{ rowId: "a", columnId: "priorityScore", value: 150 }])).toThrow(
    /^Priority must be 0 to 100\.$/,
  );
});

test("taking back a priority that was worked out leaves none of the user's own", async () => {
  const worked: PersonRow = aPersonRow({ id: "a", priorityScore: 37, priorityScoreBy: "outreach" });
  const changes = [{ rowId: "a", columnId: "priorityScore", value: 50 }];
  const { inverse } = await editPeople(aWorld({ loaded: () => [worked] }).world, changes);
  expect(inverse).toEqual([change("a", "priorityScore", null)]);
  const own: PersonRow = { ...worked, priorityScoreBy: "user" };
  const again = await editPeople(aWorld({ loaded: () => [own] }).world, changes);
  expect(again.inverse).toEqual([{ rowId: "a", columnId: "priorityScore", value: 37 }]);
});
