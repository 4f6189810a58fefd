import { useEffect, useMemo, useState } from "react";
import { LazyMenu } from "@/components/lazy-menu";
import { LazyOverlay } from "@/components/lazy-overlay";
import type { PeopleView } from "@/features/founders/founders.queries";
import { interruptedImport } from "@/features/imports/running-import";
import { type Command, useCommands } from "@/lib/commands";
import { lazyPart } from "@/lib/load-chunk";
import { toast } from "@/lib/toast";
import { useAddressPart } from "@/lib/use-address-part";
import { MoreTrigger } from "./more-trigger";
import { useExports } from "./use-exports";

const loadMenu = () => import("./people-menu");
const PeopleMenu = lazyPart(loadMenu);
const ImportDialog = lazyPart(() => import("@/features/imports/import-dialog"));
const TrashDialog = lazyPart(() => import("@/features/trash/trash-dialog"));
const DuplicatesDialog = lazyPart(() => import("@/features/duplicates/duplicates-dialog"));

/** What can be done with people beside the table: in a menu, in the palette, and by `?show=import`, `duplicates` or `trash`. */
export function PeopleMore({ list }: { list: PeopleView }) {
  const [shown, show] = useAddressPart("show");
  const [, showHistory] = useAddressPart("history");
  const [resume, setResume] = useState<string | null>(null);
  const exports = useExports(list);
  const commands = useMemo<Command[]>(() => {
    const section = "Actions";
    return [
      {
        id: "import",
        section,
        label: "Import people",
        keywords: ["csv", "linkedin", "connections", "upload"],
        run: () => show("import"),
      },
      {
        id: "duplicates",
        section,
        label: "Find duplicates",
        keywords: ["merge", "twice"],
        run: () => show("duplicates"),
      },
      {
        id: "trash",
        section,
        label: "Recently deleted",
        keywords: ["restore", "undo", "bin"],
        run: () => show("trash"),
      },
    ];
  }, [show]);
  useCommands(commands);
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
  // The palette has this one on every screen.
  const changes: Command = {
    ...{ id: "changes", section: "Actions", label: "Recent changes", run: () => showHistory("all") },
  };
  return (
    <>
      <LazyMenu
        load={loadMenu}
        trigger={(trigger) => <MoreTrigger {...trigger} />}
        menu={() => <PeopleMenu actions={[...commands, changes, ...exports]} />}
      />
      <LazyOverlay onFailed={close}>
        {shown === "import" && <ImportDialog resume={resume} onClose={close} />}
        {shown === "trash" && <TrashDialog onClose={close} />}
        {shown === "duplicates" && <DuplicatesDialog onClose={close} />}
      </LazyOverlay>
    </>
  );
}
