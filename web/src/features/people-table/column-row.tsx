import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical, Pencil, Pin, Trash2 } from "lucide-react";
import type { ComponentType } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/lib/cn";
import type { ListedColumn } from "./column-list";

export interface ColumnActions {
  onShow: (column: ListedColumn, isShown: boolean) => void;
  onPin: (column: ListedColumn) => void;
  onEdit: (column: ListedColumn) => void;
  onDelete: (column: ListedColumn) => void;
}

/** A column in the column manager: shown or not, dragged or carried by keyboard to another place, pinned, edited, deleted. */
export function ColumnRow({ column, actions }: { column: ListedColumn; actions: ColumnActions }) {
  const { id, label, isShown, isPinned, canHide, field } = column;
  const sortable = useSortable({ id, data: { label } });
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn(
        "group rounded-control hover:bg-accent flex min-h-7.5 items-center gap-0.5 ps-0.5 pe-1",
        isDragging && "bg-popover shadow-float relative z-10",
      )}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        aria-label={`Move ${label}`}
        className="text-muted-foreground rounded-control grid size-6 shrink-0 cursor-grab touch-none place-items-center pointer-coarse:size-11"
        {...sortable.attributes}
        {...sortable.listeners}
      >
        <GripVertical aria-hidden className="size-3.5" />
      </button>
      <label className={cn("flex min-w-0 flex-1 items-center gap-1", !canHide && "cursor-default")}>
        <Checkbox
          checked={isShown}
          disabled={!canHide}
          onCheckedChange={(checked) => actions.onShow(column, checked === true)}
        />
        <span dir="auto" title={label} className={cn("truncate text-sm", !isShown && "text-muted-foreground")}>
          {label}
        </span>
      </label>
      {field && (
        <>
          <RowButton label={`Edit ${label}`} icon={Pencil} onClick={() => actions.onEdit(column)} />
          <RowButton label={`Delete ${label}`} icon={Trash2} onClick={() => actions.onDelete(column)} />
        </>
      )}
      <RowButton
        label={isPinned ? `Unpin ${label}` : `Pin ${label}`}
        icon={Pin}
        isOn={isPinned}
        onClick={() => actions.onPin(column)}
      />
    </li>
  );
}

interface RowButtonProps {
  label: string;
  icon: ComponentType<{ className?: string }>;
  /** Seen also while nobody points at the row. */
  isOn?: boolean;
  onClick: () => void;
}

function RowButton({ label, icon: Icon, isOn = false, onClick }: RowButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      data-tip={label}
      onClick={onClick}
      className={cn(
        "size-6 transition-opacity",
        isOn
          ? "text-foreground [&_svg]:fill-current"
          : "opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100",
      )}
    >
      <Icon className="size-3.5" />
    </Button>
  );
}
