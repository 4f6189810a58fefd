import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { FormError } from "@/components/form-error";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from "@/components/ui/dialog";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { Spinner } from "@/components/ui/spinner";
import { type FieldValue, ValueField } from "@/components/value-field";
import type { SelectedPeople } from "@/features/founders/founders.queries";
import { profileQuery } from "@/features/profile/profile.queries";
import { useUserId } from "@/features/session/session.queries";
import { customFieldsQuery } from "@/features/table-preferences/table-preferences.queries";
import { reasonOr } from "@/lib/reason-or";
import { useSetSelected } from "./bulk.queries";
import { bulkMessages, peopleInWords } from "./bulk-words";
import { settableFields } from "./settable-fields";

const none: never[] = [];

function useSettableFields() {
  const { data: profile } = useQuery(profileQuery(useUserId()));
  const { data: fields = none } = useQuery(customFieldsQuery);
  const stages = profile?.founderStages ?? none;
  const statuses = profile?.founderStatuses ?? none;
  return useMemo(() => settableFields({ stages, statuses }, fields), [stages, statuses, fields]);
}

/** Sets one field of the selected people; a blank value empties it. */
export default function SetFieldDialog({ selected, onClose }: { selected: SelectedPeople; onClose: () => void }) {
  const fields = useSettableFields();
  const [fieldId, setFieldId] = useState(fields[0]?.id ?? "");
  const [value, setValue] = useState<FieldValue>(null);
  const { mutate: set, isPending, error, reset } = useSetSelected();
  const field = fields.find(({ id }) => id === fieldId) ?? fields[0];
  if (!field) return null;
  const whom = peopleInWords(selected.count);
  const choose = (id: string) => {
    setFieldId(id);
    setValue(null);
    reset();
  };
  const change = (next: FieldValue) => {
    setValue(next);
    reset();
  };
  const submit = () => {
    const stored = typeof value === "object" && value !== null ? [...value] : value;
    if (!isPending) set({ selected, field, value: stored }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <div className="grid gap-1">
            <DialogTitle>Set a field</DialogTitle>
            <DialogDescription>The same value for {whom}. It can be undone.</DialogDescription>
          </div>
          <div className="grid gap-1.5">
            <Label htmlFor="field-to-set">Field</Label>
            <Select id="field-to-set" value={field.id} onChange={({ target }) => choose(target.value)}>
              {fields.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </div>
          <ValueField
            key={field.id}
            label="Value"
            type={field.type}
            options={field.options}
            value={value}
            onChange={change}
          />
          {error && <FormError>{reasonOr(bulkMessages.setFailed, error)}</FormError>}
          <DialogFooter>
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
            <Button type="submit" variant="primary" aria-disabled={isPending}>
              {isPending && <Spinner />}
              {value === null ? `Empty it for ${whom}` : `Set for ${whom}`}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
