import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { type ReactNode, useId } from "react";
import type { ListedColumn } from "./column-list";
import { type ColumnActions, ColumnRow } from "./column-row";

const mouse = { activationConstraint: { distance: 4 } };
const touch = { activationConstraint: { delay: 200, tolerance: 8 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };
const instructions = {
  draggable: "Press Space to pick the column up, the arrow keys to move it, Space to drop it, Escape to put it back.",
};

/** What a carrier by keyboard hears. */
function announcementsFor(columns: readonly ListedColumn[]): Announcements {
  const labelOf = (id: unknown) => columns.find((column) => column.id === id)?.label ?? "";
  const placeOf = (id: unknown) => `${columns.findIndex((column) => column.id === id) + 1} of ${columns.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${labelOf(active.id)}, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${labelOf(active.id)} would be ${placeOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `${labelOf(active.id)} is ${placeOf(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${labelOf(active.id)} is back where it was.`,
  };
}

interface ColumnSectionProps {
  title: string;
  columns: readonly ListedColumn[];
  actions: ColumnActions;
  onMove: (id: string, target: string) => void;
  /** What is shown while there are no columns. */
  children?: ReactNode;
}

/** A part of the column manager, whose columns are put in order by dragging. */
export function ColumnSection({ title, columns, actions, onMove, children }: ColumnSectionProps) {
  const id = useId();
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
  };
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h3 id={id} className="text-muted-foreground px-2 text-xs font-medium">
        {title}
      </h3>
      {children}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements: announcementsFor(columns), screenReaderInstructions: instructions }}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={columns.map((column) => column.id)} strategy={verticalListSortingStrategy}>
          <ul aria-labelledby={id}>
            {columns.map((column) => (
              <ColumnRow key={column.id} column={column} actions={actions} />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </section>
  );
}
