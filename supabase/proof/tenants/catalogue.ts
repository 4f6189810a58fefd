import type { Sql } from "postgres";

/** Where the product's tables, views and functions live. */
export const SCHEMAS = ["public", "worker", "queue", "private"];

/** Tables without rows of a user; `numbers` has the hashes of phone numbers, linked or not. */
export const NOT_OF_USERS = [
  "queue.settings",
  "queue.numbers",
  "private.mail_key",
  "queue.text_pace",
  "private.budgets",
  "private.maxima",
];
/** Tables that hold rows only while a transaction is under way. */
export const EMPTY_BETWEEN = ["private.added_rows"];

export interface Relation {
  name: string;
  schema: string;
  table: string;
  /** r for a table, v for a view, and so on, as in pg_class. */
  kind: string;
  columns: string[];
  /** What `authenticated` may read, insert and update. */
  readable: string[];
  insertable: string[];
  updatable: string[];
  /** The columns of each unique constraint and index over plain columns. */
  keys: string[][];
}

/** A foreign key between two tables of users' rows: whose row it is is in `user_id` on both sides. */
export interface TenantReference {
  name: string;
  child: string;
  parent: string;
  /** The column that tells which row, beside user_id. */
  childColumn: string;
  parentColumn: string;
  /** Whether the user is a part of it: then it leads to a row of the same user, whoever else has that id. */
  isByUser: boolean;
}

export interface CatalogueFunction {
  schema: string;
  name: string;
  parameters: { name: string; type: string }[];
  isVariadic: boolean;
  /** A user's role may execute it. */
  isGranted: boolean;
}

export interface Catalogue {
  relations: Relation[];
  references: TenantReference[];
  functions: CatalogueFunction[];
}

// What an extension brought is not ours to probe.
const NOT_OF_EXTENSIONS = `not exists (select 1 from pg_depend e where e.objid = c.oid and e.deptype = 'e')`;

/** Reads what there is, so that what a later migration adds is probed without a word here. */
export async function readCatalogue(sql: Sql): Promise<Catalogue> {
  const relations = await sql.unsafe<Relation[]>(
    `
    select format('%I.%I', n.nspname, c.relname) as name, n.nspname as schema, c.relname as table, c.relkind::text as kind,
      array(select attname::text from pg_attribute a where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      ${granted("select")} as readable, ${granted("insert")} as insertable, ${granted("update")} as updatable,
      coalesce((select jsonb_agg(cols) from (
        select array(select a.attname::text from unnest(i.indkey::int[]) k join pg_attribute a on a.attrelid = c.oid and a.attnum = k) as cols
        from pg_index i where i.indrelid = c.oid and i.indisunique and i.indpred is null and i.indexprs is null) keys), '[]') as keys
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any ($1) and c.relkind in ('r', 'p', 'v', 'm', 'f') and ${NOT_OF_EXTENSIONS} order by 1`,
    [SCHEMAS],
  );
  const references = await sql.unsafe<TenantReference[]>(
    `
    select f.conname as name, f.conrelid::regclass::text as child, f.confrelid::regclass::text as parent,
      c.attname as "childColumn", p.attname as "parentColumn", exists (
        select 1 from unnest(f.conkey, f.confkey) as pair (child, parent)
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = pair.child and a.attname = 'user_id'
        join pg_attribute b on b.attrelid = f.confrelid and b.attnum = pair.parent and b.attname = 'user_id') as "isByUser"
    from pg_constraint f join pg_namespace n on n.oid = f.connamespace
    cross join lateral unnest(f.conkey, f.confkey) with ordinality as pair (child, parent, position)
    join pg_attribute c on c.attrelid = f.conrelid and c.attnum = pair.child and c.attname <> 'user_id'
    join pg_attribute p on p.attrelid = f.confrelid and p.attnum = pair.parent
      -- What everybody may have, as the kind of a source, is no record of anybody's.
      and p.atttypid <> 'text'::regtype
    where f.contype = 'f' and n.nspname = any ($1)
      and exists (select 1 from pg_attribute a where a.attrelid = f.conrelid and a.attname = 'user_id' and not a.attisdropped)
      and exists (select 1 from pg_attribute a where a.attrelid = f.confrelid and a.attname = 'user_id' and not a.attisdropped)`,
    [SCHEMAS],
  );
  const functions = await sql.unsafe<CatalogueFunction[]>(
    `
    select n.nspname as schema, c.proname as name, c.provariadic <> 0 as "isVariadic",
      has_function_privilege('anon', c.oid, 'execute') or has_function_privilege('authenticated', c.oid, 'execute') as "isGranted",
      coalesce((select jsonb_agg(jsonb_build_object('name', coalesce(c.proargnames[position], ''), 'type', format_type(type, null)) order by position)
        from unnest(c.proargtypes::oid[]) with ordinality as p (type, position)), '[]') as parameters
    from pg_proc c join pg_namespace n on n.oid = c.pronamespace
    where n.nspname = any ($1) and c.prokind = 'f' and ${NOT_OF_EXTENSIONS} order by 1, 2`,
    [SCHEMAS],
  );
  return { relations: [...relations], references: [...references], functions: [...functions] };
}

function granted(privilege: string): string {
  return `array(select attname::text from pg_attribute a where a.attrelid = c.oid and attnum > 0 and not attisdropped
    and has_column_privilege('authenticated', c.oid, attnum, '${privilege}') order by attnum)`;
}
