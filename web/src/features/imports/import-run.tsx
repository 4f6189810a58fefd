import { IMPORT_REFRESH_ASK, type ImportDocument, type ImportRow } from "@contract/imports";
import { fieldLabel } from "@contract/person-fields";
import { NO_SOURCE } from "@contract/refresh";
import { useQuery } from "@tanstack/react-query";
import { Redo2, Undo2 } from "lucide-react";
import { unparse } from "papaparse";
import { Link } from "react-router-dom";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Progress } from "@/components/ui/progress";
import { Spinner } from "@/components/ui/spinner";
import { usePostsReach } from "@/features/data-sources/data-sources.queries";
import { DATA_SOURCES_PATH } from "@/lib/posts-reach";
import { useUndoBatch } from "@/features/history/history.queries";
import { confirm } from "@/lib/confirm";
import { download } from "@/lib/download";
import { toast } from "@/lib/toast";
import { guardCell } from "@/lib/formula-guard";
import { ImportLines, ImportTotals } from "./import-lines";
import { ImportProblems } from "./import-problems";
import { readResults, useRefreshImport } from "./import-review.queries";
import { importProgressQuery } from "./imports.queries";
import { importMessages, leftOutSentence, outcomeLabels, rows } from "./messages";

const resultHeaders = ["Row", fieldLabel("name"), fieldLabel("profileUrl"), "Result", "Why", "Left out", "In the file"];

/** A row of the results as a file: what happened, what was left out, and of a row that was not imported all that it has. */
function resultCells(line: ImportRow, document: ImportDocument | undefined): string[] {
  const { row, name, profileUrl, outcome, reason, skippedFields } = line;
  const cells = skippedFields.map((cell) => leftOutSentence(cell, Infinity));
  const rest = document === undefined ? [] : documentLines(document);
  const result = outcome ? outcomeLabels[outcome] : "Not imported";
  return [String(row), name ?? "", profileUrl ?? "", result, reason ?? "", cells.join(" "), rest.join("; ")].map(
    guardCell,
  );
}

function documentLines({ values = {}, kept = {}, ...fields }: ImportDocument): string[] {
  return Object.entries({ ...fields, ...values, ...kept })
    .filter(([, value]) => value !== null && value !== undefined)
    .map(
      ([label, value]) => `${label.replace(/^new:/, "")}: ${Array.isArray(value) ? value.join(", ") : String(value)}`,
    );
}

// What is above can be long: the buttons stay in sight.
const STICKY = "bg-popover sticky -bottom-6 z-10 -mx-6 -mb-6 border-t px-6 py-4";

interface ImportRunProps {
  importId: string;
  isRunning: boolean;
  onContinue: () => void;
  onAgain: () => void;
  onClose: () => void;
}

/** How far the import is, then what happened with each row. */
export function ImportRun({ importId, isRunning, onContinue, onAgain, onClose }: ImportRunProps) {
  const { data: progress, error, refetch, isFetching } = useQuery(importProgressQuery(importId));
  const undo = useUndoBatch();
  const isUndone = undo.data !== undefined && !undo.data.isRedo;
  if (!progress && error) {
    return <ErrorState title={importMessages.progressNotRead} text={error.message} query={{ refetch, isFetching }} />;
  }
  if (!progress) return <div className="h-40" />;
  const done = progress.total - progress.left;
  const changed = (progress.outcomes.created ?? 0) + (progress.outcomes.updated ?? 0);
  const isOver = progress.state === "done" || progress.state === "cancelled";

  return (
    <>
      {isOver ? (
        <>
          <ImportTotals counts={progress.outcomes} isDry={false} />
          {changed > 0 && <UndoImport importId={importId} undo={undo} />}
          {changed > 0 && !isUndone && !progress.refresh && <FetchPosts importId={importId} count={changed} />}
          <ImportProblems importId={importId} isDry={false} />
          <ImportLines importId={importId} counts={progress.outcomes} isDry={false} />
        </>
      ) : (
        <div className="grid h-40 content-center gap-2">
          <p role="status" className="text-base tabular-nums">
            {isRunning ? `${done.toLocaleString("en")} of ${rows(progress.total)}` : importMessages.interrupted}
          </p>
          <Progress label="Importing" value={(100 * done) / progress.total} />
        </div>
      )}
      <DialogFooter className={STICKY}>
        {isOver && <Button onClick={() => void saveResults(importId)}>Download results</Button>}
        {isOver && <Button onClick={onAgain}>Import more</Button>}
        {!isOver && !isRunning && <Button onClick={onContinue}>Continue</Button>}
        <Button variant="primary" onClick={onClose}>
          {isOver ? "Done" : "Close"}
        </Button>
      </DialogFooter>
    </>
  );
}

async function saveResults(importId: string): Promise<void> {
  try {
    const { lines, documents } = await readResults(importId);
    const csv = unparse([resultHeaders, ...lines.map((line) => resultCells(line, documents.get(line.row)))]);
    download("import-results.csv", new Blob([`\ufeff${csv}`], { type: "text/csv" }));
  } catch {
    toast.bad(importMessages.notSaved);
  }
}

/** Undoes the whole import, and says who stays and why; or does it again. */
function UndoImport({ importId, undo }: { importId: string; undo: ReturnType<typeof useUndoBatch> }) {
  const { data, mutate, isPending } = undo;
  const isRedo = data?.isRedo === false;
  const Icon = isRedo ? Redo2 : Undo2;
  const start = () => mutate({ id: data?.undoId ?? importId, isRedo, shownAs: "Import" });
  return (
    <div className="rounded-card flex flex-wrap items-center justify-between gap-3 border p-3">
      <p role="status" dir="auto" className="text-muted-foreground min-w-52 flex-1 text-sm">
        {data?.text ?? "Not what you wanted? Everything it added and changed can be undone."}
      </p>
      <Button aria-disabled={isPending} onClick={() => !isPending && start()}>
        {isPending ? <Spinner /> : <Icon aria-hidden className="size-4" />}
        {isRedo ? "Redo import" : "Undo import"}
      </Button>
    </div>
  );
}

/** Offers to fetch the posts of those who the import added or updated. */
function FetchPosts({ importId, count }: { importId: string; count: number }) {
  const { mutate: refresh, isPending, isSuccess } = useRefreshImport(importId);
  const { readsLinkedIn } = usePostsReach();
  const fetchAll = async () => {
    const isFine =
      count <= IMPORT_REFRESH_ASK ||
      (await confirm({
        title: `Queue ${count.toLocaleString("en")} refreshes?`,
        body: "Jobs run one at a time in the background, after everything else you ask for.",
        action: "Fetch posts",
      }));
    if (isFine) refresh();
  };
  return (
    <div className="rounded-card flex flex-wrap items-center justify-between gap-3 border p-3">
      <p className="text-muted-foreground min-w-52 flex-1 text-sm">
        {readsLinkedIn ? (
          "Runs in the background, one person at a time."
        ) : (
          <>
            {NO_SOURCE}{" "}
            <Link to={DATA_SOURCES_PATH} className="text-primary-text underline">
              Connect one
            </Link>
          </>
        )}
      </p>
      <Button aria-disabled={isPending || isSuccess} onClick={() => !isPending && !isSuccess && void fetchAll()}>
        {isSuccess
          ? "Posts are on their way"
          : `Fetch posts for ${count === 1 ? "this person" : `these ${count.toLocaleString("en")}`}`}
      </Button>
    </div>
  );
}
