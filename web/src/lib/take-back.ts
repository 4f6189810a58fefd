import type { QueryClient } from "@tanstack/react-query";
import { hasFailed } from "@/lib/reason-or";
import { perClient } from "@/lib/per-client";
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

/** What is being undone or done again, until what came of it is said. */
const runningOf = perClient(() => new Set<Promise<unknown>>());

function tellOutcome(client: QueryClient, outcome: Promise<unknown>) {
  const running = runningOf(client);
  running.add(outcome);
  void outcome.finally(() => running.delete(outcome));
}

/** Says that a key had nothing to do, after what the keys before it did: a message takes the place of the one before. */
function tellNothing(client: QueryClient, sentence: string) {
  const running = runningOf(client);
  if (running.size === 0) toast.good(sentence);
  else void Promise.all(running).then(() => toast.good(sentence));
}

/** Undoes what was done last, or one thing in particular, and says so. */
export function takeBack(client: QueryClient, one?: Done) {
  const stack = undoStackOf(client);
  const done = one ?? stack.last();
  if (!done) {
    tellNothing(client, "Nothing to undo");
    return;
  }
  const offer = offers.get(done);
  if (offer !== undefined) toast.dismiss(offer);
  const undoing = stack.undo(done);
  tellOutcome(
    client,
    undoing.then((isUndone) => isUndone && toast.good("Change undone"), tellFailed(UNDO_FAILED, "undone")),
  );
}

/** Does again what was undone last, and says so. */
export function redo(client: QueryClient) {
  const stack = undoStackOf(client);
  const undone = stack.lastUndone();
  if (!undone) {
    tellNothing(client, "Nothing to redo");
    return;
  }
  const redoing = stack.redo(undone);
  tellOutcome(
    client,
    redoing.then((isRedone) => isRedone && toast.good("Change redone"), tellFailed(REDO_FAILED, "redone")),
  );
}

const tellFailed = (sentence: string, what: "undone" | "redone") => (error: unknown) => {
  const reason = error instanceof Error ? error.message : "an error occurred";
  toast.bad(hasFailed(error) ? sentence : `This could not be ${what}: ${reason}`);
};
