import { createClient } from "@supabase/supabase-js";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Database } from "../functions/_shared/stores/database.types.ts";
import { clientWith, follow, type NamedUser, signUp, newFounder } from "./named-user.ts";
import { POLICIES } from "./policies.ts";

const NOT_GRANTED = "42501";
const tables = ["profiles", "founders", "notes", "posts"] as const;

let sql: Sql;
let ada: NamedUser;
let bob: NamedUser;
/** A founder of Ada's with a note and a post. */
let founderId: string;

beforeAll(async () => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
  [ada, bob] = await Promise.all([signUp("Ada"), signUp("Bob")]);
  founderId = await follow(ada);
  const { error } = await ada.db.from("notes").insert({ founder_id: founderId, content: "Ada's own words" });
  expect(error).toBeNull();
  await sql`
    insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, source)
    values (${ada.id}, ${founderId}, '7200000000000000001', 'post', 'https://www.linkedin.com/feed/', 'Hello', 'test')`;
});
afterAll(() => sql.end());

/** What is stored of Ada, so that a test can see that nothing changed. */
const storedOfAda = () => sql`
  select (select json_agg(f order by id) from public.founders f where user_id = ${ada.id}) as founders,
    (select json_agg(n order by id) from public.notes n where user_id = ${ada.id}) as notes,
    (select json_agg(p order by id) from public.posts p where user_id = ${ada.id}) as posts,
    (select json_agg(p) from public.profiles p where id = ${ada.id}) as profiles,
    (select json_agg(t order by id) from public.tasks t where user_id = ${ada.id}) as tasks,
    (select json_agg(f order by id) from public.custom_fields f where user_id = ${ada.id}) as custom_fields,
    (select json_agg(v order by field_id) from public.custom_field_values v where user_id = ${ada.id}) as custom_field_values`;

test("every policy of the database is one of those proven here", async () => {
  const policies = await sql`
    select tablename || ': ' || policyname as name from pg_policies where schemaname = 'public' order by 1`;
  expect(policies.map((policy) => policy["name"] as string)).toEqual(POLICIES);
});

