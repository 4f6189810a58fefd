import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { addNote, changeNote } from "../functions/_shared/stores/notes.ts";
import { follow, signUp } from "./named-user.ts";

const sql = postgres(inject("stack").dbUrl, { max: 1, onnotice: () => undefined });
afterAll(() => sql.end());

/** What may be called with any token, and answers for itself: requests are counted, and what may not be spent is not. */
const FOR_EVERYONE = ["take_request", "spend"];

/** Calls a function with nothing given, under a token of a scope: the code that it is refused with. */
async function refusal(userId: string, scope: string, call: string): Promise<string> {
  const claims = JSON.stringify({ sub: userId, role: "authenticated", tracker_scope: scope });
  return sql
    .begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
      await tx.unsafe(`select ${call}`);
      return "none";
    })
    .catch((error: unknown) => (error instanceof postgres.PostgresError ? error.code : String(error)));
}

test("each function that writes refuses a token that may only read, before it looks at anything", async () => {
  const user = await signUp("Ada");
  const functions = await sql<{ name: string; nulls: string }[]>`
    select p.proname as name, coalesce((select string_agg('null::' || format_type(t, null), ', ' order by n)
      from unnest(p.proargtypes::oid[]) with ordinality a (t, n)), '') as nulls
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v' and p.proname <> all (${FOR_EVERYONE})
      and has_function_privilege('authenticated', p.oid, 'execute') order by 1`;
  expect(functions.length).toBeGreaterThan(30);
  const others: string[] = [];
  for (const { name, nulls } of functions) {
    const code = await refusal(user.id, "read", `public.${name}(${nulls})`);
    if (code !== "PT403") others.push(`${name}: ${code}`);
  }
  expect(others).toEqual([]);
  // A token that may write is refused for what it sends, if at all.
  expect(await refusal(user.id, "write", "public.log_touch(null, null)")).toBe("PT400");
});

test("a note is not changed to nothing", async () => {
  const user = await signUp("Ada");
  const { id } = await addNote(user.db, await follow(user), { content: "one" });
  const nothing = { note_id: id, content: null as unknown as string };
  for (const seen of ["one", "another"])
    expect((await user.db.rpc("change_note", { ...nothing, seen })).error?.code).toBe("PT400");
  expect(await changeNote(user.db, { id, content: "two", seen: "one" })).toEqual({ content: "two", isConflict: false });
});
