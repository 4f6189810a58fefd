import { featuresOf } from "./features.ts";
import { intentWeights } from "./intent-weights.gen.ts";
import { scoresOf, softmax } from "./training.ts";

const { intents, features, scale } = intentWeights;
const indexOf = new Map(features.map((feature, index) => [feature, index]));
const weights = Int8Array.from(atob(intentWeights.weights), (character) => character.charCodeAt(0));

/** What an utterance may ask for, the likeliest first, with its chance. */
export interface RankedIntent {
  intent: string;
  chance: number;
}

/** Ranks the intents of an utterance whose slots are cut out. Words that no template has say nothing. */
export function rankIntents(utterance: string): RankedIntent[] {
  const row = featuresOf(utterance).flatMap((feature) => {
    const index = indexOf.get(feature);
    return index === undefined ? [] : [index];
  });
  const chances = softmax(scoresOf(row, weights, intents.length, scale));
  return intents
    .map((intent, index) => ({ intent, chance: chances[index] ?? 0 }))
    .sort((one, other) => other.chance - one.chance);
}
