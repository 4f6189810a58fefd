import { createContext, useContext } from "react";

/** How to change who is selected; it stays the same while the selection changes, so that rows need not be drawn again. */
export interface SelectionActions {
  /** `extend`: from the last one to this one. */
  toggle: (personId: string, extend: boolean) => void;
  toggleAll: () => void;
  /** Someone was deleted by themselves. */
  forget: (personId: string) => void;
}

const nothing = () => undefined;

export const SelectionActionsContext = createContext<SelectionActions>({
  toggle: nothing,
  toggleAll: nothing,
  forget: nothing,
});
export const useSelectionActions = (): SelectionActions => useContext(SelectionActionsContext);

/** How much of what is loaded is selected; "nobody" while nobody is loaded who could be. */
export type SelectionExtent = "nobody" | "none" | "some" | "all";
export const SelectionExtentContext = createContext<SelectionExtent>("nobody");
export const useSelectionExtent = () => useContext(SelectionExtentContext);
