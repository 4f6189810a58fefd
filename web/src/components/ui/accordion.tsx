import { ChevronDown } from "lucide-react";
import { type ComponentProps, createContext, type KeyboardEvent, use, useId, useMemo, useState } from "react";
import { cn } from "@/lib/cn";

interface Opening {
  isOpen: boolean;
  toggle: () => void;
  /** Begins the ids of the button and what it opens. */
  id: string;
}

const ItemContext = createContext<Opening>({ isOpen: false, toggle: () => undefined, id: "" });

/**
 * A list item that opens by its button. Radix's accordion lays each closed item out when it is drawn, which for a timeline took a
 * sixth of a cold start.
 */
export function AccordionItem({ isOpenFirst = false, ...props }: ComponentProps<"li"> & { isOpenFirst?: boolean }) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenFirst);
  const opening = useMemo(() => ({ isOpen, id, toggle: () => setOpen((wasOpen) => !wasOpen) }), [isOpen, id]);
  return (
    <ItemContext value={opening}>
      <li {...props} />
    </ItemContext>
  );
}

/** The button of the item, with a chevron. The arrow keys, Home and End lead to the buttons of the other items of the list. */
export function AccordionTrigger({ className, children, ...props }: ComponentProps<"button">) {
  const { isOpen, toggle, id } = use(ItemContext);
  return (
    <h2 className="flex min-w-0 flex-1">
      <button
        type="button"
        id={`${id}button`}
        data-accordion-trigger
        data-state={isOpen ? "open" : "closed"}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}content` : undefined}
        className={cn("group flex min-w-0 flex-1 items-start gap-3 text-start", className)}
        onClick={toggle}
        onKeyDown={moveFocus}
        {...props}
      >
        <span className="min-w-0 flex-1">{children}</span>
        <ChevronDown
          aria-hidden
          className="text-muted-foreground mt-0.5 size-4 shrink-0 transition-transform group-data-[state=open]:rotate-180"
        />
      </button>
    </h2>
  );
}

/** What the item shows while it is open. */
export function AccordionContent({ className, ...props }: ComponentProps<"div">) {
  const { isOpen, id } = use(ItemContext);
  if (!isOpen) return null;
  return (
    <div
      role="region"
      id={`${id}content`}
      aria-labelledby={`${id}button`}
      className={cn("animate-in fade-in duration-calm", className)}
      {...props}
    />
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget, key } = event;
  const list = currentTarget.closest("ol, ul");
  const all = [...(list?.querySelectorAll<HTMLElement>("[data-accordion-trigger]") ?? [])];
  const at = all.indexOf(currentTarget);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[key];
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  // Around the ends.
  all.at(to % all.length)?.focus();
}
