import type { WaitingEdit } from "./edit";
import type { OutboxStorage } from "./outbox-storage";

export const isOpen = (edit: WaitingEdit) => edit.refusal === undefined;

/** The stored edits as one value that React can subscribe to. `tellTabs` is called when they changed here. */
export function createWaitingList(storage: OutboxStorage, tellTabs: () => void) {
  let edits: readonly WaitingEdit[] = [];
  const listeners = new Set<() => void>();
  const become = (next: readonly WaitingEdit[]) => {
    edits = next;
    for (const listener of listeners) listener();
  };
  const change = async (edit: (edits: WaitingEdit[]) => WaitingEdit[]) => {
    become(await storage.change(edit));
    tellTabs();
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read: () => edits,
    look: async () => become(await storage.read()),
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
      become([]);
      tellTabs();
    },
  };
}
