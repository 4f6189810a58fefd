import { type CustomField, FIELD_LABEL_TAKEN } from "@contract/custom-fields";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useRef, useState } from "react";
import { FormError } from "@/components/form-error";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogHead } from "@/components/ui/dialog";
import { customFieldsQuery } from "@/features/table-preferences/table-preferences.queries";
import { reasonOr } from "@/lib/reason-or";
import { toast } from "@/lib/toast";
import { useUserId } from "@/features/session/session.queries";
import { useDraft } from "@/lib/use-draft";
import { CustomFieldForm } from "./custom-field-form";
import { useAddCustomField, useChangeCustomField } from "./custom-fields.queries";
import {
  builtName,
  changedParts,
  checkField,
  draftOf,
  emptyDraft,
  type FieldDraft,
  isSameDraft,
  readDraft,
  rebased,
} from "./field-draft";
import { CHANGE_FAILED, CREATE_FAILED } from "./messages";

/**
 * What is typed about a column, a new one without `field`, kept in this tab until it is stored or given up. What another tab or device
 * changed of the column meanwhile is in it.
 */
function useFieldDraft(field: CustomField | null) {
  const [kept, keep] = useDraft(useUserId(), `custom-column:${field?.id ?? "new"}`);
  const start = field ? draftOf(field) : emptyDraft;
  const edited = readDraft(kept);
  const draft = edited ? rebased(edited, start) : start;
  const change = (next: FieldDraft) =>
    keep(isSameDraft(next, start) ? "" : JSON.stringify({ draft: next, from: start }));
  return { draft, change, forget: () => keep("") };
}

const noFields: CustomField[] = [];

interface CustomFieldDialogProps {
  /** The column to change; null for a new one. */
  field: CustomField | null;
  /** Called with a new column once the dialog is gone: the focus may go to it. */
  onAdded: (fieldId: CustomField["id"]) => void;
  onClose: () => void;
}

/** Add Custom Column, or the same for one that is there. What is typed stays until it is stored or cancelled. */
export default function CustomFieldDialog({ field, onAdded, onClose }: CustomFieldDialogProps) {
  const { draft, change, forget } = useFieldDraft(field);
  const [isChecked, setChecked] = useState(false);
  const added = useRef<CustomField["id"]>(null);
  const adding = useAddCustomField();
  const changing = useChangeCustomField();
  const { isPending, error, reset } = field ? changing : adding;
  // Another tab may have taken the label meanwhile.
  const refusedLabel = error?.message === FIELD_LABEL_TAKEN ? error.message : undefined;
  const { data: fields = noFields } = useQuery(customFieldsQuery);
  const others = fields.filter(({ id }) => id !== field?.id);
  const checked = checkField(draft, others);

  const done = (text: string) => {
    forget();
    toast.good(text);
    onClose();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!checked.ok || isPending) return;
    if (field === null) {
      adding.mutate(checked.field, {
        onSuccess: ({ id, label }) => {
          added.current = id;
          done(`Column “${label}” added`);
        },
      });
    } else {
      const changed = changedParts(field, checked.field);
      if (Object.keys(changed).length === 0) done(`Column “${field.label}” saved`);
      else
        changing.mutate(
          { id: field.id, field: changed },
          { onSuccess: ({ label }) => done(`Column “${label}” saved`) },
        );
    }
  };
  return (
    <Dialog open onOpenChange={(isShown) => !isShown && onClose()}>
      <DialogContent afterClose={() => added.current !== null && onAdded(added.current)}>
        <DialogHead title={field ? "Edit Custom Column" : "Add Custom Column"}>
          A custom field on every person. Only you can see it.
        </DialogHead>
        <form noValidate onSubmit={onSubmit} className="grid gap-4">
          <CustomFieldForm
            draft={draft}
            builtName={builtName(draft, others)}
            errors={isChecked && !checked.ok ? checked.errors : refusedLabel ? { label: refusedLabel } : {}}
            onChange={(next) => {
              if (refusedLabel) reset();
              change(next);
            }}
          />
          {error && !refusedLabel && <FormError>{reasonOr(field ? CHANGE_FAILED : CREATE_FAILED, error)}</FormError>}
          <DialogFooter>
            <Button
              onClick={() => {
                forget();
                onClose();
              }}
            >
              Cancel
            </Button>
            <Button type="submit" variant="primary" aria-disabled={isPending}>
              {field ? (isPending ? "Saving..." : "Save") : isPending ? "Adding..." : "Add Column"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
