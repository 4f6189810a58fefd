export type AudioKind = "webm" | "mp4" | "wav";

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** What a recording is by its first bytes, whatever it says of itself; null for anything that is no recording. */
export function audioKind(bytes: Uint8Array): AudioKind | null {
  // EBML, the container of webm: https://www.rfc-editor.org/rfc/rfc8794#section-11.2.1
  if ([0x1a, 0x45, 0xdf, 0xa3].every((byte, index) => bytes[index] === byte)) return "webm";
  if (text(bytes, 4, 8) === "ftyp") return "mp4";
  return text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WAVE" ? "wav" : null;
}
