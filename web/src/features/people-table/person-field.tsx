import type { PersonRow } from "@contract/founder-list";
import { useEffect, useRef, useState } from "react";
import type { CellChange, Refusal } from "@/components/data-grid/cell-change";
import { isSameValue, valueInWords } from "@/components/data-grid/cell-values";
import { type CellEdit, type CellValue, storedIn } from "@/components/data-grid/grid-column";
import { type FieldValue, ValueField } from "@/components/value-field";
import { useLatest } from "@/lib/use-latest";
import { toast } from "@/lib/toast";

interface PersonFieldProps {
  person: PersonRow;
  columnId: string;
  label: string;
  edit: CellEdit<PersonRow>;
  onEdit: (changes: readonly CellChange[]) => Promise<Refusal[]>;
}

/** What is typed but not stored, and why it could not be. */
interface Draft {
  value: FieldValue;
  /** What was stored when typing began. */
  seen: CellValue;
  problem?: string | undefined;
}

/** One field of a person. Leaving it saves it, as leaving a cell does; what is refused stays as it was typed, with the reason. */
export function PersonField({ person, columnId, label, edit, onEdit }: PersonFieldProps) {
  const stored = edit.value(person);
  const [draft, setDraft] = useState<Draft | null>(null);
  const isNote = edit.kind === "note";
  const isGone = useRef(false);
  const seen = draft ? draft.seen : storedIn(edit, person);
  const refuse = (value: FieldValue, problem: string) => {
    // What is being typed meanwhile stays.
    setDraft((now) => (now === null || Object.is(now.value, value) ? { value, seen, problem } : now));
    if (isGone.current) toast.bad(`${label}: ${problem}`);
  };

  const save = async (value: FieldValue) => {
    const isWritten = typeof value === "string" || typeof value === "number" || value === null;
    const parsed = isWritten ? edit.parse(valueInWords(value)) : { value };
    if ("problem" in parsed) {
      refuse(value, parsed.problem);
      return;
    }
    const isNothing = isSameValue(parsed.value, stored) || (isNote && parsed.value === null);
    if (isNothing) {
      setDraft(null);
      return;
    }
    setDraft({ value, seen });
    const [refused] = await onEdit([{ rowId: person.id, columnId, value: parsed.value, seen }]);
    if (refused) refuse(value, refused.reason);
    else setDraft((now) => (now?.value === value ? null : now));
  };

  // Closing the sheet leaves the field too, but the browser tells nobody.
  const leave = useLatest(() => {
    if (draft && draft.problem === undefined) void save(draft.value);
  });
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      leave();
    };
  }, [leave]);

  return (
    <ValueField
      label={label}
      type={edit.kind === "note" ? "long-text" : edit.kind}
      options={edit.options ?? []}
      placeholder={edit.placeholder}
      value={draft ? draft.value : stored}
      error={draft?.problem}
      onChange={(value) => setDraft({ value, seen })}
      onSettle={(value) => {
        // Of a day that was begun where none stood, nothing was told before.
        const isChosen = edit.kind === "select" || edit.kind === "boolean" || edit.kind === "multiselect";
        if (draft || isChosen || Number.isNaN(value)) void save(value);
      }}
    />
  );
}
