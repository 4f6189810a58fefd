import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { createBuiltinAssistant } from "../../functions/_shared/assistant/builtin/builtin-assistant.ts";
import { BATCHES, readBatch, readKnownFailures } from "./batches.ts";
import { readRow } from "./expected-rows.ts";
import { judge } from "./judge.ts";
import { type PlayedItem, playBatches } from "./play-batch.ts";
import { regressionTable, surprises } from "./regression.ts";

const sql = postgres(inject("stack").dbUrl, { max: 6, onnotice: () => undefined });
afterAll(() => sql.end());

const batches = BATCHES.map(readBatch);

/** So that a test run is not held up: `npm run eval -- --only regression` plays all. */
const EVERY = 11;

test(
  "requests that were met are met still, and none does harm that the list of known failures does not have",
  { timeout: 480_000 },
  async () => {
    const some = batches.map((batch) => ({
      ...batch,
      items: batch.items.filter((_, index) => (index + batch.no) % EVERY === 0),
    }));
    const { worse, better } = surprises(await playBatches(inject("stack"), sql, createBuiltinAssistant(), some));
    expect(worse, "Worse than the list of known failures says").toEqual([]);
    // What became better is no fault; `npm run eval -- --only regression --tidy` takes it off the list.
    if (better.length > 0) console.info(`Better than the list of known failures says:\n${better.join("\n")}`);
  },
);

test("every batch has its requests once, and every row, name and known failure can be read", () => {
  const known = readKnownFailures();
  for (const { no, items, world } of batches) {
    const ids = items.map(({ id }) => id);
    expect(items.length).toBeGreaterThanOrEqual(200);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(known[no] ?? {}).filter((id) => !ids.includes(id))).toEqual([]);
    for (const line of items.flatMap(({ writes = [], or = [] }) => [writes, ...or].flat())) readRow(line);
    const names = items.flatMap(({ names: each = [] }) => each.map((name) => name.replace(/\?$/, "")));
    expect(names.filter((name) => !world.people.some((person) => person.name === name))).toEqual([]);
  }
  expect(Object.keys(known).filter((no) => !BATCHES.some((batch) => String(batch) === no))).toEqual([]);
});

const item = { id: "field-01", turns: ["Move Jane to Closed"], writes: ["~ person Jane Doe | stage=Closed"] };
const change = (fields: Record<string, string>) => [{ op: "~", kind: "person", subject: "Jane Doe", fields } as const];
const verdictOf = (before: ReturnType<typeof change>, after = before, reply = "Done.", of: object = item) =>
  judge({ ...item, ...of }, { replies: [reply], offersNote: false, before, after }, ["Jane Doe", "Omar Haddad"])
    .verdict;

test("a request is judged by the rows that differ, at once or after Confirm", () => {
  expect(verdictOf(change({ stage: "Closed" }))).toBe("met");
  expect(verdictOf([], change({ stage: "Closed" }))).toBe("met");
  expect(verdictOf([], [], "Which Jane?")).toBe("asked");
  expect(verdictOf([])).toBe("nothing");
  expect(verdictOf([], change({ stage: "Lead" }))).toBe("wrong card");
  expect(verdictOf(change({ stage: "Closed", owner: "Sol" }))).toBe("wrong write");
  expect(verdictOf(change({ stage: "Closed" }), undefined, undefined, { writes: [] })).toBe("wrong write");
});

test("what may be offered may not be done, and what should be gone again is no harm", () => {
  expect(verdictOf([], change({ stage: "Closed" }), "", { writes: ["? ~ person Jane Doe | stage=Closed"] })).toBe(
    "met",
  );
  expect(
    verdictOf(change({ stage: "Closed" }), undefined, "", { writes: ["? ~ person Jane Doe | stage=Closed"] }),
  ).toBe("wrong write");
  expect(
    verdictOf(change({ stage: "Closed" }), undefined, "", { writes: ["x ~ person Jane Doe | stage=Closed"] }),
  ).toBe("nothing");
  expect(verdictOf([], [], "", { writes: ["x ~ person Jane Doe | stage=Closed"] })).toBe("met");
});

test("a value that the talk had before is not right yet, and a title may have the name of the person", () => {
  const row = { writes: ["+ task Call Jane | person=Jane Doe | due=2026-11-25 !! 2026-11-24"] };
  const task = (title: string, due: string) =>
    [{ op: "+", kind: "task", subject: title, fields: { person: "Jane Doe", due, status: "todo" } }] as const;
  const verdict = (title: string, due: string) =>
    judge(
      { ...item, ...row },
      { replies: [""], offersNote: false, before: [...task(title, due)], after: [...task(title, due)] },
      [],
    ).verdict;
  expect(verdict("Call Jane Doe", "2026-11-25")).toBe("met");
  expect(verdict("Call", "2026-11-25")).toBe("met");
  expect(verdict("Call Jane pls", "2026-11-25")).toBe("nothing");
  expect(verdict("Call Jane", "2026-11-24")).toBe("nothing");
  expect(verdict("Call Jane", "2026-11-23")).toBe("wrong write");
  expect(verdict("Water the plants", "2026-11-25")).toBe("wrong write");
});

test("an answer is judged by its facts: numbers and days as words of their own, and nobody else named", () => {
  const answer = (reply: string, facts: object) => verdictOf([], [], reply, { writes: [], ...facts });
  expect(answer("7 people", { says: ["7"] })).toBe("met");
  expect(answer("17 people, 7.5 on average", { says: ["7"] })).toBe("nothing");
  expect(answer("due Nov 30, 2026", { says: ["2026-11-30"] })).toBe("met");
  expect(answer("[Jane Doe](/people/1)", { names: ["Jane Doe"] })).toBe("met");
  expect(answer("[Jane Doe](/people/1), [Omar Haddad](/people/2)", { names: ["Jane Doe"] })).toBe("false answer");
  expect(answer("[Jane Doe](/people/1), [Omar Haddad](/people/2)", { names: ["Jane Doe", "Omar Haddad?"] })).toBe(
    "met",
  );
  expect(answer("Not before 2027", { never: ["2027"] })).toBe("false answer");
});

test("the list of known failures is a limit in both directions", () => {
  const played = (verdict: PlayedItem["verdict"]): PlayedItem[] => [{ batch: 2, item, verdict, why: "" }];
  expect(surprises(played("wrong card"), { 2: { "field-01": "asked" } }).worse).toHaveLength(1);
  expect(surprises(played("met"), { 2: { "field-01": "asked" } }).better).toHaveLength(1);
  expect(surprises(played("asked"), { 2: { "field-01": "asked" } })).toEqual({ worse: [], better: [] });
  expect(surprises(played("asked"), {}).worse).toHaveLength(1);
  expect(regressionTable(played("met")).at(-1)).toMatch(/all +1 +1 +0/);
});
