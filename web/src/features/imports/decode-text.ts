const LOOKED_AT = 1_000;

/** The text of a file: by its byte order mark, else UTF-8, else Windows-1252, which every byte is. Without what no text has: NUL. */
export function decodeText(bytes: Uint8Array): string {
  return decoded(bytes).replaceAll("\0", "");
}

function decoded(bytes: Uint8Array): string {
  const wide = utf16Of(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Which UTF-16 it is: by its mark, or by every other byte of its beginning being zero, as in Latin text without one; null for none. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = bytes.subarray(0, LOOKED_AT);
  const [even, odd] = [0, 1].map((side) => start.filter((byte, at) => byte === 0 && at % 2 === side).length);
  const many = start.length / 4;
  if (even === 0 && odd !== undefined && odd > many) return "utf-16le";
  return odd === 0 && even !== undefined && even > many ? "utf-16be" : null;
}
