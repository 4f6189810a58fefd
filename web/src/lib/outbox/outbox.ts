import type { QueryClient } from "@tanstack/react-query";
import { ChunkLoadError } from "@/lib/load-chunk";
import { statusOf } from "@/lib/query-client";
import { isUnreachable } from "@/lib/unreachable";
import { type Edit, knownEdit, type WaitingEdit } from "./edit";
import { oneAtATime } from "./one-at-a-time";
import type { OutboxStorage } from "./outbox-storage";
import { createWaitingList, isOpen } from "./waiting-list";

/** What became of an edit: the server's reply, or it waits. */
export type Outcome<Reply> = { isWaiting: false; reply: Reply } | { isWaiting: true };

export interface OutboxWorld {
  storage: OutboxStorage;
  client: QueryClient;
  /** Whether it is worth a try: there is a network, and a session. */
  canSend(): boolean;
  newId(): string;
  now(): Date;
  /** Loads the code that defines a kind of edit, unless it is there. */
  loadKind(kind: string): Promise<unknown>;
  /** Runs the work unless another tab is at it. */
  alone(work: () => Promise<void>): Promise<void>;
  /** Tells that an edit which had waited was refused. */
  onRefused(edit: WaitingEdit): void;
  /** Other tabs should look again. */
  tellTabs(): void;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** What may pass by itself: no answer, code that did not arrive, a session that ended, a server that is down or asks for patience. */
function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  if (isUnreachable(error) || error instanceof ChunkLoadError) return true;
  return status === 401 || status === 408 || status === 429 || (status ?? 0) >= 500;
}

/** Sends a person's edits in the order they were made, and keeps those that cannot be sent yet. */
export function createOutbox(world: OutboxWorld) {
  const { client } = world;
  const list = createWaitingList(world.storage, world.tellTabs);

  async function keep<Variables, Reply>(edit: Edit<Variables, Reply>, variables: Variables): Promise<Outcome<Reply>> {
    const { kind } = edit;
    const [id, madeAt, text] = [world.newId(), world.now().toISOString(), edit.describe(variables)];
    await list.add({ id, kind, variables, text, madeAt });
    return { isWaiting: true };
  }

  /** Sends the oldest and takes it off the list; a refused one stays there. Throws what may pass by itself. */
  async function sendWaiting(waiting: WaitingEdit): Promise<void> {
    try {
      await world.loadKind(waiting.kind);
      const edit = knownEdit(waiting.kind);
      if (!edit) throw new Error("This version of Tracker does not know this kind of change.");
      const reply = await edit.send(waiting.variables, { isLate: true });
      await list.take(waiting.id);
      await edit.settle?.(client, waiting.variables, reply);
    } catch (error) {
      if (mayPass(error)) throw error;
      const refusal = error instanceof Error ? error.message : "An error occurred";
      await list.refuse(waiting.id, refusal);
      world.onRefused({ ...waiting, refusal });
    }
  }

  async function sendAll(): Promise<void> {
    for (let next = await list.next(); next !== undefined && world.canSend(); next = await list.next()) {
      try {
        await sendWaiting(next);
      } catch {
        return;
      }
    }
  }

  /** Sends what waits, in order, until something has to wait longer. */
  const replay = oneAtATime(async () => {
    await list.look();
    await world.alone(sendAll);
  });

  return {
    subscribe: list.subscribe,
    /** What waits or was refused, oldest first. */
    read: list.read,
    /** Reads what an earlier start or another tab kept. */
    look: list.look,
    replay,
    /** Sends an edit, or keeps it when it cannot be sent or must not overtake another. Throws what the server refuses. */
    async submit<Variables, Reply>(edit: Edit<Variables, Reply>, variables: Variables): Promise<Outcome<Reply>> {
      if (!world.canSend()) return keep(edit, variables);
      if (list.read().some(isOpen)) {
        const outcome = await keep(edit, variables);
        void replay();
        return outcome;
      }
      let reply: Reply;
      try {
        reply = await edit.send(variables, { isLate: false });
      } catch (error) {
        if (isUnreachable(error)) return keep(edit, variables);
        throw error;
      }
      await edit.settle?.(client, variables, reply);
      return { isWaiting: false, reply };
    },
    /** Sends a refused edit once more, as it stands. */
    async tryAgain(id: string) {
      await list.reopen(id);
      await replay();
    },
    discard: list.take,
    /** Forgets everything: for somebody who signs out on purpose. */
    forget: list.clear,
  };
}
