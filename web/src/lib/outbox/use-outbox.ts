import { useMutation } from "@tanstack/react-query";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { Edit, WaitingEdit } from "./edit";
import type { Outbox } from "./outbox";

export const OutboxContext = createContext<Outbox | null>(null);

export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (outbox === null) throw new Error("There is no outbox here: OutboxContext is missing.");
  return outbox;
}

/** Makes an edit that may wait for the network. It succeeds with `{ isWaiting }`, and fails only with what the server refuses. */
export function useEdit<Variables, Reply>(edit: Edit<Variables, Reply>) {
  const outbox = useOutbox();
  return useMutation({ mutationFn: (variables: Variables) => outbox.submit(edit, variables) });
}

/** What waits or was refused, oldest first. */
export function useWaitingEdits(): readonly WaitingEdit[] {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.read);
}
