import { columnKeySchema, type PeopleQueryInput } from "@contract/founder-list";
import { useMemo } from "react";
import * as z from "zod/mini";
import { usePeopleColumns } from "@/features/people-table/use-people-columns";
import { type Command, useCommands } from "@/lib/commands";
import { loadChunk } from "@/lib/load-chunk";
import { toast } from "@/lib/toast";

const EXPORT_FAILED = "Failed to export. Please try again.";
const loadExport = () => loadChunk(() => import("@/features/people-export/save-people"));

/** The ways to save whom the table shows, offered in the palette too; what does it is loaded when one is chosen. */
export function useExports(list: PeopleQueryInput): Command[] {
  const { shown } = usePeopleColumns(undefined);
  const exports = useMemo(() => {
    // The columns in their order, as far as they hold something of a person.
    const columns = shown.flatMap(({ id }) => z.safeParse(columnKeySchema, id).data ?? []);
    const save = (format: "csv" | "vcard") =>
      void loadExport()
        .then(({ savePeople }) => savePeople(format, list, columns, new Date()))
        .catch(() => toast.bad(EXPORT_FAILED));
    const section = "Actions" as const;
    return [
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
  }, [shown, list]);
  useCommands(exports);
  return exports;
}
