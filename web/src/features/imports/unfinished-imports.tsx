import type { Import } from "@contract/imports";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { useHandingOver } from "./hand-over.queries";
import { importProgressQuery, unfinishedImportsQuery, useCancelImport } from "./imports.queries";
import { rows } from "./messages";

interface UnfinishedProps {
  found: Import;
  onContinue: (found: Import) => void;
}

/** Imports that were begun and not ended, with the ways on. */
export function UnfinishedImports({ onContinue }: Pick<UnfinishedProps, "onContinue">) {
  const { data: unfinished = [] } = useQuery(unfinishedImportsQuery);
  const handingOver = useHandingOver();
  if (unfinished.length === 0) return null;
  return (
    <ul aria-label="Unfinished imports" className="rounded-card divide-border grid divide-y border">
      {unfinished.map((found) => {
        const isGoingOn = found.state === "uploading" && handingOver.some((digest) => digest === found.digest);
        return (
          <li key={found.id} className="flex flex-wrap items-center justify-end gap-2 p-3">
            <div className="min-w-40 flex-1 text-base wrap-anywhere">
              <span className="font-medium" dir="auto">
                {found.fileName}
              </span>{" "}
              <span className="text-muted-foreground">
                ({rows(found.rowCount)}) <HowFar found={found} isGoingOn={isGoingOn} />
              </span>
            </div>
            {!isGoingOn && <WaysOn found={found} onContinue={onContinue} />}
          </li>
        );
      })}
    </ul>
  );
}

function HowFar({ found, isGoingOn }: { found: Import; isGoingOn: boolean }) {
  if (found.state === "ready") return "waits for you to look at it";
  if (found.state === "running") return "stopped half way";
  return <HandedOver found={found} isGoingOn={isGoingOn} />;
}

/** How many of its rows the server has. */
function HandedOver({ found, isGoingOn }: { found: Import; isGoingOn: boolean }) {
  const { data: progress } = useQuery(importProgressQuery(found.id));
  if (!progress) return null;
  if (!isGoingOn) {
    return `stopped after ${rows(progress.uploaded)}: choose the same file again, with the same columns, to go on`;
  }
  return (
    <>
      is being handed over
      <Progress
        label={`Handing over ${found.fileName}`}
        value={(100 * progress.uploaded) / progress.total}
        className="mt-2"
      />
    </>
  );
}

function WaysOn({ found, onContinue }: UnfinishedProps) {
  const { mutate: cancel, isPending } = useCancelImport();
  return (
    <>
      <Button size="sm" disabled={isPending} onClick={() => cancel(found.id)}>
        Discard
      </Button>
      {found.state !== "uploading" && (
        <Button size="sm" variant="primary" onClick={() => onContinue(found)}>
          Go on
        </Button>
      )}
    </>
  );
}
