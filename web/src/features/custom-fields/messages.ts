/** The specification's sentences about custom columns. What the contract refuses has its own there. */
export const CREATE_FAILED = "Failed to create custom field";
export const CHANGE_FAILED = "Failed to update custom field";
export const DELETE_FAILED = "Failed to delete custom field";
