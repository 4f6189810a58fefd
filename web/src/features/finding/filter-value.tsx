import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { FilterDraft } from "./filter-draft";
import type { FilterableColumn } from "./filterable-columns";
import { relativeDays } from "./relative-days";

interface FilterValueProps {
  column: FilterableColumn;
  draft: FilterDraft;
  onDraft: (change: Partial<FilterDraft>) => void;
}

/** What a column is compared with, in the fields that the test wants. */
export function FilterValue({ column, draft, onDraft }: FilterValueProps) {
  switch (draft.is) {
    case "contains":
    case "equals":
      return (
        <Input
          aria-label="Text"
          placeholder="Text"
          maxLength={500}
          value={draft.text}
          onChange={(event) => onDraft({ text: event.target.value })}
        />
      );
    case "between":
      return (
        <Pair>
          <NumberBound label="From" value={draft.min} onChange={(min) => onDraft({ min })} />
          <NumberBound label="To" value={draft.max} onChange={(max) => onDraft({ max })} />
        </Pair>
      );
    case "during":
      return (
        <Pair>
          <DayBound label="From" value={draft.from} onChange={(from) => onDraft({ from })} />
          <DayBound label="To" value={draft.to} onChange={(to) => onDraft({ to })} />
        </Pair>
      );
    case "within":
      return (
        <Select aria-label="When" value={draft.span} onChange={(event) => onDraft({ span: event.target.value })}>
          {relativeDays.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      );
    case "any_of":
      return <Options column={column} chosen={draft.options} onChange={(options) => onDraft({ options })} />;
    case "checked":
      return (
        <Select
          aria-label="Value"
          value={draft.value ? "yes" : "no"}
          onChange={(event) => onDraft({ value: event.target.value === "yes" })}
        >
          <option value="yes">yes</option>
          <option value="no">no</option>
        </Select>
      );
    default:
      return null;
  }
}

function Pair({ children }: { children: React.ReactNode }) {
  return <div className="grid grid-cols-2 gap-2">{children}</div>;
}

interface BoundProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function NumberBound({ label, value, onChange }: BoundProps) {
  return (
    <Input
      aria-label={label}
      placeholder={label}
      inputMode="decimal"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="tabular-nums"
    />
  );
}

function DayBound({ label, value, onChange }: BoundProps) {
  return (
    <label className="text-muted-foreground grid min-w-0 gap-1 text-xs">
      {label}
      <Input
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="text-foreground min-w-0 px-2 text-sm"
      />
    </label>
  );
}

interface OptionsProps {
  column: FilterableColumn;
  chosen: readonly (string | null)[];
  onChange: (chosen: (string | null)[]) => void;
}

function Options({ column, chosen, onChange }: OptionsProps) {
  // What is filtered by stays in the list, though it was taken out of the column's own options since.
  const gone = chosen.filter((option) => option !== null && !column.options.includes(option));
  const all: (string | null)[] = [...column.options, ...gone, null];
  const toggle = (option: string | null) =>
    onChange(chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option]);
  return (
    <fieldset className="border-border rounded-control grid max-h-56 overflow-y-auto border p-1">
      <legend className="sr-only">{column.label}</legend>
      {all.map((option) => (
        <label
          key={option ?? ""}
          className="hover:bg-highlight rounded-control flex min-h-8 items-center gap-2 px-2 text-sm pointer-coarse:min-h-11 pointer-coarse:text-base"
        >
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={() => toggle(option)}
            className="accent-primary size-4 shrink-0"
          />
          <span dir="auto" className={option === null ? "text-muted-foreground" : "min-w-0 truncate"}>
            {option ?? "No value"}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
