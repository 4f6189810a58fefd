import { TAGS } from "./intents.ts";
import type { Model, Weights } from "./model.ts";
import * as stored from "./weights.gen.ts";

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

function weightsOf({ hashes, counts, classes, values, scale }: (typeof stored)["intentWeights"]): Weights {
  const hashed = new Uint32Array(bytesOf(hashes).buffer);
  const starts = new Uint32Array(hashed.length + 1);
  bytesOf(counts).forEach((count, no) => (starts[no + 1] = (starts[no] ?? 0) + count));
  const places = new Map<number, number>();
  hashed.forEach((hash, no) => places.set(hash, no));
  const signed = new Int8Array(bytesOf(values).buffer);
  return { places, starts, classes: bytesOf(classes), values: Float32Array.from(signed, (value) => value * scale) };
}

let known: Model | null = null;

/** The trained weights, decoded when they are needed first. */
export function trainedModel(): Model {
  if (stored.tags !== TAGS) throw new Error("The weights are of other slots: npm run train:assistant");
  known ??= {
    intents: weightsOf(stored.intentWeights),
    slots: weightsOf(stored.slotWeights),
    transitions: new Float32Array(bytesOf(stored.transitions).buffer),
    temperature: stored.temperature,
  };
  return known;
}
