import { IMPORT_REFRESH_ASK } from "@contract/imports";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Progress } from "@/components/ui/progress";
import { confirm } from "@/lib/confirm";
import { ImportLines } from "./import-lines";
import type { Plan } from "./import-flow";
import { ImportPlan } from "./import-plan";
import { countOf, importProgressQuery, useIsLooking, useLookAhead, usePlanImport } from "./imports.queries";
import { people } from "./messages";

interface ImportPreviewProps {
  importId: string;
  /** What was decided before. */
  decided: Plan;
  onBack: () => void;
  onStart: () => void;
}

/** What would come of each row, and the two choices that change it. */
export function ImportPreview({ importId, decided, onBack, onStart }: ImportPreviewProps) {
  const { data: progress } = useQuery(importProgressQuery(importId));
  const [plan, setPlan] = useState(decided);
  // Where that failed, what the server has is not known to be what is chosen here.
  const { mutate: planAnew, isPending: isPlanning, isError: isPlanLost } = usePlanImport(importId);
  const { mutate: lookAhead, isError: isBrokenOff } = useLookAhead(importId);
  const isLooking = useIsLooking(importId);
  const looked = countOf(progress?.expected ?? {});
  const isReady = progress !== undefined && looked === progress.total && !isPlanning && !isPlanLost;
  const found = progress?.expected;
  const changes = (found?.created ?? 0) + (found?.updated ?? 0);

  // One that was left before its look ahead ended is looked at to the end.
  const isStuck = progress?.state === "ready" && looked < progress.total && !isLooking;
  const goesOn = isStuck && !isBrokenOff && !isPlanLost;
  useEffect(() => {
    if (goesOn) lookAhead();
  }, [goesOn, lookAhead]);

  const change = (next: Plan) => {
    setPlan(next);
    planAnew(next);
  };
  const start = async () => {
    const created = found?.created ?? 0;
    const isFine =
      !plan.refresh ||
      created <= IMPORT_REFRESH_ASK ||
      (await confirm({
        title: `Queue ${created.toLocaleString("en")} refreshes?`,
        body: "Jobs run one at a time in the background, behind everything else that you ask for.",
        action: "Import and queue",
      }));
    if (isFine) onStart();
  };

  return (
    <>
      <ImportPlan plan={plan} disabled={isPlanning} onChange={change} />
      {isReady ? (
        <ImportLines importId={importId} counts={progress.expected} isDry />
      ) : (
        <div className="grid h-40 content-center gap-2">
          <p role="status" className="text-muted-foreground text-base">
            Looking at each row…
          </p>
          <Progress label="Looking at each row" value={progress ? (100 * looked) / progress.total : 0} />
        </div>
      )}
      <DialogFooter>
        <Button onClick={onBack}>Back</Button>
        {isPlanLost && <Button onClick={() => planAnew(plan)}>Go on</Button>}
        {!isPlanLost && isStuck && isBrokenOff && <Button onClick={() => lookAhead()}>Go on</Button>}
        <Button variant="primary" disabled={!isReady || changes === 0} onClick={() => void start()}>
          {isReady && changes === 0 ? "Nothing to import" : `Import ${isReady ? people(changes) : ""}`}
        </Button>
      </DialogFooter>
    </>
  );
}
