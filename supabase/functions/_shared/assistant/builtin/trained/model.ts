import { type Context, hashOf, intentFeatures, slotFeatures } from "./features.ts";
import { type Intent, intents, mayFollow, type SlotName, slotNames, TAGS, tagsOf } from "./intents.ts";
import type { Word } from "./words.ts";

/** Weights by feature: of the feature at `at`, the classes and weights from `starts[at]` up to `starts[at + 1]`. */
export interface Weights {
  places: ReadonlyMap<number, number>;
  starts: Uint32Array;
  classes: Uint8Array;
  values: Float32Array;
}

export interface Model {
  intents: Weights;
  slots: Weights;
  /** From each tag to each, row by row. */
  transitions: Float32Array;
  /** By which the scores of intents are divided, so that probabilities are what held-out sentences show. */
  temperature: number;
}

/** A part of a text that is in a slot, with how sure that is, from 0 to 1. */
export interface FoundSlot {
  slot: SlotName;
  from: number;
  to: number;
  sureness: number;
}

function addTo(scores: Float64Array, { places, starts, classes, values }: Weights, features: readonly string[]): void {
  for (const feature of features) {
    const at = places.get(hashOf(feature));
    if (at === undefined) continue;
    for (let no = starts[at] ?? 0; no < (starts[at + 1] ?? 0); no += 1)
      scores[classes[no] ?? 0] = (scores[classes[no] ?? 0] ?? 0) + (values[no] ?? 0);
  }
}

/** How probable each intent is, the most probable first. */
export function intentsOf(
  model: Model,
  words: readonly Word[],
  context: Context,
): { intent: Intent; probability: number }[] {
  const scores = new Float64Array(intents.length);
  addTo(scores, model.intents, intentFeatures(words, context));
  const scaled = scores.map((score) => score / model.temperature);
  const most = Math.max(...scaled);
  const all = scaled.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return intents
    .map((intent, no) => ({ intent, probability: Math.exp((scaled[no] ?? 0) - most) / all }))
    .sort((one, other) => other.probability - one.probability);
}

/** The scores of the allowed tags at each word. */
export function tagScores(model: Model, words: readonly Word[], intent: Intent): Float64Array[] {
  return words.map((_, at) => {
    const scores = new Float64Array(TAGS);
    addTo(scores, model.slots, slotFeatures(words, at, intent));
    return scores;
  });
}

/** The slots of a text under an intent: the most probable row of tags (Viterbi), each slot with the least margin of its words. */
export function slotsIn(model: Model, words: readonly Word[], intent: Intent): FoundSlot[] {
  const allowed = tagsOf(intent);
  if (allowed.length === 1 || words.length === 0) return [];
  const scores = tagScores(model, words, intent);
  const best = bestTags(scores, allowed, model.transitions);
  const sureness = certainty(scores, allowed, model.transitions, best);
  const found: FoundSlot[] = [];
  for (const [at, tag] of best.entries()) {
    const word = words[at];
    const last = found.at(-1);
    if (tag === 0 || !word) continue;
    const sure = sureness[at] ?? 0;
    if (tag % 2 === 0 && last) {
      last.to = word.to;
      last.sureness = Math.min(last.sureness, sure);
    } else {
      const slot = slotNames[(tag - 1) >> 1];
      if (slot) found.push({ slot, from: word.from, to: word.to, sureness: sure });
    }
  }
  return found;
}

const step = (transitions: Float32Array, before: number, tag: number) => transitions[before * TAGS + tag] ?? 0;

function bestTags(scores: readonly Float64Array[], allowed: readonly number[], transitions: Float32Array): number[] {
  let row = new Float64Array(TAGS).fill(-Infinity);
  for (const tag of allowed) if (mayFollow(tag, 0)) row[tag] = scores[0]?.[tag] ?? 0;
  const back: Int16Array[] = [];
  for (const own of scores.slice(1)) {
    const next = new Float64Array(TAGS).fill(-Infinity);
    const from = new Int16Array(TAGS);
    for (const tag of allowed)
      for (const before of allowed) {
        if (!mayFollow(tag, before)) continue;
        const score = (row[before] ?? 0) + step(transitions, before, tag) + (own[tag] ?? 0);
        if (score > (next[tag] ?? 0)) {
          next[tag] = score;
          from[tag] = before;
        }
      }
    back.push(from);
    row = next;
  }
  let tag = allowed.reduce((best, one) => ((row[one] ?? 0) > (row[best] ?? 0) ? one : best), 0);
  const tags = [tag];
  for (const from of back.reverse()) tags.unshift((tag = from[tag] ?? 0));
  return tags;
}

/** How probable the chosen tag of each word is, all rows of tags considered (forward and backward sums). */
function certainty(
  scores: readonly Float64Array[],
  allowed: readonly number[],
  transitions: Float32Array,
  chosen: readonly number[],
): number[] {
  const forward = sums(scores, allowed, (before, tag) => step(transitions, before, tag), mayFollow, true);
  const backward = sums(
    [...scores].reverse(),
    allowed,
    (after, tag) => step(transitions, tag, after),
    (tag, after) => mayFollow(after, tag),
    false,
  ).reverse();
  return scores.map((own, at) => {
    const joint = allowed.map((tag) => (forward[at]?.[tag] ?? 0) + (backward[at]?.[tag] ?? 0) - (own[tag] ?? 0));
    const most = Math.max(...joint);
    const all = joint.reduce((sum, one) => sum + Math.exp(one - most), 0);
    const place = allowed.indexOf(chosen[at] ?? 0);
    return Math.exp((joint[place] ?? -Infinity) - most) / all;
  });
}

/** Log-sums of all ways to each tag of each word, in the order given. */
function sums(
  scores: readonly Float64Array[],
  allowed: readonly number[],
  cost: (before: number, tag: number) => number,
  may: (tag: number, before: number) => boolean,
  isForward: boolean,
): Float64Array[] {
  const rows: Float64Array[] = [];
  for (const own of scores) {
    const last = rows.at(-1);
    const row = new Float64Array(TAGS).fill(-Infinity);
    for (const tag of allowed) {
      if (!last) {
        row[tag] = !isForward || mayFollow(tag, 0) ? (own[tag] ?? 0) : -Infinity;
        continue;
      }
      const ways = allowed
        .filter((before) => may(tag, before))
        .map((before) => (last[before] ?? 0) + cost(before, tag));
      const most = Math.max(...ways);
      row[tag] =
        most === -Infinity
          ? -Infinity
          : most + Math.log(ways.reduce((sum, way) => sum + Math.exp(way - most), 0)) + (own[tag] ?? 0);
    }
    rows.push(row);
  }
  return rows;
}
