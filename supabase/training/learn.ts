/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index is within its array, and this runs for seconds as it is. */
import { intents, mayFollow, TAGS, tagsOf } from "../functions/_shared/assistant/builtin/trained/intents.ts";
import { chanceOf, shuffled } from "./chance.ts";
import { type Example, isIntent } from "./examples.ts";

/** Weights while they are learnt: of each known feature one for each class, and the sums of squared steps (AdaGrad). */
export class Learnt {
  readonly hashes: readonly number[];
  readonly weights: Float32Array;
  readonly classes: number;
  private readonly squares: Float32Array;
  private readonly places: ReadonlyMap<number, number>;
  private readonly rate: number;
  private readonly sparing: number;

  /** `sparing` is how strongly weights are drawn to nothing, so that only those that tell something are stored (L1). */
  constructor(hashes: readonly number[], classes: number, rate: number, sparing: number) {
    this.hashes = hashes;
    this.classes = classes;
    this.weights = new Float32Array(hashes.length * classes);
    this.squares = new Float32Array(hashes.length * classes);
    this.places = new Map(hashes.map((hash, no) => [hash, no]));
    this.rate = rate;
    this.sparing = sparing;
  }

  /** Where the weights of these features begin; features that are not known take no part. */
  rowsOf(features: readonly number[]): Int32Array {
    const known = features.flatMap((feature) => this.places.get(feature) ?? []);
    return Int32Array.from(known, (place) => place * this.classes);
  }

  addTo(scores: Float64Array, rows: Int32Array, classes: readonly number[]): void {
    const { weights } = this;
    for (const row of rows) for (const no of classes) scores[no]! += weights[row + no]!;
  }

  step(rows: Int32Array, gradient: Float64Array, classes: readonly number[]): void {
    const { weights, squares, rate, sparing } = this;
    for (const no of classes) {
      const by = gradient[no]!;
      if (Math.abs(by) < 1e-4) continue;
      for (const row of rows) {
        const at = row + no;
        squares[at]! += by * by;
        const pace = rate / (0.01 + Math.sqrt(squares[at]!));
        const next = weights[at]! - pace * by;
        weights[at] = Math.sign(next) * Math.max(0, Math.abs(next) - pace * sparing);
      }
    }
  }
}

function often(all: readonly (readonly number[])[], least: number): number[] {
  const counts = new Map<number, number>();
  for (const features of all) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= least).map(([feature]) => feature);
}

const range = (count: number) => Array.from({ length: count }, (_, no) => no);

/** Multinomial logistic regression over the features of whole sentences. */
export function learnIntents(examples: readonly Example[], epochs: number, least: number): Learnt {
  const known = often(
    examples.map(({ features }) => features),
    least,
  );
  const learnt = new Learnt(known, intents.length, 0.2, 0.005);
  const rows = examples.map(({ features, intent }) => ({ features: learnt.rowsOf(features), intent }));
  const all = range(intents.length);
  const chance = chanceOf("intents");
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const { features, intent } of shuffled(chance, rows)) {
      const scores = new Float64Array(intents.length);
      learnt.addTo(scores, features, all);
      const most = Math.max(...scores);
      let sum = 0;
      for (const no of all) sum += scores[no] = Math.exp(scores[no]! - most);
      for (const no of all) scores[no] = scores[no]! / sum - (no === intent ? 0.97 : 0.03 / (intents.length - 1));
      learnt.step(features, scores, all);
    }
  return learnt;
}

export interface LearntSlots {
  emissions: Learnt;
  transitions: Float32Array;
}

/** A linear-chain conditional random field over the tags of words, within the slots of the right intent. */
export function learnSlots(examples: readonly Example[], epochs: number, least: number): LearntSlots {
  const taught = examples.filter(({ intent, words }) => tagsOf(isIntent(intent)).length > 1 && words.length > 0);
  const known = often(
    taught.flatMap((example) => example.slotFeatures),
    least,
  );
  const emissions = new Learnt(known, TAGS, 0.2, 0.022);
  const chains = taught.map(({ slotFeatures, tags, intent }): Chain => {
    const rows = slotFeatures.map((features) => emissions.rowsOf(features));
    return { rows, tags, allowed: tagsOf(isIntent(intent)) };
  });
  const transitions = new Float32Array(TAGS * TAGS);
  const squares = new Float32Array(TAGS * TAGS);
  const chance = chanceOf("slots");
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const chain of shuffled(chance, chains)) chainStep(chain, emissions, transitions, squares);
  return { emissions, transitions };
}

