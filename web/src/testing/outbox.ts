import type { QueryClient } from "@tanstack/react-query";
import { createOutbox, type OutboxWorld } from "@/lib/outbox/outbox";
import { memoryStorage } from "@/lib/outbox/outbox-storage";

/** An outbox in memory, able to send unless a test says otherwise. */
export function anOutbox(client: QueryClient, given: Partial<OutboxWorld> = {}) {
  let lastId = 0;
  return createOutbox({
    storage: memoryStorage(),
    client,
    canSend: () => true,
    newId: () => `edit-${(lastId += 1)}`,
    now: () => new Date("2026-11-21T10:00:00Z"),
    loadKind: () => Promise.resolve(),
    alone: (work) => work(),
    onRefused: () => undefined,
    tellTabs: () => undefined,
    ...given,
  });
}
