import type { QueryClient } from "@tanstack/react-query";
import { hasFailed } from "@/lib/reason-or";
import { toast } from "@/lib/toast";
import { type Done, UNDO_FAILED, undoStackOf } from "@/lib/undo";

/** Says what was done, with its Undo there and under Ctrl+Z. */
export function offerUndo(client: QueryClient, label: string, undo: Done["undo"]) {
  const done = { label, undo };
  undoStackOf(client).push(done);
  toast.good(label, { label: "Undo", run: () => takeBack(client, done) });
}

/** Takes back what was done last, or one thing in particular, and says so. */
export function takeBack(client: QueryClient, one?: Done) {
  const stack = undoStackOf(client);
  const done = one ?? stack.last();
  if (!done) {
    toast.good("There is nothing to undo.");
    return;
  }
  const failed = (error: unknown) => {
    const reason = error instanceof Error ? error.message : "an error occurred";
    toast.bad(hasFailed(error) ? UNDO_FAILED : `This could not be undone: ${reason}`);
  };
  stack.undo(done).then(() => toast.good(`Undone: ${done.label}`), failed);
}
