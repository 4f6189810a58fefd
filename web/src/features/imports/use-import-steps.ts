import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useState } from "react";
import { profileQuery } from "@/features/profile/profile.queries";
import { useUserId } from "@/features/session/session.queries";
import { firstPlan, importFlow, type MappingStep, openingStep } from "./import-flow";
import { importFieldsQuery, useRunImport, useRunningImport } from "./imports.queries";
import { additionsOf, mappedColumns, proposedChoices, unknownValues, type ValueChoices } from "./mapped-columns";
import { importMessages } from "./messages";
import { digestOf } from "./rows-digest";
import { documentReader } from "./to-document";
import { type RowsToUpload, useUpload } from "./upload.queries";

const none: never[] = [];

/** The steps of an import, from the one that is continued or runs, if any. */
export function useImportSteps(resume: string | null) {
  const runningId = useRunningImport();
  const { data: profile } = useQuery(profileQuery(useUserId()));
  const { data: fields = none } = useQuery(importFieldsQuery);
  const [state, dispatch] = useReducer(importFlow, resume ?? runningId, openingStep);
  const [uploaded, setUploaded] = useState<{ done: number; of: number } | null>(null);
  const run = useRunImport();
  const { mutateAsync: upload } = useUpload((done, of) => setUploaded({ done, of }));

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

  const give = async (given: RowsToUpload) => {
    setUploaded({ done: 0, of: given.rows.length });
    try {
      const importId = await upload({ ...given, digest: await digestOf(given) });
      dispatch({ type: "uploaded", importId, plan: firstPlan });
    } catch {
      dispatch({ type: "refused", error: importMessages.notUploaded });
    } finally {
      setUploaded(null);
    }
  };
  const columnsOf = (mapped: MappingStep) =>
    mappedColumns(mapped, fields, { stage: profile?.founderStages ?? none, status: profile?.founderStatuses ?? none });
  /** Uploads a file with its columns and values as they were chosen. */
  const giveMapped = (mapped: MappingStep, choices: ValueChoices) => {
    const columns = columnsOf(mapped);
    const read = documentReader(columns, choices, mapped.isTidied);
    return give({
      fileName: mapped.fileName,
      rows: mapped.table.rows.map(({ row, cells }) => ({ row, document: read(cells) })),
      additions: additionsOf(columns, unknownValues(mapped.table, columns), choices),
    });
  };
  /** Goes on from the columns: to the values that are in no list, or straight to the preview. */
  const leaveMapping = (mapped: MappingStep) => {
    const unknown = unknownValues(mapped.table, columnsOf(mapped));
    if (unknown.length === 0) void giveMapped(mapped, {});
    else dispatch({ type: "values found", unknown, choices: proposedChoices(unknown, mapped.choices) });
  };

  return {
    state,
    dispatch,
    fields,
    /** How many of the rows are uploaded, while they are. */
    uploaded,
    isReady: profile !== undefined,
    give,
    giveMapped,
    leaveMapping,
    /** Runs an import, or continues it. */
    start,
    isRunning: state.step === "run" && runningId === state.importId,
  };
}
