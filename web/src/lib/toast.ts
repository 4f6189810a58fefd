export interface Toast {
  id: number;
  text: string;
  tone: "bad" | "good";
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function become(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(text: string, tone: Toast["tone"]) {
  // The same sentence twice is one toast, announced again.
  become([...toasts.filter((toast) => toast.text !== text), { id: ++lastId, text, tone }]);
}

/** Short messages in the corner, for what the specification calls alerts. Exact words, from anywhere. */
export const toast = {
  bad: (text: string) => show(text, "bad"),
  good: (text: string) => show(text, "good"),
};

export const toastStore = {
  read: () => toasts,
  dismiss: (id: number) => become(toasts.filter((toast) => toast.id !== id)),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
