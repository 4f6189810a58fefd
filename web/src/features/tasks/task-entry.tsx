import type { Task } from "@contract/tasks";
import { Pencil, Repeat2, Trash2 } from "lucide-react";
import { useState } from "react";
import { EntryAction, EntryActions } from "@/components/entry-actions";
import { LazyOverlay } from "@/components/lazy-overlay";
import { LongText } from "@/components/long-text";
import { MarkedText } from "@/components/marked-text";
import { AccordionContent, AccordionTrigger } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { lazyPart } from "@/lib/load-chunk";
import { foundIn, hasWord, marked, soughtWords } from "@/lib/marked-text";
import { calendarDay } from "@/lib/relative-time";
import { useChangeTasks } from "./change-tasks.queries";
import { DueChip } from "./due-chip";
import { useAskToRemove } from "./many-tasks.queries";
import { SAVE_FAILED } from "./messages";
import { RECURRENCE_NAMES } from "./task-fields";

const loadDialog = () => import("./task-dialog");
const TaskDialog = lazyPart(loadDialog);
const prepare = () => void loadDialog().catch(() => undefined);

interface TaskEntryProps {
  /** `doneBefore` counts the occurrences of a task that recurs which were done before this one. */
  entry: { task: Task; doneBefore: number };
  /** What it was found by. */
  search: string;
}

/** 'Due: ' and the date, which is a calendar date: no time zone moves it. */
export function dueText({ dueDate }: Pick<Task, "dueDate">, locale?: string): string {
  if (dueDate === null) return "No due date";
  return `Due: ${calendarDay(dueDate, locale === undefined ? {} : { locale })}`;
}

/** Where a search found a task by what its title lacks. */
function FoundInDescription({ title, description, search }: Pick<Task, "title" | "description"> & { search: string }) {
  const missing = soughtWords(search).filter((word) => !hasWord(title, word));
  if (description === null || missing.length === 0) return null;
  return (
    <span
      dir="auto"
      className="text-muted-foreground line-clamp-2 text-base font-normal wrap-anywhere group-data-[state=open]:hidden"
    >
      <MarkedText pieces={foundIn(description, search, missing)} />
    </span>
  );
}

/** A task in a list of other things: ticked, rescheduled, edited and deleted in place. */
export function TaskEntry({ entry: { task, doneBefore }, search }: TaskEntryProps) {
  const [isEditing, setEditing] = useState(false);
  const change = useChangeTasks();
  const askToRemove = useAskToRemove();
  const isDone = task.status === "done";
  const tick = () => change([{ task, patch: { status: isDone ? "todo" : "done" } }], SAVE_FAILED);
  const edit = () => setEditing(true);
  return (
    <>
      <div className="flex items-start gap-1 ps-1">
        <Checkbox
          checked={isDone}
          aria-label={`Done: ${task.title}`}
          className="mt-1 pointer-coarse:mt-0"
          onCheckedChange={tick}
        />
        <AccordionTrigger className="rounded-card hover:bg-accent px-1.5 py-1.5 transition-colors pointer-coarse:py-2.5">
          <span
            dir="auto"
            className={`block text-base font-normal wrap-anywhere ${isDone ? "text-muted-foreground line-through" : ""}`}
          >
            <MarkedText pieces={marked(task.title, search, "anywhere")} />
          </span>
          <FoundInDescription {...task} search={search} />
        </AccordionTrigger>
      </div>
      <div className="flex min-h-6 flex-wrap items-center gap-x-2 ps-8.5 pointer-coarse:ps-13">
        <DueChip task={task} onOther={edit} />
        {task.recurrence !== null && (
          <span className="text-muted-foreground flex items-center gap-1 text-xs">
            <Repeat2 aria-hidden className="size-3.5" />
            {RECURRENCE_NAMES[task.recurrence]}
            {doneBefore > 0 && ` · done ${doneBefore === 1 ? "once" : `${doneBefore.toLocaleString()} times`} before`}
          </span>
        )}
      </div>
      <AccordionContent className="rounded-card bg-muted mx-2 mt-1 grid gap-2 border p-4">
        <p className="text-base font-medium">{dueText(task)}</p>
        {task.description !== null && <LongText text={task.description} what="description" search={search} />}
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onPointerEnter={prepare} onFocus={prepare} onClick={edit}>
            Edit
          </Button>
          <Button size="sm" variant="ghost" onClick={() => void askToRemove([task])}>
            Delete
          </Button>
        </span>
      </AccordionContent>
      <EntryActions>
        <EntryAction icon={Pencil} label={`Edit ${task.title}`} onClick={edit} />
        <EntryAction icon={Trash2} label={`Delete ${task.title}`} onClick={() => void askToRemove([task])} />
      </EntryActions>
      <LazyOverlay onFailed={() => setEditing(false)}>
        {isEditing && <TaskDialog task={task} onClose={() => setEditing(false)} />}
      </LazyOverlay>
    </>
  );
}
