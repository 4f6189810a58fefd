import {
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import type { Task } from "@contract/tasks";
import { useEffect, useMemo, useRef, useState } from "react";
import { placeAt } from "./board-place";
import { beforeWhich, type DropPlace, indexOf, nextPlace, placeNow, samePlace } from "./drop-place";
import { COLUMN_NAMES, type Columns, STATUSES } from "./task-list";

// Made once: with other options dnd-kit would have every card drawn anew.
const mouse = { activationConstraint: { distance: 5 } };
const touch = { activationConstraint: { delay: 220, tolerance: 8 } };

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

/** Beside the line where the card would land, so that whoever carries it by keyboard sees it come along. */
function coordinatesOf(place: DropPlace) {
  const column = document.querySelector(`[data-column="${place.status}"]`);
  const card = place.before !== null && column?.querySelector(`[data-card="${place.before}"]`);
  const last = [...(column?.querySelectorAll("[data-card]") ?? [])].at(-1);
  const box = (card || column)?.getBoundingClientRect();
  if (!box) return undefined;
  return { x: box.left + 12, y: card ? box.top - 12 : (last?.getBoundingClientRect().bottom ?? box.top) };
}

/** Gives the focus to a card that was dropped by keyboard, also once it is drawn anew in another column. */
function useCarriedFocus(columns: Columns, isCarrying: boolean) {
  const dropped = useRef<string | null>(null);
  useEffect(() => {
    const id = dropped.current;
    if (id === null || isCarrying) return;
    // dnd-kit gives the focus back too, to the card where it was, in the next frame.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-card="${id}"] [aria-roledescription]`)?.focus(),
      ),
    );
    return () => cancelAnimationFrame(frame);
  }, [columns, isCarrying]);
  return (id: string) => {
    dropped.current = id;
    // Whoever goes on elsewhere keeps the focus there.
    window.addEventListener("keydown", () => (dropped.current = null), { once: true, capture: true });
    window.addEventListener("pointerdown", () => (dropped.current = null), { once: true, capture: true });
  };
}

function inWords(columns: Columns, place: DropPlace, carried: string): string {
  const others = columns[place.status].filter(({ id }) => id !== carried);
  return `position ${indexOf(columns, place, carried) + 1} of ${others.length + 1} in ${COLUMN_NAMES[place.status]}`;
}

interface Drag {
  task: Task;
  place: DropPlace;
  byKeyboard: boolean;
}

/** Carrying cards over a board: by mouse, by finger after a moment's hold, and by keyboard, told in words. */
export function useBoardDrag(columns: Columns, onDrop: (task: Task, place: DropPlace, boardPosition: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, say] = useState("");
  const pointer = usePointer(drag !== null);
  // What the sensors read while they run: they are made once.
  const latest = useRef({ columns, drag });
  useEffect(() => {
    latest.current = { columns, drag };
  });

  const carryFocus = useCarriedFocus(columns, drag !== null);

  const describe = (place: DropPlace, task: Task) => inWords(columns, place, task.id);
  const go = (next: Drag) => {
    latest.current.drag = next;
    setDrag(next);
    say(`${next.task.title}: ${describe(next.place, next.task)}.`);
  };

  const coordinateGetter = useMemo<KeyboardCoordinateGetter>(
    () => (event) => {
      const { columns: now, drag: held } = latest.current;
      if (!held || !event.code.startsWith("Arrow")) return undefined;
      event.preventDefault();
      const place = nextPlace(now, held.place, held.task.id, event.code);
      if (!samePlace(place, held.place)) {
        const next = { ...held, place };
        latest.current.drag = next;
        setDrag(next);
        say(`${held.task.title}: ${inWords(now, place, held.task.id)}.`);
      }
      return coordinatesOf(place);
    },
    [],
  );
  const keyboard = useMemo(() => ({ coordinateGetter, scrollBehavior: "auto" as const }), [coordinateGetter]);
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  );

  const onDragStart = ({ active, activatorEvent }: DragStartEvent) => {
    const task = STATUSES.flatMap((status) => columns[status]).find(({ id }) => id === active.id);
    const place = task && placeNow(columns, task.id);
    if (!task || !place) return;
    const next = { task, place, byKeyboard: activatorEvent instanceof KeyboardEvent };
    latest.current.drag = next;
    setDrag(next);
    say(`Picked up ${task.title}, ${describe(place, task)}.`);
  };
  const onDragMove = () => {
    const held = latest.current.drag;
    if (!held || held.byKeyboard || !pointer.current) return;
    const place = placeUnder(pointer.current, held.task.id);
    if (place && !samePlace(place, held.place)) go({ ...held, place });
  };
  const end = () => {
    latest.current.drag = null;
    setDrag(null);
  };
  const onDragEnd = () => {
    const held = latest.current.drag;
    end();
    if (!held) return;
    say(`Dropped ${held.task.title} at ${describe(held.place, held.task)}.`);
    if (held.byKeyboard) carryFocus(held.task.id);
    if (samePlace(held.place, placeNow(columns, held.task.id))) return;
    const others = columns[held.place.status].filter(({ id }) => id !== held.task.id);
    onDrop(held.task, held.place, placeAt(others, indexOf(columns, held.place, held.task.id)));
  };
  const onDragCancel = () => {
    if (drag) say(`${drag.task.title} is back where it was.`);
    end();
  };
  return { drag, said, handlers: { sensors, onDragStart, onDragMove, onDragEnd, onDragCancel } };
}
