import { BotMessageSquare } from "lucide-react";
import { useMemo, useState } from "react";
import { FloatingButton } from "@/components/floats";
import { LazyOverlay } from "@/components/lazy-overlay";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";
import { type Command, useCommands } from "@/lib/commands";
import { keptConversation, keptUnanswered } from "@/features/assistant/kept-conversation";
import { useUserId } from "@/features/session/session.queries";
import { lazyPart } from "@/lib/load-chunk";
import { typedAhead } from "@/lib/typed-ahead";

const Assistant = lazyPart(() => import("@/features/assistant/assistant"));

const KEYS = "mod+j";

interface Asked {
  text: string;
}

/** Closing ends the conversation, which takes a moment and ends in a log of what it did. */
type DockState = "closed" | "open" | "closing";

export interface Dock {
  state: DockState;
  /** What to put into its input, when something else opened it; another object for each time. */
  asked: Asked | null;
  toggle: () => void;
  /** Opens it, if it is not open, with this in its input. */
  ask: (text: string) => void;
  onClosed: () => void;
}

/** Opens and ends the assistant, by its button, its key and by name. */
export function useDock(): Dock {
  const userId = useUserId();
  const [state, setState] = useState<DockState>(() =>
    keptConversation(userId) === null && keptUnanswered(userId) === "" ? "closed" : "open",
  );
  const [asked, setAsked] = useState<Asked | null>(null);
  const dock = useMemo<Dock>(
    () => ({
      state,
      asked,
      toggle: () => setState((before) => (before === "closed" ? "open" : "closing")),
      ask: (text) => {
        typedAhead.waitForField();
        setAsked({ text });
        setState("open");
      },
      onClosed: () => {
        setAsked(null);
        setState("closed");
      },
    }),
    [state, asked],
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
        opensField: dock.state === "closed",
        run: dock.toggle,
      },
    ],
    [dock],
  );
  useCommands(commands);
  return dock;
}

/** The same in the top bar. */
export function AssistantButton({ dock }: { dock: Dock }) {
  return (
    <Tooltip label="Assistant" keys={KEYS}>
      <Button
        icon={BotMessageSquare}
        variant="ghost"
        size="icon"
        aria-label="Ask the assistant"
        aria-expanded={dock.state !== "closed"}
        aria-keyshortcuts="Control+J Meta+J"
        className="aria-expanded:text-primary-text"
        onPointerEnter={Assistant.fetch}
        onFocus={Assistant.fetch}
        onClick={dock.toggle}
      />
    </Tooltip>
  );
}

/** The chat toggle among the floating controls. */
export function AssistantToggle({ dock }: { dock: Dock }) {
  return (
    <FloatingButton
      label="Assistant"
      keys={KEYS}
      expanded={dock.state !== "closed"}
      onIntent={Assistant.fetch}
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
      {dock.state !== "closed" && (
        <Assistant isClosing={dock.state === "closing"} asked={dock.asked} onClosed={dock.onClosed} />
      )}
    </LazyOverlay>
  );
}
