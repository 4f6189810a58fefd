import type { Sql } from "postgres";
import { DEFINER_ENTRY_POINTS } from "./definer-entry-points.ts";

/** By which such a function may ask who calls: itself, or through one that holds a row of the caller's or refuses. */
const ASKS_WHO = ["caller", "extension_holder", "hold_conversation", "hold_import", "requeue_refreshes"];

/** Triggers that look up, as the user who causes them, tables which every token that may cause them also reads. */
const SEEN_BY_WRITERS = [
  "check_value",
  "keep_required_value",
  "check_field_change",
  "place_task",
  "limit_saved_views",
  "limit_custom_fields",
];

/** A rule of our own about the catalogue: each row that its query gives breaks it. `defect` is what the control plants. */
export interface CatalogueRule {
  rule: string;
  query: string;
  defect: string;
}

const SCHEMAS = `('public', 'worker', 'queue', 'private')`;
const API_ROLES = `('anon', 'authenticated', 'service_role')`;
const OUR_FUNCTIONS = `from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ${SCHEMAS} and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
const OUR_TABLES = `from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${SCHEMAS} and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;
const HAS_USER = (table: string) =>
  `exists (select 1 from pg_attribute a where a.attrelid = ${table} and a.attname = 'user_id' and not a.attisdropped)`;

