import { DndContext, DragOverlay } from "@dnd-kit/core";
import type { Task, TaskStatus } from "@contract/tasks";
import { type KeyboardEvent, useCallback, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { type BoardActions, BoardContext } from "./board-actions";
import { BoardColumn } from "./board-column";
import { stopBeside } from "./card-keys";
import { useChangeTask, useCompleteTasks } from "./change-tasks.queries";
import { MOVE_FAILED } from "./messages";
import { SelectionBar } from "./selection-bar";
import { CardBody } from "./task-card";
import { STATUSES, toColumns } from "./task-list";
import { useFounderLookup } from "./tasks.queries";
import { useBoardDrag } from "./use-board-drag";

const instructions = {
  draggable: "Press Space to pick the task up, the arrow keys to move it, Space to drop it, Escape to put it back.",
};
// Places are told by the board itself, by column and position.
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

function useSelection(tasks: readonly Task[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setIds((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  const selected = tasks.filter(({ id }) => ids.has(id));
  return { ids, selected, toggle, clear };
}

/** The tasks in three columns: to do, in progress, done. */
export function TaskBoard({ tasks, today }: { tasks: readonly Task[]; today: string }) {
  const columns = useMemo(() => toColumns(tasks), [tasks]);
  const [editing, setEditing] = useState<string | null>(null);
  const [adding, setAdding] = useState<TaskStatus | null>(null);
  const selection = useSelection(tasks);
  const lookup = useFounderLookup();
  const { mutate: change } = useChangeTask();
  const completeAll = useCompleteTasks();
  const { drag, said, handlers } = useBoardDrag(columns, (task, { status }, boardPosition) => {
    change({ task, patch: { ...(status !== task.status && { status }), boardPosition }, failure: MOVE_FAILED });
  });
  const select = selection.toggle;
  const board = useMemo<BoardActions>(
    () => ({
      today,
      lookup,
      edit: setEditing,
      select,
      // Without a place of its own, the card goes where the database puts it.
      move: (task, status) => change({ task, patch: { status, boardPosition: null }, failure: MOVE_FAILED }),
      complete: (task) => completeAll([task]),
    }),
    [today, lookup, select, change, completeAll],
  );
  return (
    <BoardContext value={board}>
      <DndContext {...handlers} accessibility={{ announcements: silent, screenReaderInstructions: instructions }}>
        <div
          onKeyDown={drag ? undefined : goToCard}
          className="relative flex min-h-0 flex-1 snap-x snap-mandatory gap-3 overflow-x-auto p-3 lg:px-4"
        >
          {STATUSES.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              tasks={columns[status]}
              editing={editing}
              selected={selection.ids}
              dropBefore={drag?.place.status === status ? drag.place.before : undefined}
              carried={drag?.task.status === status ? drag.task.id : null}
              isAdding={adding === status}
              onAdding={(isAdding) => setAdding(isAdding ? status : null)}
            />
          ))}
        </div>
        {createPortal(
          <DragOverlay dropAnimation={null}>{drag && <CarriedCard task={drag.task} />}</DragOverlay>,
          document.body,
        )}
      </DndContext>
      <p role="status" aria-live="assertive" className="sr-only">
        {said}
      </p>
      {selection.selected.length > 0 && <SelectionBar tasks={selection.selected} onDone={selection.clear} />}
    </BoardContext>
  );
}

/** Arrow keys lead from card to card. */
function goToCard(event: KeyboardEvent<HTMLElement>) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stop = stopBeside(event.currentTarget, event.target, event.key);
  if (!stop) return;
  event.preventDefault();
  stop.focus();
}

function CarriedCard({ task }: { task: Task }) {
  return (
    <div aria-hidden inert className="rounded-card bg-popover shadow-float cursor-grabbing border">
      <CardBody task={task} />
    </div>
  );
}
