/** The sentences about tasks; the first two are the specification's. */
export const TITLE_REQUIRED = "Task title is required";
export const DELETE_QUESTION = "Are you sure you want to delete this task?";
export const deleteQuestion = (count: number) =>
  count === 1 ? DELETE_QUESTION : `Are you sure you want to delete these ${count} tasks?`;
export const CALENDAR_FAILED = "Error loading calendar";

export const LOAD_FAILED = "Your tasks could not be loaded.";
export const MOVE_FAILED = "The task could not be moved. It is back where it was.";
export const SAVE_FAILED = "The task could not be saved. What you typed is still here.";
export const ADD_FAILED = "The task could not be added. What you typed is still here.";
export const DELETE_FAILED = "The task could not be deleted.";
export const RESTORE_FAILED = "The task could not be restored.";
export const MOVE_ALL_FAILED = "The tasks could not be moved. They are back where they were.";
export const SNOOZE_FAILED = "The task could not be snoozed.";
export const SNOOZE_ALL_FAILED = "Not all of the tasks could be snoozed.";
export const DELETE_ALL_FAILED = "Not all of the tasks could be deleted.";
/** Said of tasks that were completed; the database keeps only so many. */
export const withoutNext = (count: number) =>
  count === 1
    ? "The task is done, but you have too many tasks for the next one. Delete some, then add it again."
    : `The tasks are done, but you have too many for the next ${count}. Delete some, then add them again.`;
