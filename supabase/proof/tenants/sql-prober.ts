import { randomUUID } from "node:crypto";
import type { ReservedSql, Sql } from "postgres";
import { type Catalogue, EMPTY_BETWEEN, NOT_OF_USERS, type Relation } from "./catalogue.ts";
import type { Probe } from "./probes.ts";
import type { Tenant } from "./tenant-rows.ts";

/** Someone as the database sees them: a role and the claims of a token. */
export interface Actor {
  name: string;
  role: "anon" | "authenticated";
  claims: Record<string, unknown> | null;
}

const BAD_SUBJECT = "bad subject";

/** Everybody who is not the victim, and must get nothing of theirs. `userId` is another user with rows of their own. */
export function actorsBeside(userId: string): Actor[] {
  const role = "authenticated";
  const as = (name: string, claims: Record<string, unknown> | null): Actor => ({ name, role, claims });
  return [
    { name: "anon", role: "anon", claims: { role: "anon" } },
    as("other user", { sub: userId, role }),
    as("reading token of another user", { sub: userId, role, tracker_scope: "read" }),
    as("capturing token of another user", { sub: userId, role, tracker_scope: "capture" }),
    as("extension's token of another user", { sub: userId, role, tracker_scope: "extension" }),
    as("no claims", null),
    as("no subject", { role }),
    as(BAD_SUBJECT, { sub: "' or true --", role }),
    as("unknown subject", { sub: randomUUID(), role }),
    as("expired", { sub: userId, role, exp: 1 }),
  ];
}

/** What a probe came to. */
export interface Effect {
  owned: number;
  changed: boolean;
}

export interface Leak {
  actor: string;
  operation: string;
  target: string;
  what: string;
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Whether a row, written out, is the victim's: it names them or carries their canary. */
const isTheirs = (row: string, { userId, canary }: Tenant) =>
  `(strpos(${row}::text, ${text(userId)}) > 0 or strpos(${row}::text, ${text(canary)}) > 0)`;

/** Functions that give back ids which they were handed; what they know of them is another function's to tell. */
const ECHOES = ["private.people_left"];
/** Functions of their arguments alone: the victim's words come back because they were handed over. */
const HANDED_BACK = ["private.canonical_profile_url"];

/** Whether an answer tells of the victim: in words, or by the id of a record of theirs. */
const isAboutTheirs = (row: string, victim: Tenant) => {
  const ids = Object.values(victim.ids).filter((id) => id.includes("-"));
  return `(${isTheirs(row, victim)} or ${row}::text ~ ${text(ids.join("|"))})`;
};

/** A query for one text that any write to any row of the victim changes, even one that sets a value to itself. */
export function stateQuery({ relations, references }: Catalogue, victim: Tenant): string {
  const tables = relations.filter(({ kind }) => kind === "r" || kind === "p");
  const theirs = ({ name, columns }: Relation) => {
    if (NOT_OF_USERS.includes(name)) return "true";
    // A copy of what the victim wrote, in someone else's row, is not the victim's.
    return columns.includes("user_id") ? `t.user_id::text = ${text(victim.userId)}` : isTheirs("t", victim);
  };
  const states = tables.map(
    (table) => `(select coalesce(md5(string_agg(t.xmin || t.ctid::text || t::text, '' order by t.ctid)), '')
      from ${table.name} t where ${theirs(table)})`,
  );
  const loose = references.filter(({ isByUser }) => !isByUser);
  const crossed = loose.map(
    ({ child, parent, childColumn, parentColumn }) => `(select count(*)::text from ${child} c join ${parent} p
      on p."${parentColumn}" = c."${childColumn}" and p.user_id::text = ${text(victim.userId)} where c.user_id <> p.user_id)`,
  );
  return `select ${[...states, ...crossed, "''"].join(" || '.' || ")} as state`;
}

/** The victim's row of each table, and the tables where they have none, which would prove nothing. */
export async function victimsRows(sql: Sql, { relations }: Catalogue, victim: Tenant) {
  const rows = new Map<string, string>();
  const without: string[] = [];
  for (const { name, kind } of relations.filter((relation) => relation.kind === "r" || relation.kind === "p")) {
    const [found] = await sql.unsafe<{ row: string }[]>(
      `select to_jsonb(t)::text as row from ${name} t where ${isTheirs("t", victim)} limit 1`,
    );
    if (found) rows.set(name, found.row);
    else if (![...NOT_OF_USERS, ...EMPTY_BETWEEN].includes(name)) without.push(`${name} (${kind})`);
  }
  return { rows, without };
}

/** Tries probes on one connection, each in a transaction that is rolled back. */
export class SqlProber {
  readonly #sql: ReservedSql;
  readonly #victim: Tenant;
  readonly #state: string;
  readonly #rows: Map<string, string>;
  #before: string | null = null;
  /** How often the database refused, by its SQLSTATE. */
  readonly refusals = new Map<string, number>();
  readonly #nonsense = new Set<string>();
  /** Each function called, and whether it ever got as far as its arguments' meaning. */
  readonly #calls = new Map<string, boolean>();

