import type { Import } from "@contract/imports";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { useUploading } from "./upload.queries";
import { importProgressQuery, unfinishedImportsQuery, useCancelImport } from "./imports.queries";
import { rows } from "./messages";

interface UnfinishedProps {
  found: Import;
  onContinue: (found: Import) => void;
}

/** Imports that were begun and not ended; each can be continued or discarded. */
export function UnfinishedImports({ onContinue }: Pick<UnfinishedProps, "onContinue">) {
  const { data: unfinished = [] } = useQuery(unfinishedImportsQuery);
  const uploading = useUploading();
  if (unfinished.length === 0) return null;
  return (
    <ul aria-label="Unfinished imports" className="rounded-card divide-border grid divide-y border">
      {unfinished.map((found) => {
        const isUploading = found.state === "uploading" && uploading.some((digest) => digest === found.digest);
        return (
          <li key={found.id} className="flex flex-wrap items-center justify-end gap-2 p-3">
            <div className="min-w-40 flex-1 text-base wrap-anywhere">
              <span className="font-medium" dir="auto">
                {found.fileName}
              </span>{" "}
              <span className="text-muted-foreground">
                ({rows(found.rowCount)}) <HowFar found={found} isUploading={isUploading} />
              </span>
            </div>
            {!isUploading && <Choices found={found} onContinue={onContinue} />}
          </li>
        );
      })}
    </ul>
  );
}

function HowFar({ found, isUploading }: { found: Import; isUploading: boolean }) {
  if (found.state === "ready") return "is ready for review";
  if (found.state === "running") return "stopped before the end";
  return <RowsToUpload found={found} isUploading={isUploading} />;
}

/** How many of its rows the server has. */
function RowsToUpload({ found, isUploading }: { found: Import; isUploading: boolean }) {
  const { data: progress } = useQuery(importProgressQuery(found.id));
  if (!progress) return null;
  if (!isUploading) {
    return `stopped after ${rows(progress.uploaded)}. To continue, choose the same file again with the same columns and values.`;
  }
  return (
    <>
      is uploading
      <Progress
        label={`Uploading ${found.fileName}`}
        value={(100 * progress.uploaded) / progress.total}
        className="mt-2"
      />
    </>
  );
}

function Choices({ found, onContinue }: UnfinishedProps) {
  const { mutate: cancel, isPending } = useCancelImport();
  return (
    <>
      <Button size="sm" disabled={isPending} onClick={() => cancel(found.id)}>
        Discard
      </Button>
      {found.state !== "uploading" && (
        <Button size="sm" variant="primary" onClick={() => onContinue(found)}>
          Continue
        </Button>
      )}
    </>
  );
}
