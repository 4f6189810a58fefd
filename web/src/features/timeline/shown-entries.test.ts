import type { PersonEntry, PersonTimelinePage } from "@contract/person-timeline";
import { expect, test } from "vitest";
import { aTask } from "@/testing/task";
import { mergeEntries, type UnderWay, withUnderWay } from "./shown-entries";

const at = (hour: number, rest = "") => `2026-11-21T${String(hour).padStart(2, "0")}:00:00${rest}+00:00`;
const note = (id: string, time: string, content = id): PersonEntry => ({
  ...{ kind: "note", id, at: time },
  note: { id, content, createdAt: time },
});
const task = (id: string, time: string, given: Parameters<typeof aTask>[0] = {}): PersonEntry => ({
  ...{ kind: "task", id, at: time, doneBefore: 0 },
  task: aTask({ id, createdAt: time, ...given }),
});
const email = (id: string, key?: string): PersonEntry => ({
  ...{ kind: "email", id, at: at(9) },
  touch: { channel: "email", message: "Hello", ...(key !== undefined && { key }) },
});
const page = (entries: PersonEntry[], hasMore = false): PersonTimelinePage => {
  const last = entries.at(-1);
  return { entries, counts: null, next: hasMore && last ? { at: last.at, kind: last.kind, id: last.id } : null };
};
const idsOf = (entries: readonly PersonEntry[]) => entries.map(({ id }) => id);

const nothing: UnderWay = {
  task: (one) => one,
  note: ({ content }) => content,
  isTouchDeleted: () => false,
  logged: [],
};

test("puts the tasks that were read last in place of those that came with the pages", () => {
  const pages = [page([note("n1", at(12)), task("t1", at(11))], true), page([task("t2", at(10)), note("n2", at(9))])];
  const fresh = page([task("t3", at(13)), task("t1", at(11), { status: "done" })]);
  const merged = mergeEntries(pages, fresh);
  expect(idsOf(merged)).toEqual(["t3", "n1", "t1", "n2"]);
  expect(merged[2]).toMatchObject({ task: { status: "done" } });
});

test("a task that is further down than what was read waits for its page", () => {
  const pages = [page([note("n1", at(12)), task("t1", at(11))], true)];
  expect(idsOf(mergeEntries(pages, page([task("t1", at(11)), task("t0", at(8))])))).toEqual(["n1", "t1"]);
  expect(idsOf(mergeEntries([page(pages[0]?.entries ?? [])], page([task("t1", at(11)), task("t0", at(8))])))).toEqual([
    "n1",
    "t1",
    "t0",
  ]);
});

test("tasks that are further down than the ones read last stay as they came", () => {
  const pages = [page([task("t2", at(12)), task("t1", at(11))])];
  expect(idsOf(mergeEntries(pages, page([task("t3", at(13))], true)))).toEqual(["t3", "t2", "t1"]);
  expect(idsOf(mergeEntries(pages, page([task("t3", at(13))])))).toEqual(["t3"]);
});

test("orders entries of one moment as the database does, and shows what is on two pages once", () => {
  const same = [note("b", at(9)), note("a", at(9)), task("c", at(9))];
  expect(idsOf(mergeEntries([page(same)], undefined))).toEqual(["b", "a", "c"]);
  expect(idsOf(mergeEntries([page(same)], page([task("c", at(9))])))).toEqual(["c", "b", "a"]);
  expect(
    idsOf(mergeEntries([page([note("new", at(9, ".000002"))]), page([note("new", at(9, ".000002"))])], undefined)),
  ).toEqual(["new"]);
});

test("shows what is under way: changed, deleted and logged", () => {
  const entries = [note("n", at(12), "was"), task("t", at(11)), email("7", "k7"), note("m", at(10), "same")];
  const shown = withUnderWay(entries, {
    ...nothing,
    task: () => null,
    note: ({ id, content }) => (id === "n" ? "is" : content),
    isTouchDeleted: (id) => id === "7",
    logged: [email("k8", "k8")],
  });
  expect(idsOf(shown)).toEqual(["k8", "n", "m"]);
  expect(shown[1]).toMatchObject({ note: { content: "is" } });
  // What did not change is the same object, and is not drawn again.
  expect(shown[2]).toBe(entries[3]);
});

test("an email that was logged and is stored by now is there once", () => {
  expect(idsOf(withUnderWay([email("7", "k")], { ...nothing, logged: [email("k", "k")] }))).toEqual(["7"]);
});
