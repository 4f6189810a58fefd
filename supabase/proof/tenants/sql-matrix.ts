import type { Sql } from "postgres";
import type { ProofSize } from "../proof.ts";
import { type Catalogue, type CatalogueFunction, readCatalogue, type Relation } from "./catalogue.ts";
import { type Probe, quote, referenceProbes, relationProbes } from "./probes.ts";
import { type Actor, actorsBeside, type Leak, SqlProber, victimsRows } from "./sql-prober.ts";
import type { Tenant } from "./tenant-rows.ts";
import { argumentsFor } from "./function-arguments.ts";

/**
 * Calls of a function about the victim's records: with the ids, lists and documents that its parameters ask for, and on
 * request with every other id in each place.
 */
function functionProbes(
  fn: CatalogueFunction,
  victim: Tenant,
  { rows, everyId }: { rows: Map<string, string>; everyId: boolean },
): Probe[] {
  const uuids = [victim.userId, ...Object.values(victim.ids).filter((id) => id.includes("-"))];
  const hasId = fn.parameters.some(({ type }) => type === "uuid");
  const ids = hasId && everyId ? [null, ...uuids] : [null];
  return ids.flatMap((id) => {
    const options = fn.parameters.map((parameter) => argumentsFor(parameter, victim, { id, rows }));
    // Who may not call it at all is refused whatever it is given.
    const calls = fn.isGranted && id === null ? Math.max(1, ...options.map(({ length }) => length)) : 1;
    return Array.from({ length: calls }, (_, turn): Probe => {
      const values = options.map((list) => list[Math.min(turn, list.length - 1)] ?? "null");
      if (fn.isVariadic) values.push(`variadic ${values.pop() ?? ""}`);
      const call = `${quote(fn.schema)}.${quote(fn.name)}(${values.join(", ")})`;
      const statement = `select to_jsonb(r) from (select ${call}) r`;
      return { operation: "call", target: `${fn.schema}.${fn.name}`, kind: "reads", statement, isCall: true };
    });
  });
}

/** Functions that have a list or a document and no row of anybody's to reach, and why. */
const REACHES_NO_ROW: Record<string, string> = {
  "private.extension_save":
    "finds or adds the caller's own person at an address, and gives the address back; extension.test.ts asks for another user's",
  "public.extension_save": "asks private.extension_save",
  "private.check_choice": "of its arguments alone",
  "private.check_operation": "of its arguments alone",
  "private.fits_field": "of its arguments alone",
  "private.end_doing": "sets what the transaction does, of no row",
  "private.parts_of": "of its arguments alone",
  "private.plain_line": "of its arguments alone",
  "private.quoted": "of its arguments alone",
  "private.says_same": "of its arguments alone",
  "private.shown_value": "of its arguments alone",
  "private.decide_import_rows":
    "takes an import that is ready; whose it is asks private.hold_import, as private.upload_import_rows does",
  "public.decide_import_rows": "asks private.decide_import_rows",
  "private.people_left": "returns the ids that it was given; private.chosen_people decides which people they mean",
  "public.count_people": "counts the people that private.chosen_people lets through, and returns numbers only",
};

export interface MatrixResult {
  relations: number;
  functions: number;
  references: number;
  probes: number;
  leaks: Leak[];
  /** The database's refusals by SQLSTATE. */
  refusals: string;
  malformed: string[];
  /** Tables where the victim has no row, and tables where they do not see their own: there a zero proves nothing. */
  unproven: string[];
}

/** Everything that can be tried on a user's rows. */
export function probesOf(catalogue: Catalogue, victim: Tenant, rows: Map<string, string>, everyId: boolean): Probe[] {
  return [
    ...catalogue.relations.flatMap((relation) => relationProbes(relation, victim)),
    ...referenceProbes(catalogue),
    ...catalogue.functions.flatMap((fn) => functionProbes(fn, victim, { rows, everyId })),
  ];
}

/** The tables that a user may read and whose owner reads nothing of them: a locked door proves nothing about a wall. */
async function closedToOwner(prober: SqlProber, relations: Relation[], victim: Tenant): Promise<string[]> {
  const owner: Actor = { name: "owner", role: "authenticated", claims: { sub: victim.userId, role: "authenticated" } };
  const closed: string[] = [];
  for (const { name, schema, readable } of relations) {
    if (schema !== "public" || readable.length === 0) continue;
    const statement = `select ${readable.map((column) => `"${column}"`).join(", ")} from ${name}`;
    const seen = await prober.leakOf(owner, { operation: "select", target: name, kind: "reads", statement });
    if (seen === null) closed.push(`${name}: its owner sees nothing in it`);
  }
  return closed;
}

/**
 * Functions that take lists, documents or rows and by which the owner, with the same arguments, reaches nothing of their own: there
 * the arguments are at fault, and a refusal of others proves nothing.
 */
async function unreached(prober: SqlProber, catalogue: Catalogue, probes: Probe[], victim: Tenant): Promise<string[]> {
  const owner: Actor = { name: "owner", role: "authenticated", claims: { sub: victim.userId, role: "authenticated" } };
  const missed: string[] = [];
  for (const { schema, name, parameters, isGranted } of catalogue.functions) {
    const target = `${schema}.${name}`;
    const calls = probes.filter((probe) => probe.isCall && probe.target === target);
    const takesMany = parameters.some(({ type }) => ["uuid[]", "bigint[]", "jsonb"].includes(type));
    if (!isGranted || !takesMany || calls.length === 0 || target in REACHES_NO_ROW) continue;
    let reached = false;
    for (const call of calls) reached ||= (await prober.leakOf(owner, call)) !== null;
    if (!reached) missed.push(`${target}: its owner reaches nothing with the arguments that others are tried with`);
  }
  return missed;
}

/** Tries every operation on every relation and function as everybody beside the victim; `only` narrows it to one target. */
export async function sqlMatrix(
  sql: Sql,
  { victim, other }: { victim: Tenant; other: Tenant },
  { size, only }: { size: ProofSize; only?: string },
): Promise<MatrixResult> {
  const catalogue = await readCatalogue(sql);
  const { rows, without } = await victimsRows(sql, catalogue, victim);
  const probes = probesOf(catalogue, victim, rows, size === "long").filter(
    ({ target }) => only === undefined || target.startsWith(only),
  );
  const connection = await sql.reserve();
  const prober = new SqlProber(connection, catalogue, victim, rows);
  const leaks: Leak[] = [];
  let count = 0;
  try {
    for (const actor of actorsBeside(other.userId)) {
      for (const probe of probes) {
        count += 1;
        const leak = await prober.leakOf(actor, probe);
        if (leak) leaks.push(leak);
      }
    }
    const relations = catalogue.relations.filter(({ name }) => only === undefined || name.startsWith(only));
    const closed = await closedToOwner(prober, relations, victim);
    const missed = await unreached(prober, catalogue, probes, victim);
    const { functions, references } = catalogue;
    return {
      relations: relations.length,
      functions: functions.length,
      references: references.length,
      probes: count,
      leaks,
      refusals: [...prober.refusals].map(([code, times]) => `${code} × ${times}`).join(", "),
      malformed: prober.malformed(),
      unproven: [
        ...without.map((name) => `${name}: the victim has no row in it; add one to tenant-rows.ts`),
        ...closed,
        ...missed,
      ],
    };
  } finally {
    connection.release();
  }
}
