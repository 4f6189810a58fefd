import type { ColumnKey, PeopleQueryInput } from "@contract/founder-list";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { Command } from "@/lib/commands";
import { loadChunk } from "@/lib/load-chunk";
import { toast } from "@/lib/toast";

const EXPORT_FAILED = "Failed to export. Please try again.";
const loadExport = () => loadChunk(() => import("@/features/people-export/save-people"));

/** The dialog that the address shows beside the table, and how to show another; null closes it. */
export function useShownDialog() {
  const [address, setAddress] = useSearchParams();
  const show = useCallback(
    (dialog: "import" | "duplicates" | "trash" | null) =>
      setAddress((before) => {
        const next = new URLSearchParams(before);
        if (dialog === null) next.delete("show");
        else next.set("show", dialog);
        return next;
      }),
    [setAddress],
  );
  return { shown: address.get("show"), show };
}

/** What can be done with people beside the table: bringing them in, merging them, and saving whom it shows. */
export function usePeopleActions(
  show: ReturnType<typeof useShownDialog>["show"],
  list: PeopleQueryInput,
  columns: ColumnKey[] | undefined,
): Command[] {
  return useMemo(() => {
    const save = (format: "csv" | "vcard") =>
      void loadExport()
        .then(({ savePeople }) => savePeople(format, list, columns, new Date()))
        .catch(() => toast.bad(EXPORT_FAILED));
    const section = "Actions" as const;
    return [
      {
        id: "import people",
        section,
        label: "Import people",
        keywords: ["csv", "linkedin", "connections", "upload"],
        run: () => show("import"),
      },
      {
        id: "find duplicates",
        section,
        label: "Find duplicates",
        keywords: ["merge", "twice"],
        run: () => show("duplicates"),
      },
      {
        id: "recently deleted",
        section,
        label: "Recently deleted",
        keywords: ["trash", "restore", "undo", "bin"],
        run: () => show("trash"),
      },
      {
        id: "export csv",
        section,
        label: "Export as CSV",
        keywords: ["download", "spreadsheet"],
        run: () => save("csv"),
      },
      {
        id: "export vcard",
        section,
        label: "Export as vCard",
        keywords: ["download", "contacts", "address book"],
        run: () => save("vcard"),
      },
    ];
  }, [show, list, columns]);
}
