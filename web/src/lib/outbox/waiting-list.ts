import type { WaitingEdit } from "./edit";
import { createStore } from "../store";
import type { OutboxStorage } from "./outbox-storage";

export const isOpen = (edit: WaitingEdit) => edit.refusal === undefined;

/** The stored edits as one value that React can subscribe to. `tellTabs` is called when they changed here. */
export function createWaitingList(storage: OutboxStorage, tellTabs: () => void) {
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
