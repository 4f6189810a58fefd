/** A value that React can subscribe to (`useSyncExternalStore`), and how to change it. */
export function createStore<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
