import type { ColumnKey, PeopleQueryInput } from "@contract/founder-list";
import { Ellipsis } from "lucide-react";
import { useEffect, useState } from "react";
import { LazyOverlay } from "@/components/lazy-overlay";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { interruptedImport } from "@/features/imports/running-import";
import { useCommands } from "@/lib/commands";
import { lazyPart } from "@/lib/load-chunk";
import { toast } from "@/lib/toast";
import { usePeopleActions, useShownDialog } from "./use-people-actions";

const ImportDialog = lazyPart(() => import("@/features/imports/import-dialog"));
const DuplicatesDialog = lazyPart(() => import("@/features/duplicates/duplicates-dialog"));

interface PeopleMoreProps {
  /** Whom the table shows, for an export; everybody without. */
  list?: PeopleQueryInput;
  /** The columns that it shows, in their order; all without. */
  columns?: ColumnKey[];
}

const everybody: PeopleQueryInput = {};

/** What can be done with people beside the table: in a menu, in the palette, and by `?show=import` or `?show=duplicates`. */
export function PeopleMore({ list = everybody, columns }: PeopleMoreProps) {
  const { shown, show } = useShownDialog();
  const [resume, setResume] = useState<string | null>(null);
  const actions = usePeopleActions(show, list, columns);
  useCommands(actions);

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
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label="More">
            <Ellipsis aria-hidden className="size-4" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {actions.map(({ id, label, icon: Icon, run }) => (
            <DropdownMenuItem key={id} onSelect={run}>
              {Icon && <Icon className="size-4" />}
              {label}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      <LazyOverlay onFailed={close}>
        {shown === "import" && <ImportDialog resume={resume} onClose={close} />}
        {shown === "duplicates" && <DuplicatesDialog onClose={close} />}
      </LazyOverlay>
    </>
  );
}
