import { createStore, del, get, update } from "idb-keyval";
import type { WaitingEdit } from "./edit";

/** Where the waiting edits of one person are kept. `change` is atomic, also between tabs. */
export interface OutboxStorage {
  read(): Promise<WaitingEdit[]>;
  change(change: (edits: WaitingEdit[]) => WaitingEdit[]): Promise<WaitingEdit[]>;
  clear(): Promise<void>;
}

/** In this tab's memory only: for tests, and for browsers that refuse to store. */
export function memoryStorage(edits: WaitingEdit[] = []): OutboxStorage {
  return {
    read: () => Promise.resolve(edits),
    change: (change) => Promise.resolve((edits = change(edits))),
    clear: () => Promise.resolve(void (edits = [])),
  };
}

/** In the browser's IndexedDB, under the person's id. */
export function browserStorage(userId: string): OutboxStorage {
  const store = createStore("tracker-outbox", "edits");
  const read = async () => (await get<WaitingEdit[]>(userId, store)) ?? [];
  return {
    read,
    async change(change) {
      let changed: WaitingEdit[] = [];
      await update<WaitingEdit[]>(userId, (edits = []) => (changed = change(edits)), store);
      return changed;
    },
    clear: () => del(userId, store),
  };
}
