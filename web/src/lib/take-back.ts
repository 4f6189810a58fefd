import type { QueryClient } from "@tanstack/react-query";
import { hasFailed } from "@/lib/reason-or";
import { toast } from "@/lib/toast";
import { type Done, REDO_FAILED, UNDO_FAILED, undoStackOf } from "@/lib/undo";

// The messages that offer to undo something, so that none of them offers it after it was done with Ctrl+Z.
const offers = new WeakMap<Done, number>();

/** Says what was done and, where only a part of it was, what failed; with an Undo. */
export function tellDone(client: QueryClient, done: Done, failure?: string) {
  const action = { label: "Undo", run: () => takeBack(client, done) };
  const isWhole = failure === undefined;
  offers.set(done, isWhole ? toast.good(done.label, action) : toast.bad(`${done.label} ${failure}`, action));
}

/** Says what was done, with its Undo there and under Ctrl+Z. */
export function offerUndo(client: QueryClient, label: string, undo: Done["undo"], failure?: string) {
  const done = { label, undo };
  undoStackOf(client).push(done);
  tellDone(client, done, failure);
}

/** Undoes what was done last, or one thing in particular, and says so. */
export function takeBack(client: QueryClient, one?: Done) {
  const stack = undoStackOf(client);
  const done = one ?? stack.last();
  if (!done) {
    toast.good("Nothing to undo");
    return;
  }
  const offer = offers.get(done);
  if (offer !== undefined) toast.dismiss(offer);
  stack.undo(done).then((isUndone) => isUndone && toast.good("Change undone"), tellFailed(UNDO_FAILED, "undone"));
}

/** Does again what was undone last, and says so. */
export function redo(client: QueryClient) {
  const stack = undoStackOf(client);
  const undone = stack.lastUndone();
  if (!undone) {
    toast.good("Nothing to redo");
    return;
  }
  stack.redo(undone).then((isRedone) => isRedone && toast.good("Change redone"), tellFailed(REDO_FAILED, "redone"));
}

const tellFailed = (sentence: string, what: "undone" | "redone") => (error: unknown) => {
  const reason = error instanceof Error ? error.message : "an error occurred";
  toast.bad(hasFailed(error) ? sentence : `This could not be ${what}: ${reason}`);
};
