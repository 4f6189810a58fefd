import { DndContext, DragOverlay } from "@dnd-kit/core";
import type { Task, TaskStatus } from "@contract/tasks";
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLatest } from "@/lib/use-latest";
import { type BoardActions, BoardContext, CARD_KEYS_ID } from "./board-actions";
import { BoardColumn } from "./board-column";
import { cardStop, stopBeside } from "./card-keys";
import { useChangeTasks } from "./change-tasks.queries";
import { silent } from "./drag-settings";
import { useMoveAll } from "./many-tasks.queries";
import { MOVE_FAILED } from "./messages";
import { SelectionBar } from "./selection-bar";
import { CardBody } from "./task-card";
import { type Columns, STATUSES, toColumns } from "./task-list";
import { useFounderLookup } from "./tasks.queries";
import { type Drag, useBoardDrag } from "./use-board-drag";

/**
 * Keeps the focus on a card that is drawn again, in another column or after its form: the same commit that takes it away gives
 * it back, so that no key is pressed in between. If the user moves elsewhere first, the focus stays there.
 */
function useCardFocus(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const id = wanted.current;
    if (id === null || (document.activeElement && document.activeElement !== document.body)) return;
    cardStop(id)?.focus();
  });
  useEffect(() => {
    const forget = (event: Event) => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-card]") : null;
      if (card?.dataset["card"] !== wanted.current) wanted.current = null;
    };
    document.addEventListener("focusin", forget);
    document.addEventListener("pointerdown", forget, true);
    return () => {
      document.removeEventListener("focusin", forget);
      document.removeEventListener("pointerdown", forget, true);
    };
  }, []);
  return useCallback((id: string) => {
    wanted.current = id;
  }, []);
}

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

/** What is edited, carried and selected on a board, and what its cards can ask of it. */
function useBoardState(tasks: readonly Task[], columns: Columns, today: string) {
  const [editing, edit] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const selection = useSelection(tasks);
  const select = selection.toggle;
  const lookup = useFounderLookup();
  const change = useChangeTasks();
  const moveAll = useMoveAll();
  const focusCard = useCardFocus();
  const { lift, ...carrying } = useBoardDrag({
    onDrop: (task, { status }, boardPosition) =>
      change([{ task, patch: { ...(status !== task.status && { status }), boardPosition } }], MOVE_FAILED),
    onPutDown: (id) => {
      setKept(id);
      focusCard(id);
    },
  });
  const close = useLatest((id: string) => {
    edit(null);
    focusCard(id);
  });
  const complete = useLatest((task: Task) => {
    const column = columns[task.status];
    const at = column.findIndex(({ id }) => id === task.id);
    // Someone who works through a column continues with the next card.
    focusCard((column[at + 1] ?? column[at - 1] ?? task).id);
    moveAll([task], "done");
  });
  // Without a place of its own, the card goes where the database puts it.
  const move = useLatest((task: Task, status: TaskStatus) => {
    focusCard(task.id);
    change([{ task, patch: { status, boardPosition: null } }], MOVE_FAILED);
  });
  const actions = useMemo<BoardActions>(
    () => ({ today, lookup, edit, close, select, lift, move, complete }),
    [today, lookup, close, select, lift, move, complete],
  );
  return { actions, editing, kept, selection, ...carrying };
}

/** The tasks in three columns: to do, in progress, done. */
export function TaskBoard({ tasks, today }: { tasks: readonly Task[]; today: string }) {
  const columns = useMemo(() => toColumns(tasks), [tasks]);
  const [adding, setAdding] = useState<TaskStatus | null>(null);
  const { actions, editing, kept, selection, drag, said, handlers } = useBoardState(tasks, columns, today);
  return (
    <BoardContext value={actions}>
      <DndContext {...handlers} accessibility={{ announcements: silent }}>
        <div
          onKeyDown={(event) => {
            if (event.key === "Escape" && !event.defaultPrevented) selection.clear();
            else goToCard(event);
          }}
          className="pb-floats relative flex min-h-0 flex-1 snap-x snap-mandatory gap-3 overflow-x-auto p-3 lg:px-4"
        >
          {STATUSES.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              tasks={columns[status]}
              editing={editing}
              selected={selection.ids}
              dropBefore={drag?.place.status === status ? drag.place.before : undefined}
              carried={drag?.task.id ?? null}
              kept={kept}
              isAdding={adding === status}
              onAdding={(isAdding) => setAdding(isAdding ? status : null)}
            />
          ))}
        </div>
        {createPortal(
          <>
            <DragOverlay dropAnimation={null}>
              {drag && !drag.byKeyboard && <CarriedCard task={drag.task} />}
            </DragOverlay>
            {drag?.byKeyboard && <CardBesideLine drag={drag} />}
          </>,
          document.body,
        )}
      </DndContext>
      <p role="status" aria-live="assertive" className="sr-only">
        {said}
      </p>
      <p id={CARD_KEYS_ID} hidden>
        Press Enter to edit, X to select, Space to pick the task up. Then the arrow keys move it, Space drops it and
        Escape puts it back.
      </p>
      {selection.selected.length > 0 && (
        <SelectionBar tasks={selection.selected} today={today} onDone={selection.clear} />
      )}
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

/** A card that the keyboard carries, beside the line where it would land. */
function CardBesideLine({ drag: { task, place } }: { drag: Drag }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const column = document.querySelector(`[data-column="${place.status}"]`);
    column?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const put = () => {
      const card = place.before !== null && column?.querySelector(`[data-card="${place.before}"]`);
      const last = [...(column?.querySelectorAll("[data-card]") ?? [])].at(-1);
      const at = (card || column)?.getBoundingClientRect();
      if (!box.current || !at) return;
      const top = card ? at.top - 12 : (last?.getBoundingClientRect().bottom ?? at.top + 40);
      box.current.style.transform = `translate(${at.left + 12}px, ${top}px)`;
      box.current.style.width = `${at.width - 16}px`;
    };
    const target = place.before === null ? null : column?.querySelector(`[data-card="${place.before}"]`);
    target?.scrollIntoView({ block: "nearest" });
    put();
    // A long column scrolls there only once it has drawn the card.
    const frame = requestAnimationFrame(put);
    return () => cancelAnimationFrame(frame);
  }, [place]);
  return (
    <div ref={box} className="pointer-events-none fixed start-0 top-0 z-50">
      <CarriedCard task={task} />
    </div>
  );
}
