import { useDroppable } from "@dnd-kit/core";
import type { Task, TaskStatus } from "@contract/tasks";
import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useBoard } from "./board-actions";
import { AddTask } from "./edit-task";
import { TaskCard } from "./task-card";
import { TaskDot } from "./task-dot";
import { COLUMN_NAMES } from "./task-list";
import { VirtualCards } from "./virtual-cards";

const VIRTUAL_FROM = 100;

interface BoardColumnProps {
  status: TaskStatus;
  tasks: Task[];
  editing: string | null;
  selected: ReadonlySet<string>;
  /** Before which card a carried one would land; null for the end, undefined for not here. */
  dropBefore: string | null | undefined;
  /** The card that is carried stays drawn, wherever the column is scrolled; so does the one that was put down last. */
  carried: string | null;
  kept: string | null;
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}

const draftName = (status: TaskStatus) => `new:${status}`;

/** One column of the board: its cards, and the way to add one at its end. */
export function BoardColumn(props: BoardColumnProps) {
  const { status, tasks, editing, selected, dropBefore, carried, kept, isAdding, onAdding } = props;
  const { today } = useBoard();
  // In state, not in a ref: the list inside is drawn before its parent is there, and again once it is.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const { setNodeRef } = useDroppable({ id: status });
  useScrollToNew(scroller, tasks.length, isAdding);
  const card = (task: Task) => (
    <TaskCard
      task={task}
      isEditing={editing === task.id}
      isSelected={selected.has(task.id)}
      isSelecting={selected.size > 0}
      isCarried={carried === task.id}
    />
  );
  const List = tasks.length > VIRTUAL_FROM ? VirtualCards : PlainCards;
  return (
    <section
      aria-label={COLUMN_NAMES[status]}
      data-column={status}
      data-over={dropBefore !== undefined || undefined}
      className="rounded-card bg-muted data-over:bg-accent relative flex max-h-full min-h-0 w-[86vw] shrink-0 snap-center flex-col self-start border sm:w-80 lg:w-auto lg:min-w-72 lg:flex-1 lg:shrink"
    >
      <h2 className="flex h-9 shrink-0 items-center gap-2 px-3 text-xs font-semibold tracking-wide">
        <TaskDot status={status} />
        {COLUMN_NAMES[status]}
        <span className="text-muted-foreground font-normal tabular-nums">
          {tasks.length}
          <span className="sr-only"> tasks</span>
        </span>
      </h2>
      <div ref={setScroller} className="relative min-h-0 flex-1 overflow-y-auto px-2 pt-1 pb-1">
        <div ref={setNodeRef} className="min-h-24">
          <List tasks={tasks} card={card} dropBefore={dropBefore} kept={carried ?? kept} scroller={scroller} />
        </div>
      </div>
      <div className="shrink-0 p-2">
        {isAdding ? (
          <div className="rounded-card bg-popover border-ring border p-3">
            <AddTask status={status} today={today} draft={draftName(status)} onClose={() => onAdding(false)} />
          </div>
        ) : (
          <Button
            icon={Plus}
            variant="ghost"
            size="sm"
            className="w-full justify-start px-2"
            aria-label={`Add task to ${COLUMN_NAMES[status]}`}
            onClick={() => onAdding(true)}
          >
            Add task
          </Button>
        )}
      </div>
    </section>
  );
}

/** Scrolls to a task that was just added at the end. */
function useScrollToNew(scroller: HTMLDivElement | null, count: number, isAdding: boolean) {
  const before = useRef(count);
  useEffect(() => {
    if (count === before.current + 1 && isAdding) scroller?.scrollTo({ top: scroller.scrollHeight });
    before.current = count;
  }, [scroller, count, isAdding]);
}

export interface CardListProps {
  tasks: Task[];
  card: (task: Task) => ReactNode;
  dropBefore: string | null | undefined;
  kept: string | null;
  scroller: HTMLDivElement | null;
}

/** The line where a carried card would land. */
export function DropLine({ className = "" }: { className?: string }) {
  return <span aria-hidden className={`bg-primary absolute inset-x-0 h-0.5 rounded-full ${className}`} />;
}

function PlainCards({ tasks, card, dropBefore }: CardListProps) {
  return (
    <ul className="relative grid grid-cols-[minmax(0,1fr)] gap-2">
      {tasks.map((task) => (
        <li key={task.id} data-card={task.id} className="relative">
          {dropBefore === task.id && <DropLine className="-top-[5px]" />}
          {card(task)}
        </li>
      ))}
      {dropBefore === null && <DropLine className={tasks.length === 0 ? "top-1" : "-bottom-1"} />}
    </ul>
  );
}
