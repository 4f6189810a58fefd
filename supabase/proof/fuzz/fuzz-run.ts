import fc from "fast-check";
import type { Sql } from "postgres";
import * as z from "zod/mini";
import type { Endpoint } from "../../functions/_shared/contract/endpoint.ts";
import { PICTURE_KINDS } from "../../functions/_shared/contract/posts.ts";
import { endpoints } from "../../functions/_shared/contract/endpoints.ts";
import type { StackAddresses } from "../../tests/one-stack.ts";
import { type Person, signUp } from "../people.ts";
import { addTenantRows, type Tenant } from "../tenants/tenant-rows.ts";
import { toForm } from "./forms.ts";
import { type FuzzRequest, requestsTo } from "./requests.ts";
import { storedStateReader } from "./stored-state.ts";

/** A user makes so many and no more: a refusal for too many requests would be no answer to what was sent, and counts as a fault. */
const REQUESTS_TO_EACH = 5;
const USERS_AT_ONCE = 6;
/** Seeds that a round has for itself: more than there are routes. */
const ROUND_SEEDS = 1_000;

const errorSchema = z.object({
  error: z.string().check(z.minLength(1)),
  details: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});
const DECLARED_ERRORS = [400, 401, 403, 404, 409, 413];
const TOO_MANY = 429;

export interface FuzzResult {
  requests: number;
  routes: Set<Endpoint>;
  /** Those that took a request and did what it asked. */
  taken: Set<Endpoint>;
  statuses: Map<number, number>;
  faults: { kind: "5xx" | "undeclared" | "changed" | "canary" | "limited"; words: string }[];
}

export interface FuzzOptions {
  stack: StackAddresses;
  sql: Sql;
  /** Where the API is asked: the stack's own, or something in front of it. */
  api: string;
  requests: number;
  seed: number;
  say(line: string): void;
}

interface Round {
  person: Person;
  own: Tenant;
  other: Tenant;
  seed: number;
}

async function send(api: string, { method, path }: Endpoint, token: string, request: FuzzRequest) {
  const { params, query, body, form } = request;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params[name] ?? "").toWellFormed()));
  const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, value.toWellFormed()]));
  const response = await fetch(`${api}${filled}?${search}`, {
    method,
    // A form's own Content-Type carries its boundary.
    headers: { Authorization: `Bearer ${token}`, ...(form === null && { "Content-Type": "application/json" }) },
    ...(method !== "GET" && { body: form === null ? body : toForm(form) }),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: response.status, kind: response.headers.get("content-type") ?? "", text: await response.text() };
}

/** What is wrong with an answer by the contract alone. */
function faultOf(
  { reply, answers }: Endpoint,
  { status, kind, text }: Awaited<ReturnType<typeof send>>,
): "5xx" | "undeclared" | "limited" | null {
  if (status >= 500) return "5xx";
  if (status === TOO_MANY) return "limited";
  if (status === 200 && answers === "picture")
    return PICTURE_KINDS.some((known) => known === kind) ? null : "undeclared";
  const isDeclared = status === 200 || status === 204 || DECLARED_ERRORS.includes(status);
  const shape = status < 400 ? reply : errorSchema;
  return isDeclared && z.safeParse(shape, text === "" ? null : parseJson(text)).success ? null : "undeclared";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes requests to every route as many users, some at once, and gathers what no request may do. */
export async function fuzz({ stack, sql, api, requests, seed, say }: FuzzOptions): Promise<FuzzResult> {
  const result: FuzzResult = { requests: 0, routes: new Set(), taken: new Set(), statuses: new Map(), faults: [] };
  const stateOf = await storedStateReader(sql);
  const victim = await signUp(stack, "Victim");
  const other = await addTenantRows(sql, victim.id);
  const secrets = [other.canary, victim.id, victim.email];

  const round = async ({ person, own, seed: roundSeed }: Round) => {
    let state = await stateOf(person.id);
    // Each user begins at another route, so that a run that is too short for all users to finish still meets every route.
    const first = (roundSeed / ROUND_SEEDS) * Math.ceil(endpoints.length / USERS_AT_ONCE);
    for (const index of endpoints.keys()) {
      const endpoint = endpoints[(first + index) % endpoints.length];
      if (!endpoint) continue;
      result.routes.add(endpoint);
      const sample = { seed: seed + roundSeed + index, numRuns: REQUESTS_TO_EACH };
      for (const request of fc.sample(requestsTo(endpoint, own, other), sample)) {
        if (result.requests >= requests) return;
        result.requests += 1;
        // Signing in and up is limited by the address, which all of these users share.
        if (endpoint.access === "anyone") await sql`delete from private.request_counts where bucket like 'address:%'`;
        const answer = await send(api, endpoint, person.token, request);
        const { status, text } = answer;
        result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
        const words = () =>
          `${endpoint.method} ${endpoint.path} ${JSON.stringify(request)} → ${status} ${text.slice(0, 300)}`;
        if (status < 400) result.taken.add(endpoint);
        const fault = faultOf(endpoint, answer);
        if (fault) result.faults.push({ kind: fault, words: words() });
        if (secrets.some((secret) => text.includes(secret))) result.faults.push({ kind: "canary", words: words() });
        if (status < 400 && endpoint.method === "GET") continue;
        const after = await stateOf(person.id);
        if (status >= 400 && after !== state) result.faults.push({ kind: "changed", words: words() });
        state = after;
      }
    }
  };

  let rounds = 0;
  const worker = async () => {
    while (result.requests < requests) {
      rounds += 1;
      const roundSeed = rounds * ROUND_SEEDS;
      const person = await signUp(stack, "Fuzz");
      const own = await addTenantRows(sql, person.id);
      await round({ person, own, other, seed: roundSeed });
      if (rounds % 40 === 0) say(`${result.requests} requests, ${result.faults.length} faults`);
    }
  };
  await Promise.all(Array.from({ length: USERS_AT_ONCE }, worker));
  return result;
}

/** How often each status was answered, in words. */
export function statusesOf({ statuses }: FuzzResult): string {
  return [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status} × ${times}`)
    .join(", ");
}
