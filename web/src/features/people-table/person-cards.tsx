import type { PersonRow } from "@contract/founder-list";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useRef } from "react";
import { keptOffset, useKeptScroll } from "@/lib/use-kept-scroll";
import { PersonCard } from "./person-card";
import type { usePeople } from "./use-people";

// A card with a summary of two lines; each is measured once it is drawn.
const CARD_HEIGHT = 150;
const SCROLL_NAME = "people-cards";

interface PersonCardsProps {
  people: ReturnType<typeof usePeople>;
  selectedIds: { has: (personId: string) => boolean };
}

/** The people as cards, for a narrow screen. */
export default function PersonCards({ people, selectedIds }: PersonCardsProps) {
  const pane = useRef<HTMLDivElement>(null);
  const { rows, total, onNeed } = people;
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing of it is handed on, and nothing is compiled
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => pane.current,
    estimateSize: () => CARD_HEIGHT,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
    initialOffset: () => keptOffset(SCROLL_NAME),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  const keepScroll = useKeptScroll(SCROLL_NAME);
  const both = useCallback(
    (element: HTMLDivElement | null) => {
      pane.current = element;
      return keepScroll(element);
    },
    [keepScroll],
  );
  const drawn = virtualizer.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= rows.length && rows.length < total) onNeed();
  }, [last, rows.length, total, onNeed]);
  return (
    <div ref={both} className="pb-floats min-h-0 flex-1 overflow-y-auto">
      <ul aria-label="People" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {drawn.map(({ key, index, start }) => (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            className="absolute inset-x-0 border-b"
            style={{ top: start }}
          >
            <CardOf person={rows[index]} selectedIds={selectedIds} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CardOfProps {
  person: PersonRow | undefined;
  selectedIds: { has: (personId: string) => boolean };
}

function CardOf({ person, selectedIds }: CardOfProps) {
  if (person) {
    return <PersonCard person={person} isSelected={selectedIds.has(person.id)} />;
  }
  return <div aria-busy className="bg-secondary rounded-card m-4" style={{ height: CARD_HEIGHT - 32 }} />;
}
