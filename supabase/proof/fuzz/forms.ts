import fc from "fast-check";

/** One field of a form: a text, or a file by its first bytes and its size. */
export interface FormField {
  name: string;
  value: string | { bytes: number[]; size: number; type: string; fileName: string };
}

const RECORDINGS = [
  [0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3],
  [0, 0, 0, 24, ...new TextEncoder().encode("ftypM4A ")],
  [...new TextEncoder().encode("RIFF"), 0, 0, 0, 0, ...new TextEncoder().encode("WAVEfmt ")],
];
const NO_RECORDINGS = [[], [0], [0x3c, 0x68, 0x74, 0x6d, 0x6c], [...new TextEncoder().encode("RIFFxxxxAVI LIST")]];
const fileNames = fc.constantFrom("recording.webm", "../../etc/passwd", "a\0b", "", 'x".webm', "🙂".repeat(50));
const types = fc.constantFrom("audio/webm", "audio/wav", "text/html", "", "nonsense");

const file = (heads: number[][]) =>
  fc.record({
    bytes: fc.constantFrom(...heads),
    // Small, what the other calls would refuse, and past the limit of a recording.
    size: fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 0, max: 2_000 }) }, fc.constantFrom(300_000, 10_490_000)),
    type: types,
    fileName: fileNames,
  });

/** Forms for a call whose fields may be files: mostly a recording where one is asked for, at times none or nonsense. */
export function formsFor(names: string[]): fc.Arbitrary<FormField[]> {
  const field = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...names) }, fc.constantFrom("", "file", "__proto__"));
  const recording = fc.record({ name: field, value: file(RECORDINGS) });
  const nonsense = fc.record({ name: field, value: fc.oneof(file(NO_RECORDINGS), fc.string({ maxLength: 50 })) });
  return fc.oneof(
    { weight: 6, arbitrary: recording.map((one) => [one]) },
    { weight: 4, arbitrary: fc.array(fc.oneof(recording, nonsense), { maxLength: 3 }) },
  );
}

/** The form as it is sent. */
export function toForm(fields: FormField[]): FormData {
  const form = new FormData();
  for (const { name, value } of fields) {
    if (typeof value === "string") form.append(name, value.toWellFormed());
    else {
      const content = new Uint8Array(Math.max(value.size, value.bytes.length));
      content.set(value.bytes);
      form.append(name, new File([content], value.fileName, { type: value.type }));
    }
  }
  return form;
}
