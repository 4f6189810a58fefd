/** A file of an archive: its name and what is in it. */
export interface ZipEntry {
  name: string;
  content: Uint8Array<ArrayBuffer>;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Little-endian numbers one after the other, each as [value, bytes]. */
function numbers(...fields: [value: number, bytes: 2 | 4][]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

const VERSION = 20;
const UTF8_NAMES = 0x0800;
const STORED = 0;

/**
 * The files as one archive, kept as they are: nothing is compressed, which spares a library. Names are UTF-8. Up to 4 GB.
 * The format: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function zip(entries: ZipEntry[], at: Date): Blob {
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1);
  const date = ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate();
  const files: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const nameBytes = new TextEncoder().encode(name);
    const described = numbers(
      [VERSION, 2],
      [UTF8_NAMES, 2],
      [STORED, 2],
      [time, 2],
      [date, 2],
      [crc32(content), 4],
      [content.length, 4],
      [content.length, 4],
      [nameBytes.length, 2],
      [0, 2],
    );
    files.push(numbers([0x04034b50, 4]), described, nameBytes, content);
    directory.push(
      numbers([0x02014b50, 4], [VERSION, 2]),
      described,
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      nameBytes,
    );
    offset += 4 + described.length + nameBytes.length + content.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const count = entries.length;
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2]);
  return new Blob([...files, ...directory, end], { type: "application/zip" });
}
