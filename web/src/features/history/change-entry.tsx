import type { HistoryBatch } from "@contract/history";
import { useRef } from "react";
import { UndoButton } from "./history-batch";
import { HistoryLines } from "./history-lines";
import { headingOf, whoDidIt } from "./history-words";

interface ChangeEntryProps {
  entry: { change: HistoryBatch };
  founderId: string;
}

/** What one change did to the fields of a person, with its Undo. */
export function ChangeEntry({ entry: { change }, founderId }: ChangeEntryProps) {
  const part = useRef<HTMLDivElement>(null);
  const heading = change.source === "redo" ? null : headingOf(change);
  // What the user did themselves says so by itself.
  const who = change.source === "you" || change.source === "redo" ? null : `By ${whoDidIt(change)}`;
  return (
    <div ref={part} className="grid gap-1 px-2 py-1.5">
      {/* The entry goes with what it undid: the list takes the focus. On a phone it is below, where the floating button is not. */}
      <span className="max-sm:order-last max-sm:justify-self-start sm:absolute sm:end-0 sm:top-0.5">
        <UndoButton batch={change} isOfPerson onDone={() => part.current?.closest("ol")?.focus()} />
      </span>
      {(heading ?? who) && (
        <p dir="auto" className="text-base wrap-anywhere">
          {heading ?? who}
        </p>
      )}
      <HistoryLines batch={change} founderId={founderId} />
    </div>
  );
}
