import { createStore } from "./store";

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
  /** It asks something: these are the answers, and it stays until one is given. */
  answers?: readonly ToastAction[];
  /** It is about something that goes on, and is taken away when that ends. */
  stays?: boolean;
}

/** An error stays at least this long before another message takes its place, unless it is dismissed: nobody can read it faster. */
export const READING_MS = 5_000;

// One message is on screen at a time. Behind an error that was not there long enough to be read, others wait: every error, and the newest
// of the rest.
let shown: { toast: Toast; since: number } | null = null;
let waiting: readonly Toast[] = [];
const list = createStore<readonly Toast[]>([]);
// Questions stay above the message.
let questions: readonly Toast[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;

const remaining = () => (shown?.toast.tone === "bad" ? Math.max(0, READING_MS - (performance.now() - shown.since)) : 0);

function show(toast: Toast | undefined) {
  shown = toast ? { toast, since: performance.now() } : null;
  tell();
  follow();
}

function tell() {
  list.set(shown ? [...questions, shown.toast] : questions);
}

/** Goes on to what waits, as soon as it may. */
function follow() {
  clearTimeout(timer);
  if (waiting.length > 0) timer = setTimeout(advance, remaining());
}

function advance() {
  clearTimeout(timer);
  const [next, ...others] = waiting;
  waiting = others;
  show(next);
}

function place(toast: Toast) {
  // The same sentence twice is one toast, announced again; of something that goes on, only the latest word counts.
  const isSame = (other: Toast) => other.text === toast.text || other.id === toast.id;
  const isInPlace = shown !== null && isSame(shown.toast);
  waiting = waiting.filter((other) => !isSame(other) && (toast.tone === "bad" || other.tone === "bad"));
  if (isInPlace || remaining() === 0) {
    show(toast);
    return;
  }
  const isError = toast.tone === "bad";
  const errors = waiting.filter(({ tone }) => tone === "bad");
  waiting = isError ? [...errors, toast, ...waiting.filter(({ tone }) => tone === "good")] : [...waiting, toast];
  follow();
}

function dismiss(id: number) {
  waiting = waiting.filter((toast) => toast.id !== id);
  if (questions.some((toast) => toast.id === id)) {
    questions = questions.filter((toast) => toast.id !== id);
    tell();
  } else if (shown?.toast.id === id) advance();
  else follow();
}

function say(text: string, tone: Toast["tone"], action?: ToastAction) {
  const id = ++lastId;
  place({ id, text, tone, action });
  return id;
}

/** Short messages in the corner, for what the specification calls alerts. Exact words, from anywhere. Gives the toast's id. */
export const toast = {
  bad: (text: string, action?: ToastAction) => say(text, "bad", action),
  good: (text: string, action?: ToastAction) => say(text, "good", action),
  /** One message that says how far something is, until it ends. */
  progress() {
    const id = ++lastId;
    return {
      say: (text: string) => place({ id, text, tone: "good", stays: true }),
      end: () => dismiss(id),
    };
  },
  /** Asks something, and stays until it is answered or dismissed. */
  ask(text: string, answers: readonly ToastAction[]) {
    const id = ++lastId;
    questions = [...questions, { id, text, tone: "bad", answers, stays: true }];
    tell();
    return id;
  },
  dismiss,
  /** Takes every message away, also those that wait. */
  clear() {
    waiting = [];
    questions = [];
    show(undefined);
  },
};

export const toastStore = { read: list.read, dismiss, subscribe: list.subscribe };
