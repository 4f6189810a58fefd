import type { Sql } from "postgres";
import type { StackAddresses } from "../../tests/one-stack.ts";
import { signedToken } from "../json-web-token.ts";
import type { Person } from "../people.ts";
import { readCatalogue, type Catalogue } from "./catalogue.ts";
import { jsonArgumentsFor } from "./function-arguments.ts";
import { type Leak, stateQuery, victimsRows } from "./sql-prober.ts";
import type { Tenant } from "./tenant-rows.ts";

interface HttpProbe {
  operation: string;
  target: string;
  schema: string;
  path: string;
  method: "GET" | "HEAD" | "POST" | "PATCH" | "DELETE";
  prefer?: string;
  body?: string;
}

interface HttpActor {
  name: string;
  token: string | null;
}

const EXPOSED = ["public", "worker"];

/** The same operations as over SQL, as PostgREST takes them; schemas that are not exposed are asked for too. */
function httpProbes({ relations, functions }: Catalogue, victim: Tenant, rows: Map<string, string>): HttpProbe[] {
  const tables = relations.flatMap(({ schema, table, name, columns, readable, insertable, updatable }) => {
    const owner = columns.includes("user_id") ? "user_id" : "id";
    // Without the canary: what a prober writes of it in a row of their own would be found there again.
    const row = JSON.parse((rows.get(name) ?? "{}").replaceAll(victim.canary, "copied")) as Record<string, unknown>;
    const some = JSON.stringify(
      Object.fromEntries(Object.entries(row).filter(([column]) => insertable.includes(column))),
    );
    const whole = JSON.stringify(row);
    // A column without the right to update it would be refused before anybody asks whose row it is.
    const changed = updatable.find((column) => column in row) ?? Object.keys(row).at(-1) ?? "id";
    const change = JSON.stringify({ [changed]: row[changed] ?? null });
    const theirs = `${owner}=eq.${victim.userId}`;
    const on = (
      operation: string,
      method: HttpProbe["method"],
      search = "",
      more: Partial<HttpProbe> = {},
    ): HttpProbe => ({
      ...{ operation, target: name, schema, method, path: `${table}?${search}` },
      ...more,
    });
    const merge = "resolution=merge-duplicates";
    return [
      on("select", "GET", "select=*"),
      on("select granted columns", "GET", `select=${readable.join(",")}`),
      on("select filtered", "GET", theirs),
      on("count", "HEAD", theirs, { prefer: "count=exact" }),
      on("insert", "POST", "", { body: whole }),
      on("insert granted columns", "POST", "", { body: some, prefer: "return=representation" }),
      on("upsert", "POST", "", { body: whole, prefer: merge }),
      on("upsert granted columns", "POST", "", { body: some, prefer: merge }),
      on("update filtered", "PATCH", theirs, { body: change, prefer: "return=representation" }),
      on("update unfiltered", "PATCH", "", { body: change }),
      on("delete filtered", "DELETE", theirs, { prefer: "return=representation" }),
      on("delete unfiltered", "DELETE", ""),
    ];
  });
  const calls = functions
    .filter(({ schema }) => EXPOSED.includes(schema))
    .flatMap(({ schema, name, parameters, isGranted }): HttpProbe[] => {
      const options = parameters.map((parameter) => ({ parameter, values: jsonArgumentsFor(parameter, victim) }));
      const most = isGranted ? Math.max(1, ...options.map(({ values }) => values.length)) : 1;
      return Array.from({ length: most }, (_, turn) => {
        const given = options.map(({ parameter, values }) => [
          parameter.name,
          values[Math.min(turn, values.length - 1)],
        ]);
        return {
          ...{ operation: "call", target: `${schema}.${name}`, schema, method: "POST", path: `rpc/${name}` },
          body: JSON.stringify(Object.fromEntries(given)),
        };
      });
    });
  return [...tables, ...calls];
}

