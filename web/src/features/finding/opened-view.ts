import type { TablePreferences } from "@contract/table-preferences";
import { store, stored } from "@/lib/browser-storage";
import { readView, readViewId } from "./view-url";

const OPENED = "tracker.opened-view";
const NONE = "none";

/** The saved view that this tab opened last, or "none"; null in a tab that has shown no people yet. */
export const openedView = (): string | null => stored("session", OPENED);

export function rememberOpened(viewId: string | null) {
  store("session", OPENED, viewId ?? NONE);
}

/**
 * The saved view that has to be opened before anybody is shown: the one that a link names, or in a new tab the default one. What
 * the address says of filters, order and search itself counts more: a view as it is in this tab, changed or not, always says
 * something of them (writeView).
 */
export function viewToOpen(
  address: URLSearchParams,
  { defaultView }: Pick<TablePreferences, "defaultView">,
  opened: string | null,
): string | null {
  if (readView(address)) return null;
  return readViewId(address) ?? (opened === null ? defaultView : null);
}
