import { Dialog, DialogContent, DialogHead } from "@/components/ui/dialog";
import { useQuery } from "@tanstack/react-query";
import type { ImportStep } from "./import-flow";
import { ImportMapping } from "./import-mapping";
import { ImportPreview } from "./import-preview";
import { ImportRun } from "./import-run";
import { ImportSource } from "./import-source";
import { ImportValues } from "./import-values";
import { importProgressQuery, useCancelImport } from "./imports.queries";
import { rows } from "./messages";
import { useImportSteps } from "./use-import-steps";

const leads: Record<Exclude<ImportStep["step"], "run">, string> = {
  source: "A CSV file, LinkedIn's Connections.csv, or a list of profiles.",
  mapping: "Match your columns.",
  values: "Match your values. Nobody is lost over them.",
  preview: "Preview. Nothing has changed yet.",
};

/** What the last step is about: an import that runs, has stopped, or is over. */
function RunLead({ importId, isRunning }: { importId: string; isRunning: boolean }) {
  const { data: progress } = useQuery(importProgressQuery(importId));
  if (progress?.state === "done") return `Done: ${rows(progress.total)} read.`;
  if (progress?.state === "cancelled") return "Discarded. What was imported before stays.";
  return isRunning
    ? "You can close this window. The import will continue."
    : "What was imported before it stopped stays.";
}

interface ImportDialogProps {
  /** An import to continue. */
  resume?: string | null;
  onClose: () => void;
}

/** Import people: a file or pasted profiles, its columns, its values, a preview, then what happened with each row. */
export default function ImportDialog({ resume = null, onClose }: ImportDialogProps) {
  const steps = useImportSteps(resume);
  const { state, dispatch, fields, uploaded, start, isRunning } = steps;
  const { mutate: cancel } = useCancelImport();

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="md:w-[44rem]">
        <DialogHead title="Import people">
          {state.step === "mapping" ? `${state.fileName}: ${rows(state.table.rows.length)}. ` : ""}
          {state.step === "run" ? <RunLead importId={state.importId} isRunning={isRunning} /> : leads[state.step]}
        </DialogHead>
        {state.step === "source" && (
          <ImportSource
            error={state.error}
            uploaded={uploaded}
            onRead={(read) => dispatch({ type: "read", ...read })}
            onRefused={(error) => dispatch({ type: "refused", error })}
            onProfiles={(given) => void steps.give(given)}
            onContinue={(found) =>
              found.state === "running"
                ? start(found.id)
                : dispatch({ type: "uploaded", importId: found.id, plan: found })
            }
          />
        )}
        {state.step === "mapping" && (
          <ImportMapping
            mapped={state}
            fields={fields}
            isReady={steps.isReady}
            uploaded={uploaded}
            dispatch={dispatch}
            onNext={() => steps.leaveMapping(state)}
          />
        )}
        {state.step === "values" && (
          <ImportValues
            unknown={state.unknown}
            choices={state.choices}
            uploaded={uploaded}
            onChoose={(choices) => dispatch({ type: "chosen", choices })}
            onBack={() => dispatch({ type: "back" })}
            onNext={() => void steps.giveMapped(state.mapped, state.choices)}
          />
        )}
        {state.step === "preview" && (
          <ImportPreview
            importId={state.importId}
            decided={state.plan}
            onBack={() => {
              cancel(state.importId);
              dispatch({ type: "back" });
            }}
            onStart={() => start(state.importId)}
          />
        )}
        {state.step === "run" && (
          <ImportRun
            importId={state.importId}
            isRunning={isRunning}
            onContinue={() => start(state.importId)}
            onAgain={() => dispatch({ type: "again" })}
            onClose={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
