import { BotMessageSquare } from "lucide-react";
import { useMemo, useState } from "react";
import { FloatingButton } from "@/components/floats";
import { LazyOverlay } from "@/components/lazy-overlay";
import { type Command, useCommands } from "@/lib/commands";
import { lazyPart } from "@/lib/load-chunk";

const loadAssistant = () => import("@/features/assistant/assistant");
const Assistant = lazyPart(loadAssistant);
const fetchAssistant = () => void loadAssistant().catch(() => undefined);

const KEYS = "mod+j";

/** Closing ends the conversation, which takes a moment and ends in a log of what it did. */
type DockState = "closed" | "open" | "closing";

export interface Dock {
  state: DockState;
  toggle: () => void;
  onClosed: () => void;
}

/** Opens and ends the assistant, by its button, its key and by name. */
export function useDock(): Dock {
  const [state, setState] = useState<DockState>("closed");
  const dock = useMemo<Dock>(
    () => ({
      state,
      toggle: () => setState((before) => (before === "closed" ? "open" : "closing")),
      onClosed: () => setState("closed"),
    }),
    [state],
  );
  const commands = useMemo<Command[]>(
    () => [
      {
        id: "assistant",
        label: dock.state === "closed" ? "Open the assistant" : "Close the assistant",
        section: "Actions",
        icon: BotMessageSquare,
        keys: KEYS,
        keywords: ["chat", "ask", "agent", "voice"],
        run: dock.toggle,
      },
    ],
    [dock],
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
      expanded={dock.state !== "closed"}
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
      {dock.state !== "closed" && <Assistant isClosing={dock.state === "closing"} onClosed={dock.onClosed} />}
    </LazyOverlay>
  );
}
