import { loadChunk } from "@/lib/load-chunk";

/** The code of each feature whose edits may wait for the network, by the first word of their kind. */
const modules: Record<string, () => Promise<unknown>> = {
  founders: () =>
    Promise.all([
      import("@/features/founders/founder-edits.queries"),
      import("@/features/founders/add-founder.queries"),
    ]),
  notes: () => import("@/features/notes/notes.queries"),
  profile: () => import("@/features/profile/profile-edits.queries"),
  tasks: () => import("@/features/tasks/task-edits.queries"),
  touches: () => import("@/features/outreach/outreach.queries"),
};

/** Loads what defines a kind of edit, so that it can be sent after a reload. */
export async function loadEdit(kind: string): Promise<void> {
  const load = modules[kind.split(".")[0] ?? ""];
  if (load) await loadChunk(load);
}
