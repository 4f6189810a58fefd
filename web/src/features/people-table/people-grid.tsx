import type { ColumnKey, PersonRow } from "@contract/founder-list";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { moveColumn, shiftColumn } from "@/components/data-grid/column-changes";
import { DataGrid } from "@/components/data-grid/data-grid";
import type { RowMenu } from "@/components/data-grid/row-menu";
import type { GridPeek } from "@/components/data-grid/use-peek";
import type { Revealed } from "@/components/data-grid/use-reveal";
import { LazyOverlay } from "@/components/lazy-overlay";
import { type PeopleView, useConflictMarks, useReturnedFrom } from "@/features/founders/founders.queries";
import { showPeek, togglePeek, usePeekedId } from "@/lib/peeked-person";
import { lazyPart } from "@/lib/load-chunk";
import type ColumnMenuOf from "./column-menu";
import { nextSort } from "./next-sort";
import type { PeopleColumn } from "./people-columns";
import { RowsSkeleton } from "./people-skeleton";
import type { usePeople } from "./use-people";
import { COLUMN_WIDTHS, usePeopleColumns } from "./use-people-columns";
import { useEditPeople } from "./use-edit-people";
import { usePeopleTools } from "./use-people-tools";

const PersonMenu = lazyPart(() => import("./person-menu"));
const ColumnMenu = lazyPart<Parameters<typeof ColumnMenuOf<PersonRow>>[0]>(() => import("./column-menu"));

/** The columns that have their place. */
const fixedIn = (columns: readonly PeopleColumn[]) => columns.filter(({ isFixed }) => isFixed).map(({ id }) => id);

interface PeopleGridProps {
  people: ReturnType<typeof usePeople>;
  selectedIds: { has: (personId: string) => boolean };
  onToggleRow: (person: PersonRow, extend: boolean) => void;
  onSelectAll: () => void;
  view: PeopleView;
  onView: (next: PeopleView) => void;
  onFilter: (column: ColumnKey) => void;
  /** Asks for a new column. */
  onAddColumn: () => void;
  /** A column that was just added. */
  added: Revealed | undefined;
}

const idOf = ({ id }: PersonRow) => id;

/** The people as a grid. */
export function PeopleGrid(props: PeopleGridProps) {
  const { people, selectedIds, onToggleRow, onSelectAll, view, onView, onFilter } = props;
  const { tools, load } = usePeopleTools();
  const { all, shown, rearrange, resize } = usePeopleColumns(tools);
  const client = useQueryClient();
  const onEdit = useEditPeople(tools, all);
  const peek = useGridPeek(people.rows);
  const returnTo = useReturnedFrom();
  const marks = useConflictMarks();
  const menu = (id: string, onClose: () => void) => {
    const column = shown.find((one) => one.id === id);
    return (
      column && (
        <LazyOverlay onFailed={onClose}>
          <ColumnMenu
            column={column}
            sort={view.sort}
            onSort={(direction) => onView({ ...view, sort: direction && { column: id, direction } })}
            onFilter={onFilter}
            onArrange={rearrange}
            onClose={onClose}
          />
        </LazyOverlay>
      )
    );
  };
  const [rowMenu, setRowMenu] = useState<RowMenu<PersonRow> | null>(null);
  const menuColumn = shown.find(({ id }) => id === rowMenu?.columnId);
  const closeRowMenu = () => setRowMenu(null);
  return (
    <>
      <DataGrid
        label="People"
        columns={shown}
        rows={people.rows}
        total={people.total}
        waiting={people.isLoaded ? undefined : <RowsSkeleton />}
        rowId={idOf}
        selectedIds={selectedIds}
        sort={view.sort}
        widths={COLUMN_WIDTHS}
        scrollName="people-table"
        onNeed={people.onNeed}
        onLoad={tools && ((rows) => tools.loadPeople(client, view, rows))}
        onSort={(id) => onView({ ...view, sort: nextSort(view.sort, id) })}
        onResize={resize}
        onMove={(id, target) => rearrange(moveColumn(id, target))}
        onShift={(id, by) => rearrange(shiftColumn(id, by, fixedIn(shown)))}
        onToggleRow={(index, extend) => {
          const person = people.rows[index];
          if (person) onToggleRow(person, extend);
        }}
        onSelectAll={onSelectAll}
        onHistory={(step) => tools?.[step](client)}
        marks={marks}
        peek={peek}
        returnTo={returnTo}
        tools={tools?.cellTools}
        onIntent={load}
        onEdit={onEdit}
        menu={menu}
        onAddColumn={props.onAddColumn}
        revealed={props.added}
        // With what edits and copies, or without it when that cannot be loaded.
        onRowMenu={(asked) => void load().then(() => setRowMenu(asked))}
      />
      <LazyOverlay onFailed={closeRowMenu}>
        {rowMenu && menuColumn && (
          <PersonMenu
            key={`${rowMenu.x} ${rowMenu.y}`}
            menu={rowMenu}
            column={menuColumn}
            canCopy={tools !== undefined && !menuColumn.isFixed}
            onClose={closeRowMenu}
          />
        )}
      </LazyOverlay>
    </>
  );
}

/** The panel of a person beside the grid: Space opens it, it goes along with the active row, Enter opens the page. */
function useGridPeek(rows: readonly PersonRow[]): GridPeek {
  const personId = usePeekedId();
  const navigate = useNavigate();
  return useMemo(() => {
    const withRow = (act: (id: string) => void) => (index: number) => {
      const id = rows[index]?.id;
      if (id !== undefined) act(id);
    };
    return {
      rowId: personId,
      onToggle: withRow(togglePeek),
      onMove: withRow(showPeek),
      onOpen: withRow((id) => void navigate(`/people/${id}`)),
      onClose: () => showPeek(null),
    };
  }, [rows, personId, navigate]);
}
