import type { Tour } from "./help-entries";

/** What the frame's buttons, menus and keys can do. */
export interface FrameActions {
  openPalette: () => void;
  openShortcuts: () => void;
  openFeedback: () => void;
  startTour: (tour: Tour) => void;
  /** Opens what was changed lately. */
  showChanges: () => void;
  leave: () => void;
}
