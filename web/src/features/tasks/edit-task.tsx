import type { Task, TaskStatus } from "@contract/tasks";
import { useAddTask, useChangeTasks } from "./change-tasks.queries";
import { useAskToRemove } from "./many-tasks.queries";
import { SAVE_FAILED } from "./messages";
import { TaskEditor } from "./task-editor";
import { emptyFields, fieldsOf, newTaskOf, patchOf, type TaskFields } from "./task-fields";
import { COLUMN_NAMES } from "./task-list";
import { useTaskDraft } from "./use-task-draft";

interface EditTaskProps {
  task: Task;
  today: string;
  onClose: () => void;
}

/** Edits a task: the change shows at once, and what was typed is kept until the server has it. */
export function EditTask({ task, today, onClose }: EditTaskProps) {
  const { fields, change, clear } = useTaskDraft(task.id, fieldsOf(task));
  const changeTasks = useChangeTasks();
  const askToRemove = useAskToRemove();
  const given = newTaskOf(fields, task.status);
  const save = () => {
    if ("wrong" in given) return;
    const patch = patchOf(task, given.task);
    if (Object.keys(patch).length > 0) {
      // Kept until it is saved: when that fails, opening the card again shows it.
      change(fields);
      changeTasks([{ task, patch }], SAVE_FAILED, clear);
    } else {
      clear();
    }
    onClose();
  };
  const cancel = () => {
    clear();
    onClose();
  };
  const remove = async () => {
    if (!(await askToRemove([task]))) return;
    cancel();
  };
  return (
    <TaskEditor
      label={`Edit ${task.title}`}
      fields={fields}
      status={fields.status ?? task.status}
      onDelete={() => void remove()}
      today={today}
      wrong={"wrong" in given ? given.wrong : null}
      onChange={change}
      onSave={save}
      onCancel={cancel}
      onLeave={onClose}
    />
  );
}

interface AddTaskProps {
  status: TaskStatus;
  today: string;
  /** Under which name a draft of it is kept, beside others. */
  draft: string;
  given?: Partial<TaskFields>;
  onClose: () => void;
}

/** Adds a task. The form stays until the server has it, so that nothing typed is lost. */
export function AddTask({ status, today, draft, given = {}, onClose }: AddTaskProps) {
  const { fields, change, clear } = useTaskDraft(draft, { ...emptyFields, ...given });
  const { mutate } = useAddTask();
  const added = newTaskOf(fields, status);
  const save = () => {
    if ("wrong" in added) return;
    mutate({ task: added.task, saved: clear }, { onSuccess: onClose });
  };
  const cancel = () => {
    clear();
    onClose();
  };
  return (
    <TaskEditor
      label={`New task in ${COLUMN_NAMES[status]}`}
      fields={fields}
      today={today}
      wrong={"wrong" in added ? added.wrong : null}
      onChange={change}
      onSave={save}
      onCancel={cancel}
      onLeave={onClose}
    />
  );
}
