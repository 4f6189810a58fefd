import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { Command } from "@/lib/commands";
import { useAddressPart } from "@/lib/use-address-part";

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
export function usePeopleActions(show: ReturnType<typeof useShownDialog>["show"], exports: Command[]): Command[] {
  const [, showHistory] = useAddressPart("history");
  return useMemo(() => {
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
        id: "recent changes",
        section,
        label: "Recent changes",
        keywords: ["history", "undo", "redo"],
        run: () => showHistory("all"),
      },
      ...exports,
    ];
  }, [show, showHistory, exports]);
}
