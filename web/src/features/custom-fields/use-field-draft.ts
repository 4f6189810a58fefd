import type { CustomField } from "@contract/custom-fields";
import { useUserId } from "@/features/session/session.queries";
import { useDraft } from "@/lib/use-draft";
import { draftOf, emptyDraft, type FieldDraft, isSameDraft, readDraft } from "./field-draft";

/** What is typed about a column, a new one without `field`, kept in this tab until it is stored or given up. */
export function useFieldDraft(field: CustomField | null) {
  const [kept, keep] = useDraft(useUserId(), `custom-column:${field?.id ?? "new"}`);
  const start = field ? draftOf(field) : emptyDraft;
  const draft = readDraft(kept) ?? start;
  const change = (next: FieldDraft) => keep(isSameDraft(next, start) ? "" : JSON.stringify(next));
  return { draft, change, forget: () => keep("") };
}
