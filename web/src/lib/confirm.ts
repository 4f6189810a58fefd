import { createStore } from "./store";

export interface ConfirmOptions {
  /** The question, in the specification's words where it has any. */
  title: string;
  /** What will happen, and whether it can be undone. */
  body?: string;
  /** What the button that goes on says: the verb, not 'OK', unless the specification says so. */
  action: string;
  /** For what deletes. */
  danger?: boolean;
}

export interface Question extends ConfirmOptions {
  id: number;
  /** Answers it; only the first answer counts. */
  answer: (yes: boolean) => void;
}

const questions = createStore<readonly Question[]>([]);
let lastId = 0;

/** Asks the person, and answers whether to go on. Questions wait for each other. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const id = ++lastId;
    const answer = (yes: boolean) => {
      questions.set(questions.read().filter((question) => question.id !== id));
      resolve(yes);
    };
    questions.set([...questions.read(), { ...options, id, answer }]);
  });
}

/** The question on screen, for `ConfirmHost`. */
export const confirmStore = { read: () => questions.read()[0] ?? null, subscribe: questions.subscribe };
