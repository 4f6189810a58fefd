import type { CustomField } from "@contract/custom-fields";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { moveColumn, pinColumn, showColumn } from "@/components/data-grid/column-changes";
import { Button } from "@/components/ui/button";
import { Sheet, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import { useRemoveCustomField } from "@/features/custom-fields/custom-fields.queries";
import { customFieldsQuery } from "@/features/table-preferences/table-preferences.queries";
import { confirm } from "@/lib/confirm";
import { useMediaQuery } from "@/lib/use-media-query";
import { listColumns } from "./column-list";
import type { ColumnActions } from "./column-row";
import { ColumnSection } from "./column-section";
import { usePeopleColumns } from "./use-people-columns";
import { useResetColumns } from "./use-reset-columns";

interface ColumnPanelProps {
  onClose: () => void;
  onAdd: () => void;
  onEdit: (fieldId: string) => void;
  /** A custom column is being deleted: nothing should ask for it any more. */
  onDelete: (fieldId: string) => void;
}

const noFields: CustomField[] = [];

/** The column manager: beside the table where there is room for both, else a sheet. */
export default function ColumnPanel(props: ColumnPanelProps) {
  const isDocked = useMediaQuery("(width >= 64rem)");
  if (isDocked) return <DockedPanel {...props} />;
  return (
    <Sheet open onOpenChange={(isShown) => !isShown && props.onClose()}>
      <SheetContent>
        <SheetTitle>Columns</SheetTitle>
        <SheetDescription className="sr-only">Choose which columns the table shows, and their order.</SheetDescription>
        <ColumnLists {...props} />
      </SheetContent>
    </Sheet>
  );
}

function DockedPanel(props: ColumnPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      // Only when the focus would be lost with the panel.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const isCarrying = event.target instanceof Element && event.target.closest("[aria-pressed=true]");
    if (event.key !== "Escape" || event.defaultPrevented || isCarrying) return;
    event.preventDefault();
    props.onClose();
  };
  return (
    <aside
      ref={panel}
      aria-label="Columns"
      data-docked="columns"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="bg-background flex w-72 shrink-0 flex-col border-s outline-none"
    >
      <header className="flex h-8 shrink-0 items-center justify-between border-b ps-3 pe-1">
        <h2 className="text-sm font-semibold">Columns</h2>
        <Button icon={X} variant="ghost" size="icon" aria-label="Close columns" onClick={props.onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-2">
        <ColumnLists {...props} />
      </div>
    </aside>
  );
}

/** Asks before a custom column goes with everything in it. */
const isSure = ({ label }: CustomField) =>
  confirm({
    title: `Delete the column “${label}”?`,
    body: "All data for this field will be removed, for every person. You can undo this for 30 days.",
    action: "Delete column",
    danger: true,
  });

function ColumnLists({ onAdd, onEdit, onDelete }: ColumnPanelProps) {
  const { all, arrangement, rearrange } = usePeopleColumns(undefined);
  const { data: fields = noFields } = useQuery(customFieldsQuery);
  const { mutate: remove } = useRemoveCustomField();
  const { resetWidths, resetLayout } = useResetColumns(useQueryClient());
  const listed = useMemo(() => listColumns(all, fields, arrangement), [all, fields, arrangement]);
  const [builtIn, custom] = [listed.filter(({ field }) => !field), listed.filter(({ field }) => field)];
  const actions: ColumnActions = {
    onShow: ({ id }, isShown) => rearrange(showColumn(id, isShown)),
    onPin: ({ id, isPinned }) => rearrange(pinColumn(id, !isPinned)),
    onEdit: ({ id }) => onEdit(id),
    onDelete: ({ field }) => {
      if (!field) return;
      void isSure(field).then((yes) => {
        if (!yes) return;
        onDelete(field.id);
        remove(field);
      });
    },
  };
  const onMove = (id: string, target: string) => rearrange(moveColumn(id, target));
  return (
    <div className="grid gap-4">
      <ColumnSection title="Built-in Columns" columns={builtIn} actions={actions} onMove={onMove} />
      <ColumnSection title="Custom Columns" columns={custom} actions={actions} onMove={onMove}>
        {custom.length === 0 && (
          <p className="text-muted-foreground px-2 text-sm">No custom columns yet. Add one, such as “Deal size”.</p>
        )}
      </ColumnSection>
      <Button icon={Plus} size="sm" className="mx-2" onClick={onAdd}>
        Add Custom Column
      </Button>
      <div className="flex gap-1 border-t px-1 pt-2">
        <Button variant="ghost" size="sm" onClick={resetWidths}>
          Reset widths
        </Button>
        <Button variant="ghost" size="sm" onClick={resetLayout}>
          Reset all columns
        </Button>
      </div>
    </div>
  );
}
