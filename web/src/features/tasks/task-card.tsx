import { useDraggable } from "@dnd-kit/core";
import type { Task } from "@contract/tasks";
import { GripVertical } from "lucide-react";
import { memo, type Ref } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { useBoard } from "./board-actions";
import { EditTask } from "./edit-task";
import { LinkedTitle, namesFounder } from "./linked-title";
import { TaskDot } from "./task-dot";
import { TaskMenu } from "./task-menu";
import { TaskMeta } from "./task-meta";
import { useHasDraft } from "./use-task-draft";

const box = "group/card rounded-card bg-popover border-border relative border transition-colors";
// Shown when the card is pointed at or holds the focus; on a touch screen always.
const onDemand =
  "opacity-0 group-hover/card:opacity-100 group-focus-within/card:opacity-100 has-data-[state=open]:opacity-100 pointer-coarse:opacity-100";

interface CardProps {
  task: Task;
  isEditing: boolean;
  isSelected: boolean;
  /** Something is selected: every card shows its box. */
  isSelecting: boolean;
}

/** A card of the board, or its edit mode. */
export const TaskCard = memo(function TaskCard({ task, isEditing, isSelected, isSelecting }: CardProps) {
  const { today, edit } = useBoard();
  if (!isEditing) return <ShownCard task={task} isSelected={isSelected} isSelecting={isSelecting} />;
  return (
    <div ref={showWhole} className={`${box} border-ring p-3`}>
      <EditTask task={task} today={today} onClose={() => edit(null)} />
    </div>
  );
});

/** A form that opens at the edge of its column is brought into sight. */
function showWhole(form: HTMLElement | null) {
  form?.scrollIntoView({ block: "nearest" });
}

function ShownCard({ task, isSelected, isSelecting }: Omit<CardProps, "isEditing">) {
  const { select } = useBoard();
  const { setNodeRef, setActivatorNodeRef, listeners = {}, attributes, isDragging } = useDraggable({ id: task.id });
  const { onKeyDown, ...pointerListeners } = listeners;
  return (
    <div
      ref={setNodeRef}
      {...pointerListeners}
      data-dragging={isDragging || undefined}
      data-selected={isSelected || undefined}
      className={`${box} hover:border-input data-selected:border-primary data-selected:bg-accent data-dragging:opacity-40 pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none]`}
    >
      <CardBody task={task} isSelecting={isSelecting}>
        <span className={isSelecting ? "flex" : "flex pointer-coarse:hidden"}>
          <Checkbox checked={isSelected} aria-label={`Select ${task.title}`} onCheckedChange={() => select(task.id)} />
        </span>
        <Grip
          ref={setActivatorNodeRef}
          title={task.title}
          onKeyDown={onKeyDown}
          describedBy={attributes["aria-describedby"]}
        />
      </CardBody>
    </div>
  );
}

interface GripProps {
  ref: Ref<HTMLButtonElement>;
  title: string;
  onKeyDown: unknown;
  describedBy: string;
}

/** The keyboard's way to move a card. */
function Grip({ ref, title, onKeyDown, describedBy }: GripProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={`Move ${title}`}
      aria-roledescription="draggable"
      aria-describedby={describedBy}
      // dnd-kit types the listeners of its sensors as Function.
      onKeyDown={onKeyDown as React.KeyboardEventHandler}
      className="text-muted-foreground rounded-control hover:text-foreground grid size-6 cursor-grab place-items-center pointer-coarse:hidden"
    >
      <GripVertical aria-hidden className="size-3.5" />
    </button>
  );
}

interface CardBodyProps {
  task: Task;
  /** The box to select it is shown all the time. */
  isSelecting?: boolean;
  children?: React.ReactNode;
}

/** What a card shows, also while it is carried. */
export function CardBody({ task, isSelecting = false, children }: CardBodyProps) {
  const { today, lookup, edit, move, select, complete } = useBoard();
  const isDone = task.status === "done";
  const hasDraft = useHasDraft(task.id);
  return (
    <div className="flex items-start gap-1 p-2 pe-3 pointer-coarse:p-1">
      <button
        type="button"
        aria-label={isDone ? `Reopen ${task.title}` : `Complete ${task.title}`}
        data-tip={isDone ? "Reopen" : "Complete"}
        onClick={() => (isDone ? move(task, "todo") : complete(task))}
        className="hover:bg-secondary grid size-6 shrink-0 place-items-center rounded-full pointer-coarse:-ms-2 pointer-coarse:size-11"
      >
        <TaskDot status={task.status} />
      </button>
      <div className="grid min-w-0 flex-1 gap-1 py-0.5 pointer-coarse:py-3">
        <h3
          dir="auto"
          className={`line-clamp-3 text-base leading-5 wrap-break-word ${isDone ? "text-muted-foreground line-through decoration-1" : "font-medium"}`}
        >
          <LinkedTitle task={task} lookup={lookup} />
        </h3>
        {task.description !== null && (
          <p dir="auto" className="text-muted-foreground line-clamp-2 text-sm wrap-break-word">
            {task.description}
          </p>
        )}
        <TaskMeta task={task} today={today} showsFounder={!namesFounder(task, lookup)} />
        {hasDraft && (
          <button
            type="button"
            onClick={() => edit(task.id)}
            className="text-info-foreground min-h-6 justify-self-start text-xs hover:underline"
          >
            Unsaved changes
          </button>
        )}
      </div>
      <span
        className={`rounded-control bg-popover group-data-selected/card:bg-accent absolute end-1 bottom-1 flex items-center pointer-coarse:static pointer-coarse:shrink-0 ${isSelecting ? "" : onDemand}`}
      >
        {children}
        <TaskMenu
          task={task}
          today={today}
          onEdit={() => edit(task.id)}
          onMove={(status) => move(task, status)}
          onSelect={() => select(task.id)}
        />
      </span>
    </div>
  );
}
