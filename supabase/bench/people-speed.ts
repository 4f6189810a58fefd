// `npm run bench:sql`: how fast the list of people is, over REST for one large network and in SQL among a million people.
import { createClient } from "@supabase/supabase-js";
import postgres, { type Sql } from "postgres";
import type { PeopleQueryInput } from "../functions/_shared/contract/founder-list.ts";
import type { Database } from "../functions/_shared/stores/database.types.ts";
import type { Db } from "../functions/_shared/stores/db.ts";
import { listPeople } from "../functions/_shared/stores/founder-list.ts";
import { changePeople, countPeople, deletePeople, undoChange } from "../functions/_shared/stores/people-changes.ts";
import { startTestStack, type TestStack } from "../tests/one-stack.ts";
import { fillPeople, fillMillion } from "./fill-people.ts";

const REST_REPEATS = 200;
const SQL_REPEATS = 200;

function percentile(times: number[], share: number): number {
  return times.sort((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;
}

async function timed(repeats: number, run: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let repeat = 0; repeat < repeats + 5; repeat += 1) {
    const began = performance.now();
    await run();
    // The first few warm plans and caches.
    if (repeat >= 5) times.push(performance.now() - began);
  }
  return times;
}

function tell(what: string, times: number[]): void {
  const [middle, late] = [percentile(times, 0.5), percentile(times, 0.95)];
  console.log(`${what}: median ${middle.toFixed(1)} ms, 95th percentile ${late.toFixed(1)} ms, ${times.length} times`);
}

async function signUp({ supabaseUrl, publishableKey }: TestStack) {
  const auth = createClient<Database>(supabaseUrl, publishableKey, { auth: { persistSession: false } });
  const { data } = await auth.auth.signUp({ email: "bench@example.com", password: "correct horse" });
  const token = data.session?.access_token ?? "";
  const db = createClient<Database>(supabaseUrl, publishableKey, { accessToken: () => Promise.resolve(token) });
  return { userId: data.user?.id ?? "", db };
}

async function overRest(stack: TestStack, sql: Sql): Promise<void> {
  const { userId, db } = await signUp(stack);
  await fillPeople(sql, userId, { founders: 10_000, fields: 10, postsEach: 1 });
  const [field] = await sql<{ id: string }[]>`select id from public.custom_fields where type = 'number' limit 1`;
  const asked: Record<string, PeopleQueryInput> = {
    "first page": {},
    "sorted by name": { sort: { column: "name", direction: "ascending" } },
    "sorted by a custom number": { sort: { column: field?.id ?? "", direction: "descending" } },
    "two filters": {
      filters: [
        { column: "name", is: "contains", text: "hopper" },
        { column: "followerCount", is: "between", min: 1000, max: 50_000 },
      ],
    },
    "a search": { search: "armelle" },
    "a misspelt search": { search: "bengtson" },
  };
  for (const [name, question] of Object.entries(asked)) {
    const repeats = name === "first page" ? REST_REPEATS : 40;
    tell(`REST, 10,000 founders, 100,000 values, ${name}`, await timed(repeats, () => listPeople(db, question)));
  }
  await pastedBlock(db, field?.id ?? "");
  await deletedAndBack(db);
}

/** What a pasted block of 200 rows and three columns, one of them custom, costs: it is one request. */
async function pastedBlock(db: Db, fieldId: string): Promise<void> {
  const { rows } = await listPeople(db, { limit: 200 });
  let turn = 0;
  const paste = () => {
    turn += 1;
    const fields = { company: `Company ${turn}`, industry: `Industry ${turn}`, [fieldId]: turn };
    return changePeople(
      db,
      rows.map(({ id }) => ({ id, fields })),
    );
  };
  tell(`REST, ${rows.length} rows × 3 columns pasted, in one request`, await timed(10, paste));
}

/** Everybody into the trash, and back step by step: a statement may take 8 s. */
async function deletedAndBack(db: Db): Promise<void> {
  const { mark } = await countPeople(db, {});
  const { undoId } = await inSteps("deleted", (step) => deletePeople(db, {}, step, mark));
  await inSteps("restored", (step) => undoChange(db, undoId ?? "", step));
}

async function inSteps<Done>(what: string, run: (step: () => void) => Promise<Done>): Promise<Done> {
  const steps: number[] = [];
  let began = performance.now();
  const step = () => {
    steps.push(performance.now() - began);
    began = performance.now();
  };
  const done = await run(step);
  step();
  const whole = steps.reduce((sum, one) => sum + one, 0) / 1000;
  const longest = Math.max(...steps) / 1000;
  console.log(
    `REST, 10,000 founders ${what}: ${whole.toFixed(1)} s in ${steps.length} steps, the longest ${longest.toFixed(2)} s`,
  );
  return done;
}

/** The default view as one of 2,000 users, under row-level security; the plan shows that the index alone filters and orders. */
async function amongMillion(sql: Sql): Promise<void> {
  const users = await fillMillion(sql, { users: 2_000, foundersEach: 500 });
  const connection = await sql.reserve();
  const as = async (userId: string) => {
    const claims = JSON.stringify({ sub: userId, role: "authenticated" });
    // Hosted PostgREST sets the claims as one setting; the embedded stack's `auth.uid()` reads the subject's own.
    await connection`select set_config('request.jwt.claims', ${claims}, false), set_config('request.jwt.claim.sub', ${userId}, false),
      set_config('role', 'authenticated', false)`;
  };
  const times: number[] = [];
  for (let repeat = 0; repeat < SQL_REPEATS; repeat += 1) {
    await as(users[(repeat * 37) % users.length] ?? "");
    await connection`select * from private.people_page('{}', 51)`;
    const began = performance.now();
    const page = await connection`select * from private.people_page('{}', 51)`;
    times.push(performance.now() - began);
    if (page.length !== 51) throw new Error(`The page has ${page.length} people instead of 51: nothing was measured.`);
  }
  tell("SQL, 1,000,000 founders of 2,000 users, first page's filter, order and total", times);
  const plan = await connection`
    explain (analyze, costs off, timing off, summary off)
    select f.id, f.created_at from public.founders f order by f.created_at desc, f.id desc limit 51`;
  console.log(plan.map((row) => `  ${String(Object.values(row)[0])}`).join("\n"));
  await connection`select set_config('role', 'none', false)`;
  connection.release();
}

const stack = await startTestStack();
const sql = postgres(stack.dbUrl, { max: 2, onnotice: () => undefined });
try {
  await overRest(stack, sql);
  await amongMillion(sql);
} finally {
  await sql.end();
  await stack.stop();
}
