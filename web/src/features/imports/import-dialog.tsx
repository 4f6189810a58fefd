import { useEffect, useReducer, useState } from "react";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { canImport, firstStep, importFlow, type ImportStep } from "./import-flow";
import { ImportMapping } from "./import-mapping";
import { ImportPreview } from "./import-preview";
import { ImportRun } from "./import-run";
import { ImportSource } from "./import-source";
import { type HandedOver, useCancelImport, useHandOver, useRunImport } from "./imports.queries";
import { importMessages, rows } from "./messages";

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
  const [state, dispatch] = useReducer(importFlow, resume === null ? firstStep : { step: "run", importId: resume });
  const [handed, setHanded] = useState<{ done: number; of: number } | null>(null);
  const run = useRunImport();
  const cancel = useCancelImport();
  const handOver = useHandOver((done, of) => setHanded({ done, of }));

  const { mutate: goOn } = run;
  useEffect(() => {
    if (resume !== null) goOn(resume);
  }, [resume, goOn]);

  const start = (importId: string) => {
    dispatch({ type: "started", importId });
    run.mutate(importId);
  };
  const give = (given: HandedOver) => {
    setHanded({ done: 0, of: given.rows.length });
    handOver.mutate(given, {
      onSuccess: ({ id }) => dispatch({ type: "handed over", importId: id }),
      onError: () => dispatch({ type: "refused", error: importMessages.failed }),
      onSettled: () => setHanded(null),
    });
  };

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
            onProfiles={give}
            onContinue={(found) =>
              found.state === "running" ? start(found.id) : dispatch({ type: "handed over", importId: found.id })
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
            onNext={give}
          />
        )}
        {state.step === "preview" && (
          <ImportPreview
            importId={state.importId}
            onBack={() => {
              cancel.mutate(state.importId);
              dispatch({ type: "back" });
            }}
            onStart={() => start(state.importId)}
          />
        )}
        {state.step === "run" && (
          <ImportRun
            importId={state.importId}
            isRunning={run.isPending}
            onGoOn={() => run.mutate(state.importId)}
            onAnew={() => dispatch({ type: "anew" })}
            onClose={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
