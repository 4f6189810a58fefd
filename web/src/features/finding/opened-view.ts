import type { TablePreferences } from "@contract/table-preferences";
import { readView, readViewId } from "./view-url";

const OPENED = "tracker.opened-view";
const NONE = "none";

/** The saved view that this tab opened last, or "none"; null in a tab that has shown no people yet. */
export function openedView(): string | null {
  try {
    return sessionStorage.getItem(OPENED);
  } catch {
    // Storage is off: the default view opens once for each load.
    return null;
  }
}

export function rememberOpened(viewId: string | null) {
  try {
    sessionStorage.setItem(OPENED, viewId ?? NONE);
  } catch {
    // As above.
  }
}

/**
 * The saved view that has to be opened before anybody is shown: the one that a link names, or in a new tab the default one. What
 * the address says of filters and order itself counts more, and what this tab opened already may have been changed since.
 */
export function viewToOpen(
  address: URLSearchParams,
  { defaultView }: Pick<TablePreferences, "defaultView">,
  opened: string | null,
): string | null {
  if (readView(address)) return null;
  const asked = readViewId(address);
  if (asked !== null) return asked === opened ? null : asked;
  return opened === null ? defaultView : null;
}
