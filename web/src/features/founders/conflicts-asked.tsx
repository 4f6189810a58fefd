import { shortened } from "@contract/storable";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { cellKey } from "@/components/data-grid/cell-change";
import { valueInWords } from "@/components/data-grid/cell-values";
import type { CellValue } from "@/components/data-grid/grid-column";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogHead } from "@/components/ui/dialog";
import { isTyping } from "@/lib/key-reader";
import { toast } from "@/lib/toast";
import { type CellConflict, cellConflictsOf, changedElsewhere, useCellConflicts } from "./cell-conflicts";
import { cellsInWords } from "./cells-in-words";

const LISTED = 100;

const whose = ({ name, label }: CellConflict) => [name, label].filter(Boolean).join(", ");

/** Asks which value is to stay in cells that were changed elsewhere: a message for one cell, a dialog for several. */
export default function ConflictsAsked() {
  const client = useQueryClient();
  const conflicts = useCellConflicts();
  const [isOpen, setOpen] = useState(false);
  const known = useRef(0);
  useEffect(() => {
    // Typing goes on in the cell where it began; the message leads to the dialog.
    const isBusy = isTyping(document.activeElement) || document.querySelector("[data-scrim]") !== null;
    if (conflicts.length > 1 && conflicts.length > known.current && !isBusy) setOpen(true);
    known.current = conflicts.length;
  }, [conflicts]);
  const isAsking = isOpen && conflicts.length > 0;
  useEffect(() => {
    const [first, ...others] = conflicts;
    if (!first || isAsking) return;
    const answer = (how: "keep" | "take") => () => {
      cellConflictsOf(client).answer([first], how);
      returnToCell();
    };
    const id =
      others.length === 0
        ? toast.ask(`${whose(first)}: ${changedElsewhere(first)}`, [
            { label: "Keep mine", run: answer("keep") },
            { label: "Take theirs", run: answer("take") },
          ])
        : toast.ask(`${cellsInWords(conflicts.length)} were changed elsewhere since you began.`, [
            { label: "Choose", run: () => setOpen(true) },
          ]);
    return () => toast.dismiss(id);
  }, [client, conflicts, isAsking]);
  return isAsking ? <ConflictsDialog conflicts={conflicts} onClose={() => setOpen(false)} /> : null;
}

/** The button that had the focus goes with the message: the keyboard goes on in the grid. */
function returnToCell() {
  const { activeElement } = document;
  if (activeElement !== document.body && activeElement?.closest("[data-toaster]") === null) return;
  document.querySelector<HTMLElement>("[role=grid] [tabindex='0']")?.focus();
}

function ConflictsDialog({ conflicts, onClose }: { conflicts: readonly CellConflict[]; onClose: () => void }) {
  const { answer } = cellConflictsOf(useQueryClient());
  const more = conflicts.length - LISTED;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="md:w-[34rem]">
        <DialogHead title="Changed elsewhere">
          {conflicts.length === 1 ? "This cell has" : `These ${cellsInWords(conflicts.length)} have`} a new value since
          you began. Which one should stay?
        </DialogHead>
        {/* It takes the focus, so that it can be scrolled and no key that was meant for the table chooses anything. */}
        <div tabIndex={0} role="region" aria-label="Changed cells" className="rounded-control min-h-0 overflow-y-auto">
          <ul className="grid gap-3">
            {conflicts.slice(0, LISTED).map((conflict) => (
              <ConflictItem
                key={cellKey(conflict)}
                conflict={conflict}
                onKeep={() => answer([conflict], "keep")}
                onTake={() => answer([conflict], "take")}
              />
            ))}
          </ul>
          {more > 0 && <p className="text-muted-foreground pt-3 text-sm">And {cellsInWords(more)} more.</p>}
        </div>
        <DialogFooter>
          <Button onClick={() => answer(conflicts, "take")}>Take all theirs</Button>
          <Button variant="primary" onClick={() => answer(conflicts, "keep")}>
            Keep all mine
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

interface ConflictItemProps {
  conflict: CellConflict;
  onKeep: () => void;
  onTake: () => void;
}

function ConflictItem({ conflict, onKeep, onTake }: ConflictItemProps) {
  const about = whose(conflict);
  return (
    <li className="rounded-card grid gap-2 border p-3">
      <p dir="auto" className="text-base font-medium wrap-break-word">
        {about}
      </p>
      <p dir="auto" className="text-sm wrap-break-word">
        {changedElsewhere(conflict)}
      </p>
      <p dir="auto" className="text-muted-foreground text-sm wrap-break-word">
        You made it {quoted(conflict.value)}.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={`Keep mine: ${about}`} onClick={onKeep}>
          Keep mine
        </Button>
        <Button size="sm" aria-label={`Take theirs: ${about}`} onClick={onTake}>
          Take theirs
        </Button>
      </div>
    </li>
  );
}

const MINE_AT_MOST = 200;
const quoted = (value: CellValue) => (value === null ? "empty" : `“${shortened(valueInWords(value), MINE_AT_MOST)}”`);
