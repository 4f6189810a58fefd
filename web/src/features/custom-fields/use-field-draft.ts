import type { CustomField } from "@contract/custom-fields";
import { useUserId } from "@/features/session/session.queries";
import { useDraft } from "@/lib/use-draft";
import { draftOf, emptyDraft, type FieldDraft, isSameDraft, readDraft, rebased } from "./field-draft";

/**
 * What is typed about a column, a new one without `field`, kept in this tab until it is stored or given up. What another tab or device
 * changed of the column meanwhile is in it.
 */
export function useFieldDraft(field: CustomField | null) {
  const [kept, keep] = useDraft(useUserId(), `custom-column:${field?.id ?? "new"}`);
  const start = field ? draftOf(field) : emptyDraft;
  const edited = readDraft(kept);
  const draft = edited ? rebased(edited, start) : start;
  const change = (next: FieldDraft) =>
    keep(isSameDraft(next, start) ? "" : JSON.stringify({ draft: next, from: start }));
  return { draft, change, forget: () => keep("") };
}
