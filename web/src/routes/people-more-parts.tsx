import { useEffect, useState } from "react";
import { LazyMenu } from "@/components/lazy-menu";
import { LazyOverlay } from "@/components/lazy-overlay";
import { interruptedImport } from "@/features/imports/running-import";
import type { Command } from "@/lib/commands";
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
  exports: Command[];
}

/** What can be done with people beside the table: in a menu, and by `?show=import`, `duplicates` or `trash`. */
export default function PeopleMoreParts({ exports, isOpen }: PeopleMorePartsProps) {
  const { shown, show } = useShownDialog();
  const [resume, setResume] = useState<string | null>(null);
  const actions = usePeopleActions(show, exports);

  useEffect(() => {
    const left = interruptedImport();
    if (left === null) return;
    const resumeImport = () => {
      setResume(left);
      show("import");
    };
    toast.bad("An import was interrupted.", { label: "Resume", run: resumeImport });
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
