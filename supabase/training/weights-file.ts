import type { Hash } from "node:crypto";
import { TAGS } from "../functions/_shared/assistant/builtin/trained/intents.ts";
import type { Model, Weights } from "../functions/_shared/assistant/builtin/trained/model.ts";
import type { Annotated } from "./annotated.ts";
import type { Learnt, LearntSlots } from "./learn.ts";

/** Weights of less than this share of the largest change nothing. */
const LEAST = 0.045;

interface Packed {
  hashes: Uint32Array;
  counts: Uint8Array;
  classes: Uint8Array;
  values: Int8Array;
  scale: number;
}

/** Weights as they are stored: each in a byte, small ones left out, features in the order of their hashes. */
export function packed({ weights, hashes, classes }: Learnt, least = LEAST): Packed {
  const most = weights.reduce((found, one) => Math.max(found, Math.abs(one)), 0);
  const scale = most / 127;
  const kept = hashes
    .map((hash, no): [number, Float32Array] => [hash, weights.subarray(no * classes, (no + 1) * classes)])
    .sort(([one], [other]) => one - other)
    .map(([hash, own]): [number, [number, number][]] => [
      hash,
      Array.from(own, (one, no): [number, number] => [no, Math.round(one / scale)]).filter(
        ([, value]) => Math.abs(value) >= Math.max(1, least * 127),
      ),
    ])
    .filter(([, own]) => own.length > 0);
  return {
    hashes: Uint32Array.from(kept, ([hash]) => hash),
    counts: Uint8Array.from(kept, ([, own]) => own.length),
    classes: Uint8Array.from(kept.flatMap(([, own]) => own.map(([no]) => no))),
    values: Int8Array.from(kept.flatMap(([, own]) => own.map(([, value]) => value))),
    scale,
  };
}

const base64 = (bytes: Uint8Array | Int8Array | Uint32Array | Float32Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");

const written = (name: string, { hashes, counts, classes, values, scale }: Packed) =>
  [`export const ${name} = {`, `  hashes: "${base64(hashes)}",`, `  counts: "${base64(counts)}",`].join("\n") +
  `\n  classes: "${base64(classes)}",\n  values: "${base64(values)}",\n  scale: ${scale},\n};\n`;

/** The module that the assistant reads. */
export function weightsModule(intents: Learnt, slots: LearntSlots, temperature: number, hash: string): string {
  return [
    "/** Written by `npm run train:assistant` from supabase/training/sentences. */",
    `export const trainedFrom = "${hash}";`,
    `export const temperature = ${temperature};`,
    `export const tags: number = ${TAGS};`,
    `export const transitions = "${base64(slots.transitions)}";`,
    written("intentWeights", packed(intents)),
    written("slotWeights", packed(slots.emissions)),
  ].join("\n");
}

function unpacked({ hashes, counts, classes, values, scale }: Packed): Weights {
  const starts = new Uint32Array(hashes.length + 1);
  counts.forEach((count, no) => (starts[no + 1] = (starts[no] ?? 0) + count));
  return {
    places: new Map(Array.from(hashes, (hash, no) => [hash, no])),
    ...{ starts, classes },
    values: Float32Array.from(values, (value) => value * scale),
  };
}

/** The model as it is after being stored. */
export const modelOf = (intents: Learnt, slots: LearntSlots, temperature: number): Model => ({
  intents: unpacked(packed(intents)),
  slots: unpacked(packed(slots.emissions)),
  transitions: slots.transitions,
  temperature,
});

/** Of everything that the weights are learnt from. */
export const sentencesHash = (sentences: readonly Annotated[], hash: Hash): string =>
  hash
    .update(
      sentences.map(({ intent, context, text, marks }) => JSON.stringify([intent, context, text, marks])).join("\n"),
    )
    .digest("hex");
