import { type CustomField, customFieldTypeSchema } from "@contract/custom-fields";
import { useId, useMemo } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { DialogFooter } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Progress } from "@/components/ui/progress";
import { Options, Select } from "@/components/ui/select";
import { importTargets, NEW_COLUMN } from "./guess-columns";
import { type ImportEvent, type MappingStep, mappingError, skippedColumns } from "./import-flow";
import type { Mapped } from "./mapped-columns";
import { rows, typeLabels } from "./messages";
import { isShouted, tidyName } from "./tidy-name";
import { cutText, shortened } from "@contract/storable";

interface ImportMappingProps {
  mapped: MappingStep;
  fields: CustomField[];
  isReady: boolean;
  uploaded: { done: number; of: number } | null;
  dispatch: (event: ImportEvent) => void;
  onNext: () => void;
}

/** Each column of the file with some of its cells, and what it becomes. */
export function ImportMapping({ mapped, fields, isReady, uploaded, dispatch, onNext }: ImportMappingProps) {
  const { table } = mapped;
  const error = mappingError(mapped, fields);
  const skipped = useMemo(() => skippedColumns(mapped), [mapped]);
  return (
    <>
      {table.preamble > 0 && (
        <p className="text-muted-foreground text-sm">
          {table.preamble === 1
            ? "The first line isn't part of the table and is skipped."
            : `The first ${table.preamble} lines aren't part of the table and are skipped.`}
        </p>
      )}
      <ul className="divide-border -mx-1 grid max-h-[50dvh] divide-y overflow-y-auto px-1">
        {table.headers.map((_, column) => (
          <ColumnTarget key={column} mapped={mapped} column={column} fields={fields} dispatch={dispatch} />
        ))}
      </ul>
      {skipped.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-muted-foreground text-sm">
            {skipped.length === 1 ? "1 column is" : `${skipped.length} columns are`} skipped and won't be imported.
          </p>
          <Button size="sm" onClick={() => dispatch({ type: "keep skipped" })}>
            {skipped.length === 1 ? "Keep it as a custom column" : "Keep them as custom columns"}
          </Button>
        </div>
      )}
      <TidyNames mapped={mapped} dispatch={dispatch} />
      {error && (
        <p role="status" className="text-base">
          {error}
        </p>
      )}
      {uploaded && <Progress label="Uploading" value={(100 * uploaded.done) / uploaded.of} />}
      <DialogFooter>
        <Button onClick={() => dispatch({ type: "back" })} disabled={uploaded !== null}>
          Back
        </Button>
        <Button variant="primary" disabled={error !== null || uploaded !== null || !isReady} onClick={onNext}>
          {uploaded ? `Uploading ${rows(uploaded.of)}…` : "Next"}
        </Button>
      </DialogFooter>
    </>
  );
}

interface ColumnTargetProps extends Pick<ImportMappingProps, "mapped" | "fields" | "dispatch"> {
  column: number;
}

function ColumnTarget({ mapped, column, fields, dispatch }: ColumnTargetProps) {
  const { table, mapping, newColumns } = mapped;
  const header = table.headers[column] || `Column ${column + 1}`;
  const samples = useMemo(() => samplesOf(table, column), [table, column]);
  const added = mapping[column] === NEW_COLUMN ? newColumns[column] : undefined;
  return (
    <li className="grid items-start gap-x-4 gap-y-1.5 py-2.5 md:grid-cols-2">
      <div className="min-w-0">
        <p className="truncate text-base font-medium" dir="auto">
          {header}
        </p>
        <p className="text-muted-foreground truncate text-sm" dir="auto" title={samples}>
          {samples}
        </p>
      </div>
      <div className="grid min-w-0 gap-2">
        <Select
          aria-label={`What is ${header}?`}
          value={mapping[column] ?? ""}
          onChange={({ target: { value } }) =>
            dispatch({ type: "mapped", column, target: value === "" ? null : value })
          }
        >
          <option value="">Skip</option>
          <option value={NEW_COLUMN}>New custom column…</option>
          <optgroup label="Built-in columns">
            {Object.entries(importTargets).map(([target, label]) => (
              <option key={target} value={target}>
                {label}
              </option>
            ))}
          </optgroup>
          {fields.length > 0 && (
            <optgroup label="Custom columns">
              {fields.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </optgroup>
          )}
        </Select>
        {added && (
          <div className="grid grid-cols-2 gap-2">
            <Input
              aria-label={`Name of the new column for ${header}`}
              value={added.label}
              // The mapping has no place for a sentence about it yet.
              // eslint-disable-next-line no-restricted-syntax
              maxLength={100}
              dir="auto"
              onChange={({ target: { value } }) => dispatch({ type: "new column", column, change: { label: value } })}
            />
            <Select
              aria-label={`Type of ${added.label}`}
              value={added.type}
              onChange={({ target: { value } }) =>
                dispatch({ type: "new column", column, change: { type: customFieldTypeSchema.parse(value) } })
              }
            >
              <Options values={customFieldTypeSchema.options} label={(type) => typeLabels[type]} />
            </Select>
          </div>
        )}
      </div>
    </li>
  );
}

const SHOWN_NAME = 40;

/** Offers to write names in capitals as names are, where there are some. */
function TidyNames({ mapped, dispatch }: Pick<ImportMappingProps, "mapped" | "dispatch">) {
  const id = useId();
  const { table, mapping, isTidied } = mapped;
  const shouted = useMemo(() => {
    const columns = ["name", "firstName", "lastName"]
      .map((target) => mapping.indexOf(target))
      .filter((at) => at !== -1);
    const names = table.rows.map(({ cells }) =>
      columns
        .map((column) => cells[column]?.trim() ?? "")
        .join(" ")
        .trim(),
    );
    return names.filter(isShouted);
  }, [table, mapping]);
  const [first] = shouted;
  if (first === undefined) return null;
  return (
    <div className="flex items-center gap-2">
      <Checkbox
        id={id}
        checked={isTidied}
        onCheckedChange={(checked) => dispatch({ type: "tidied", isTidied: checked === true })}
      />
      <Label htmlFor={id} className="min-w-0 wrap-anywhere">
        Tidy {shouted.length === 1 ? "1 name" : `${shouted.length.toLocaleString("en")} names`} in capitals:{" "}
        <span className="text-muted-foreground">
          {shortened(first, SHOWN_NAME)} → {shortened(tidyName(first), SHOWN_NAME)}
        </span>
      </Label>
    </div>
  );
}

function samplesOf({ rows: all }: Mapped["table"], column: number): string {
  const samples = new Set<string>();
  for (const { cells } of all) {
    const cell = cutText(cells[column]?.trim() ?? "", 200);
    if (cell !== "") samples.add(cell);
    if (samples.size === 3) break;
  }
  return [...samples].join(" · ") || "Empty";
}
