import { type ColumnKey, columnKeySchema, type PeopleQueryInput } from "@contract/founder-list";
import { useEffect, useMemo, useState } from "react";
import * as z from "zod/mini";
import { LazyMenu } from "@/components/lazy-menu";
import { LazyOverlay } from "@/components/lazy-overlay";
import { usePeopleColumns } from "@/features/people-table/use-people-columns";
import { interruptedImport } from "@/features/imports/running-import";
import { useCommands } from "@/lib/commands";
import { lazyPart } from "@/lib/load-chunk";
import { toast } from "@/lib/toast";
import { MoreTrigger } from "./more-trigger";
import { usePeopleActions, useShownDialog } from "./use-people-actions";

const loadMenu = () => import("./people-menu");
const PeopleMenu = lazyPart(loadMenu);
const ImportDialog = lazyPart(() => import("@/features/imports/import-dialog"));
const TrashDialog = lazyPart(() => import("@/features/trash/trash-dialog"));
const DuplicatesDialog = lazyPart(() => import("@/features/duplicates/duplicates-dialog"));

interface PeopleMorePartsProps {
  /** The menu was opened before this was there. */
  isOpen: boolean;
  /** Whom the table shows, for an export; everybody without. */
  list: PeopleQueryInput;
}

/** The columns that the table shows, in their order, as far as they hold something of a person. */
function useShownColumns(): ColumnKey[] {
  const { shown } = usePeopleColumns(undefined);
  return useMemo(() => shown.map(({ id }) => id).filter((id) => z.safeParse(columnKeySchema, id).success), [shown]);
}

/** What can be done with people beside the table: in a menu, in the palette, and by `?show=import`, `duplicates` or `trash`. */
export default function PeopleMoreParts({ list, isOpen }: PeopleMorePartsProps) {
  const columns = useShownColumns();
  const { shown, show } = useShownDialog();
  const [resume, setResume] = useState<string | null>(null);
  const actions = usePeopleActions(show, list, columns);
  // The ways to the dialogs are offered by the button already.
  const exports = useMemo(() => actions.filter(({ id }) => id.startsWith("export")), [actions]);
  useCommands(exports);

  useEffect(() => {
    const left = interruptedImport();
    if (left === null) return;
    const goOn = () => {
      setResume(left);
      show("import");
    };
    toast.bad("An import was interrupted.", { label: "Go on", run: goOn });
  }, [show]);

  const close = () => {
    setResume(null);
    show(null);
  };
  return (
    <>
      <LazyMenu
        load={loadMenu}
        startsOpen={isOpen}
        trigger={(trigger) => <MoreTrigger {...trigger} />}
        menu={() => <PeopleMenu actions={actions} />}
      />
      <LazyOverlay onFailed={close}>
        {shown === "import" && <ImportDialog resume={resume} onClose={close} />}
        {shown === "trash" && <TrashDialog onClose={close} />}
        {shown === "duplicates" && <DuplicatesDialog onClose={close} />}
      </LazyOverlay>
    </>
  );
}
