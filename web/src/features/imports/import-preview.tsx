import { IMPORT_REFRESH_ASK, knownPeopleSchema } from "@contract/imports";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Progress } from "@/components/ui/progress";
import { confirm } from "@/lib/confirm";
import { Label } from "@/components/ui/label";
import { Options, Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { ImportLines, ImportTotals } from "./import-lines";
import type { Plan } from "./import-flow";
import { ImportProblems } from "./import-problems";
import { ImportTwins } from "./import-twins";
import { useIsDeciding } from "./import-review.queries";
import { countOf, importProgressQuery, useIsPreviewing, usePlanImport, usePreviewImport } from "./imports.queries";
import { knownPeopleLabels, people } from "./messages";

interface ImportPlanProps {
  plan: Plan;
  disabled: boolean;
  onChange: (plan: Plan) => void;
}

/** What happens to people who are followed already, and whether new people's posts are fetched. */
function ImportPlan({ plan, disabled, onChange }: ImportPlanProps) {
  const id = useId();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <div className="grid content-start gap-1.5">
        <Label htmlFor={`${id}-known`}>People you already have</Label>
        <Select
          id={`${id}-known`}
          value={plan.knownPeople}
          disabled={disabled}
          onChange={(event) => onChange({ ...plan, knownPeople: knownPeopleSchema.parse(event.target.value) })}
        >
          <Options values={knownPeopleSchema.options} label={(option) => knownPeopleLabels[option]} />
        </Select>
      </div>
      <div className="flex items-start justify-between gap-3">
        <div className="grid gap-0.5">
          <Label htmlFor={`${id}-refresh`}>Fetch new people's posts</Label>
          <p id={`${id}-hint`} className="text-muted-foreground text-sm">
            Runs in the background. You can also do this later.
          </p>
        </div>
        <Switch
          id={`${id}-refresh`}
          aria-describedby={`${id}-hint`}
          checked={plan.refresh}
          disabled={disabled}
          onCheckedChange={(refresh) => onChange({ ...plan, refresh })}
        />
      </div>
    </div>
  );
}

// What is above can be long: the buttons stay in sight.
const STICKY = "bg-popover sticky -bottom-6 z-10 -mx-6 -mb-6 border-t px-6 py-4";

interface ImportPreviewProps {
  importId: string;
  /** What was decided before. */
  decided: Plan;
  onBack: () => void;
  onStart: () => void;
}

/** What would happen with each row, and the choices that change it. */
export function ImportPreview({ importId, decided, onBack, onStart }: ImportPreviewProps) {
  const { data: progress } = useQuery(importProgressQuery(importId));
  const [plan, setPlan] = useState(decided);
  // Where that failed, what the server has is not known to be what is chosen here.
  const { mutate: planAgain, isPending: isPlanning, isError: isPlanLost } = usePlanImport(importId);
  const { mutate: preview, isError: isInterrupted } = usePreviewImport(importId);
  const isPreviewing = useIsPreviewing(importId);
  const seen = countOf(progress?.expected ?? {});
  const isReady = progress !== undefined && seen === progress.total && !isPreviewing && !isPlanLost;
  const isDeciding = useIsDeciding(importId);
  const found = progress?.expected;
  const changes = (found?.created ?? 0) + (found?.updated ?? 0);

  // A preview that was left before its end is continued.
  const isStuck = progress?.state === "ready" && seen < progress.total && !isPreviewing;
  const goesOn = isStuck && !isInterrupted && !isPlanLost;
  useEffect(() => {
    if (goesOn) preview();
  }, [goesOn, preview]);

  const change = (next: Plan) => {
    setPlan(next);
    planAgain(next);
  };
  const start = async () => {
    const created = found?.created ?? 0;
    const isFine =
      !plan.refresh ||
      created <= IMPORT_REFRESH_ASK ||
      (await confirm({
        title: `Queue ${created.toLocaleString("en")} refreshes?`,
        body: "Jobs run one at a time in the background, after everything else you ask for.",
        action: "Import and queue",
      }));
    if (isFine) onStart();
  };

  return (
    <>
      <ImportPlan plan={plan} disabled={isPlanning} onChange={change} />
      {isReady || (isDeciding && progress) ? (
        <>
          <ImportTotals counts={progress.expected} isDry />
          <ImportTwins importId={importId} />
          <ImportProblems importId={importId} isDry />
          <ImportLines importId={importId} counts={progress.expected} isDry />
        </>
      ) : (
        <div className="grid h-40 content-center gap-2">
          <p role="status" className="text-muted-foreground text-base">
            Checking each row…
          </p>
          <Progress label="Checking each row" value={progress ? (100 * seen) / progress.total : 0} />
        </div>
      )}
      <DialogFooter className={STICKY}>
        <Button onClick={onBack}>Back</Button>
        {isPlanLost && <Button onClick={() => planAgain(plan)}>Continue</Button>}
        {!isPlanLost && isStuck && isInterrupted && <Button onClick={() => preview()}>Continue</Button>}
        <Button variant="primary" disabled={!isReady || changes === 0} onClick={() => void start()}>
          {isReady && changes === 0 ? "Nothing to import" : `Import ${isReady ? people(changes) : ""}`}
        </Button>
      </DialogFooter>
    </>
  );
}
