import type { ImportRow } from "@contract/imports";
import { useQuery } from "@tanstack/react-query";
import { unparse } from "papaparse";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Progress } from "@/components/ui/progress";
import { download } from "@/lib/download";
import { guardCell } from "@/lib/formula-guard";
import { toast } from "@/lib/toast";
import { ImportLines } from "./import-lines";
import { importProgressQuery, readImportRows } from "./imports.queries";
import { importMessages, outcomeLabels, rows } from "./messages";

interface ImportRunProps {
  importId: string;
  isRunning: boolean;
  onGoOn: () => void;
  onAnew: () => void;
  onClose: () => void;
}

/** How far the import is, then a line for each row. */
export function ImportRun({ importId, isRunning, onGoOn, onAnew, onClose }: ImportRunProps) {
  const { data: progress, error, refetch, isFetching } = useQuery(importProgressQuery(importId));
  if (!progress && error) {
    return (
      <ErrorState
        title={importMessages.progressNotRead}
        text={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!progress) return <div className="h-40" />;
  const done = progress.total - progress.left;
  const isOver = progress.state === "done" || progress.state === "cancelled";

  return (
    <>
      {isOver ? (
        <ImportLines importId={importId} counts={progress.outcomes} isDry={false} />
      ) : (
        <div className="grid h-40 content-center gap-2">
          <p role="status" className="text-base tabular-nums">
            {isRunning ? `${done.toLocaleString("en")} of ${rows(progress.total)}` : importMessages.interrupted}
          </p>
          <Progress label="Importing" value={(100 * done) / progress.total} />
        </div>
      )}
      <DialogFooter>
        {isOver && <Button onClick={() => void saveLines(importId)}>Download the lines</Button>}
        {isOver && <Button onClick={onAnew}>Import more</Button>}
        {!isOver && !isRunning && <Button onClick={onGoOn}>Go on</Button>}
        <Button variant="primary" onClick={onClose}>
          {isOver ? "Done" : "Close"}
        </Button>
      </DialogFooter>
    </>
  );
}

async function saveLines(importId: string): Promise<void> {
  try {
    downloadLines(await readImportRows(importId));
  } catch {
    toast.bad(importMessages.notSaved);
  }
}

function downloadLines(lines: readonly ImportRow[]) {
  const cells = lines.map(({ row, name, profileUrl, outcome, reason }) =>
    [String(row), name ?? "", profileUrl ?? "", outcome ? outcomeLabels[outcome] : "", reason ?? ""].map(guardCell),
  );
  const csv = unparse([["Row", "Name", "LinkedIn profile", "What happened", "Why"], ...cells]);
  download("import-lines.csv", new Blob([`\ufeff${csv}`], { type: "text/csv" }));
}
