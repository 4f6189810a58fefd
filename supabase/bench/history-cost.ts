// `npm run bench:history`: the cost of the history: the same work with its triggers on and off, in turns.
import { createClient } from "@supabase/supabase-js";
import postgres, { type Sql } from "postgres";
import type { Database } from "../functions/_shared/stores/database.types.ts";
import type { Db } from "../functions/_shared/stores/db.ts";
import { addImport, uploadImportRows } from "../functions/_shared/stores/imports.ts";
import { countPeople, deletePeople, undoChange } from "../functions/_shared/stores/people-changes.ts";
import { startTestStack, type TestStack } from "../tests/one-stack.ts";
import { runWhole } from "../tests/upload-people.ts";
import { fillPeople } from "./fill-people.ts";

const ROUNDS = 3;
const EDITS = 300;
const IMPORTED = 5_000;
const SENT_AT_ONCE = 1_000;
const UNDOS = 15;
const modes = ["recorded", "not recorded"] as const;
type Mode = (typeof modes)[number];

const median = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

let users = 0;
async function signUp({ supabaseUrl, publishableKey }: TestStack): Promise<{ userId: string; db: Db }> {
  users += 1;
  const auth = createClient<Database>(supabaseUrl, publishableKey, { auth: { persistSession: false } });
  const { data } = await auth.auth.signUp({ email: `bench-${users}@example.com`, password: "correct horse" });
  const token = data.session?.access_token ?? "";
  const db = createClient<Database>(supabaseUrl, publishableKey, { accessToken: () => Promise.resolve(token) });
  return { userId: data.user?.id ?? "", db };
}

/** Turns the history's triggers on or off. */
async function setMode(sql: Sql, mode: Mode): Promise<void> {
  const triggers = await sql<{ statement: string }[]>`
    select format('alter table %s %s trigger %I', tgrelid::regclass, ${mode === "recorded" ? "enable" : "disable"}::text, tgname) as statement
    from pg_trigger where tgname in ('record_added', 'record_changed', 'record_deleted')`;
  for (const { statement } of triggers) await sql.unsafe(statement);
}

/** Returns the medians of both modes, measured in turns so that other load on the machine affects both. */
async function compare(sql: Sql, what: string, rounds: number, run: () => Promise<number>): Promise<void> {
  const times: Record<Mode, number[]> = { recorded: [], "not recorded": [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const mode of round % 2 === 0 ? modes : modes.toReversed()) {
      await setMode(sql, mode);
      times[mode].push(await run());
    }
  }
  await setMode(sql, "recorded");
  const [recorded, not] = [median(times.recorded), median(times["not recorded"])];
  const more = `${(recorded - not).toFixed(2)} ms or ${((100 * (recorded - not)) / not).toFixed(0)} % more`;
  console.log(
    `${what}: median ${recorded.toFixed(2)} ms recorded, ${not.toFixed(2)} ms not: ${more} (${rounds} rounds)`,
  );
}

/** Returns the milliseconds of one edit of one cell in SQL, as the user, after a few to warm up. */
async function oneEdit(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql<{ id: string }[]>`select id from public.founders where user_id = ${userId} limit 1`;
  const connection = await sql.reserve();
  const claims = JSON.stringify({ sub: userId, role: "authenticated" });
  await connection`select set_config('request.jwt.claims', ${claims}, false), set_config('request.jwt.claim.sub', ${userId}, false),
    set_config('role', 'authenticated', false)`;
  const times: number[] = [];
  for (let turn = 0; turn < EDITS; turn += 1) {
    const company = `Company ${turn} ${performance.now()}`;
    times.push(
      await timed(() => connection`update public.founders set company = ${company} where id = ${row?.id ?? ""}`),
    );
  }
  await connection`select set_config('role', 'none', false)`;
  connection.release();
  return median(times.slice(EDITS / 10));
}

/** Returns the milliseconds until an uploaded file of people is imported. */
async function oneImport(stack: TestStack): Promise<number> {
  const { db } = await signUp(stack);
  const { id } = await addImport(db, { fileName: "people.csv", rowCount: IMPORTED });
  for (let first = 0; first < IMPORTED; first += SENT_AT_ONCE)
    await uploadImportRows(
      db,
      id,
      Array.from({ length: SENT_AT_ONCE }, (_, at) => ({ row: first + at + 2, document: imported(first + at) })),
    );
  return timed(() => runWhole(db, id));
}

const imported = (at: number) => ({
  name: `Person ${at}`,
  profileUrl: `https://www.linkedin.com/in/imported-${at}`,
  company: `Company ${at % 90}`,
  email: `person${at}@example.com`,
});

async function everybodyDeleted(stack: TestStack, sql: Sql): Promise<number> {
  const { userId, db } = await signUp(stack);
  await fillPeople(sql, userId, { founders: 10_000, fields: 10, postsEach: 1 });
  await sql`analyze`;
  const { mark } = await countPeople(db, {});
  return timed(() => deletePeople(db, {}, undefined, mark));
}

/** Deletes some of 10,000 people and restores them, over REST. */
async function smallUndo(db: Db, sql: Sql, userId: string, count: number): Promise<void> {
  const [deleted, undone]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < UNDOS; turn += 1) {
    const rows = await sql<{ id: string }[]>`
      select id from public.founders where user_id = ${userId} order by id offset ${turn * count} limit ${count}`;
    const choice = { ids: rows.map(({ id }) => id) };
    let undoId = "";
    deleted.push(await timed(async () => (undoId = (await deletePeople(db, choice)).undoId ?? "")));
    undone.push(await timed(() => undoChange(db, undoId)));
  }
  const words = `${count} of 10,000 people`;
  console.log(
    `${words}: deleted in ${median(deleted).toFixed(0)} ms, undone in ${median(undone).toFixed(0)} ms, medians of ${UNDOS}`,
  );
}

const stack = await startTestStack();
const sql = postgres(stack.dbUrl, { max: 2, onnotice: () => undefined });
try {
  const { userId, db } = await signUp(stack);
  // The whole history is one batch, as after an import.
  await fillPeople(sql, userId, { founders: 10_000, fields: 10, postsEach: 1, isRecorded: true });
  await sql`analyze`;
  await compare(sql, "SQL, one edit of one cell", 4 * ROUNDS, () => oneEdit(sql, userId));
  for (const count of [1, 10, 100]) await smallUndo(db, sql, userId, count);
  // The first one is slower: the planner has no statistics yet.
  await oneImport(stack);
  await sql`analyze`;
  await compare(sql, `REST, an import of ${IMPORTED} people`, ROUNDS, () => oneImport(stack));
  await compare(sql, "REST, 10,000 people with 100,000 values deleted", ROUNDS, () => everybodyDeleted(stack, sql));
} finally {
  await sql.end();
  await stack.stop();
}
