import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Progress } from "@/components/ui/progress";
import { Select } from "@/components/ui/select";
import { type ColumnMapping, importTargets } from "./guess-columns";
import type { HandedOver } from "./hand-over.queries";
import { importFieldsQuery } from "./imports.queries";
import { importMessages, rows } from "./messages";
import type { ReadTable } from "./read-table";
import { toDocument } from "./to-document";

interface ImportMappingProps {
  fileName: string;
  table: ReadTable;
  mapping: ColumnMapping;
  canGoOn: boolean;
  handed: { done: number; of: number } | null;
  onMap: (column: number, target: string | null) => void;
  onBack: () => void;
  onNext: (given: HandedOver) => void;
}

/** Each column of the file with some of its cells, and what it is. */
export function ImportMapping({
  fileName,
  table,
  mapping,
  canGoOn,
  handed,
  onMap,
  onBack,
  onNext,
}: ImportMappingProps) {
  const { data: fields = [] } = useQuery(importFieldsQuery);
  const next = () =>
    onNext({
      fileName,
      rows: table.rows.map(({ row, cells }) => ({ row, document: toDocument(cells, mapping, fields) })),
    });

  return (
    <>
      {table.preamble > 0 && (
        <p className="text-muted-foreground text-sm">
          The first {table.preamble === 1 ? "line is" : `${table.preamble} lines are`} no part of the table and left
          out.
        </p>
      )}
      <ul className="divide-border -mx-1 grid max-h-[50dvh] divide-y overflow-y-auto px-1">
        {table.headers.map((header, column) => (
          <li key={column} className="grid items-center gap-x-4 gap-y-1.5 py-2.5 md:grid-cols-2">
            <div className="min-w-0">
              <p className="truncate text-base font-medium" dir="auto">
                {header || `Column ${column + 1}`}
              </p>
              <p className="text-muted-foreground truncate text-sm" dir="auto">
                {samplesOf(table, column)}
              </p>
            </div>
            <Select
              aria-label={`What is ${header || `column ${column + 1}`}?`}
              value={mapping[column] ?? ""}
              onChange={(event) => onMap(column, event.target.value === "" ? null : event.target.value)}
            >
              <option value="">Leave out</option>
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
          </li>
        ))}
      </ul>
      {!canGoOn && (
        <p role="status" className="text-base">
          {importMessages.needsKey}
        </p>
      )}
      {handed && <Progress label="Handing over" value={(100 * handed.done) / handed.of} />}
      <DialogFooter>
        <Button onClick={onBack} disabled={handed !== null}>
          Back
        </Button>
        <Button variant="primary" disabled={!canGoOn || handed !== null} onClick={next}>
          {handed ? `Handing over ${rows(handed.done)}` : "Look ahead"}
        </Button>
      </DialogFooter>
    </>
  );
}

function samplesOf({ rows: all }: ReadTable, column: number): string {
  const samples = new Set<string>();
  for (const { cells } of all) {
    const cell = cells[column]?.trim().slice(0, 200) ?? "";
    if (cell !== "") samples.add(cell);
    if (samples.size === 3) break;
  }
  return [...samples].join(" · ") || "Empty";
}
