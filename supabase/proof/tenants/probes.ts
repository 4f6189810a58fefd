import type { Catalogue, Relation } from "./catalogue.ts";
import type { Tenant } from "./tenant-rows.ts";

/** One thing that someone tries. `reads` gives its rows to the prober; anything else is judged by what it changed. */
export interface Probe {
  operation: string;
  target: string;
  kind: "reads" | "writes";
  /** SQL, with the victim's row of the table as the parameter when `row` says so. */
  statement: string;
  row?: string;
  /** A call of a function: the ids of the victim's records in its answer are told as well as their words. */
  isCall?: boolean;
}

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const list = (columns: string[]) => columns.map(quote).join(", ");
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
const itself = (columns: string[]) => columns.map((column) => `${quote(column)} = ${quote(column)}`).join(", ");

/** Every operation on a table or view against the rows of one user. */
export function relationProbes(relation: Relation, victim: Tenant): Probe[] {
  const { name, kind, columns, readable, insertable, updatable, keys } = relation;
  const owner = columns.includes("user_id") ? "user_id" : columns.includes("id") ? "id" : null;
  const theirs = owner === null ? "" : `where ${quote(owner)}::text = ${literal(victim.userId)}`;
  const probes: Probe[] = [];
  const reads = (operation: string, statement: string) =>
    probes.push({ operation, target: name, kind: "reads", statement });
  const writes = (operation: string, statement: string, row = false) =>
    probes.push({ operation, target: name, kind: "writes", statement, ...(row && { row: name }) });

  reads("select", `select * from ${name}`);
  if (readable.length > 0) reads("select granted columns", `select ${list(readable)} from ${name}`);
  if (owner) reads("select filtered", `select * from ${name} ${theirs}`);
  if (owner) reads("count", `select ${literal(victim.userId)} from ${name} ${theirs}`);

  const from = `from jsonb_populate_record(null::${name}, $1::text::jsonb)`;
  const insert = (into: string[]) =>
    `insert into ${name} (${list(into)}) overriding system value select ${list(into)} ${from}`;
  writes("insert", insert(columns), true);
  if (kind === "r") writes("truncate", `truncate ${name} cascade`);
  // An identity column is refused, no matter who asks, which would prove nothing.
  const settable = updatable.length > 0 ? updatable : columns.filter((column) => column !== "id");
  const into = insertable.length > 0 ? insertable : columns;
  writes("insert granted columns", insert(into), true);
  if (owner && !into.includes(owner)) writes("insert as the owner", insert([...into, owner]), true);
  writes("insert or nothing", `${insert(into)} on conflict do nothing`, true);
  for (const key of keys) {
    const excluded = settable.map((column) => `${quote(column)} = excluded.${quote(column)}`).join(", ");
    const columnsOfKey = [...new Set([...into, ...key])];
    writes("upsert", `${insert(columnsOfKey)} on conflict (${list(key)}) do update set ${excluded}`, true);
  }
  writes("update unfiltered", `update ${name} set ${itself(settable)}`);
  if (owner) writes("update filtered", `update ${name} set ${itself(settable)} ${theirs}`);
  if (owner) writes("give away", `update ${name} set ${quote(owner)} = ${literal(victim.userId)}`);
  writes("delete unfiltered", `delete from ${name}`);
  if (owner) writes("delete filtered", `delete from ${name} ${theirs}`);
  return probes;
}

/** Each foreign key between users' rows, pointed from the prober's own row at the victim's. */
export function referenceProbes({ relations, references }: Catalogue): Probe[] {
  return references.flatMap((reference) => {
    const child = relations.find((relation) => relation.name === reference.child || relation.table === reference.child);
    if (!child) return [];
    const target = `${child.name}.${reference.childColumn}`;
    const column = quote(reference.childColumn);
    const theirs = `(select ${column} from jsonb_populate_record(null::${child.name}, $1::text::jsonb))`;
    return [
      {
        operation: "cross-tenant reference",
        target,
        kind: "writes" as const,
        row: child.name,
        statement: `update ${child.name} set ${column} = ${theirs}`,
      },
    ];
  });
}
