import { useCallback, useEffect, useReducer, useState } from "react";
import { type HandedOver, useHandOver } from "./hand-over.queries";
import { firstPlan, importFlow, openingStep } from "./import-flow";
import { useRunImport, useRunningImport } from "./imports.queries";
import { importMessages } from "./messages";
import { digestOf } from "./rows-digest";

/** The steps of an import, from the one that is gone on with or runs, if any. */
export function useImportSteps(resume: string | null) {
  const runningId = useRunningImport();
  const [state, dispatch] = useReducer(importFlow, resume ?? runningId, openingStep);
  const [handed, setHanded] = useState<{ done: number; of: number } | null>(null);
  const run = useRunImport();
  const handOver = useHandOver((done, of) => setHanded({ done, of }));

  const start = useCallback(
    (importId: string) => {
      dispatch({ type: "started", importId });
      run(importId);
    },
    [run],
  );
  useEffect(() => {
    if (resume !== null) start(resume);
  }, [resume, start]);

  const give = async (given: HandedOver) => {
    setHanded({ done: 0, of: given.rows.length });
    try {
      const importId = await handOver.mutateAsync({ ...given, digest: await digestOf(given.rows) });
      dispatch({ type: "handed over", importId, plan: firstPlan });
    } catch {
      dispatch({ type: "refused", error: importMessages.notHandedOver });
    } finally {
      setHanded(null);
    }
  };
  return {
    state,
    dispatch,
    /** How much of the rows is handed over, while they are. */
    handed,
    give,
    /** Takes an import in, or goes on with it. */
    start,
    isRunning: state.step === "run" && runningId === state.importId,
  };
}
