import { createHash } from "node:crypto";

export interface PrecacheEntry {
  url: string;
  /** Changes with the content; null when the name already does. */
  revision: string | null;
}

/** What the app needs to open without a connection, besides its own scripts and styles. */
const SHELL = /^(index\.html|theme\.js|mark\.svg)$/;
/** Scripts and styles have a hash in their names; of the font, the letters most people need. What plays the animations stays out. */
const BUILT = /^assets\/(?!lottie).*\.(js|css)$|^assets\/inter-latin-wght-normal-.*\.woff2$/;

/** Which of the built `files` the service worker keeps: parts of the program, and never anything about a person. */
export function precacheList(files: ReadonlyMap<string, string | Uint8Array>): PrecacheEntry[] {
  const kept = [...files].filter(([name]) => SHELL.test(name) || BUILT.test(name));
  return kept
    .map(([name, content]) => ({
      url: `/${name}`,
      revision: BUILT.test(name) ? null : createHash("sha256").update(content).digest("hex").slice(0, 16),
    }))
    .sort((a, b) => a.url.localeCompare(b.url));
}
