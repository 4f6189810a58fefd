import type { SeenPerson } from "@contract/extension";
import type { HandedInPost } from "@contract/posts";
import type { Outcome } from "../messages.ts";
import type { Keeper } from "./kept.ts";
import { failureOf, reasonOf } from "./tracker-host.ts";

/** What is asked of the server; each can be sent again without harm, by its address, its id or the posts' own words. */
export type Wish =
  | { kind: "save"; person: SeenPerson }
  | { kind: "note"; founderId: string; content: string }
  | { kind: "task"; founderId: string; title: string; dueOn: string | null }
  | { kind: "posts"; founderId: string; posts: HandedInPost[] };

export interface QueueEntry {
  id: string;
  /** Whose it is: nothing is sent as another user. */
  accountId: string;
  label: string;
  wish: Wish;
  /** Why the server refused it; it is not sent again. Null while it waits. */
  reason: string | null;
}

export type Done = Extract<Outcome, { state: "done" | "handed-in" }>;

interface QueueContext {
  keeper: Keeper;
  /** Sends one entry as its account. Throws what the call throws. */
  send(entry: QueueEntry): Promise<Done>;
  /** Whether there is any use in trying. */
  canSend(): boolean;
}

/** What was asked for and is not at the server yet. Kept before it is first sent, so that a worker that is ended loses nothing. */
export function createQueue({ keeper, send, canSend }: QueueContext) {
  let flushing: Promise<Map<string, Outcome>> | null = null;

  const remove = (id: string) => keeper.change("queue", (queue) => queue.filter((entry) => entry.id !== id));

  async function sendOne(entry: QueueEntry): Promise<Outcome> {
    try {
      const done = await send(entry);
      await remove(entry.id);
      return done;
    } catch (error) {
      if (failureOf(error) !== "refused") return { state: "waiting" };
      const reason = reasonOf(error);
      await keeper.change("queue", (queue) => queue.map((each) => (each.id === entry.id ? { ...each, reason } : each)));
      return { state: "refused", reason };
    }
  }

  /** Sends what waits, the oldest first, until the server can't take one; gives what came of each that was tried. */
  async function sendAll(): Promise<Map<string, Outcome>> {
    const tried = new Map<string, Outcome>();
    for (;;) {
      const account = await keeper.read("account");
      if (account === null || account.isRevoked || !canSend()) return tried;
      // What comes meanwhile goes along.
      const next = (await keeper.read("queue")).find(
        (entry) => entry.accountId === account.id && entry.reason === null && !tried.has(entry.id),
      );
      if (next === undefined) return tried;
      const outcome = await sendOne(next);
      tried.set(next.id, outcome);
      if (outcome.state === "waiting") return tried;
    }
  }

  /** Sends what waits, one after the other; a second call joins the first. */
  function flush(): Promise<Map<string, Outcome>> {
    flushing ??= sendAll().finally(() => (flushing = null));
    return flushing;
  }

  return {
    flush,
    remove,
    /** Keeps an entry, tries to send it, and gives what came of it. With the id of one that is kept, nothing is added. */
    async add(entry: Omit<QueueEntry, "reason">): Promise<Outcome> {
      await keeper.change("queue", (queue) =>
        queue.some(({ id }) => id === entry.id) ? queue : [...queue, { ...entry, reason: null }],
      );
      const joined = flushing !== null;
      let outcome = (await flush()).get(entry.id);
      // One that was under way may have looked for the last time before this one was kept.
      if (outcome === undefined && joined) outcome = (await flush()).get(entry.id);
      // Its sender is told now; only what was refused later is listed.
      if (outcome?.state === "refused") await remove(entry.id);
      return outcome ?? { state: "waiting" };
    },
  };
}
export type Queue = ReturnType<typeof createQueue>;
