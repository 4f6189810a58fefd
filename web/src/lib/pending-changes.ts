/** A user's changes that this browser keeps and the server does not have yet. */
export interface PendingChanges {
  count(): number;
  forget(): Promise<void>;
}

const all = new Set<PendingChanges>();

/** Registers changes that a sign-out asks about and forgets. Returns how to unregister them. */
export function registerPendingChanges(changes: PendingChanges): () => void {
  all.add(changes);
  return () => {
    all.delete(changes);
  };
}

/** Returns how many changes would be lost. */
export function countPendingChanges(): number {
  return [...all].reduce((sum, { count }) => sum + count(), 0);
}

/** Returns how to forget the current changes, also after the screen that registered them is gone. */
export function collectPendingChanges(): () => Promise<void> {
  const collected = [...all];
  return async () => {
    for (const { forget } of collected) await forget();
  };
}
