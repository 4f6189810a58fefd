import type { PersonRow } from "@contract/founder-list";
import { Copy, ExternalLink, History, PanelRight, PencilLine, RefreshCw, Trash2, UserRound } from "lucide-react";
import { useNavigate } from "react-router-dom";
import type { RowMenu } from "@/components/data-grid/row-menu";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { onlyThis, useDeleteSelected } from "@/features/bulk/bulk.queries";
import { showPeek } from "@/lib/peeked-person";
import { useAddressPart } from "@/lib/use-address-part";
import type { PeopleColumn } from "./people-columns";
import { useFreshness } from "./people-live";
import { useSelectionActions } from "./selection-context";

interface PersonMenuProps {
  menu: RowMenu<PersonRow>;
  /** That of the active cell. */
  column: Pick<PeopleColumn, "label" | "edit">;
  canCopy: boolean;
  onClose: () => void;
}

/** What can be done with one person and the active cell, open from the first moment where it was asked for. */
export default function PersonMenu({ menu, column, canCopy, onClose }: PersonMenuProps) {
  const { row: person, x, y, edit, copy, focus } = menu;
  const { isBusy, onRefresh } = useFreshness(person);
  const { mutate: remove } = useDeleteSelected();
  const { forget } = useSelectionActions();
  const navigate = useNavigate();
  const [, showHistory] = useAddressPart("history");
  const page = `/people/${person.id}`;
  return (
    <DropdownMenu defaultOpen onOpenChange={(open) => !open && onClose()}>
      <DropdownMenuTrigger
        tabIndex={-1}
        aria-hidden
        className="pointer-events-none fixed size-0 opacity-0"
        style={{ left: x, top: y }}
      />
      <DropdownMenuContent
        aria-label={person.name}
        sideOffset={2}
        onContextMenu={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // An editor or a dialog that was asked for has taken the focus, or another cell that was pressed.
          if (document.activeElement === document.body) focus();
        }}
      >
        <DropdownMenuItem icon={UserRound} onSelect={() => void navigate(page)}>
          Open
        </DropdownMenuItem>
        <DropdownMenuItem icon={PanelRight} keys="space" onSelect={() => showPeek(person.id)}>
          Show beside the table
        </DropdownMenuItem>
        <DropdownMenuItem icon={ExternalLink} onSelect={() => window.open(page, "_blank", "noopener")}>
          Open in a new tab
        </DropdownMenuItem>
        <DropdownMenuItem icon={RefreshCw} disabled={isBusy} onSelect={() => onRefresh(person)}>
          {isBusy ? "Refreshing…" : "Refresh…"}
        </DropdownMenuItem>
        <DropdownMenuItem icon={History} onSelect={() => showHistory(person.id)}>
          History
        </DropdownMenuItem>
        {(column.edit !== undefined || canCopy) && <DropdownMenuSeparator />}
        {column.edit && (
          <DropdownMenuItem icon={PencilLine} keys="F2" onSelect={edit}>
            Edit {column.label}
          </DropdownMenuItem>
        )}
        {canCopy && (
          <DropdownMenuItem icon={Copy} keys="mod+c" onSelect={copy}>
            Copy
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={Trash2} danger onSelect={() => remove(onlyThis(person, () => forget(person.id)))}>
          Delete…
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
