import { createStore } from "idb-keyval";
import { createKeeper } from "../background/kept.ts";
import { createTracker } from "../background/tracker.ts";
import type { Account } from "../background/tracker-host.ts";
import { COLLECTED_VERSION } from "../messages.ts";

export const account: Account = {
  id: "018f0000-0000-7000-8000-000000000001",
  email: "ada@example.com",
  baseUrl: "https://tracker.example.com",
  apiUrl: "https://api.example.com/functions/v1/api",
  key: "sb_publishable_x",
  token: "trk_secret",
  isRevoked: false,
};

export const personCard = {
  id: "018f0000-0000-7000-8000-0000000000aa",
  name: "Grace Hopper",
  profileUrl: "https://www.linkedin.com/in/grace",
  company: "Navy",
  roleTitle: "Rear admiral",
  seen: { name: "Grace Hopper", company: "Navy", roleTitle: "Rear admiral", location: null },
  suggested: [],
  lastNote: null,
  openTasks: [],
  openTaskCount: 0,
  latestSummary: null,
};

export const seen = {
  profileUrl: "https://www.linkedin.com/in/grace",
  name: "Grace Hopper",
  company: "Navy",
  roleTitle: "Rear admiral",
  location: null,
  followerCount: null,
  about: null,
  photoUrl: null,
};

export interface Sent {
  method: string;
  path: string;
  token: string | null;
  body: Record<string, unknown>;
}

type Answer = (sent: Sent) => { status?: number; body?: unknown } | "no answer" | Promise<never>;

let stores = 0;

/** A tracker over a store of its own and a server that answers as it is told. */
export async function aTracker(answer: Answer, { isOnline = (): boolean => true } = {}) {
  stores += 1;
  const keeper = createKeeper(createStore(`test-${stores}`, "kept"), "");
  await keeper.write("account", account);
  await keeper.write("agreed", COLLECTED_VERSION);
  const sent: Sent[] = [];
  let told = answer;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const one: Sent = {
      method: init?.method ?? "GET",
      path: new Request(input).url.replace(account.apiUrl, ""),
      token: headers.get("Authorization"),
      body: JSON.parse(typeof init?.body === "string" ? init.body : "{}") as Record<string, unknown>,
    };
    sent.push(one);
    const answered = await told(one);
    if (answered === "no answer") throw new TypeError("Failed to fetch");
    return Response.json(answered.body ?? {}, { status: answered.status ?? 200 });
  };
  const context = { keeper, fetch, isOnline, onChange: () => undefined };
  return {
    tracker: createTracker(context),
    /** As the browser ends a background and starts another. */
    restarted: () => createTracker(context),
    keeper,
    sent,
    answer: (next: Answer) => {
      told = next;
    },
  };
}
