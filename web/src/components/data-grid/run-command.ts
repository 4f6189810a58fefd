import type { DataGridProps } from "./data-grid";
import { controlsOf } from "./grid-focus";
import type { HeaderActions } from "./grid-header";
import type { Command, Position } from "./grid-keys";

interface Means<Row> {
  props: DataGridProps<Row>;
  go: (to: Position, extend: boolean) => void;
  /** False when the cell cannot be edited. */
  edit: (at: Position, typed: string | null) => boolean;
  header: HeaderActions;
  /** False when there was no range, and no editor that closed just before. */
  collapse: () => boolean;
  clear: () => void;
  fillDown: () => void;
  /** Opens the menu of a row; false when it has none. */
  rowMenu: (at: Position, grid: Element) => boolean;
}

/** Does what a key asked for; gives whether there was anything to do, else the key is the browser's. */
export function runCommand<Row>(means: Means<Row>) {
  return (command: Command, at: Position, target: HTMLElement): boolean => {
    if (command.do === "move") {
      means.go(command.to, command.extend);
      return true;
    }
    return at.row < 0 ? runInHeader(means, command, at) : runInCell(means, command, at, target);
  };
}

function runInHeader<Row>({ props, header }: Means<Row>, command: Command, at: Position): boolean {
  const column = props.columns[at.column];
  if (!column || column.isFixed) return false;
  switch (command.do) {
    case "sort":
      if (column.isSortable) header.onSort(at.column);
      return true;
    case "menu":
      header.onMenu(at.column);
      return true;
    case "resize":
      header.onResizeBy(at.column, command.by);
      return true;
    case "shift-column":
      header.onShift(at.column, command.by);
      return true;
    case "undo":
    case "redo":
      props.onHistory(command.do);
      return true;
    default:
      return false;
  }
}

function runInCell<Row>(means: Means<Row>, command: Command, at: Position, target: HTMLElement): boolean {
  const { props, edit, collapse } = means;
  const cell = target.closest<HTMLElement>("[data-column]");
  const isInner = target !== cell;
  const isControlColumn = props.columns[at.column]?.isControl === true;
  const isPeeking = props.peek !== undefined && props.peek.rowId !== null;
  switch (command.do) {
    case "edit":
      // Letters on a control are not meant for an editor, unless it is what represents the cell.
      return (command.typed === null || !isInner || isControlColumn) && edit(at, command.typed);
    case "compose":
      // The key goes on into the editor, which has the focus by now.
      if ((!isInner || isControlColumn) && edit(at, null)) selectFocused();
      return false;
    case "activate":
      // A control is pressed by the browser.
      if (isInner) return false;
      if (isPeeking) {
        props.peek?.onOpen(at.row);
        return true;
      }
      if (!edit(at, null)) controlsOf(target)[0]?.focus();
      return true;
    case "toggle-row":
      // A box is ticked and a button pressed by the browser; a link has no use for Space.
      if (isInner && !target.matches("a[href]")) return false;
      if (props.peek && !command.extend) props.peek.onToggle(at.row);
      else if (!isInner) props.onToggleRow(at.row, command.extend);
      return true;
    case "collapse": {
      const leaves = isInner && !isControlColumn;
      if (leaves) cell?.focus();
      if (collapse() || leaves) return true;
      if (isPeeking) props.peek?.onClose();
      // Otherwise the key is for anyone who has another use for it.
      return isPeeking;
    }
    case "clear":
      if (isInner) return false;
      means.clear();
      return true;
    case "menu": {
      const grid = target.closest("[role=grid]");
      return grid !== null && means.rowMenu(at, grid);
    }
    case "fill-down":
      means.fillDown();
      return true;
    case "select-all":
      props.onSelectAll();
      return true;
    case "undo":
    case "redo":
      props.onHistory(command.do);
      return true;
    default:
      return false;
  }
}

/** So that what is typed takes the place of what stands there. */
function selectFocused() {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}
