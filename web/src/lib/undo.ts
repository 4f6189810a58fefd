import { perClient } from "./per-client";

export const UNDO_FAILED = "This could not be undone. Please try again.";

/** Something that was done and can be taken back. */
export interface Done {
  /** What was done, in words. */
  label: string;
  undo: () => Promise<unknown>;
}

const KEPT = 50;

/** What was done lately, to be taken back from the last on. */
export function createUndoStack() {
  let done: readonly Done[] = [];
  const failedBefore = new WeakSet<Done>();
  const takeOut = (one: Done) => {
    const isThere = done.includes(one);
    done = done.filter((other) => other !== one);
    return isThere;
  };
  return {
    push(one: Done) {
      done = [...done, one].slice(-KEPT);
    },
    /** Forgets something that was not done after all. */
    drop(one: Done) {
      takeOut(one);
    },
    last: (): Done | null => done.at(-1) ?? null,
    /** Takes one thing back, once, and says whether there was anything left to do. When that fails it can be tried again; what fails twice does not stand in the way of the others. */
    async undo(one: Done) {
      if (!takeOut(one)) return false;
      try {
        await one.undo();
        return true;
      } catch (error) {
        done = failedBefore.has(one) ? [one, ...done] : [...done, one];
        failedBefore.add(one);
        throw error;
      }
    },
  };
}

/** What the person whose cache this is did lately in this tab. */
export const undoStackOf = perClient(createUndoStack);
