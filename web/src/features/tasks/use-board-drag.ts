import type { DragStartEvent } from "@dnd-kit/core";
import type { Task } from "@contract/tasks";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLatest } from "@/lib/use-latest";
import { placeAt } from "./board-place";
import { useDragSensors } from "./drag-settings";
import { beforeWhich, type DropPlace, indexOf, nextPlace, placeNow, samePlace } from "./drop-place";
import { COLUMN_NAMES, type Columns, STATUSES, toColumns } from "./task-list";
import { listCache } from "./tasks.queries";

interface CarryKeys {
  /** An arrow key, by its code. */
  onStep: (code: string) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/**
 * Listens to the keys that carry a card from the moment it is lifted until it is dropped. dnd-kit's keyboard sensor begins to
 * listen in a later task, so on a busy computer it loses a key that is pressed right after Space.
 */
function useCarryKeys({ onStep, onDrop, onCancel }: CarryKeys) {
  const listening = useRef<AbortController | null>(null);
  const end = useLatest(() => listening.current?.abort());
  const act = useLatest((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // While a card is carried, no key means anything else.
    event.preventDefault();
    event.stopPropagation();
    if (event.code.startsWith("Arrow")) onStep(event.code);
    // A key that is held down has lifted the card; it does not drop it too.
    else if (["Space", "Enter", "Tab"].includes(event.code) && !event.repeat) onDrop();
    else if (event.code === "Escape") onCancel();
  });
  const cancel = useLatest(onCancel);
  useEffect(() => () => end(), [end]);
  const begin = useLatest(() => {
    end();
    const controller = new AbortController();
    listening.current = controller;
    const { signal } = controller;
    document.addEventListener("keydown", act, { capture: true, signal });
    for (const type of ["pointerdown", "resize"]) {
      window.addEventListener(type, () => cancel(), { capture: true, signal });
    }
    document.addEventListener("visibilitychange", () => cancel(), { signal });
  });
  return { begin, end };
}

/** The columns as they are drawn: the board marks each with data-column, each card with data-card. */
function placeUnder(point: { x: number; y: number }, carried: string): DropPlace | null {
  for (const status of STATUSES) {
    const column = document.querySelector(`[data-column="${status}"]`);
    const box = column?.getBoundingClientRect();
    if (!column || !box || point.x < box.left || point.x > box.right) continue;
    const cards = [...column.querySelectorAll<HTMLElement>("[data-card]")].map((card) => {
      const { top, height } = card.getBoundingClientRect();
      return { id: card.dataset["card"] ?? "", top, middle: top + height / 2 };
    });
    cards.sort((a, b) => a.top - b.top);
    return { status, before: beforeWhich(cards, point.y, carried) };
  }
  return null;
}

/** Where the mouse or the finger is, kept while a card is carried. */
function usePointer(isCarrying: boolean) {
  const pointer = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (!isCarrying) return;
    const onMove = (event: MouseEvent | TouchEvent) => {
      const at = "touches" in event ? event.touches[0] : event;
      if (at) pointer.current = { x: at.clientX, y: at.clientY };
    };
    window.addEventListener("mousemove", onMove, true);
    window.addEventListener("touchmove", onMove, true);
    return () => {
      pointer.current = null;
      window.removeEventListener("mousemove", onMove, true);
      window.removeEventListener("touchmove", onMove, true);
    };
  }, [isCarrying]);
  return pointer;
}

function inWords(columns: Columns, place: DropPlace, carried: string): string {
  const others = columns[place.status].filter(({ id }) => id !== carried);
  return `position ${indexOf(columns, place, carried) + 1} of ${others.length + 1} in ${COLUMN_NAMES[place.status]}`;
}

export interface Drag {
  task: Task;
  place: DropPlace;
  byKeyboard: boolean;
}

interface BoardDragOptions {
  onDrop: (task: Task, place: DropPlace, boardPosition: string) => void;
  /** Called with the card that was dropped by keyboard, or put back. */
  onPutDown: (id: string) => void;
}

/** Carrying cards over a board: by mouse, by finger after a moment's hold, and by keyboard, told in words. */
export function useBoardDrag({ onDrop, onPutDown }: BoardDragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, say] = useState("");
  const pointer = usePointer(drag !== null);
  const client = useQueryClient();
  // The list as it is by now: the board shows a change a moment later, and keys do not wait for that.
  const columnsNow = useCallback(() => toColumns(listCache.read(client) ?? []), [client]);
  // Read by handlers that run before the next render.
  const carried = useRef<Drag | null>(null);
  const carry = (next: Drag | null) => {
    carried.current = next;
    setDrag(next);
  };
  const start = (id: string, byKeyboard: boolean): boolean => {
    const columns = columnsNow();
    const place = placeNow(columns, id);
    const task = STATUSES.flatMap((status) => columns[status]).find((one) => one.id === id);
    if (!task || !place) return false;
    carry({ task, place, byKeyboard });
    say(`Picked up ${task.title}, ${inWords(columns, place, id)}.`);
    return true;
  };
  const go = (place: DropPlace) => {
    const now = carried.current;
    if (!now || samePlace(place, now.place)) return;
    carry({ ...now, place });
    say(`${now.task.title}: ${inWords(columnsNow(), place, now.task.id)}.`);
  };
  const end = (isDropped: boolean) => {
    const now = carried.current;
    keys.end();
    carry(null);
    if (!now) return;
    const { task, place, byKeyboard } = now;
    if (byKeyboard) onPutDown(task.id);
    if (!isDropped) {
      say(`${task.title} is back where it was.`);
      return;
    }
    const columns = columnsNow();
    say(`Dropped ${task.title} at ${inWords(columns, place, task.id)}.`);
    if (samePlace(place, placeNow(columns, task.id))) return;
    const others = columns[place.status].filter(({ id }) => id !== task.id);
    onDrop(task, place, placeAt(others, indexOf(columns, place, task.id)));
  };
  const keys = useCarryKeys({
    onStep: (code) => {
      const now = carried.current;
      if (now) go(nextPlace(columnsNow(), now.place, now.task.id, code));
    },
    onDrop: () => end(true),
    onCancel: () => end(false),
  });
  const lift = useLatest((id: string) => {
    if (!carried.current && start(id, true)) keys.begin();
  });

  const sensors = useDragSensors();
  const onDragMove = () => {
    const now = carried.current;
    const place = now && pointer.current && placeUnder(pointer.current, now.task.id);
    if (place) go(place);
  };
  const handlers = {
    sensors,
    onDragStart: ({ active }: DragStartEvent) => void start(String(active.id), false),
    onDragMove,
    onDragEnd: () => end(true),
    onDragCancel: () => end(false),
  };
  return { drag, said, lift, handlers };
}
