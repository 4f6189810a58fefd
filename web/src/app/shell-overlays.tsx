import { useNavigate } from "react-router-dom";
import { LazyOverlay } from "@/components/lazy-overlay";
import { useCellConflicts } from "@/features/founders/cell-conflicts";
import { lazyPart } from "@/lib/load-chunk";

/** What every screen opens by a key. */
export const loadPalette = () => import("@/features/search/command-palette");

export type OverlayName = "palette" | "shortcuts" | "feedback";

const ConflictsAsked = lazyPart(() => import("@/features/founders/conflicts-asked"));
const CommandPalette = lazyPart(loadPalette);
const ShortcutsDialog = lazyPart(() => import("@/features/search/shortcuts-dialog"));
const FeedbackDialog = lazyPart(() => import("@/features/feedback/feedback-dialog"));

/** Asks about cells that were changed elsewhere, on whichever screen that turns out. */
export function CellConflicts() {
  const isNeeded = useCellConflicts().length > 0;
  return <LazyOverlay onFailed={() => undefined}>{isNeeded && <ConflictsAsked />}</LazyOverlay>;
}

interface ShellOverlaysProps {
  open: OverlayName | null;
  userId: string;
  onClose: () => void;
  /** Opens the assistant with this in its input. */
  onAsk: (text: string) => void;
}

/** The dialogs that every screen can open, one at a time. */
export function ShellOverlays({ open, userId, onClose, onAsk }: ShellOverlaysProps) {
  const navigate = useNavigate();
  return (
    <LazyOverlay
      // While its code is on the way, what is typed for it may not act as keys of the screen.
      fallback={open && <span hidden data-scrim />}
      onFailed={onClose}
    >
      {open === "palette" && <CommandPalette onClose={onClose} onGo={(path) => void navigate(path)} onAsk={onAsk} />}
      {open === "shortcuts" && <ShortcutsDialog onClose={onClose} />}
      {open === "feedback" && <FeedbackDialog userId={userId} onClose={onClose} />}
    </LazyOverlay>
  );
}