  constructor(sql: ReservedSql, catalogue: Catalogue, victim: Tenant, rows: Map<string, string>) {
    this.#sql = sql;
    this.#victim = victim;
    this.#state = stateQuery(catalogue, victim);
    this.#rows = rows;
  }

  async #stateNow(): Promise<string> {
    const [row] = await this.#sql.unsafe<{ state: string }[]>(this.#state);
    return row?.state ?? "";
  }

  /** Whether the transaction wrote anything: only then it has an id, and gets its own role back for a look at what. */
  async #hasWritten(): Promise<boolean> {
    const [transaction] = await this.#sql.unsafe<{ wrote: boolean }[]>(
      "select pg_catalog.pg_current_xact_id_if_assigned() is not null as wrote",
    );
    if (transaction?.wrote) await this.#sql.unsafe("reset role");
    return transaction?.wrote ?? true;
  }

  /** What the probe got or changed of the victim's; null when nothing. */
  async leakOf(actor: Actor, probe: Probe): Promise<Leak | null> {
    const { owned, changed } = await this.effectOf(actor, probe);
    const what = owned > 0 ? `${owned} of their rows read` : changed ? "their rows changed" : null;
    return what === null ? null : { actor: actor.name, operation: probe.operation, target: probe.target, what };
  }

  /** How many of the victim's rows the probe read, and whether it changed any. */
  async effectOf(actor: Actor, probe: Probe): Promise<Effect> {
    const { role, claims } = actor;
    const sub = typeof claims?.["sub"] === "string" ? claims["sub"] : "";
    this.#before ??= await this.#stateNow();
    await this.#sql.unsafe(`begin;
      select set_config('request.jwt.claims', ${text(claims ? JSON.stringify(claims) : "")}, true),
        set_config('request.jwt.claim.sub', ${text(sub)}, true), set_config('statement_timeout', '5s', true);
      set local role ${role}`);
    try {
      const owned = await this.#ownedBy(probe);
      this.#understood(probe);
      return { owned, changed: (await this.#hasWritten()) && (await this.#stateNow()) !== this.#before };
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
      this.#note(actor, probe, String(error.code), error.message);
      return { owned: 0, changed: false };
    } finally {
      await this.#sql.unsafe("rollback");
    }
  }

  #understood({ isCall, target }: Probe): void {
    if (isCall) this.#calls.set(target, true);
  }

  #note({ name }: Actor, probe: Probe, code: string, message: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    // Syntax, undefined and mistyped things: class 42 without 42501, which is the refusal that we are after. Of those who ask, one
    // has a subject that is no id.
    const isMalformed =
      code === "22023" || (code === "22P02" && name !== BAD_SUBJECT) || (code.startsWith("42") && code !== "42501");
    if (!isMalformed) this.#understood(probe);
    else if (probe.isCall) this.#calls.set(probe.target, this.#calls.get(probe.target) ?? false);
    else this.#nonsense.add(`${probe.operation} ${probe.target}: ${message}`);
  }

  /** Probes that were never judged, because they are no SQL, and functions that took none of their arguments: faults of ours. */
  malformed(): string[] {
    const never = [...this.#calls].filter(([, isUnderstood]) => !isUnderstood).map(([target]) => target);
    return [...this.#nonsense, ...never.map((target) => `${target}: it took none of the arguments that it was given`)];
  }

  /** How many of the victim's rows a reading gave. */
  async #ownedBy({ kind, statement, row, isCall, target }: Probe): Promise<number> {
    if (kind === "writes") {
      await this.#sql.unsafe(statement, row === undefined ? [] : [this.#rows.get(row) ?? "{}"]);
      return 0;
    }
    const told = isCall && !ECHOES.includes(target) ? isAboutTheirs("r", this.#victim) : isTheirs("r", this.#victim);
    const echoed = isCall && HANDED_BACK.includes(target);
    const [found] = await this.#sql.unsafe<{ owned: number }[]>(
      `select count(*)::integer as owned from (${statement}) r where ${echoed ? "false" : told}`,
    );
    return found?.owned ?? 0;
  }
}
