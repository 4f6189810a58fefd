/** What an entry of the history carries that leads to the empty People page: its first way to add someone takes the focus. */
export const AT_FIRST_DOOR = { isAtFirstDoor: true };

export const isAtFirstDoor = (state: unknown) =>
  typeof state === "object" && state !== null && "isAtFirstDoor" in state;
