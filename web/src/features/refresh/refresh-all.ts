import type { RefreshAll } from "@contract/refresh";
import { requestRefreshAll } from "@stores/refresh";
import type { QueryClient } from "@tanstack/react-query";
import { asQueued, changeLists, holdLists, withChanged } from "@/features/founders/founders.queries";
import { confirm } from "@/lib/confirm";
import { db } from "@/lib/db";
import { readAgain } from "@/lib/read-again";
import { toast } from "@/lib/toast";
import { isUnreachable } from "@/lib/unreachable";
import { refreshAllMessages } from "./messages";

const { title, body, action, queued, notQueued, failed } = refreshAllMessages;

async function request(): Promise<RefreshAll | null> {
  try {
    const reply = await requestRefreshAll(db);
    if (reply.success) return reply;
    toast.bad(notQueued);
  } catch (error) {
    toast.bad(isUnreachable(error) ? failed : notQueued);
  }
  return null;
}

/** Asks, then queues a refresh of everybody and says how many; `showQueue` leads to them. */
export async function refreshAll(client: QueryClient, showQueue: () => void): Promise<void> {
  if (!(await confirm({ title, body, action }))) return;
  const reply = await request();
  if (!reply) return;
  toast.good(queued(reply), { label: "Show", run: showQueue });
  await holdLists(client);
  // Reading again brings the first people only.
  const queuedIds = new Set(reply.jobs.map(({ founderId }) => founderId));
  changeLists(client, (list) => withChanged(list, (row) => (queuedIds.has(row.id) ? asQueued(row) : row)));
  await readAgain(client, ["refresh"], ["founders", "list"]);
}
