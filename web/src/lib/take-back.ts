import type { QueryClient } from "@tanstack/react-query";
import { toast } from "@/lib/toast";
import { type Done, undoStackOf } from "@/lib/undo";

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
    toast.bad(`This could not be undone: ${reason}`);
  };
  stack.undo(done).then(() => toast.good(`Undone: ${done.label}`), failed);
}
