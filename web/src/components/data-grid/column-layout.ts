import type { GridColumn, LaidOutColumn } from "./grid-column";

/** A person's layout of the columns. A column that is not named has its default place. */
export interface ColumnArrangement {
  /** In pixels, by column. */
  widths: Readonly<Record<string, number>>;
  order: readonly string[];
  hidden: readonly string[];
  pinned: readonly string[];
}

export interface LayoutRules {
  widths: { min: number; max: number };
  /** No column is shown narrower, unless it keeps its width or the person made it narrower. */
  readable: number;
  /** The pinned columns until the person chooses. */
  pinned: readonly string[];
}

/** Every column's place, by name. */
export interface Arranged {
  order: string[];
  hidden: string[];
  pinned: string[];
}

type Column = Pick<GridColumn<never>, "id" | "isOptional" | "isFixed" | "isKept">;

/** Returns the columns' ids in the person's order. A newer column comes after the one it follows by default. */
function inOrder(columns: readonly Column[], order: readonly string[]): string[] {
  const known = new Set(columns.map(({ id }) => id));
  const ids = order.filter((id) => known.has(id));
  columns.forEach(({ id }, at) => {
    if (ids.includes(id)) return;
    const before = columns[at - 1]?.id;
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  });
  return ids;
}

/** The whole arrangement, with every column named: the start of every change to it. */
export function arrange(
  columns: readonly Column[],
  { order, hidden, pinned }: ColumnArrangement,
  rules: Pick<LayoutRules, "pinned">,
): Arranged {
  const isTouched = order.length > 0;
  const named = new Set([...order, ...hidden]);
  const left = columns.filter(({ id, isOptional }) => isOptional && !named.has(id)).map(({ id }) => id);
  const fixed = columns.filter(({ isFixed }) => isFixed).map(({ id }) => id);
  const pins = isTouched ? pinned : rules.pinned;
  const kept = columns.filter(({ isFixed, isKept }) => isFixed || isKept).map(({ id }) => id);
  const all = new Set([...hidden, ...left].filter((id) => !kept.includes(id)));
  return { order: inOrder(columns, order), hidden: [...all], pinned: [...new Set([...fixed, ...pins])] };
}

/** A column's width before the pane is known, and the least it can give way to. */
function widthsOf<Row>(column: GridColumn<Row>, chosen: ColumnArrangement["widths"], rules: LayoutRules) {
  const own = column.isFixed ? undefined : chosen[column.id];
  const wanted = column.keepsWidth ? column.width : Math.max(column.width, rules.readable);
  const width = own === undefined ? wanted : widthWithin(own, rules.widths);
  // Widths that the person chose are theirs: from the first one on, nothing gives way any more.
  const gives = !column.isFixed && !column.keepsWidth && Object.keys(chosen).length === 0;
  return { width, least: gives ? Math.min(width, column.least ?? rules.readable) : width };
}

/** The columns to show, pinned ones first, with widths and offsets. */
export function layOut<Row>(
  columns: readonly GridColumn<Row>[],
  arrangement: ColumnArrangement,
  rules: LayoutRules,
): LaidOutColumn<Row>[] {
  const { order, hidden, pinned } = arrange(columns, arrangement, rules);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const shown = order.filter((id) => !hidden.includes(id));
  const region = (isPinned: boolean) => {
    const ids = shown.filter((id) => pinned.includes(id) === isPinned);
    return ids.flatMap((id) => {
      const column = byId.get(id);
      if (!column) return [];
      const widths = widthsOf(column, arrangement.widths, rules);
      return [{ ...column, ...widths, isPinned, isLastPinned: isPinned && id === ids.at(-1), offset: 0 }];
    });
  };
  return withOffsets([...region(true), ...region(false)]);
}

interface Placed {
  width: number;
  isPinned: boolean;
  offset: number;
}

/** The same columns, each beginning where the one before it ends; pinned ones and the others are counted apart. */
function withOffsets<Column extends Placed>(columns: readonly Column[]): Column[] {
  const ends = { pinned: 0, loose: 0 };
  return columns.map((column) => {
    const region = column.isPinned ? "pinned" : "loose";
    const offset = ends[region];
    ends[region] += column.width;
    return { ...column, offset };
  });
}

/**
 * The columns in a pane of `paneWidth` pixels. When it is narrower than they are, they shrink together: each by the same share
 * of what it can give. With nothing left to give, the pane scrolls.
 */
export function fitColumns<Column extends Placed & { least: number }>(
  columns: readonly Column[],
  paneWidth: number,
): readonly Column[] {
  const room = totalWidth(columns.map(({ width, least }) => ({ width: width - least })));
  const missing = Math.min(totalWidth(columns) - Math.floor(paneWidth), room);
  if (missing <= 0) return columns;
  let roomSoFar = 0;
  let takenSoFar = 0;
  const fitted = columns.map((column) => {
    // Rounded where a column ends, so that whole pixels add up to the pane.
    roomSoFar += column.width - column.least;
    const taken = Math.round((missing * roomSoFar) / room) - takenSoFar;
    takenSoFar += taken;
    return { ...column, width: column.width - taken };
  });
  return withOffsets(fitted);
}

/** A width, in whole pixels, within its bounds. */
export function widthWithin(width: number, { min, max }: LayoutRules["widths"]): number {
  return Math.round(Math.min(Math.max(width, min), max));
}

export function totalWidth(columns: readonly { width: number }[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}

export interface ColumnWindow {
  /** Index of the first column drawn of those that are not pinned; `to` is one past the last. */
  from: number;
  to: number;
}

/** Which of the columns that are not pinned are in view. */
export function columnsInView(
  columns: readonly { offset: number; width: number }[],
  view: { scrollLeft: number; width: number; ahead: number },
): ColumnWindow {
  const start = view.scrollLeft - view.ahead;
  const end = view.scrollLeft + view.width + view.ahead;
  const from = columns.findIndex(({ offset, width }) => offset + width > start);
  if (from < 0) return { from: 0, to: columns.length };
  const past = columns.findIndex(({ offset }) => offset >= end);
  return { from, to: past < 0 ? columns.length : past };
}

/** The scroll offset, as near as possible to the present one, at which `start`…`start + size` is in view. */
export function nearestScroll(item: { start: number; size: number }, view: { offset: number; size: number }): number {
  if (item.start < view.offset || item.size > view.size) return item.start;
  return Math.max(view.offset, item.start + item.size - view.size);
}
