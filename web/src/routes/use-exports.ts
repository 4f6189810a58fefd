import { columnKeySchema } from "@contract/founder-list";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import * as z from "zod/mini";
import { foundersQuery, type PeopleView } from "@/features/founders/founders.queries";
import { usePeopleColumns } from "@/features/people-table/use-people-columns";
import { type Command, useCommands } from "@/lib/commands";
import { loadChunk } from "@/lib/load-chunk";
import { toast } from "@/lib/toast";

const EXPORT_FAILED = "Failed to export. Please try again.";
const loadExport = () => loadChunk(() => import("@/features/people-export/save-people"));

/** Exports of the people in the table, offered in the palette too; the code for it is loaded when one is chosen. */
export function useExports(list: PeopleView): Command[] {
  const { shown } = usePeopleColumns(undefined);
  const { data } = useQuery({ ...foundersQuery(list), enabled: false });
  const total = data?.total;
  const exports = useMemo(() => {
    // The columns in their order, as far as they hold something of a person.
    const columns = shown.flatMap(({ id }) => z.safeParse(columnKeySchema, id).data ?? []);
    const save = (format: "csv" | "vcard") =>
      void loadExport()
        .then(({ savePeople }) => savePeople(format, list, columns, new Date()))
        .catch(() => toast.bad(EXPORT_FAILED));
    const section = "Actions" as const;
    const people = total === undefined ? "" : ` ${total.toLocaleString("en")} ${total === 1 ? "person" : "people"}`;
    return [
      {
        id: "export csv",
        section,
        label: `Export${people} as CSV, this view`,
        keywords: ["download", "spreadsheet"],
        run: () => save("csv"),
      },
      {
        id: "export vcard",
        section,
        label: `Export${people} as vCard, this view`,
        keywords: ["download", "contacts", "address book"],
        run: () => save("vcard"),
      },
    ];
  }, [shown, list, total]);
  useCommands(exports);
  return exports;
}
