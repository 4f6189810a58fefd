import type { QueryClient } from "@tanstack/react-query";
import { ChunkLoadError } from "@/lib/load-chunk";
import { statusOf } from "@/lib/query-client";
import { isUnreachable } from "@/lib/unreachable";
import { createStore } from "../store";
import { type Edit, knownEdit, PartlyRefused, type WaitingEdit } from "./edit";
import type { OutboxStorage } from "./outbox-storage";

const isOpen = (edit: WaitingEdit) => edit.refusal === undefined;

/** The stored edits as one value that React can subscribe to. `tellTabs` is called when they changed here. */
function createWaitingList(storage: OutboxStorage, tellTabs: () => void) {
  const { read, set, subscribe } = createStore<readonly WaitingEdit[]>([]);
  const change = async (edit: (edits: WaitingEdit[]) => WaitingEdit[]) => {
    set(await storage.change(edit));
    tellTabs();
  };
  return {
    subscribe,
    read,
    look: async () => set(await storage.read()),
    /** The oldest that may be sent. */
    next: async () => (await storage.read()).find(isOpen),
    add: (edit: WaitingEdit) => change((all) => [...all, edit]),
    take: (id: string) => change((all) => all.filter((edit) => edit.id !== id)),
    update: (id: string, patch: Partial<WaitingEdit>) =>
      change((all) => all.map((edit) => (edit.id === id ? { ...edit, ...patch } : edit))),
    reopen: (id: string, patch: Partial<WaitingEdit> = {}) =>
      change((all) =>
        all.map(({ refusal, ...edit }) =>
          edit.id === id ? { ...edit, ...patch } : refusal === undefined ? edit : { ...edit, refusal },
        ),
      ),
    async clear() {
      await storage.clear();
      set([]);
      tellTabs();
    },
  };
}

/** `work`, one run at a time: who asks during a run gets another one after it, and waits for both. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isAskedAgain = false;
  let running: Promise<void> | null = null;
  const run = async () => {
    while (isAskedAgain) {
      isAskedAgain = false;
      await work();
    }
  };
  return () => {
    isAskedAgain = true;
    running ??= run().finally(() => (running = null));
    return running;
  };
}

/** What became of an edit: the server's reply, or it waits under an id. */
export type Outcome<Reply> = { isWaiting: false; reply: Reply } | { isWaiting: true; id: string };

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

/** Sends what waits in a list, oldest first, until something has to wait longer. */
function createSender(world: OutboxWorld, list: ReturnType<typeof createWaitingList>) {
  const { client } = world;
  let sending: { id: string; over: Promise<unknown> } | null = null;

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
      if (mayPass(error)) {
        if (!waiting.isTried) await list.update(waiting.id, { isTried: true });
        throw error;
      }
      await keepRefused(waiting, error);
    }
  }

  async function keepRefused(waiting: WaitingEdit, error: unknown): Promise<void> {
    const refusal = error instanceof Error ? error.message : "An error occurred";
    const edit = knownEdit(waiting.kind);
    const { id } = waiting;
    const left =
      edit && error instanceof PartlyRefused ? { variables: error.left, text: edit.describe(error.left) } : {};
    await list.update(id, { refusal, ...left });
    const answer = async (variables: unknown) => {
      if (variables === null) await list.take(id);
      else await list.reopen(id, { variables, text: edit?.describe(variables) ?? waiting.text });
      await replay();
    };
    if (!edit?.refused?.(client, error, answer)) world.onRefused({ ...waiting, ...left, refusal });
  }

  async function sendAll(): Promise<void> {
    for (let next = await list.next(); next !== undefined && world.canSend(); next = await list.next()) {
      const over = sendWaiting(next);
      sending = { id: next.id, over: over.catch(() => undefined) };
      try {
        await over;
      } catch {
        return;
      } finally {
        sending = null;
      }
    }
  }

  /** Sends what waits, in order, until something has to wait longer. */
  const replay = oneAtATime(async () => {
    await list.look();
    await world.alone(sendAll);
  });
  return {
    replay,
    /** Waits until the edit is sent, or was tried, where it is under way. */
    notSending: (id: string) => (sending?.id === id ? sending.over : undefined),
  };
}

/** Sends a person's edits in the order they were made, and keeps those that cannot be sent yet. */
export function createOutbox(world: OutboxWorld) {
  const { client } = world;
  const list = createWaitingList(world.storage, world.tellTabs);
  const { replay, notSending } = createSender(world, list);

  async function keep<Variables, Reply>(
    edit: Edit<Variables, Reply>,
    variables: Variables,
    isTried: boolean,
  ): Promise<Outcome<Reply>> {
    const { kind } = edit;
    const [id, madeAt, text] = [world.newId(), world.now().toISOString(), edit.describe(variables)];
    await list.add({ id, kind, variables, text, madeAt, ...(isTried && { isTried }) });
    return { isWaiting: true, id };
  }

  return {
    subscribe: list.subscribe,
    /** What waits or was refused, oldest first. */
    read: list.read,
    /** Reads what an earlier start or another tab kept. */
    look: list.look,
    replay,
    /** Sends an edit, or keeps it when it cannot be sent or must not overtake another. Throws what the server refuses. */
    async submit<Variables, Reply>(edit: Edit<Variables, Reply>, variables: Variables): Promise<Outcome<Reply>> {
      if (!world.canSend()) return keep(edit, variables, false);
      if (list.read().some(isOpen)) {
        const outcome = await keep(edit, variables, false);
        void replay();
        return outcome;
      }
      let reply: Reply;
      try {
        reply = await edit.send(variables, { isLate: false });
      } catch (error) {
        if (isUnreachable(error)) return keep(edit, variables, true);
        throw error;
      }
      await edit.settle?.(client, variables, reply);
      return { isWaiting: false, reply };
    },
    /** Resends a refused edit unchanged. */
    async tryAgain(id: string) {
      await list.reopen(id);
      await replay();
    },
    discard: list.take,
    /** Takes an edit off the list again. Returns false when the server has it or may have it. */
    async withdraw(id: string): Promise<boolean> {
      await notSending(id);
      await list.look();
      const waiting = list.read().find((edit) => edit.id === id);
      if (waiting) await list.take(id);
      return waiting !== undefined && !waiting.isTried;
    },
    /** Forgets everything: for someone who signs out on purpose. */
    forget: list.clear,
  };
}
