import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { canImport, type ImportStep } from "./import-flow";
import { ImportMapping } from "./import-mapping";
import { ImportPreview } from "./import-preview";
import { ImportRun } from "./import-run";
import { ImportSource } from "./import-source";
import { useCancelImport } from "./imports.queries";
import { rows } from "./messages";
import { useImportSteps } from "./use-import-steps";

const titles: Record<ImportStep["step"], string> = {
  source: "A CSV file, LinkedIn's Connections.csv, or a list of profiles.",
  mapping: "Say what each column is.",
  preview: "Nothing has changed yet.",
  run: "You can close this; the import goes on.",
};

interface ImportDialogProps {
  /** An import to go on with. */
  resume?: string | null;
  onClose: () => void;
}

/** Import people: a file or pasted profiles, their columns, a look ahead, then a line for each row. */
export default function ImportDialog({ resume = null, onClose }: ImportDialogProps) {
  const { state, dispatch, handed, give, start, isRunning } = useImportSteps(resume);
  const { mutate: cancel } = useCancelImport();

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="md:w-[44rem]">
        <div className="grid gap-1">
          <DialogTitle>Import people</DialogTitle>
          <DialogDescription>
            {state.step === "mapping" ? `${state.fileName}: ${rows(state.table.rows.length)}. ` : ""}
            {titles[state.step]}
          </DialogDescription>
        </div>
        {state.step === "source" && (
          <ImportSource
            error={state.error}
            handed={handed}
            onRead={(read) => dispatch({ type: "read", ...read })}
            onRefused={(error) => dispatch({ type: "refused", error })}
            onProfiles={(given) => void give(given)}
            onContinue={(found) =>
              found.state === "running"
                ? start(found.id)
                : dispatch({ type: "handed over", importId: found.id, plan: found })
            }
          />
        )}
        {state.step === "mapping" && (
          <ImportMapping
            {...state}
            canGoOn={canImport(state.mapping)}
            handed={handed}
            onMap={(column, target) => dispatch({ type: "mapped", column, target })}
            onBack={() => dispatch({ type: "back" })}
            onNext={(given) => void give(given)}
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
            onGoOn={() => start(state.importId)}
            onAnew={() => dispatch({ type: "anew" })}
            onClose={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
