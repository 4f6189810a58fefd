export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  text: string;
  tone: "bad" | "good";
  /** What can be done about it, such as Undo. */
  action?: ToastAction | undefined;
  /** It is about something that goes on, and is taken away when that ends. */
  stays?: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function become(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(text: string, tone: Toast["tone"], action?: ToastAction) {
  // The same sentence twice is one toast, announced again.
  const id = ++lastId;
  become([...toasts.filter((toast) => toast.text !== text), { id, text, tone, action }]);
  return id;
}

/** Short messages in the corner, for what the specification calls alerts. Exact words, from anywhere. Gives the toast's id. */
export const toast = {
  bad: (text: string, action?: ToastAction) => show(text, "bad", action),
  good: (text: string, action?: ToastAction) => show(text, "good", action),
  /** One message that says how far something is, until it ends. */
  progress() {
    const id = ++lastId;
    const others = () => toasts.filter((toast) => toast.id !== id);
    return {
      say: (text: string) => become([...others(), { id, text, tone: "good", stays: true }]),
      end: () => become(others()),
    };
  },
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
