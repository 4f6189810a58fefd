import { get, set, update, type UseStore } from "idb-keyval";
import type { RecentSave, Settings } from "../messages.ts";
import type { QueueEntry } from "./queue.ts";
import type { Account } from "./tracker-host.ts";

/** What the background keeps between its lives. */
interface Kept {
  account: Account | null;
  baseUrl: string;
  /** The version of what is collected that the user was shown and agreed to. */
  agreed: number;
  settings: Settings;
  /** Newest first. */
  recent: RecentSave[];
  queue: QueueEntry[];
  /** The hashes of posts that were sent, oldest first. */
  handedIn: string[];
}

const nothingYet: Kept = {
  account: null,
  baseUrl: "",
  agreed: 0,
  settings: { pageButton: false, handInOnView: false },
  recent: [],
  queue: [],
  handedIn: [],
};

export interface Keeper {
  read<Key extends keyof Kept>(key: Key): Promise<Kept[Key]>;
  write<Key extends keyof Kept>(key: Key, value: Kept[Key]): Promise<void>;
  /** Changes what is kept in one transaction. */
  change<Key extends keyof Kept>(key: Key, by: (value: Kept[Key]) => Kept[Key]): Promise<void>;
}

/**
 * The extension's own IndexedDB, which no page and no script in a page reaches: scripts in pages have the page's. They do reach
 * `storage.local`, which is why nothing is kept there. `appUrl`: where Tracker is unless the user names another place.
 */
export function createKeeper(store: UseStore, appUrl: string): Keeper {
  const atFirst = { ...nothingYet, baseUrl: appUrl };
  return {
    read: async (key) => (await get(key, store)) ?? atFirst[key],
    write: (key, value) => set(key, value, store),
    change: (key, by) => update<Kept[typeof key]>(key, (value) => by(value ?? atFirst[key]), store),
  };
}
