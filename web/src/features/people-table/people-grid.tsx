import type { PersonRow } from "@contract/founder-list";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { moveColumn } from "@/components/data-grid/column-changes";
import { DataGrid } from "@/components/data-grid/data-grid";
import type { PeopleView } from "@/features/founders/founders.queries";
import { useOutbox } from "@/lib/outbox/use-outbox";
import { nextSort } from "./next-sort";
import type { usePeople } from "./use-people";
import { COLUMN_WIDTHS, usePeopleColumns } from "./use-people-columns";
import { usePeopleTools } from "./use-people-tools";

interface PeopleGridProps {
  people: ReturnType<typeof usePeople>;
  selectedIds: { has: (personId: string) => boolean };
  onToggleRow: (person: PersonRow, extend: boolean) => void;
  onSelectAll: () => void;
  view: PeopleView;
  onView: (next: PeopleView) => void;
}

const idOf = ({ id }: PersonRow) => id;

/** The people as a grid. */
export function PeopleGrid({ people, selectedIds, onToggleRow, onSelectAll, view, onView }: PeopleGridProps) {
  const { tools, load } = usePeopleTools();
  const { all, shown, rearrange, resize } = usePeopleColumns(tools);
  const client = useQueryClient();
  const outbox = useOutbox();
  const onEdit = useMemo(() => {
    const labelOf = (id: string) => all.find((column) => column.id === id)?.label ?? id;
    return tools?.editPeopleWith(client, outbox, labelOf);
  }, [tools, client, outbox, all]);
  return (
    <DataGrid
      label="People"
      columns={shown}
      rows={people.rows}
      total={people.total}
      rowId={idOf}
      selectedIds={selectedIds}
      sort={view.sort}
      widths={COLUMN_WIDTHS}
      scrollName="people-table"
      onNeed={people.onNeed}
      onSort={(id) => onView({ ...view, sort: nextSort(view.sort, id) })}
      onResize={resize}
      onMove={(id, target) => rearrange(moveColumn(id, target))}
      onToggleRow={(index, extend) => {
        const person = people.rows[index];
        if (person) onToggleRow(person, extend);
      }}
      onSelectAll={onSelectAll}
      onUndo={() => tools?.takeBack(client)}
      tools={tools?.cellTools}
      onIntent={load}
      onEdit={onEdit}
    />
  );
}
