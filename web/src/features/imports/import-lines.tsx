import { type ImportOutcome, importOutcomeSchema, type ImportProgress, type ImportRow } from "@contract/imports";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorState } from "@/components/error-state";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { countOf, importRowsQuery } from "./imports.queries";
import { expectedLabels, importMessages, leftOutSentence, outcomeLabels, rows } from "./messages";

const tones = { created: "good", updated: "info", unchanged: "neutral", skipped: "warn", refused: "bad" } as const;

interface ImportTotalsProps {
  counts: ImportProgress["outcomes"];
  isDry: boolean;
}

/** How many rows have which outcome. */
export function ImportTotals({ counts, isDry }: ImportTotalsProps) {
  const labels = isDry ? expectedLabels : outcomeLabels;
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label="Totals">
      {importOutcomeSchema.options
        .filter((one) => counts[one])
        .map((one) => (
          <li key={one}>
            <Badge tone={tones[one]} className="tabular-nums">
              {labels[one]} {(counts[one] ?? 0).toLocaleString("en")}
            </Badge>
          </li>
        ))}
    </ul>
  );
}

interface ImportLinesProps {
  importId: string;
  counts: ImportProgress["outcomes"];
  /** What would come of the rows instead of what did. */
  isDry: boolean;
}

/** What happens with each row of the file, all or of one outcome. */
export function ImportLines({ importId, counts, isDry }: ImportLinesProps) {
  const [outcome, setOutcome] = useState<ImportOutcome | undefined>();
  const lines = useInfiniteQuery(importRowsQuery(importId, outcome, isDry));
  const labels = isDry ? expectedLabels : outcomeLabels;
  const shown = lines.data?.pages.flat() ?? [];
  const count = (one: ImportOutcome) => counts[one] ?? 0;

  return (
    <section aria-label="Rows" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-medium">Every row</h3>
        <Select
          aria-label="Which rows"
          className="max-w-44"
          value={outcome ?? "all"}
          onChange={(event) => setOutcome(importOutcomeSchema.options.find((one) => one === event.target.value))}
        >
          <option value="all">All {rows(countOf(counts))}</option>
          {importOutcomeSchema.options.filter(count).map((one) => (
            <option key={one} value={one}>
              {labels[one]}
            </option>
          ))}
        </Select>
      </div>
      {/* The pane scrolls, so it takes the focus for those who scroll by keyboard. */}
      <div tabIndex={0} role="region" aria-label="Row by row" className="rounded-card h-64 overflow-auto border">
        <table className="w-full text-sm">
          <thead className="bg-card sticky top-0">
            <tr className="text-muted-foreground border-b text-start">
              <th scope="col" className="w-14 px-3 py-1.5 text-end font-medium">
                Row
              </th>
              <th scope="col" className="px-2 py-1.5 text-start font-medium">
                Name
              </th>
              <th scope="col" className="px-2 py-1.5 text-start font-medium">
                Result
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <Line key={line.row} line={line} outcome={isDry ? line.expected : line.outcome} labels={labels} />
            ))}
          </tbody>
        </table>
        {lines.isError && (
          <ErrorState
            title={importMessages.rowsNotRead}
            text={lines.error.message}
            onRetry={() => void (shown.length === 0 ? lines.refetch() : lines.fetchNextPage())}
            retrying={lines.isFetching}
          />
        )}
        {lines.hasNextPage && !lines.isError && (
          <Button
            variant="ghost"
            size="sm"
            className="m-2"
            disabled={lines.isFetchingNextPage}
            onClick={() => void lines.fetchNextPage()}
          >
            Show more rows
          </Button>
        )}
      </div>
    </section>
  );
}

interface LineProps {
  line: ImportRow;
  outcome: ImportOutcome | null;
  labels: Record<ImportOutcome, string>;
}

function Line({ line, outcome, labels }: LineProps) {
  return (
    <tr className="border-b align-top last:border-0">
      <td className="text-muted-foreground px-3 py-1.5 text-end tabular-nums">{line.row}</td>
      <td className="px-2 py-1.5 wrap-anywhere" dir="auto">
        {line.name ?? line.profileUrl ?? "No name"}
      </td>
      <td className="px-2 py-1.5">
        {outcome && <Badge tone={tones[outcome]}>{labels[outcome]}</Badge>}
        {line.reason && <span className="text-muted-foreground block pt-0.5">{line.reason}</span>}
        {line.skippedFields.map((cell, index) => (
          <span key={index} className="text-muted-foreground block pt-0.5 wrap-anywhere" dir="auto">
            {leftOutSentence(cell)}
          </span>
        ))}
      </td>
    </tr>
  );
}
