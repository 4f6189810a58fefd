export interface TimeZone {
  /** An IANA name, which is what is stored. */
  name: string;
  /** `Europe/London (UTC+0)`. */
  label: string;
}

/** The zone that the browser says it is in. */
export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How far a zone is from UTC at a moment, as people write it: UTC+5:30. */
export function utcOffset(zone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts(now);
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "") ?? "";
  return `UTC${offset === "" ? "+0" : offset}`;
}

/** Browsers keep to the first names of these cities; people look for today's. */
const RENAMED: Record<string, string> = {
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho Chi Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
};

/** A zone's name as people read it. */
export const timeZoneWords = (name: string) => RENAMED[name] ?? name.replaceAll("_", " ");

/** A zone by its name, and how far it is from UTC now. */
export function timeZoneNamed(name: string, now: Date): TimeZone {
  return { name, label: name === "UTC" ? name : `${timeZoneWords(name)} (${utcOffset(name, now)})` };
}

/** The zones to choose from: those the browser knows, UTC, and `also`, which an older list may call by another name. */
export function timeZones(also: readonly string[], now: Date): TimeZone[] {
  const names = new Set(["UTC", ...also, ...Intl.supportedValuesOf("timeZone")]);
  return [...names].sort().map((name) => timeZoneNamed(name, now));
}

/** Those whose name or offset has every word of `text`. */
export function searchTimeZones(zones: readonly TimeZone[], text: string): TimeZone[] {
  const words = text.toLowerCase().split(/[\s_/]+/);
  return zones.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}
