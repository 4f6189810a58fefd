/** The zones to choose from: those the browser knows, UTC, and `also`, which an older list may call by another name. */
export function timeZones(also: string[]): string[] {
  return [...new Set(["UTC", ...also, ...Intl.supportedValuesOf("timeZone")])].sort();
}
