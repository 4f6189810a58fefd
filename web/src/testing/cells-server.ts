import type { PersonRow } from "@contract/founder-list";
import { NOTES_KEY } from "@contract/people-changes";
import { QueryClient } from "@tanstack/react-query";
import { editPeopleWith } from "@/features/founders/edit-people-with";
import { foundersQuery } from "@/features/founders/founders.queries";
import { fakeServer } from "./fake-server";
import { anOutbox } from "./outbox";

interface Sent {
  id: string;
  fields: Record<string, unknown>;
  seen: Record<string, unknown>;
}
type Values = Record<string, Record<string, unknown>>;

/** A table of people and a server that stores their fields as the database does: by batch, with conflicts and undo. */
export function aTableOf(people: readonly PersonRow[]) {
  const client = new QueryClient();
  const { queryKey } = foundersQuery();
  client.setQueryData(queryKey, { rows: [...people], next: null, total: people.length });
  const stored: Values = Object.fromEntries(people.map((row) => [row.id, { ...row }]));
  const batches = new Map<string, { id: string; key: string; was: unknown; became: unknown }[]>();
  const server = {
    stored,
    sent: [] as Sent[][],
    /** Why a field is refused, if it is. */
    refuses: (_key: string): string | null => null,
    isUp: true,
    answers: Promise.resolve(),
  };
  const change = (changes: Sent[], batchId: string) => {
    server.sent.push(changes);
    const reply = { batchId, changed: 0, columns: [], conflicts: [] as unknown[], refused: [] as unknown[] };
    const batch = batches.get(batchId) ?? [];
    batches.set(batchId, batch);
    for (const [at, { id, fields, seen }] of changes.entries()) {
      for (const [key, value] of Object.entries(fields)) {
        const row = stored[id] ?? {};
        const was = row[key] ?? null;
        const message = server.refuses(key);
        if (same(was, value)) continue;
        // A note is added, whatever the latest one is.
        if (key !== NOTES_KEY && key in seen && !same(seen[key], was)) reply.conflicts.push({ at, key, value: was });
        else if (message !== null) reply.refused.push({ at, key, code: "PT400", message });
        else {
          batch.push({ id, key, was, became: value });
          row[key] = value;
          reply.changed += 1;
        }
      }
    }
    return reply;
  };
  const undo = (batchId: string) => {
    const undoId = crypto.randomUUID();
    const batch = batches.get(batchId) ?? [];
    const back = batch.filter(({ id, key, became }) => same(stored[id]?.[key], became));
    for (const { id, key, was } of back) (stored[id] ?? {})[key] = was;
    batches.set(
      undoId,
      back.map(({ was, became, ...cell }) => ({ ...cell, was: became, became: was })),
    );
    batches.delete(batchId);
    const edited = batch.length - back.length;
    const count = new Set(back.map(({ id }) => id)).size;
    return { count, of: count, left: 0, leftAlone: edited > 0 ? { edited } : {}, undoId };
  };
  const down = { status: 500, json: {} };
  const asked = fakeServer({
    "rpc/change_people": ({ body }) => {
      const { changes, batch_id } = body as { changes: Sent[]; batch_id: string };
      return server.isUp ? { json: change(changes, batch_id), after: server.answers } : down;
    },
    "rpc/undo": ({ body }) => {
      const { undo_id } = body as { undo_id: string };
      if (!server.isUp) return down;
      if (batches.has(undo_id)) return { json: undo(undo_id) };
      return { status: 404, json: { code: "PT404", message: "This cannot be undone any more." } };
    },
  });
  let canSend = true;
  const outbox = anOutbox(client, { canSend: () => canSend });
  const edit = editPeopleWith(client, outbox, (id) => id);
  return {
    ...{ client, outbox, edit, server, asked },
    goOffline: () => (canSend = false),
    comeBack: () => {
      canSend = true;
      return outbox.replay();
    },
    /** What a cell shows. */
    shown: (key: keyof PersonRow, at = 0) => client.getQueryData(queryKey)?.rows[at]?.[key],
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
