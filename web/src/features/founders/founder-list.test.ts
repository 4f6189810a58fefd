import type { PersonRow } from "@contract/founder-list";
import { expect, test } from "vitest";
import { aFounder } from "@/testing/founder";
import {
  type FounderList,
  headSize,
  toPersonRow,
  withFounder,
  withHead,
  withNewFounder,
  withoutFounders,
  withPage,
  withRows,
} from "./founder-list";

const row = (id: string, given: Partial<PersonRow> = {}): PersonRow => ({ ...toPersonRow(aFounder({ id })), ...given });
const [a, b, c, d, e] = ["a", "b", "c", "d", "e"].map((id) => row(id)) as [
  PersonRow,
  PersonRow,
  PersonRow,
  PersonRow,
  PersonRow,
];
const after = (id: string) => ({ key: "k", id });
const list = (rows: PersonRow[], next: FounderList["next"] = null): FounderList => ({ rows, next, total: 9 });
const page = (rows: PersonRow[], nextCursor: FounderList["next"] = null) => ({ rows, nextCursor, total: 10 });
const ids = ({ rows }: FounderList) => rows.map(({ id }) => id).join("");

test("a page goes on where the list ends, and shows a person once who moved onto it", () => {
  const longer = withPage(list([a, b], after("b")), page([b, c], after("c")));
  expect(ids(longer)).toBe("abc");
  expect(longer).toMatchObject({ next: after("c"), total: 10 });
});

test("reads as much again as a page may bring", () => {
  expect(headSize(undefined)).toBe(50);
  expect(headSize(list(Array<PersonRow>(120).fill(a)))).toBe(120);
  expect(headSize(list(Array<PersonRow>(900).fill(a)))).toBe(200);
});

test("a head read again keeps those after it, with people who came and went in it", () => {
  const before = list([a, b, c, d, e], after("e"));
  const read = withHead(before, page([row("new"), a, c], after("c")));
  expect(ids(read)).toBe("newacde");
  expect(read.next).toEqual(after("e"));
});

test("what comes after a head is read again when it is not known where it goes on", () => {
  const read = withHead(list([a, b, c, d, e], after("e")), page([row("x"), row("y")], after("y")));
  expect(ids(read)).toBe("xy");
  expect(read.next).toEqual(after("y"));
});

test("a head that is everybody is everybody", () => {
  expect(ids(withHead(list([a, b, c]), page([a, b])))).toBe("ab");
});

test("a row that did not change is the same object, so that it is not drawn again", () => {
  const read = withHead(list([a, b]), page([row("a"), row("b", { company: "Acme" })]));
  expect(read.rows[0]).toBe(a);
  expect(read.rows[1]).toMatchObject({ id: "b", company: "Acme" });
});

test("puts a new person first and counts them, and counts those who go", () => {
  expect(withNewFounder(list([b]), aFounder({ id: "a" }))).toMatchObject({
    rows: [{ id: "a" }, { id: "b" }],
    total: 10,
  });
  const fewer = withoutFounders(list([a, b, c]), ({ id }) => id !== "b");
  expect(ids(fewer)).toBe("b");
  expect(fewer.total).toBe(7);
});

test("replaces what is known of a person, with the newest note only, and nothing for a stranger", () => {
  const notes = ["n2", "n1"].map((id) => ({ id, content: id, createdAt: "2026-11-21T10:00:00Z" }));
  const changed = withFounder(list([a, b]), aFounder({ id: "b", company: "Acme", notes }));
  expect(changed.rows[0]).toBe(a);
  expect(changed.rows[1]).toMatchObject({ company: "Acme", notes: notes.slice(0, 1) });
  const same = list([a]);
  expect(withFounder(same, aFounder({ id: "z" }))).toBe(same);
});

test("someone whose refresh is under way stays so until a read shows its end", () => {
  const waiting = row("a", { freshness: { state: "queued", error: null, checkedAt: null } });
  const unchanged = withFounder(list([waiting]), aFounder({ id: "a" }));
  expect(unchanged.rows[0]?.freshness.state).toBe("queued");
  const later = aFounder({ id: "a", lastRefreshedAt: "2026-11-21T12:00:00Z" });
  expect(withFounder(list([waiting]), later).rows[0]?.freshness.state).toBe("fresh");
});

test("someone who was just added waits for their first refresh", () => {
  expect(withNewFounder(list([]), aFounder({ lastRefreshOutcome: null })).rows[0]?.freshness.state).toBe("queued");
});

test("takes over rows that were read again, and keeps those that did not change", () => {
  const before = list([a, b]);
  const after = withRows(before, [row("b", { name: "Bea" }), c]);
  expect(after.rows.map(({ name }) => name)).toEqual([a.name, "Bea"]);
  expect(after.rows[0]).toBe(a);
});

test("what is read again of someone leaves where the search found them", () => {
  const match = { field: "notes" as const, excerpt: [{ text: "pension", isFound: true }] };
  const before = list([row("a", { match })]);
  expect(withRows(before, [row("a", { name: "Bea" })]).rows[0]).toMatchObject({ name: "Bea", match });
  expect(withFounder(before, aFounder({ id: "a", name: "Bea" })).rows[0]).toMatchObject({ name: "Bea", match });
});
