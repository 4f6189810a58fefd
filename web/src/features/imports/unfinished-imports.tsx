import type { Import } from "@contract/imports";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { unfinishedImportsQuery, useCancelImport } from "./imports.queries";
import { rows } from "./messages";

const says: Partial<Record<Import["state"], string>> = {
  uploading: "was not handed over to its end: discard it and choose the file again",
  ready: "waits for you to look at it",
  running: "stopped half way",
};

/** Imports that were begun and not ended, with the ways on. */
export function UnfinishedImports({ onContinue }: { onContinue: (found: Import) => void }) {
  const { data: unfinished = [] } = useQuery(unfinishedImportsQuery);
  const { mutate: cancel, isPending } = useCancelImport();
  if (unfinished.length === 0) return null;
  return (
    <ul aria-label="Unfinished imports" className="rounded-card divide-border grid divide-y border">
      {unfinished.map((found) => (
        <li key={found.id} className="flex flex-wrap items-center justify-end gap-2 p-3">
          <p className="min-w-40 flex-1 text-base wrap-anywhere">
            <span className="font-medium" dir="auto">
              {found.fileName}
            </span>{" "}
            <span className="text-muted-foreground">
              ({rows(found.rowCount)}) {says[found.state]}
            </span>
          </p>
          <Button size="sm" disabled={isPending} onClick={() => cancel(found.id)}>
            Discard
          </Button>
          {found.state !== "uploading" && (
            <Button size="sm" variant="primary" onClick={() => onContinue(found)}>
              Go on
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
