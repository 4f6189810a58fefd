import { useDraggable } from "@dnd-kit/core";
import type { Task } from "@contract/tasks";
import { type KeyboardEvent, memo, type MouseEvent, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { Checkbox } from "@/components/ui/checkbox";
import { CARD_KEYS_ID, useBoard } from "./board-actions";
import { EditTask } from "./edit-task";
import { TaskCircle } from "./task-dot";
import { TaskMenu } from "./task-menu";
import { TaskMeta } from "./task-meta";
import { togglePeek } from "@/lib/peeked-person";
import { useHasDraft } from "./use-task-draft";
import { type FounderLookup, linkNames } from "./name-links";

/** A task's title; founders' names in it lead to their pages. */
function LinkedTitle({ task, lookup }: { task: Task; lookup: FounderLookup }) {
  return linkNames(task.title, lookup, task.founderId).map(({ text, founderId }, at) =>
    founderId === null ? (
      // Pieces of one title never change places.
      <span key={at}>{text}</span>
    ) : (
      <Link
        key={at}
        to={`/people/${founderId}`}
        data-person={founderId}
        draggable={false}
        className="text-primary-text rounded-[3px] font-medium underline-offset-2 hover:underline"
      >
        {text}
      </Link>
    ),
  );
}

/** Whether the title names the task's founder already. */
function namesFounder(task: Task, lookup: FounderLookup): boolean {
  return linkNames(task.title, lookup, task.founderId).some(({ founderId }) => founderId === task.founderId);
}

const box = "group/card rounded-card bg-popover border-border relative border transition-colors";
// Shown when the card is pointed at or holds the focus; on a touch screen always.
const onDemand =
  "opacity-0 group-hover/card:opacity-100 group-focus-within/card:opacity-100 has-data-[state=open]:opacity-100 pointer-coarse:opacity-100";
/** What does its own thing when it is clicked on a card. */
const OWN_THING = "a, button, input, label";

interface CardProps {
  task: Task;
  isEditing: boolean;
  isSelected: boolean;
  /** Something is selected: every card shows its box. */
  isSelecting: boolean;
  isCarried: boolean;
}

/** A card of the board, or its edit mode. */
export const TaskCard = memo(function TaskCard(props: CardProps) {
  const { today, close } = useBoard();
  const { task } = props;
  if (!props.isEditing) return <ShownCard {...props} />;
  return (
    <div ref={showWhole} className={`${box} border-ring p-3`}>
      <EditTask task={task} today={today} onClose={() => close(task.id)} />
    </div>
  );
});

/** A form that opens at the edge of its column is brought into sight. */
function showWhole(form: HTMLElement | null) {
  form?.scrollIntoView({ block: "nearest" });
}

/** What a click on a card, or a key on the focused card, does. */
function useCardPress(task: Task) {
  const { edit, select, lift } = useBoard();
  const onClick = (event: MouseEvent<HTMLElement>) => {
    // A menu of the card is outside of it on the page, and React tells of it all the same.
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return;
    if (event.target.closest(OWN_THING)) return;
    if (event.shiftKey) select(task.id);
    else edit(task.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Space does nothing on a link.
    const person =
      event.key === " " && event.target instanceof HTMLElement ? event.target.dataset["person"] : undefined;
    if (person !== undefined) {
      event.preventDefault();
      togglePeek(person);
      return;
    }
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter") edit(task.id);
    else if (event.code === "Space" && !event.repeat) lift(task.id);
    else if (event.key.toLowerCase() === "x") select(task.id);
    else return;
    event.preventDefault();
  };
  return { onClick, onKeyDown };
}

function ShownCard({ task, isSelected, isSelecting, isCarried }: CardProps) {
  const { select } = useBoard();
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: task.id });
  const press = useCardPress(task);
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      {...press}
      data-stop
      role="group"
      tabIndex={0}
      aria-label={task.title}
      aria-roledescription="task card"
      aria-describedby={CARD_KEYS_ID}
      data-dragging={isDragging || isCarried || undefined}
      data-selected={isSelected || undefined}
      className={`${box} hover:border-input data-selected:border-primary data-selected:bg-accent cursor-pointer select-none data-dragging:opacity-40 pointer-coarse:[-webkit-touch-callout:none]`}
    >
      <CardBody task={task}>
        <span
          className={`absolute -start-3 top-1/2 z-1 -translate-y-1/2 pointer-coarse:static pointer-coarse:-ms-1 pointer-coarse:translate-y-0 ${isSelecting ? "flex" : `flex pointer-coarse:hidden ${onDemand}`}`}
        >
          <Checkbox
            checked={isSelected}
            // X on the card does the same.
            tabIndex={-1}
            aria-label={`Select ${task.title}`}
            onCheckedChange={() => select(task.id)}
          />
        </span>
      </CardBody>
    </div>
  );
}

/** The circle that completes a task, and opens a done one again. */
function CompleteButton({ task }: { task: Task }) {
  const { move, complete } = useBoard();
  const isDone = task.status === "done";
  return (
    <button
      type="button"
      aria-label={isDone ? `Reopen ${task.title}` : `Complete ${task.title}`}
      data-tip={isDone ? "Reopen" : "Complete"}
      onClick={() => (isDone ? move(task, "todo") : complete(task))}
      className="group/circle grid size-6 shrink-0 cursor-pointer place-items-center rounded-full pointer-coarse:-ms-2 pointer-coarse:size-11"
    >
      <TaskCircle status={task.status} />
    </button>
  );
}

/** What a card shows, also while it is carried. */
export function CardBody({ task, children }: { task: Task; children?: ReactNode }) {
  const { today, lookup, edit, move, select } = useBoard();
  const isDone = task.status === "done";
  const hasDraft = useHasDraft(task.id);
  return (
    <div className="flex items-start gap-1 py-2 ps-3 pe-1.5 pointer-coarse:p-1">
      {children}
      <CompleteButton task={task} />
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
            className="text-info-foreground min-h-6 cursor-pointer justify-self-start text-xs hover:underline"
          >
            Unsaved changes
          </button>
        )}
      </div>
      <span className={`-my-0.5 flex shrink-0 items-center pointer-coarse:my-0 ${onDemand}`}>
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
