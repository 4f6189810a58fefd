import type { Task } from "@contract/tasks";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { AddTask, EditTask } from "./edit-task";
import type { TaskFields } from "./task-fields";
import { useTaskRules } from "./use-task-rules";

interface TaskDialogProps {
  /** The task to edit; without one, a new one is made. */
  task?: Task | undefined;
  /** What a new one begins with. */
  given?: Partial<TaskFields>;
  /** Under which name a draft of a new one is kept. */
  draft?: string;
  onClose: () => void;
}

/** A task's edit or create mode where there is no board around it. */
export default function TaskDialog({ task, given = {}, draft = "new", onClose }: TaskDialogProps) {
  const { today } = useTaskRules();
  return (
    <Dialog open onOpenChange={(shown) => !shown && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{task ? "Edit task" : "New task"}</DialogTitle>
        {task ? (
          <EditTask task={task} today={today} onClose={onClose} />
        ) : (
          <AddTask status="todo" today={today} draft={draft} given={given} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}
