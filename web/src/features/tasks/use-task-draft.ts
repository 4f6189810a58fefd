import { useUserId } from "@/features/session/session.queries";
import { useDraft } from "@/lib/use-draft";
import { readFields, type TaskFields } from "./task-fields";

/** What is typed about a task, kept in this tab under `name` until it is saved or thrown away. */
export function useTaskDraft(name: string, initial: TaskFields) {
  const [draft, setDraft] = useDraft(useUserId(), `task:${name}`);
  const kept = draft === "" ? null : readFields(draft);
  return {
    fields: kept ?? initial,
    change: (fields: TaskFields) => setDraft(JSON.stringify(fields)),
    clear: () => setDraft(""),
  };
}

/** Whether something typed about a task waits to be saved. */
export function useHasDraft(name: string): boolean {
  return useDraft(useUserId(), `task:${name}`)[0] !== "";
}
