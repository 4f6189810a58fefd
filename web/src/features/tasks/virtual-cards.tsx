import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect } from "react";
import { type CardListProps, DropLine } from "./board-column";

const CARD_HEIGHT = 68;
const GAP = 8;

/** The cards of a long column: only those in sight are drawn, and the one that is carried or was put down last. */
export function VirtualCards({ tasks, card, dropBefore, kept, scroller }: CardListProps) {
  const keptAt = kept === null ? -1 : tasks.findIndex(({ id }) => id === kept);
  // The compiler leaves this component as it is: the virtualizer is one object whose answers change.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    count: tasks.length,
    getScrollElement: () => scroller,
    getItemKey: (index) => tasks[index]?.id ?? index,
    estimateSize: () => CARD_HEIGHT,
    gap: GAP,
    overscan: 4,
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      return keptAt === -1 || drawn.includes(keptAt) ? drawn : [...drawn, keptAt].sort((a, b) => a - b);
    },
  });
  const target =
    dropBefore === undefined
      ? -1
      : dropBefore === null
        ? tasks.length - 1
        : tasks.findIndex(({ id }) => id === dropBefore);
  // A card that the keyboard carries may leave what is in sight.
  useEffect(() => {
    if (target !== -1) virtualizer.scrollToIndex(target, { align: "auto" });
  }, [target, virtualizer]);
  return (
    <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const task = tasks[index];
        if (!task) return null;
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            data-card={task.id}
            aria-setsize={tasks.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
            className="absolute inset-x-0 top-0"
          >
            {dropBefore === task.id && <DropLine className="-top-[5px]" />}
            {card(task)}
            {dropBefore === null && index === tasks.length - 1 && <DropLine className="-bottom-1" />}
          </li>
        );
      })}
    </ul>
  );
}
