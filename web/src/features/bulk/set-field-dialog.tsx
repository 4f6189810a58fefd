import { useQuery } from "@tanstack/react-query";
import { useId, useMemo, useState } from "react";
import { FormError } from "@/components/form-error";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogHead } from "@/components/ui/dialog";
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
import { type SettableField, settableFields } from "./settable-fields";

const none: never[] = [];

function useSettableFields() {
  const { data: profile } = useQuery(profileQuery(useUserId()));
  const { data: fields = none } = useQuery(customFieldsQuery);
  const stages = profile?.founderStages ?? none;
  const statuses = profile?.founderStatuses ?? none;
  return useMemo(() => settableFields({ stages, statuses }, fields), [stages, statuses, fields]);
}

/** Sets one field of the selected people, or clears it where that is asked for. */
export default function SetFieldDialog({ selected, onClose }: { selected: SelectedPeople; onClose: () => void }) {
  const fields = useSettableFields();
  const [fieldId, setFieldId] = useState(fields[0]?.id ?? "");
  const [value, setValue] = useState<FieldValue>(null);
  const [isClearing, setClearing] = useState(false);
  const { mutate: set, isPending, error, reset } = useSetSelected();
  const field = fields.find(({ id }) => id === fieldId) ?? fields[0];
  if (!field) return null;
  const who = peopleInWords(selected.count);
  const choose = (id: string) => {
    setFieldId(id);
    setValue(null);
    setClearing(false);
    reset();
  };
  const change = (next: FieldValue) => {
    setValue(next);
    reset();
  };
  const canSubmit = isClearing || (value !== null && !Number.isNaN(value));
  const isChoice = field.type === "select" || field.type === "boolean";
  const submit = () => {
    const stored = isClearing ? null : typeof value === "object" && value !== null ? [...value] : value;
    if (canSubmit && !isPending) set({ selected, field, value: stored }, { onSuccess: onClose });
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
          <DialogHead title="Set a field">Set one value for {who}. You can undo this.</DialogHead>
          <FieldChoice fields={fields} chosen={field.id} onChoose={choose} />
          {!isClearing && (
            <ValueField
              key={field.id}
              label="Value"
              type={field.type}
              options={field.options}
              value={value}
              placeholder={isChoice ? "Choose a value" : "Enter a value"}
              onChange={change}
            />
          )}
          <ClearOption
            isChosen={isClearing}
            onChange={(next) => {
              setClearing(next);
              reset();
            }}
          />
          {error && <FormError>{reasonOr(bulkMessages.setFailed, error)}</FormError>}
          <DialogFooter>
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
            <Button
              type="submit"
              variant={isClearing ? "danger" : "primary"}
              disabled={!canSubmit}
              aria-disabled={isPending}
            >
              {isPending && <Spinner />}
              {isClearing ? `Clear for ${who}` : `Set for ${who}`}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

interface FieldChoiceProps {
  fields: readonly SettableField[];
  chosen: string;
  onChoose: (id: string) => void;
}

function FieldChoice({ fields, chosen, onChoose }: FieldChoiceProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>Field</Label>
      <Select id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {fields.map((field) => (
          <option key={field.id} value={field.id}>
            {field.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Emptying a field is asked for by name: leaving the value out must never do it. */
function ClearOption({ isChosen, onChange }: { isChosen: boolean; onChange: (isChosen: boolean) => void }) {
  const id = useId();
  return (
    <div className="flex items-center gap-1">
      <Checkbox id={id} checked={isChosen} onCheckedChange={(checked) => onChange(checked === true)} />
      <Label htmlFor={id} className="text-bad-foreground font-normal">
        Clear this field instead
      </Label>
    </div>
  );
}
