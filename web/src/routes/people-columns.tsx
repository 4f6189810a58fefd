import { useQuery } from "@tanstack/react-query";
import { Columns3 } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { FloatingButton, Floats } from "@/components/floats";
import type { Revealed } from "@/components/data-grid/use-reveal";
import { LazyOverlay } from "@/components/lazy-overlay";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";
import { customFieldsQuery } from "@/features/table-preferences/table-preferences.queries";
import { type Command, useCommands } from "@/lib/commands";
import { lazyPart } from "@/lib/load-chunk";
import { useAddressPart } from "@/lib/use-address-part";

const ColumnPanel = lazyPart(() => import("@/features/people-table/column-panel"));
const CustomFieldDialog = lazyPart(() => import("@/features/custom-fields/custom-field-dialog"));

const NEW = "new";

/** What of the columns is open, in the address: `?panel=columns`, and `?column=new` or a custom column's id. */
function useOpened() {
  const [panel, setPanel] = useAddressPart("panel");
  const [column, setColumn] = useAddressPart("column");
  const set = useCallback(
    (name: "panel" | "column", value: string | null) =>
      (name === "panel" ? setPanel : setColumn)(value, { replace: true }),
    [setPanel, setColumn],
  );
  return { isOpen: panel === "columns", column, set };
}

/** Opens Add Custom Column, and keeps the column that was added until the table has shown it. */
export function useAddedColumn() {
  const { set } = useOpened();
  const [added, setAdded] = useState<Revealed>();
  const addColumn = useCallback(() => set("column", NEW), [set]);
  const onAdded = useCallback((columnId: string) => setAdded({ columnId, onShown: () => setAdded(undefined) }), []);
  return { toTable: { onAddColumn: addColumn, added }, onAdded };
}

/** In the toolbar, next to the filter. */
export function ColumnsButton() {
  const { isOpen, set } = useOpened();
  return (
    <Tooltip label="Columns" keys="c">
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        className="aria-expanded:text-foreground gap-1.5 max-md:hidden @max-4xl:w-7 @max-4xl:px-0"
        onPointerEnter={ColumnPanel.fetch}
        onFocus={ColumnPanel.fetch}
        onClick={() => set("panel", isOpen ? null : "columns")}
      >
        <Columns3 aria-hidden className="size-3.5" />
        <span className="@max-4xl:sr-only">Columns</span>
      </Button>
    </Tooltip>
  );
}

interface PeopleColumnsProps {
  onDelete: (fieldId: string) => void;
  /** A custom column was added, and its dialog is gone. */
  onAdded: (fieldId: string) => void;
}

/** The column-settings button, and what it opens: the column manager beside the table, and the dialog of a custom column. */
export function PeopleColumns({ onDelete, onAdded }: PeopleColumnsProps) {
  const { isOpen, column, set } = useOpened();
  const { data: fields } = useQuery(customFieldsQuery);
  const field = fields?.find(({ id }) => id === column) ?? null;
  const toggle = useCallback(() => set("panel", isOpen ? null : "columns"), [set, isOpen]);
  const commands = useMemo<Command[]>(
    () => [
      {
        id: "columns",
        section: "Actions",
        label: "Column settings",
        icon: Columns3,
        keys: "c",
        keywords: ["show", "hide", "pin", "order", "settings"],
        run: toggle,
      },
      {
        id: "add column",
        section: "Actions",
        label: "Add custom column",
        icon: Columns3,
        keywords: ["field"],
        run: () => set("column", NEW),
      },
    ],
    [toggle, set],
  );
  useCommands(commands);

  return (
    <>
      <Floats>
        <FloatingButton
          label="Column settings"
          keys="c"
          expanded={isOpen}
          onClick={toggle}
          onIntent={ColumnPanel.fetch}
        >
          <Columns3 aria-hidden />
        </FloatingButton>
      </Floats>
      <LazyOverlay onFailed={() => set("panel", null)}>
        {isOpen && (
          <ColumnPanel
            onClose={() => set("panel", null)}
            onAdd={() => set("column", NEW)}
            onEdit={(id) => set("column", id)}
            onDelete={onDelete}
          />
        )}
      </LazyOverlay>
      <LazyOverlay onFailed={() => set("column", null)}>
        {(column === NEW || field) && (
          <CustomFieldDialog key={column} field={field} onAdded={onAdded} onClose={() => set("column", null)} />
        )}
      </LazyOverlay>
    </>
  );
}
