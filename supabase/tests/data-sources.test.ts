// A user's own accounts at vendors: the key goes in and never comes out, and nobody else sees any of it.
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  connectDataSource,
  countUnknownPeople,
  disconnectDataSource,
  listDataSources,
  listSourceRuns,
  retryDataSource,
  updateDataSource,
} from "../functions/_shared/stores/data-sources.ts";
import { SAMPLE_SLUGS } from "../functions/_shared/contract/sample-profiles.ts";
import { deleteAccount } from "../functions/_shared/stores/account.ts";
import { type NamedUser, PASSWORD, signUp } from "./named-user.ts";

const KEY = "a-key-that-must-not-come-back";
const phantomBuster = { source: "phantombuster", key: KEY, agentId: "5551234567890123", actorId: "" } as const;

let sql: Sql;
let ada: NamedUser;
let ben: NamedUser;
beforeAll(async () => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
  [ada, ben] = [await signUp("Ada"), await signUp("Ben")];
  await connectDataSource(ada.db, phantomBuster);
});
afterAll(() => sql.end());

/** How many secrets Vault has of a user: a key and a hook for each source. */
const secrets = async ({ id }: NamedUser) =>
  (await sql`select 1 from vault.secrets where name like ${`%${id}%`}`).length;

test("a connected source has the usual ceiling and its key is in nothing that its owner can read", async () => {
  const sources = await listDataSources(ada.db);
  expect(sources).toMatchObject([
    { source: "phantombuster", agentId: "5551234567890123", dailyCeiling: 80, isPaused: false, problem: null },
  ]);
  const { data } = await ada.db.from("data_sources").select("*");
  expect(JSON.stringify([sources, data])).not.toContain(KEY);
  const vault = await ada.db
    .schema("vault" as "public")
    .from("decrypted_secrets" as "notes")
    .select("*");
  expect(vault.error).not.toBeNull();
});

test("the key is encrypted where it is kept", async () => {
  const stored = await sql`select secret from vault.secrets where name = ${`data_source ${ada.id} phantombuster`}`;
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(KEY);
  // The control: it is there to be read by the worker.
  const [clear] = await sql`select queue.source_account(${ada.id}, 'phantombuster') as account`;
  expect(JSON.stringify(clear)).toContain(KEY);
});

test("nobody else sees, changes, tries or disconnects it", async () => {
  expect(await listDataSources(ben.db)).toEqual([]);
  expect(await listSourceRuns(ben.db)).toEqual([]);
  await expect(updateDataSource(ben.db, "phantombuster", { isPaused: true })).rejects.toMatchObject({ status: 404 });
  await expect(disconnectDataSource(ben.db, "phantombuster")).rejects.toMatchObject({ status: 404 });
  expect((await ben.db.rpc("retry_source", { source_name: "phantombuster" })).data).toBe(false);
  expect(await listDataSources(ada.db)).toMatchObject([{ isPaused: false }]);
});

test.each([
  ["without the terms", { source_name: "apify", key: "k", accepts_terms: false }, "Accept the terms first."],
  ["without a key", { source_name: "apify", key: " ", accepts_terms: true }, "Enter the key."],
])("is not connected %s", async (_, given, sentence) => {
  expect((await ben.db.rpc("connect_source", given)).error?.message).toBe(sentence);
  expect([await listDataSources(ben.db), await secrets(ben)]).toEqual([[], 0]);
});

test("takes no vendor, agent or actor of another shape, and keeps no key of it", async () => {
  for (const given of [
    { source_name: "carrier-pigeon" },
    { source_name: "phantombuster" },
    { source_name: "phantombuster", agent: "../admin" },
    { source_name: "apify", actor: "a/b/c" },
  ])
    expect((await ben.db.rpc("connect_source", { key: "k", accepts_terms: true, ...given })).error).not.toBeNull();
  expect(await secrets(ben)).toBe(0);
});

test("a user sets the ceiling and the pause, within the limits, and nothing else", async () => {
  await updateDataSource(ada.db, "phantombuster", { dailyCeiling: 40, isPaused: true });
  expect(await listDataSources(ada.db)).toMatchObject([{ dailyCeiling: 40, isPaused: true }]);
  for (const dailyCeiling of [0, 1_001])
    await expect(updateDataSource(ada.db, "phantombuster", { dailyCeiling })).rejects.toThrow();
  const forged = await ada.db
    .from("data_sources")
    .update({ problem: null, agent_id: "1" })
    .eq("source", "phantombuster");
  expect(forged.error?.code).toBe("42501");
  const run = await ada.db
    .from("source_runs")
    .insert({ source: "apify", people: 1, is_scheduled: false, user_id: ada.id });
  expect(run.error?.code).toBe("42501");
});

