import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { zip } from "./zip";

const bytes = (text: string) => new TextEncoder().encode(text);

/** What an unpacker reads: the directory at the end, and each file where it says. */
async function unpack(archive: Blob) {
  const view = new DataView(await archive.arrayBuffer());
  const text = (at: number, length: number) => new TextDecoder().decode(new Uint8Array(view.buffer, at, length));
  const end = view.byteLength - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [crc, size, nameLength] = [
      view.getUint32(at + 16, true),
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
    ];
    const local = view.getUint32(at + 42, true);
    const name = text(at + 46, nameLength);
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    const content = text(local + 30 + view.getUint16(local + 26, true), size);
    expect(crc).toBe(crc32(content));
    at += 46 + nameLength;
    return { name, content };
  });
}

test("packs files so that they come out as they were", async () => {
  const files = [
    { name: "people.csv", content: "name\r\nInes\r\n" },
    { name: "notizen über ليلى.csv", content: "𝒳 – ليلى" },
    { name: "empty.csv", content: "" },
  ];
  const archive = zip(
    files.map(({ name, content }) => ({ name, content: bytes(content) })),
    new Date("2026-11-21T12:00:00"),
  );
  expect(await unpack(archive)).toEqual(files);
});
