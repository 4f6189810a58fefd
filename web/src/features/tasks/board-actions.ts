import type { Task, TaskStatus } from "@contract/tasks";
import { createContext, useContext } from "react";
import type { FounderLookup } from "./name-links";

/** What a card can ask of its board. Stable, so that a card is drawn again only when it changes itself. */
export interface BoardActions {
  today: string;
  lookup: FounderLookup;
  edit: (id: string) => void;
  /** Ends the edit mode of a card, which then has the focus. */
  close: (id: string) => void;
  select: (id: string) => void;
  /** Picks a card up by keyboard. */
  lift: (id: string) => void;
  move: (task: Task, status: TaskStatus) => void;
  complete: (task: Task) => void;
}

/** The id of the text that says which keys a card has. */
export const CARD_KEYS_ID = "board-card-keys";

export const BoardContext = createContext<BoardActions | null>(null);

/** Throws outside a board. */
export function useBoard(): BoardActions {
  const board = useContext(BoardContext);
  if (!board) throw new Error("This card is not on a board.");
  return board;
}
