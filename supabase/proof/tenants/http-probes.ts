import type { Sql } from "postgres";
import type { StackAddresses } from "../../tests/one-stack.ts";
import { signedToken } from "../json-web-token.ts";
import type { Person } from "../people.ts";
import { readCatalogue, type Catalogue } from "./catalogue.ts";
import { argument } from "./probes.ts";
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
  const tables = relations.flatMap(({ schema, table, name, columns, readable, insertable }) => {
    const owner = columns.includes("user_id") ? "user_id" : "id";
    // Without the canary: what a prober writes of it in a row of their own would be found there again.
    const row = JSON.parse((rows.get(name) ?? "{}").replaceAll(victim.canary, "copied")) as Record<string, unknown>;
    const some = JSON.stringify(
      Object.fromEntries(Object.entries(row).filter(([column]) => insertable.includes(column))),
    );
    const whole = JSON.stringify(row);
    const change = JSON.stringify(Object.fromEntries(Object.entries(row).slice(-1)));
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
    .map(({ schema, name, parameters }): HttpProbe => {
      const given = parameters.map((parameter) => {
        const value = /^'(.*)'::/s.exec(argument(parameter, victim, null))?.[1] ?? "";
        return [parameter.name, parameter.type === "jsonb" ? (JSON.parse(value) as unknown) : value];
      });
      const body = JSON.stringify(Object.fromEntries(given));
      return { operation: "call", target: `${schema}.${name}`, schema, method: "POST", path: `rpc/${name}`, body };
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

/** Probes REST as everybody beside the victim; each write is judged by what is stored of the victim afterwards. */
export async function httpMatrix(
  { supabaseUrl, publishableKey, jwtSecret }: StackAddresses,
  sql: Sql,
  { victim, other, tenant }: { victim: Person; other: Person; tenant: Tenant },
): Promise<{ probes: number; leaks: Leak[] }> {
  const catalogue = await readCatalogue(sql);
  const { rows } = await victimsRows(sql, catalogue, tenant);
  const query = stateQuery(catalogue, tenant);
  const stateNow = async () => (await sql.unsafe<{ state: string }[]>(query))[0]?.state;
  const before = await stateNow();
  const leaks: Leak[] = [];
  let probes = 0;
  const send = ({ schema, method, path, body, prefer }: HttpProbe, token: string | null) =>
    fetch(`${supabaseUrl}/rest/v1/${path}`, {
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
  const all = httpProbes(catalogue, tenant, rows);
  for (const actor of httpActors(other, victim, jwtSecret)) {
    for (const probe of all) {
      probes += 1;
      const { operation, target } = probe;
      const leak = (what: string) => leaks.push({ actor: `${actor.name} over HTTP`, operation, target, what });
      const response = await send(probe, actor.token);
      const text = await response.text();
      const counted = Number(response.headers.get("Content-Range")?.split("/")[1] ?? 0);
      if (operation === "count" && counted > 0) leak(`${counted} of their rows counted`);
      // What the probe itself sent comes back in a refusal or a row of the prober's own: only reads are searched.
      if (probe.method === "GET" && (text.includes(tenant.canary) || text.includes(tenant.userId)))
        leak(`their rows read: ${text}`);
      if (probe.method !== "GET" && probe.method !== "HEAD" && (await stateNow()) !== before)
        leak("their rows changed");
    }
  }
  return { probes, leaks };
}
