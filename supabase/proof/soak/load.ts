import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { StackAddresses } from "../../tests/one-stack.ts";
import type { Person } from "../people.ts";

export interface LoadResult {
  requests: number;
  perSecond: number;
  /** Milliseconds from when a request was due to its answer, in order. */
  latencies: number[];
  errors: string[];
}

interface Step {
  what: string;
  send(person: Person): Promise<Response>;
}

/** What people do, about as often as they do it: mostly reading tables, some writing, some through the API. */
function steps({ supabaseUrl, api, publishableKey }: StackAddresses): Step[] {
  const headers = ({ token }: Person) => ({
    Authorization: `Bearer ${token}`,
    apikey: publishableKey,
    "Content-Type": "application/json",
  });
  const rest = (path: string) => (person: Person) =>
    fetch(`${supabaseUrl}/rest/v1/${path}`, { headers: headers(person) });
  const ask = (path: string) => (person: Person) => fetch(`${api}${path}`, { headers: headers(person) });
  const post = (path: string, body: () => object) => (person: Person) =>
    fetch(`${api}${path}`, { method: "POST", headers: headers(person), body: JSON.stringify(body()) });
  const someone = () => ({ name: "Soak", profileUrl: `https://www.linkedin.com/in/soak-${randomUUID()}` });
  const founders = { what: "REST founders", send: rest("founders?select=*&order=created_at.desc&limit=50") };
  const tasks = { what: "REST tasks", send: rest("tasks?select=*&limit=50") };
  return [
    ...[founders, founders, founders, tasks, tasks],
    { what: "REST activities", send: rest("activities?select=*&order=happened_at.desc&limit=50") },
    { what: "API founders", send: ask("/founders?limit=20") },
    { what: "API refresh status", send: ask("/founders/refresh-status") },
    { what: "API new task", send: post("/tasks", () => ({ title: "Soak" })) },
    { what: "API new founder", send: post("/founders", someone) },
  ];
}

/** Sends the steps in turn at an even rate for some seconds, whether the stack keeps up or not. */
export async function runLoad(
  stack: StackAddresses,
  people: Person[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<LoadResult> {
  const mix = steps(stack);
  const result: LoadResult = { requests: 0, perSecond: 0, latencies: [], errors: [] };
  const began = performance.now();
  const open = new Set<Promise<void>>();
  const one = async (turn: number, due: number) => {
    const step = mix[turn % mix.length];
    const person = people[Math.floor(turn / mix.length) % people.length];
    if (!step || !person) return;
    try {
      const response = await step.send(person);
      await response.arrayBuffer();
      if (!response.ok) result.errors.push(`${step.what}: ${response.status}`);
    } catch (error) {
      result.errors.push(`${step.what}: ${error instanceof Error ? error.message : String(error)}`);
    }
    result.latencies.push(performance.now() - due);
  };
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const due = began + (turn * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    const request = one(turn, due);
    open.add(request);
    void request.then(() => open.delete(request));
  }
  await Promise.all(open);
  result.requests = result.latencies.length;
  result.perSecond = (result.requests * 1000) / (performance.now() - began);
  result.latencies.sort((a, b) => a - b);
  return result;
}

export function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
