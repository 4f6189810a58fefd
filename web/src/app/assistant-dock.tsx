import { BotMessageSquare } from "lucide-react";
import { type RefObject, useMemo, useRef } from "react";
import { FloatingButton } from "@/components/floats";
import { LazyOverlay } from "@/components/lazy-overlay";
import { type Command, useCommands } from "@/lib/commands";
import { lazyPart } from "@/lib/load-chunk";

const loadAssistant = () => import("@/features/assistant/assistant");
const Assistant = lazyPart(loadAssistant);
const fetchAssistant = () => void loadAssistant().catch(() => undefined);

const KEYS = "mod+j";

/** Whether the assistant is beside the screen, and what opens it and ends it. */
export interface Dock {
  isOpen: boolean;
  toggle: () => void;
  /** The panel's own way of closing, which ends the conversation first. */
  closing: RefObject<(() => void) | null>;
  onClosed: () => void;
}

/** Opens and ends the assistant, by its button, its key and by name. */
export function useDock([isOpen, setIsOpen]: [boolean, (isOpen: boolean) => void]): Dock {
  const closing = useRef<(() => void) | null>(null);
  const dock = useMemo<Dock>(
    () => ({
      isOpen,
      toggle: () => (isOpen ? closing.current?.() : setIsOpen(true)),
      closing,
      onClosed: () => setIsOpen(false),
    }),
    [isOpen, setIsOpen],
  );
  const commands = useMemo<Command[]>(
    () => [
      {
        id: "assistant",
        label: isOpen ? "Close the assistant" : "Open the assistant",
        section: "Actions",
        icon: BotMessageSquare,
        keys: KEYS,
        keywords: ["chat", "ask", "agent", "voice"],
        run: dock.toggle,
      },
    ],
    [dock, isOpen],
  );
  useCommands(commands);
  return dock;
}

/** The chat toggle among the floating controls. */
export function AssistantToggle({ dock }: { dock: Dock }) {
  return (
    <FloatingButton
      label="Assistant"
      keys={KEYS}
      expanded={dock.isOpen}
      onIntent={fetchAssistant}
      onClick={dock.toggle}
    >
      <BotMessageSquare aria-hidden />
    </FloatingButton>
  );
}

/** The assistant beside the screen while it is open. It stays as the user goes from one screen to another. */
export function AssistantDock({ dock }: { dock: Dock }) {
  return (
    <LazyOverlay onFailed={dock.onClosed}>
      {dock.isOpen && <Assistant closing={dock.closing} onClosed={dock.onClosed} />}
    </LazyOverlay>
  );
}
