import { createHash } from "node:crypto";
import type { Tenant } from "./tenant-rows.ts";

interface Parameter {
  name: string;
  type: string;
}

/** The victim's records of each kind that functions take lists of. */
function recordsOf({ ids }: Tenant) {
  return { founders: [ids.founder, ids.otherFounder], tasks: [ids.task], jobs: [ids.job, ids.deadJob] };
}

/** What the assistant's operations can be told to do to a record. */
function operationsOn({ ids }: Tenant): object[] {
  const records = { founders: ids.founder, notes: ids.note, tasks: ids.task, custom_fields: ids.field };
  const changes: Record<string, object> = {
    founders: { company: "x" },
    notes: { content: "x" },
    tasks: { title: "x" },
  };
  return [
    ...Object.entries(records).map(([table, id]) => ({ kind: "delete", table, ids: [id] })),
    ...Object.entries(changes).map(([table, row]) => ({
      ...{ kind: "update", table, row },
      ids: [Object.entries(records).find(([name]) => name === table)?.[1]],
    })),
    { kind: "value", table: "custom_field_values", row: { field_id: ids.field, founder_id: ids.founder, value: null } },
  ];
}

/** The documents that a function may be handed about the victim's records, by the name of its parameter. */
function documents(name: string, victim: Tenant): unknown[] {
  const { ids } = victim;
  const { founders } = recordsOf(victim);
  const choices = [
    { ids: founders },
    {
      ids: founders,
      counted: createHash("md5")
        .update(`{${founders.toSorted().join(",")}}`)
        .digest("hex"),
    },
    { filters: [{ column: "name", is: "filled" }] },
    { anyOf: [[{ column: "name", is: "filled" }]] },
    { search: "canary" },
  ];
  const wanted = { founder_id: ids.founder, field_id: ids.field, value: null, name: "x", title: "x", content: "x" };
  const turn = { sessionId: ids.session, mode: "agent", message: "Hello", turn: 1 };
  const action = {
    ...turn,
    tool: "delete_note",
    title: "x",
    key: "x",
    params: {},
    changes: [],
    losses: [],
    model: "x",
  };
  const toAction = { ...action, userWords: "x", tainted: false, confidence: 1, saidWhenDone: "x", saidWhenThere: "x" };
  const byName: Record<string, unknown[]> = {
    choice: choices,
    asked: choices,
    test: [{ column: "name", is: "filled" }],
    condition: [
      { column: "name", is: "filled" },
      { is: "has", what: "note" },
    ],
    // What a card names is compared with what it is called now.
    operation: [...operationsOn(victim), { kind: "none", names: { [ids.founder]: "x" } }],
    written: [Object.fromEntries(founders.map((id) => [id, "x"]))],
    wanted: [wanted, { ...wanted, profile_url: `https://www.linkedin.com/in/${victim.canary}` }],
    changes: [{ [ids.founder]: { company: "x" } }, [{ id: ids.founder, fields: { company: "x", [ids.field]: null } }]],
    posts: [[], [{ text: victim.canary }]],
    given: [
      { value: victim.canary },
      { value: null },
      { ids: recordsOf(victim).tasks, status: "done" },
      { rows: [{ row: 2, document: { name: "x" } }] },
      turn,
      ...operationsOn(victim).map((operation) => ({
        ...toAction,
        ...{ operation, founderId: ids.founder, recordId: ids.note },
      })),
      [{ row: 2, document: { name: "x" } }],
    ],
  };
  return byName[name] ?? [{ value: "x" }];
}

const everyIdOf = ({ ids }: Tenant) => Object.values(ids).filter((one) => one.includes("-"));

/** What represents all these ids where they are counted before they are changed. */
const markOf = (victim: Tenant) =>
  createHash("md5")
    .update(`{${everyIdOf(victim).join(",")}}`)
    .digest("hex");

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

function named({ name, type }: Parameter, victim: Tenant): string {
  const texts: [part: string, text: string][] = [
    ["hash", victim.tokenHash],
    ["bucket", `user:${victim.userId}`],
    ["budget", "language_model"],
    ["column", "company"],
    ["table", "founders"],
    ["status", "cancelled"],
    ["kind", "sign-in"],
    ["profile_url", `https://www.linkedin.com/in/${victim.canary}`],
    ["address", `https://www.linkedin.com/in/${victim.canary}`],
    ["recurrence", "weekly"],
    ["cadence", "off"],
    ["sought", "canary"],
    ["counted", markOf(victim)],
  ];
  const text = texts.find(([part]) => name.includes(part))?.[1] ?? "other";
  return type === "text" ? text : "1";
}

/** What a function is given for a parameter, as text: the victim's own, by the parameter's name and type. */
function textsFor(parameter: Parameter, victim: Tenant, id: string | null): string[] {
  const { name, type } = parameter;
  const ownId = Object.entries(victim.ids).find(
    ([noun]) => name.includes(noun) || (noun === "trash" && (name.includes("entry") || name.includes("entries"))),
  );
  const values: Record<string, string[]> = {
    uuid: [id ?? (ownId?.[0] === "token" || !ownId?.[1].includes("-") ? victim.userId : ownId[1])],
    "uuid[]": [`{${everyIdOf(victim).join(",")}}`],
    bigint: [victim.ids.job],
    "bigint[]": [`{${recordsOf(victim).jobs.join(",")}}`],
    jsonb: documents(name, victim).map((document) => JSON.stringify(document)),
    interval: ["1 minute"],
    boolean: ["true"],
    "timestamp with time zone": ["2026-01-01"],
    date: ["2026-01-01"],
    "text[]": ["{}"],
    "real[]": ["{}"],
    tsquery: ["canary"],
  };
  return values[type] ?? [named(parameter, victim)];
}

/** The arguments in SQL; where a function takes a whole row, the victim's as it is stored. */
export function argumentsFor(
  parameter: Parameter,
  victim: Tenant,
  { id, rows }: { id: string | null; rows: Map<string, string> },
): string[] {
  const { type } = parameter;
  const row = rows.get(type) ?? rows.get(`public.${type}`);
  if (row !== undefined) return [`jsonb_populate_record(null::${type}, ${literal(row)}::jsonb)`];
  return textsFor(parameter, victim, id).map((value) => `${literal(value)}::${type}`);
}

/** The arguments as PostgREST takes them in a body. */
export function jsonArgumentsFor(parameter: Parameter, victim: Tenant): unknown[] {
  return textsFor(parameter, victim, null).map((value): unknown => {
    if (parameter.type === "jsonb") return JSON.parse(value);
    return parameter.type.endsWith("[]") ? value.slice(1, -1).split(",").filter(Boolean) : value;
  });
}
