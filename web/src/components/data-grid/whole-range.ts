import { toast } from "@/lib/toast";
import type { Cells, RangeChanges } from "./range-changes";

/** Cells whose rows come as they are wanted. */
export interface ComingCells<Row> extends Cells<Row> {
  /** How many rows there are, loaded or not. */
  total: number;
  /** Loads rows until there are so many, or no more, and gives all that are loaded. */
  onLoad?: ((rows: number) => Promise<readonly Row[]>) | undefined;
}

/** Whether every row down to `bottom` is there. */
export const isLoadedTo = <Row>({ rows, total }: ComingCells<Row>, bottom: number): boolean =>
  rows.length > Math.min(bottom, total - 1);

/** The cells with every row down to `bottom`, and a message while they come. Throws how far it came, as a sentence. */
export async function loadedTo<Row>(cells: ComingCells<Row>, bottom: number): Promise<ComingCells<Row>> {
  const { rows, total, onLoad } = cells;
  const wanted = Math.min(bottom + 1, total);
  const progress = toast.progress();
  progress.say(`Loading ${wanted.toLocaleString()} rows…`);
  try {
    if (!onLoad) throw new Error("Nothing loads the rows of this grid.");
    return { ...cells, rows: await onLoad(wanted) };
  } catch (cause) {
    const reached = `${rows.length.toLocaleString()} of ${wanted.toLocaleString()}`;
    throw new Error(`Only ${reached} rows are loaded, and the others could not be.`, { cause });
  } finally {
    progress.end();
  }
}

/** Says that nothing was done, and why. */
export const nothingDone = (what: "changed" | "copied" | "cut") => (error: unknown) =>
  toast.bad(`${error instanceof Error ? error.message : "An error occurred."} Nothing was ${what}.`);

/** Changes cells down to `bottom` once all of them are there; without one of them, none. */
export function changeTo<Row>(
  cells: ComingCells<Row>,
  bottom: number,
  changesOf: (cells: Cells<Row>) => RangeChanges,
  make: (changes: RangeChanges) => void,
) {
  if (isLoadedTo(cells, bottom)) make(changesOf(cells));
  else loadedTo(cells, bottom).then((whole) => make(changesOf(whole)), nothingDone("changed"));
}
