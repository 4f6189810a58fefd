import type { Task, TaskStatus } from "@contract/tasks";
import { createContext, useContext } from "react";
import type { FounderLookup } from "./name-links";

/** What a card can ask of its board. Stable, so that a card is drawn anew only when it changes itself. */
export interface BoardActions {
  today: string;
  lookup: FounderLookup;
  edit: (id: string | null) => void;
  select: (id: string) => void;
  move: (task: Task, status: TaskStatus) => void;
  complete: (task: Task) => void;
}

export const BoardContext = createContext<BoardActions | null>(null);

/** Throws outside a board. */
export function useBoard(): BoardActions {
  const board = useContext(BoardContext);
  if (!board) throw new Error("A card stands on a board.");
  return board;
}
