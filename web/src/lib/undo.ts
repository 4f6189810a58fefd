import { perClient } from "./per-client";

export const UNDO_FAILED = "This could not be undone. Please try again.";
export const REDO_FAILED = "This could not be redone. Please try again.";

/** Undoes something. Returns what does it again, which can be undone in turn. Throws why it can't be undone. */
export type Undo = () => Promise<Undo>;

/** Undoes with `back` and does again with `forth`, each as often as it is asked for. */
export const backAndForth =
  (back: () => Promise<unknown>, forth: () => Promise<unknown>): Undo =>
  async () => {
    await back();
    return backAndForth(forth, back);
  };

/** An undo with what the screen does after it, and after it was done again. */
export const withAfter =
  (undo: Undo, undone: () => void, redone: () => void): Undo =>
  async () => {
    const redo = await undo();
    undone();
    return withAfter(redo, redone, undone);
  };

/** Something that was done and can be undone. */
export interface Done {
  /** What was done, in words. */
  label: string;
  undo: Undo;
}

const KEPT = 50;

type ChangeList = (change: (list: readonly Done[]) => readonly Done[]) => void;

/** What was done lately, to be undone from the last on, and what was undone, to be done again. */
export function createUndoStack() {
  let done: readonly Done[] = [];
  let undone: readonly Done[] = [];
  const failedBefore = new WeakSet<Done>();
  const without = (list: readonly Done[], one: Done) => list.filter((other) => other !== one);
  const withLast = (list: readonly Done[], one: Done) => [...list, one].slice(-KEPT);
  const withFailed = (list: readonly Done[], one: Done) => (failedBefore.has(one) ? [one, ...list] : [...list, one]);

  /** Puts a failed undo back, to be retried. */
  const failing = (one: Done, change: ChangeList) => (error: unknown) => {
    change((list) => withFailed(list, one));
    failedBefore.add(one);
    throw error;
  };

  /** Runs `one`; what does the opposite is in the other list at once, as the next key may mean it, and leaves it again when it fails. */
  async function run(one: Done, change: ChangeList) {
    const running = one.undo();
    const opposite: Done = { label: one.label, undo: async () => (await running)() };
    change((list) => withLast(list, opposite));
    try {
      await running;
    } catch (error) {
      change((list) => without(list, opposite));
      throw error;
    }
  }

  return {
    /** Adds what was just done. What was undone before can't be done again after it. */
    push(one: Done) {
      done = withLast(done, one);
      undone = [];
    },
    /** Forgets something that was not done after all. */
    drop(one: Done) {
      done = without(done, one);
    },
    last: (): Done | null => done.at(-1) ?? null,
    lastUndone: (): Done | null => undone.at(-1) ?? null,
    /**
     * Undoes one thing, once, and returns whether there was anything left to do. When that fails it can be retried; what fails twice
     * does not block the others.
     */
    async undo(one: Done) {
      if (!done.includes(one)) return false;
      done = without(done, one);
      await run(one, (change) => (undone = change(undone))).catch(failing(one, (change) => (done = change(done))));
      return true;
    },
    /** Does again what was undone last; like `undo` otherwise. */
    async redo(one: Done) {
      if (!undone.includes(one)) return false;
      undone = without(undone, one);
      await run(one, (change) => (done = change(done))).catch(failing(one, (change) => (undone = change(undone))));
      return true;
    },
  };
}

/** What the person whose cache this is did lately in this tab. */
export const undoStackOf = perClient(createUndoStack);
