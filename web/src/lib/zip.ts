import { zipSync } from "fflate";

/** A file of an archive: its name and what is in it. */
export interface ZipEntry {
  name: string;
  content: Uint8Array<ArrayBuffer>;
}

/** The files as one archive, not compressed: that would keep the screen still for seconds. Names are UTF-8. Up to 4 GB. */
export function zip(entries: ZipEntry[], at: Date): Blob {
  const files = Object.fromEntries(entries.map(({ name, content }) => [name, content]));
  return new Blob([zipSync(files, { level: 0, mtime: at })], { type: "application/zip" });
}
