import { setTimeout as pause } from "node:timers/promises";
import type { Person } from "../people.ts";

/** Where the writes go. */
export interface Rest {
  url: string;
  headers: Record<string, string>;
}

export interface RestLoad {
  /** The titles whose writes were acknowledged. */
  acknowledged: Set<string>;
  /** Writes that were answered with another status: they may be stored or not. */
  refused: Map<number, number>;
  /** Requests that nobody answered. */
  unanswered: number;
  /** Whether each client has had a write acknowledged that it began after this moment. */
  allWroteSince(moment: number): boolean;
  stop(): Promise<void>;
}

/** Clients that add task after task, each for an account of its own. */
export function startRestLoad({ url, headers }: Rest, people: Person[], name: string): RestLoad {
  const lastBegun = people.map(() => Number.NEGATIVE_INFINITY);
  let isStopping = false;
  const load: RestLoad = {
    acknowledged: new Set(),
    refused: new Map(),
    unanswered: 0,
    allWroteSince: (moment) => lastBegun.every((begun) => begun > moment),
    stop: () => Promise.resolve(),
  };
  const write = async ({ token }: Person, client: number) => {
    for (let at = 0; !isStopping; at += 1) {
      const title = `${name} ${client} ${at}`;
      const begun = performance.now();
      const init = { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers };
      try {
        const body = JSON.stringify({ title });
        const response = await fetch(`${url}/rest/v1/tasks`, { method: "POST", headers: init, body });
        await response.text();
        if (response.status === 201) {
          load.acknowledged.add(title);
          lastBegun[client] = begun;
          continue;
        }
        load.refused.set(response.status, (load.refused.get(response.status) ?? 0) + 1);
      } catch {
        load.unanswered += 1;
      }
      await pause(20);
    }
  };
  const clients = people.map(write);
  load.stop = async () => {
    isStopping = true;
    await Promise.all(clients);
  };
  return load;
}