describe.each(tables)("reading %s", (table) => {
  test("a user reads their own", async () => {
    const { data, error } = await ada.db.from(table).select("*");
    expect(error).toBeNull();
    expect(data).toHaveLength(1);
  });

  test("another user sees nothing of it, with and without a filter, nor that there is something to count", async () => {
    const all = await bob.db.from(table).select("*", { count: "exact" });
    // Bob's own profile is all that Bob has.
    expect(all.data?.map((row) => row.id)).toEqual(table === "profiles" ? [bob.id] : []);
    const owner = table === "profiles" ? "id" : "user_id";
    const { data, count } = await bob.db.from(table).select("*", { count: "exact" }).filter(owner, "eq", ada.id);
    expect([data, count]).toEqual([[], 0]);
  });

  test("control: under a policy that lets everybody in, the same question finds another user's rows", async () => {
    const owner = table === "profiles" ? "id" : "user_id";
    const asked = sql.begin(async (transaction) => {
      await transaction.unsafe(`create policy "everybody" on public.${table} for select to authenticated using (true)`);
      await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: bob.id })}, true)`;
      await transaction.unsafe("set local role authenticated");
      const found = await transaction.unsafe(`select from public.${table} where ${owner} = $1`, [ada.id]);
      // Nothing of this stays: the count leaves as an error.
      throw new Error(`found ${found.length}`);
    });
    await expect(asked).rejects.toThrow("found 1");
  });

  test.each(["nobody in particular", "the secret key"])("%s may not look at all", async (who) => {
    const { supabaseUrl, secretKey } = inject("stack");
    const db =
      who === "the secret key"
        ? createClient<Database>(supabaseUrl, secretKey, { auth: { persistSession: false } })
        : clientWith(null);
    const { data, error } = await db.from(table).select("*");
    expect([data, error?.code]).toEqual([null, NOT_GRANTED]);
  });
});

describe("adding founders", () => {
  test("a user adds one of their own, who is theirs without saying so", async () => {
    const { data } = await sql`select user_id from public.founders where id = ${await follow(bob)}`.then(([row]) => ({
      data: row,
    }));
    expect(data).toEqual({ user_id: bob.id });
  });

  test.each(["someone else's", "their own"])("nobody names an owner, not even %s", async (whose) => {
    const { name, profileUrl } = newFounder();
    const row = { name, profile_url: profileUrl, user_id: whose === "their own" ? bob.id : ada.id };
    const before = await storedOfAda();
    const { error } = await bob.db.from("founders").insert(row);
    expect(error?.code).toBe(NOT_GRANTED);
    expect(await storedOfAda()).toEqual(before);
  });

  test("nobody writes what only the worker may", async () => {
    const { name, profileUrl } = newFounder();
    for (const extra of [
      { last_post_summary: "me" },
      { last_refresh_outcome: "new_posts" },
      { created_at: "2020-01-01" },
    ]) {
      const { error } = await bob.db.from("founders").insert({ name, profile_url: profileUrl, ...extra });
      expect(error?.code).toBe(NOT_GRANTED);
    }
  });

  test("the address is canonical whatever was sent, and anything but a profile is refused", async () => {
    const { name, profileUrl } = newFounder();
    const sent = `${profileUrl.toUpperCase()}/?trk=x`;
    const { data } = await bob.db.from("founders").insert({ name, profile_url: sent }).select("profile_url").single();
    expect(data?.profile_url).toBe(profileUrl);
    for (const bad of ["https://example.com/in/a", "javascript:alert(1)", "https://www.linkedin.com/in/%ff", ""]) {
      const { error, status } = await bob.db.from("founders").insert({ name, profile_url: bad });
      expect([status, error?.message]).toEqual([400, expect.stringContaining("Enter a LinkedIn URL")]);
    }
  });
});

describe("adding notes", () => {
  test("a user adds one about a founder of theirs", async () => {
    const { error } = await bob.db.from("notes").insert({ founder_id: await follow(bob), content: "Mine" });
    expect(error).toBeNull();
  });

  test("nobody attaches one to another user's founder, or signs with another's name", async () => {
    const before = await storedOfAda();
    const attached = await bob.db.from("notes").insert({ founder_id: founderId, content: "Bob was here" });
    expect(attached.error?.code).toBe("23503");
    const signed = await bob.db.from("notes").insert({ founder_id: founderId, content: "As Ada", user_id: ada.id });
    expect(signed.error?.code).toBe(NOT_GRANTED);
    expect(await storedOfAda()).toEqual(before);
  });

  test("a blank note is refused by the database too", async () => {
    const { error } = await bob.db.from("notes").insert({ founder_id: await follow(bob), content: " \n\t " });
    expect(error?.message).toBe("A note must have 1 to 10000 characters.");
  });
});

describe.each(tables)("changing what only the worker or a trigger writes in %s", (table) => {
  test.each(["its owner", "another user", "nobody in particular"])("is not for %s", async (who) => {
    const db = who === "its owner" ? ada.db : who === "another user" ? bob.db : clientWith(null);
    const before = await storedOfAda();
    const change = { [table === "posts" ? "posted_at" : "created_at"]: "2020-01-01T00:00:00Z" } as never;
    // A filter that is always true is the closest that REST lets anyone come to none.
    const everything = db.from(table).update(change).not("id", "is", null);
    const oneRow = db.from(table).update(change).eq("id", ada.id);
    for (const { error } of await Promise.all([everything, oneRow])) expect(error?.code).toBe(NOT_GRANTED);
    expect(await storedOfAda()).toEqual(before);
  });
});

test.each(["posts", "profiles"] as const)("nobody adds to %s", async (table) => {
  const row = (
    table === "posts" ? { user_id: bob.id, founder_id: founderId, content: "x" } : { id: bob.id, email: "x" }
  ) as never;
  for (const db of [bob.db, clientWith(null)]) expect((await db.from(table).insert(row)).error?.code).toBe(NOT_GRANTED);
});

describe("calling functions", () => {
  test("a user asks after their own refreshes only", async () => {
    const mine = await ada.db.rpc("request_refresh", { founder_id: founderId });
    expect(mine.error).toBeNull();
    const jobId = mine.data ?? 0;
    expect((await ada.db.rpc("refresh_job", { job_id: jobId })).data).toMatchObject({
      attempt: expect.any(Number) as number,
    });
    expect((await bob.db.rpc("refresh_job", { job_id: jobId })).data).toBeNull();
    const theirs = await bob.db.rpc("request_refresh", { founder_id: founderId });
    expect([theirs.status, theirs.error?.message]).toEqual([404, "Founder not found"]);
  });

  test("nobody in particular calls none of them", async () => {
    const db = clientWith(null);
    const calls = [
      db.rpc("refresh_status"),
      db.rpc("refresh_job", { job_id: 1 }),
      db.rpc("request_refresh", { founder_id: founderId }),
    ];
    for (const { error } of await Promise.all(calls)) expect(error?.code).toBe(NOT_GRANTED);
  });
});
