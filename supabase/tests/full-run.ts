/** Whether every generated case is run (`npm test -- --full`), or a portion that has each kind of case in it. */
export const isFullRun = process.env["TRACKER_FULL"] === "1";

/** Every `nth` of the items from the `from`th on, the same ones each time; all of them in a full run. */
export function portion<Item>(items: readonly Item[], nth: number, from = 0): Item[] {
  return items.filter((_, index) => isFullRun || index % nth === from % nth);
}
