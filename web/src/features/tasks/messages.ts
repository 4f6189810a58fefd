/** The sentences about tasks; the first two are the specification's. */
export const TITLE_REQUIRED = "Task title is required";
export const DELETE_QUESTION = "Are you sure you want to delete this task?";
export const CALENDAR_FAILED = "Error loading calendar";

export const LOAD_FAILED = "Your tasks could not be loaded.";
export const MOVE_FAILED = "The task could not be moved. It is back where it was.";
export const SAVE_FAILED = "The task could not be saved. What you typed is still here.";
export const ADD_FAILED = "The task could not be added. What you typed is still here.";
export const DELETE_FAILED = "The task could not be deleted.";
export const RESTORE_FAILED = "The task could not be restored.";
export const COMPLETE_FAILED = "The tasks could not be completed. They are back where they were.";