test("connecting again replaces the key, and clears the pause and what was wrong", async () => {
  await sql`update public.data_sources set problem = 'signed_out', problem_reason = 'x', problem_since = now() where user_id = ${ada.id}`;
  await connectDataSource(ada.db, { ...phantomBuster, key: "another-key" });
  expect(await listDataSources(ada.db)).toMatchObject([{ isPaused: false, problem: null, problemReason: null }]);
  expect(await secrets(ada)).toBe(2);
  const [clear] = await sql`select queue.source_account(${ada.id}, 'phantombuster') as account`;
  expect(JSON.stringify(clear)).toContain("another-key");
});

test("a source that had a problem is retried when its owner says so", async () => {
  await sql`update public.data_sources set problem = 'failing', try_again_at = now() + interval '6 hours' where user_id = ${ada.id}`;
  await retryDataSource(ada.db, "phantombuster");
  expect(await listDataSources(ada.db)).toMatchObject([{ problem: null, tryAgainAt: null }]);
});

test("disconnecting and deleting the account delete the key", async () => {
  await disconnectDataSource(ada.db, "phantombuster");
  expect([await listDataSources(ada.db), await secrets(ada)]).toEqual([[], 0]);
  await connectDataSource(ben.db, { source: "apify", key: KEY, agentId: "", actorId: "" });
  expect(await secrets(ben)).toBe(2);
  await deleteAccount(ben.db, PASSWORD);
  expect(await secrets(ben)).toBe(0);
});

test("the database knows the sample people", async () => {
  const rows =
    await sql`select queue.is_sample_profile('https://www.linkedin.com/in/' || slug) as is from unnest(${[...SAMPLE_SLUGS, "demo-someone-real"]}::text[]) slug`;
  expect(rows.map(({ is }) => is as boolean)).toEqual([...SAMPLE_SLUGS.map(() => true), false]);
});

async function signUpWithUnknownPeople() {
  const cleo = await signUp("Cleo");
  await sql.begin(async (transaction) => {
    await transaction`select set_config('tracker.batch', 'import ' || gen_random_uuid(), true)`;
    await transaction`insert into public.founders (user_id, name, profile_url, last_refresh_outcome)
      select ${cleo.id}, slug, 'https://www.linkedin.com/in/' || slug, 'unknown_profile' from unnest(${["cleo-1", "cleo-2", SAMPLE_SLUGS[0] ?? ""]}::text[]) slug`;
  });
  const jobs = () =>
    sql`select f.name, j.priority from queue.jobs j join public.founders f on f.id = j.founder_id where j.user_id = ${cleo.id} order by f.name`;
  return { cleo, jobs };
}

test("connecting looks up those who no source knew, and no sample person", async () => {
  const { cleo, jobs } = await signUpWithUnknownPeople();
  await connectDataSource(cleo.db, { ...phantomBuster, key: "cleos-key" });
  expect((await jobs()).map((row) => ({ ...row }))).toEqual([
    { name: "cleo-1", priority: 10 },
    { name: "cleo-2", priority: 10 },
  ]);
});

test("connecting looks nobody up where that isn't wanted", async () => {
  const { cleo, jobs } = await signUpWithUnknownPeople();
  await sql`update public.founders set refresh_cadence = 'off' where user_id = ${cleo.id} and name = 'cleo-2'`;
  expect(await countUnknownPeople(cleo.db)).toBe(2);
  await connectDataSource(cleo.db, { ...phantomBuster, key: "cleos-key", checksPeople: false });
  expect(await jobs()).toHaveLength(0);
  expect(await sql`select 1 from public.founders where user_id = ${cleo.id} and refresh_due_at is not null`).toEqual(
    [],
  );
});

test("the API serves the list that PhantomBuster reads, of profiles only", async () => {
  const address = `${inject("stack").api}/hooks/phantombuster/people.csv`;
  const list = await fetch(`${address}?in=ada&in=ben`);
  expect([list.status, await list.text()]).toEqual([
    200,
    'profileUrl\n"https://www.linkedin.com/in/ada"\n"https://www.linkedin.com/in/ben"\n',
  ]);
  expect((await fetch(`${address}?in=a%2F..%2Fb`)).status).toBe(404);
});
