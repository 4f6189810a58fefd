import type { Filter, FilterTest } from "@contract/founder-list";
import { type SyntheticEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Options, Select } from "@/components/ui/select";
import { draftOf, type FilterDraft, filterOf, newDraft, testsFor } from "./filter-draft";
import { FilterValue } from "./filter-value";
import { testLabels } from "./filter-words";
import type { FilterableColumn } from "./filterable-columns";

interface FilterFormProps {
  columns: readonly FilterableColumn[];
  /** The filter that is changed; without one, a new one is made. */
  filter: Filter | null;
  /** Where a new one begins. */
  startsWith?: string | undefined;
  onApply: (filter: Filter) => void;
  /** Where nothing around it closes it. */
  onCancel?: () => void;
}

/** A filter as it is being written: a column, a test that fits its type, and what it is compared with. */
export function FilterForm({ columns, filter, startsWith, onApply, onCancel }: FilterFormProps) {
  const id = useId();
  const first = columns.find((column) => column.id === (filter?.column ?? startsWith)) ?? columns[0];
  const [column, setColumn] = useState(first);
  const [draft, setDraft] = useState<FilterDraft | null>(() =>
    filter ? draftOf(filter) : ((first && newDraft(first)) ?? null),
  );
  const [problem, setProblem] = useState("");
  if (!column || !draft) return null;
  const change = (part: Partial<FilterDraft>) => {
    setProblem("");
    setDraft({ ...draft, ...part });
  };
  const choose = (columnId: string) => {
    const next = columns.find((one) => one.id === columnId);
    if (!next) return;
    setColumn(next);
    setProblem("");
    setDraft(next.type === column.type && testsFor(next).includes(draft.is) ? draft : newDraft(next));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A popover's form is in the table's tree.
    event.stopPropagation();
    const made = filterOf(column.id, draft);
    if (typeof made === "string") setProblem(made);
    else onApply(made);
  };
  const tests = testsFor(column);
  return (
    <form onSubmit={submit} noValidate className="grid gap-2" aria-describedby={problem ? `${id}-problem` : undefined}>
      <div className="grid grid-cols-2 gap-2">
        <Select aria-label="Column" value={column.id} onChange={(event) => choose(event.target.value)}>
          {columns.map(({ id: columnId, label }) => (
            <option key={columnId} value={columnId}>
              {label}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Test"
          value={draft.is}
          onChange={(event) => change({ is: event.target.value as FilterTest })}
        >
          <Options values={tests} label={(test) => testLabels[test]} />
        </Select>
      </div>
      <FilterValue column={column} draft={draft} onDraft={change} />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-bad-foreground text-sm">
          {problem}
        </p>
      )}
      <div className="mt-1 flex justify-end gap-2">
        {onCancel && (
          <Button variant="ghost" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" variant="primary" size="sm">
          {filter ? "Change filter" : "Add filter"}
        </Button>
      </div>
    </form>
  );
}
