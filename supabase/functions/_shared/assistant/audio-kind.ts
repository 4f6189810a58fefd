/** The kinds of recording that a speech server takes: https://platform.openai.com/docs/guides/speech-to-text */
export type AudioKind = "webm" | "mp4" | "wav" | "ogg" | "mp3" | "flac";

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** What a recording is by its first bytes, whatever it says of itself; null for anything that is no recording. */
export function audioKind(bytes: Uint8Array): AudioKind | null {
  // EBML, the container of webm: https://www.rfc-editor.org/rfc/rfc8794#section-11.2.1
  if ([0x1a, 0x45, 0xdf, 0xa3].every((byte, index) => bytes[index] === byte)) return "webm";
  if (text(bytes, 4, 8) === "ftyp") return isAmr(bytes) ? null : "mp4";
  const start = text(bytes, 0, 4);
  if (start === "OggS") return "ogg";
  if (start === "fLaC") return "flac";
  if (start.startsWith("ID3") || isMp3Frame(bytes)) return "mp3";
  return start === "RIFF" && text(bytes, 8, 12) === "WAVE" ? "wav" : null;
}

/** Returns whether a recording is AMR, bare (RFC 4867) or in a 3GP file: phones make it, and speech servers don't accept it. */
export const isAmr = (bytes: Uint8Array): boolean =>
  text(bytes, 0, 5) === "#!AMR" || /^ftyp3g/.test(text(bytes, 4, 10));

/** Whether a frame header is MPEG layer III: the 11 sync bits, the layer, and a valid bit rate and sampling rate. */
const isMp3Frame = ([first = 0, second = 0, third = 0xff]: Uint8Array) =>
  first === 0xff && (second & 0xe6) === 0xe2 && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
