// `npm run train:intents`: writes the built-in assistant's weights anew from its templates; the same templates give the same file.
import { readFileSync, writeFileSync } from "node:fs";
import { examplesFrom, type IntentWeights, trainIntents } from "../functions/_shared/assistant/builtin/training.ts";

const folder = new URL("../functions/_shared/assistant/builtin/", import.meta.url);
export const WEIGHTS_FILE = new URL("intent-weights.gen.ts", folder);

/** The weights as the source file that is committed. */
export function weightsSource({ intents, features, scale, weights }: IntentWeights): string {
  return [
    "// Made by `npm run train:intents` from templates.txt; a test trains anew and compares.",
    'import type { IntentWeights } from "./training.ts";',
    "",
    "export const intentWeights: IntentWeights = {",
    `  intents: ${JSON.stringify(intents.join("|"))}.split("|"),`,
    `  features: ${JSON.stringify(features.join("|"))}.split("|"),`,
    `  scale: ${scale},`,
    `  weights: ${JSON.stringify(weights)},`,
    "};",
    "",
  ].join("\n");
}

export function readTemplates(): string {
  return readFileSync(new URL("templates.txt", folder), "utf8");
}

if (import.meta.main) {
  const examples = examplesFrom(readTemplates());
  const weights = trainIntents(examples);
  writeFileSync(WEIGHTS_FILE, weightsSource(weights));
  console.log(
    `${examples.length} examples, ${weights.intents.length} intents, ${weights.features.length} features, ${Math.round(weights.weights.length / 1024)} KB`,
  );
}