export const catalogueRules: CatalogueRule[] = [
  {
    rule: "no function of its owner's rights is executable by a user's role, but the known entry points",
    query: `select n.nspname || '.' || p.proname as breach ${OUR_FUNCTIONS} and p.prosecdef
      and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
      and n.nspname || '.' || p.proname not in (${DEFINER_ENTRY_POINTS.map((name) => `'${name}'`).join(", ")})`,
    defect: `create function public.definer() returns integer language sql security definer set search_path = '' as $$ select 1 $$;
      grant execute on function public.definer() to authenticated`,
  },
  {
    rule: "no function of an exposed schema has its owner's rights",
    query: `select n.nspname || '.' || p.proname as breach ${OUR_FUNCTIONS} and p.prosecdef and n.nspname in ('public', 'worker')`,
    defect: `create function worker.definer() returns integer language sql security definer set search_path = '' as $$ select 1 $$`,
  },
  {
    rule: "nothing is executable by PUBLIC",
    query: `select n.nspname || '.' || p.proname as breach ${OUR_FUNCTIONS}
      and exists (select 1 from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0)`,
    defect: `create function public.for_all() returns integer language sql set search_path = '' as $$ select 1 $$;
      grant execute on function public.for_all() to public`,
  },
  {
    rule: "of the exposed functions, the service role may execute none, and a stranger only what counts their requests or takes a vendor's secret",
    query: `select n.nspname || '.' || p.proname || ': ' || role as breach ${OUR_FUNCTIONS.replace("where", "cross join unnest(array['anon', 'service_role']) role where")}
      and n.nspname = 'public' and has_function_privilege(role, p.oid, 'execute') and p.proname || ' ' || role not in ('take_address_request anon', 'ring_source_hook anon')`,
    defect: `create function public.for_strangers() returns integer language sql set search_path = '' as $$ select 1 $$;
      grant execute on function public.for_strangers() to anon`,
  },
  {
    rule: "every function sets its search_path",
    query: `select n.nspname || '.' || p.proname as breach ${OUR_FUNCTIONS}
      and not exists (select 1 from unnest(p.proconfig) setting where setting like 'search_path=%')`,
    defect: `create function private.no_path() returns integer language sql as $$ select 1 $$`,
  },
  {
    rule: "every table has row-level security, private schemas included",
    query: `select n.nspname || '.' || c.relname as breach ${OUR_TABLES} and c.relkind in ('r', 'p') and not c.relrowsecurity`,
    defect: `create table private.open (id integer primary key)`,
  },
  {
    rule: "no API role may truncate, refer to, put triggers on or maintain a table",
    query: `select n.nspname || '.' || c.relname || ': ' || role || ' ' || privilege as breach
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      cross join unnest(array['anon', 'authenticated', 'service_role']) role
      cross join unnest(array['truncate', 'references', 'trigger', 'maintain']) privilege
      where n.nspname in ${SCHEMAS} and c.relkind in ('r', 'p', 'v', 'm') and has_table_privilege(role, c.oid, privilege)
        and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
    defect: `create table public.emptied (id integer primary key); grant truncate on public.emptied to authenticated`,
  },
  {
    rule: "anon has no right on any table",
    query: `select n.nspname || '.' || c.relname as breach ${OUR_TABLES} and c.relkind in ('r', 'p', 'v', 'm')
      and (has_table_privilege('anon', c.oid, 'select, insert, update, delete')
        or has_any_column_privilege('anon', c.oid, 'select, insert, update'))`,
    defect: `create table public.shown (id integer primary key); grant select (id) on public.shown to anon`,
  },
  {
    rule: "no API role may create in a schema of ours",
    query: `select nspname || ': ' || rolname as breach from pg_namespace, pg_roles
      where nspname in ${SCHEMAS} and rolname in ${API_ROLES} and has_schema_privilege(rolname, pg_namespace.oid, 'create')`,
    defect: `grant create on schema private to authenticated`,
  },
  {
    rule: "every policy names its role and its one command, and is about the caller and their scope",
    query: `select tablename || ': ' || policyname as breach from pg_policies
      where schemaname in ${SCHEMAS} and ('public' = any (roles) or cmd = 'ALL' or coalesce(qual, with_check) !~ 'caller\\('
        or coalesce(with_check, qual) !~ 'caller\\(' or coalesce(qual, '') || coalesce(with_check, '') ~ '\\muid\\('
        or qual = 'true' or with_check = 'true')`,
    defect: `create policy "any token" on public.notes for select to authenticated using (user_id = (select auth.uid()))`,
  },
  {
    rule: "every function of its owner's rights that a user may execute asks for the caller and their scope",
    query: `select n.nspname || '.' || p.proname as breach ${OUR_FUNCTIONS} and p.prosecdef
      and has_function_privilege('authenticated', p.oid, 'execute')
      and (p.prosrc ~ '\\muid\\(' or p.prosrc !~ 'private\\.(${ASKS_WHO.join("|")})\\(')`,
    defect: `create function private.spend_any(of_budget text) returns boolean language sql security definer set search_path = '' as
        $$ select private.spend(auth.uid(), of_budget, 1) $$;
      grant execute on function private.spend_any(text) to authenticated`,
  },
  {
    rule: "a token to save people is named only where it adds them and posts of theirs, asks for one and is counted",
    query: `select tablename || ': ' || policyname as breach from pg_policies
      where schemaname in ${SCHEMAS} and coalesce(qual, '') || coalesce(with_check, '') ~ '''capture'''
        and policyname not in ('a user reads their own founders', 'a user adds founders of their own')
      union all select n.nspname || '.' || p.proname ${OUR_FUNCTIONS} and p.prosrc ~ '''capture'''
        and n.nspname || '.' || p.proname not in ('private.claim_key', 'private.find_founder', 'private.hand_in_posts', 'private.take_callers_request')`,
    defect: `create function private.refresh_any() returns uuid language sql set search_path = '' as
        $$ select private.caller('write', 'capture') $$`,
  },
  {
    rule: "a trigger looks up rows that its cause may not see only as its owner",
    query: `select n.nspname || '.' || p.proname as breach ${OUR_FUNCTIONS} and p.prorettype = 'trigger'::regtype and not p.prosecdef
      and p.prosrc ~ '(from|join) public\\.' and p.proname not in (${SEEN_BY_WRITERS.map((name) => `'${name}'`).join(", ")})`,
    defect: `create function private.look_up() returns trigger language plpgsql set search_path = '' as
        $$ begin perform 1 from public.profiles where id = new.user_id; return new; end $$`,
  },
  {
    rule: "every reference between users' rows is by user too, and is indexed",
    query: `select f.conrelid::regclass || ': ' || f.conname as breach from pg_constraint f join pg_namespace n on n.oid = f.connamespace
      where f.contype = 'f' and n.nspname in ${SCHEMAS} and ${HAS_USER("f.conrelid")}
        and (${HAS_USER("f.confrelid")} and not exists (select 1 from pg_attribute a
            where a.attrelid = f.conrelid and a.attnum = any (f.conkey) and a.attname = 'user_id')
          or not exists (select 1 from pg_index i where i.indrelid = f.conrelid and i.indpred is null
            and (i.indkey::int2[])[0:cardinality(f.conkey) - 1] @> f.conkey))`,
    defect: `create table public.loosely (id integer primary key, user_id uuid not null, field_id uuid references public.custom_fields (id))`,
  },
  {
    rule: "every view asks as its caller",
    query: `select n.nspname || '.' || c.relname as breach ${OUR_TABLES} and c.relkind in ('v', 'm')
      and not coalesce('security_invoker=true' = any (c.reloptions) or 'security_invoker=on' = any (c.reloptions), false)`,
    defect: `create view public.as_owner as select id from public.founders`,
  },
  {
    rule: "every table of users' rows goes with its user",
    query: `select n.nspname || '.' || c.relname as breach ${OUR_TABLES} and c.relkind in ('r', 'p') and ${HAS_USER("c.oid")}
      and not exists (select 1 from pg_constraint f join pg_attribute a on a.attrelid = c.oid and a.attnum = any (f.conkey)
        where f.conrelid = c.oid and f.contype = 'f' and f.confdeltype = 'c' and a.attname = 'user_id')`,
    defect: `create table public.left_behind (id integer primary key, user_id uuid not null)`,
  },
  {
    // Else another user's record would be a conflict: it would tell of the record, and keep it from coming back.
    rule: "an id that a user may choose is unique among their own records, and no further",
    query: `select c.relname || ': ' || i.indexrelid::regclass as breach ${OUR_TABLES.replace("where", "join pg_index i on i.indrelid = c.oid where")}
      and i.indisunique and ${HAS_USER("c.oid")} and exists (select 1 from pg_attribute a where a.attrelid = c.oid
        and a.attnum = any (i.indkey::int2[]) and a.atttypid = 'uuid'::regtype and has_column_privilege('authenticated', c.oid, a.attnum, 'insert'))
      and not exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attnum = any (i.indkey::int2[]) and a.attname = 'user_id')`,
    defect: `create table public.named (id uuid primary key, user_id uuid not null); grant insert (id) on public.named to authenticated`,
  },
];

/** What breaks each rule. */
export async function breachesOf(sql: Sql): Promise<{ rule: string; breaches: string[] }[]> {
  const found = [];
  for (const { rule, query } of catalogueRules) {
    const rows = await sql.unsafe<{ breach: string }[]>(query);
    found.push({ rule, breaches: rows.map((row) => row.breach) });
  }
  return found;
}
