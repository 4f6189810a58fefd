import {
  type Context,
  CONTEXTS,
  hashOf,
  intentFeatures,
  slotFeatures,
} from "../functions/_shared/assistant/builtin/trained/features.ts";
import { type Intent, intents, slotNames, tagsOf } from "../functions/_shared/assistant/builtin/trained/intents.ts";
import { type Word, wordsOf } from "../functions/_shared/assistant/builtin/trained/words.ts";
import type { Annotated } from "./annotated.ts";
import { chanceOf, pick } from "./chance.ts";
import { type Lexicon, worldOf } from "./made-world.ts";

/** A sentence in one of its worlds, as both learners see it. */
export interface Example {
  sentence: Annotated;
  words: Word[];
  intent: number;
  context: Context;
  /** Hashes of features: of the whole, and of each word under the right intent. */
  features: number[];
  slotFeatures: number[][];
  tags: number[];
}

const UNKNOWN = 0.06;
const OTHER_CONTEXT = 0.4;

/** A sentence in a world of its own. With `isPlain` nothing is left to chance but the world, for measuring. */
export function exampleOf(sentence: Annotated, lexicon: Lexicon, variant: number, isPlain = false): Example {
  const chance = chanceOf(`${sentence.text}#${variant}`);
  const world = worldOf(sentence, lexicon, chance);
  const words = wordsOf(sentence.text, world).map((word): Word =>
    !isPlain && word.kind === "" && /^\p{L}{4}/u.test(word.plain) && chance() < UNKNOWN
      ? { ...word, plain: "<unk>", root: "<unk>" }
      : word,
  );
  // What can be understood by itself means the same after anything.
  const context =
    !isPlain && sentence.context === "-" && chance() < OTHER_CONTEXT
      ? (pick(chance, CONTEXTS.slice(1, 8)) ?? "-")
      : sentence.context;
  return {
    ...{ sentence, words, context },
    intent: intents.indexOf(sentence.intent),
    features: intentFeatures(words, context).map(hashOf),
    slotFeatures: words.map((_, at) => slotFeatures(words, at, sentence.intent).map(hashOf)),
    tags: tagsFor(sentence, words),
  };
}

export function tagsFor({ intent, marks }: Annotated, words: readonly Word[]): number[] {
  const allowed = tagsOf(intent);
  let before = -1;
  return words.map(({ from, to }) => {
    const no = marks.findIndex((mark) => Math.min(mark.to, to) - Math.max(mark.from, from) > (to - from) / 2);
    const slot = marks[no]?.slot;
    if (slot === undefined) {
      before = -1;
      return 0;
    }
    const tag = slotNames.indexOf(slot) * 2 + (no === before ? 2 : 1);
    before = no;
    return allowed.includes(tag) ? tag : 0;
  });
}

export const isIntent = (no: number): Intent => intents[no] ?? "told";