/** Everybody beside the victim as a request has them, the victim's own spent token included. */
function httpActors(other: Person, victim: Person, jwtSecret: string | null): HttpActor[] {
  const actors: HttpActor[] = [
    { name: "anon", token: null },
    { name: "other user", token: other.token },
    { name: "the victim's claims with another signature", token: signedToken(liveClaims(victim.id), "guessed") },
  ];
  if (jwtSecret === null) return actors;
  const { sub: _, ...nobody } = liveClaims(victim.id);
  return [
    ...actors,
    { name: "no subject", token: signedToken(nobody, jwtSecret) },
    { name: "bad subject", token: signedToken({ ...nobody, sub: "' or true --" }, jwtSecret) },
    { name: "the victim's expired token", token: signedToken({ ...liveClaims(victim.id), exp: 1 }, jwtSecret) },
  ];
}

function liveClaims(sub: string) {
  const now = Math.floor(Date.now() / 1000);
  return { sub, role: "authenticated", aud: "authenticated", iat: now, exp: now + 600 };
}

/** Sends one probe; the answer's text, and how many rows it counted or gave back. */
async function send({ supabaseUrl, publishableKey }: StackAddresses, probe: HttpProbe, token: string | null) {
  const { schema, method, path, body, prefer } = probe;
  const response = await fetch(`${supabaseUrl}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: publishableKey,
      [method === "GET" || method === "HEAD" ? "Accept-Profile" : "Content-Profile"]: schema,
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(prefer && { Prefer: prefer }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body }),
  });
  const counted = Number(response.headers.get("Content-Range")?.split("/")[1] ?? 0);
  return { isOk: response.ok, text: await response.text(), counted };
}

/** What changes there is a text stored as a document, which `@supabase/lite` does not take (local/DIFFERENCES.md); SQL asks for it. */
const TEXTS_AS_DOCUMENTS = ["public.custom_field_values"];

/** The tables whose owner cannot change their own row with the request by which others are tried. */
async function closedToOwner(stack: StackAddresses, catalogue: Catalogue, probes: HttpProbe[], owner: Person) {
  const closed: string[] = [];
  for (const { name, schema, updatable } of catalogue.relations) {
    const change = probes.find(({ target, operation }) => target === name && operation === "update filtered");
    if (schema !== "public" || updatable.length === 0 || !change || TEXTS_AS_DOCUMENTS.includes(name)) continue;
    const { isOk, text } = await send(stack, change, owner.token);
    if (!isOk || text === "[]") closed.push(`${name}: its owner changes nothing in it over HTTP: ${text}`);
  }
  return closed;
}

export interface HttpMatrixResult {
  probes: number;
  leaks: Leak[];
  unproven: string[];
}

/**
 * Probes REST as everybody beside the victim; each write is judged by what is stored of the victim afterwards. `only` narrows
 * it to one table or function.
 */
export async function httpMatrix(
  stack: StackAddresses,
  sql: Sql,
  { victim, other, tenant }: { victim: Person; other: Person; tenant: Tenant },
  only?: string,
): Promise<HttpMatrixResult> {
  const catalogue = await readCatalogue(sql);
  const { rows } = await victimsRows(sql, catalogue, tenant);
  const query = stateQuery(catalogue, tenant);
  const stateNow = async () => (await sql.unsafe<{ state: string }[]>(query))[0]?.state;
  let before = await stateNow();
  const leaks: Leak[] = [];
  let probes = 0;
  const all = httpProbes(catalogue, tenant, rows).filter(({ target }) => only === undefined || target === only);
  for (const actor of httpActors(other, victim, stack.jwtSecret)) {
    for (const probe of all) {
      probes += 1;
      const { operation, target, method } = probe;
      const leak = (what: string) => leaks.push({ actor: `${actor.name} over HTTP`, operation, target, what });
      const { text, counted } = await send(stack, probe, actor.token);
      if (operation === "count" && counted > 0) leak(`${counted} of their rows counted`);
      // What the probe itself sent comes back in a refusal or a row of the prober's own: only reads are searched.
      if (method === "GET" && (text.includes(tenant.canary) || text.includes(tenant.userId)))
        leak(`their rows read: ${text}`);
      if (method === "GET" || method === "HEAD") continue;
      const after = await stateNow();
      if (after !== before) leak("their rows changed");
      before = after;
    }
  }
  return { probes, leaks, unproven: only === undefined ? await closedToOwner(stack, catalogue, all, victim) : [] };
}