interface Chain {
  /** Of each word, where the weights of its features begin. */
  rows: Int32Array[];
  tags: readonly number[];
  allowed: readonly number[];
}

function chainStep(
  { rows, tags, allowed }: Chain,
  emissions: Learnt,
  transitions: Float32Array,
  squares: Float32Array,
): void {
  const scores = rows.map((features) => {
    const own = new Float64Array(TAGS);
    emissions.addTo(own, features, allowed);
    const most = Math.max(...allowed.map((tag) => own[tag]!));
    for (const tag of allowed) own[tag] = Math.exp(own[tag]! - most);
    return own;
  });
  const ways = new Float64Array(TAGS * TAGS);
  for (const before of allowed)
    for (const tag of allowed)
      if (mayFollow(tag, before)) ways[before * TAGS + tag] = Math.exp(transitions[before * TAGS + tag]!);
  const forward = forwardOf(scores, allowed, ways);
  const backward = backwardOf(scores, allowed, ways);
  const expected = new Map<number, number>();
  for (let at = 0; at < tags.length; at += 1) {
    const gradient = new Float64Array(TAGS);
    let sum = 0;
    for (const tag of allowed) sum += gradient[tag] = forward[at]![tag]! * backward[at]![tag]!;
    for (const tag of allowed) gradient[tag] = gradient[tag]! / sum - (tag === tags[at] ? 1 : 0);
    emissions.step(rows[at]!, gradient, allowed);
    if (at === 0) continue;
    let all = 0;
    const joint: [number, number][] = [];
    for (const before of allowed)
      for (const tag of allowed) {
        const way = ways[before * TAGS + tag]!;
        if (way === 0) continue;
        const one = forward[at - 1]![before]! * way * scores[at]![tag]! * backward[at]![tag]!;
        all += one;
        joint.push([before * TAGS + tag, one]);
      }
    for (const [key, one] of joint) expected.set(key, (expected.get(key) ?? 0) + one / all);
    const gold = tags[at - 1]! * TAGS + tags[at]!;
    expected.set(gold, (expected.get(gold) ?? 0) - 1);
  }
  for (const [key, by] of expected) {
    squares[key]! += by * by;
    transitions[key]! -= (0.1 * by) / (1e-4 + Math.sqrt(squares[key]!));
  }
}

const normal = (row: Float64Array) => {
  let sum = 0;
  for (const one of row) sum += one;
  for (let no = 0; no < row.length; no += 1) row[no]! /= sum || 1;
  return row;
};

function forwardOf(scores: readonly Float64Array[], allowed: readonly number[], ways: Float64Array): Float64Array[] {
  const rows: Float64Array[] = [];
  for (const own of scores) {
    const last = rows.at(-1);
    const row = new Float64Array(TAGS);
    for (const tag of allowed) {
      let sum = 0;
      if (last) for (const before of allowed) sum += last[before]! * ways[before * TAGS + tag]!;
      else sum = mayFollow(tag, 0) ? 1 : 0;
      row[tag] = sum * own[tag]!;
    }
    rows.push(normal(row));
  }
  return rows;
}

function backwardOf(scores: readonly Float64Array[], allowed: readonly number[], ways: Float64Array): Float64Array[] {
  const rows: Float64Array[] = [];
  for (let at = scores.length - 1; at >= 0; at -= 1) {
    const next = rows[0];
    const row = new Float64Array(TAGS);
    for (const tag of allowed) {
      if (!next) {
        row[tag] = 1;
        continue;
      }
      let sum = 0;
      for (const after of allowed) sum += ways[tag * TAGS + after]! * scores[at + 1]![after]! * next[after]!;
      row[tag] = sum;
    }
    rows.unshift(normal(row));
  }
  return rows;
}
