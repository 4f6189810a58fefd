// Storage may be off or full: then nothing is kept, and nothing fails.
const areas = { local: () => localStorage, session: () => sessionStorage };
/** `local` is shared by the tabs of this browser and stays; `session` ends with its tab. */
type Area = keyof typeof areas;

/** The text under a key; null for none. */
export function stored(area: Area, key: string): string | null {
  try {
    return areas[area]().getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key; null removes it. Returns whether storage took it. */
export function store(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) areas[area]().removeItem(key);
    else areas[area]().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The keys that begin with `prefix`. */
export function storedKeys(area: Area, prefix: string): string[] {
  try {
    return Object.keys(areas[area]()).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Forgets every text whose key begins with `prefix`. */
export function forgetStored(area: Area, prefix: string): void {
  for (const key of storedKeys(area, prefix)) store(area, key, null);
}
