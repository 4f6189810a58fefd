import type { Catalogue, CatalogueFunction, Relation } from "./catalogue.ts";
import type { Tenant } from "./tenant-rows.ts";

/** One thing that somebody tries. `reads` gives its rows to the prober; anything else is judged by what it changed. */
export interface Probe {
  operation: string;
  target: string;
  kind: "reads" | "writes";
  /** SQL, with the victim's row of the table as the parameter when `row` says so. */
  statement: string;
  row?: string;
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const list = (columns: string[]) => columns.map(quote).join(", ");
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
const itself = (columns: string[]) => columns.map((column) => `${quote(column)} = ${quote(column)}`).join(", ");

/** Every operation on a table or view against the rows of one user. */
export function relationProbes(relation: Relation, victim: Tenant): Probe[] {
  const { name, columns, readable, insertable, updatable, keys } = relation;
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
  writes("truncate", `truncate ${name} cascade`);
  // An identity column is refused whoever asks, which would prove nothing.
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

/** A call of a function with the victim's ids: those that its parameters' names ask for, and every other id in each place. */
export function functionProbes(fn: CatalogueFunction, victim: Tenant, everyId: boolean): Probe[] {
  const target = `${fn.schema}.${fn.name}`;
  const uuids = [victim.userId, ...Object.values(victim.ids).filter((id) => id.includes("-"))];
  const hasId = fn.parameters.some(({ type }) => type === "uuid");
  const choices = hasId && everyId ? [null, ...uuids] : [null];
  return choices.map((id) => {
    const values = fn.parameters.map((parameter) => argument(parameter, victim, id));
    if (fn.isVariadic) values.push(`variadic ${values.pop() ?? ""}`);
    const call = `${quote(fn.schema)}.${quote(fn.name)}(${values.join(", ")})`;
    return { operation: "call", target, kind: "reads", statement: `select to_jsonb(r) from (select ${call}) r` };
  });
}

/** What a function is given for a parameter: the victim's own, by the parameter's name and type. */
export function argument({ name, type }: { name: string; type: string }, victim: Tenant, id: string | null): string {
  const named = Object.entries(victim.ids).find(
    ([noun]) => name.includes(noun) || (noun === "trash" && name.includes("entry")),
  );
  const text = name.includes("hash") ? victim.tokenHash : name.includes("bucket") ? `user:${victim.userId}` : "other";
  const values: Record<string, string> = {
    uuid: id ?? (named?.[0] === "token" || !named?.[1].includes("-") ? victim.userId : named[1]),
    bigint: victim.ids.job,
    jsonb: `{"value": "x"}`,
    interval: "1 minute",
    boolean: "true",
    "timestamp with time zone": "2026-01-01",
    date: "2026-01-01",
    "text[]": "{}",
    text: name === "budget" || name === "of_budget" ? "language_model" : text,
  };
  return `${literal(values[type] ?? "1")}::${type}`;
}
