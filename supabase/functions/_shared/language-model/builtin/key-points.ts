import { SUMMARY_MAX_LENGTH } from "../language-model.ts";
import { cutAtWord, toPlainText } from "../plain-text.ts";
import { sentenceWeight } from "./sentence-weight.ts";
import { contentWords, splitSentences, tidyPost } from "./sentences.ts";
import { cutText } from "../../contract/storable.ts";

const DAMPING = 0.85;
const ITERATIONS = 40;

/**
 * TextRank: how central each sentence is, by the words it shares with the others (Mihalcea and Tarau, 2004). The mean is 1.
 */
function rankSentences(words: Set<string>[]): number[] {
  const weights = words.map((from, i) => words.map((to, j) => (i === j ? 0 : likeness(from, to))));
  const totals = weights.map((row) => row.reduce((sum, weight) => sum + weight, 0));
  let ranks = words.map(() => 1);
  for (let round = 0; round < ITERATIONS; round++) {
    const given = ranks.map((rank, i) => rank / (totals[i] || 1));
    ranks = weights.map(
      (row) => 1 - DAMPING + DAMPING * row.reduce((sum, weight, j) => sum + weight * (given[j] ?? 0), 0),
    );
  }
  const mean = ranks.reduce((sum, rank) => sum + rank, 0) / (ranks.length || 1);
  return ranks.map((rank) => rank / (mean || 1));
}

/** Shared words, with long sentences held back by the logarithm of their lengths. Symmetric. */
function likeness(one: Set<string>, other: Set<string>): number {
  if (one.size < 2 || other.size < 2) return 0;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared++;
  return shared / (Math.log(one.size) + Math.log(other.size));
}

/** What a post opens with says what it is about; reading no further keeps an endless text from costing more than a long one. */
const READ_AT_MOST = 8000;
const SENTENCES_AT_MOST = 80;
/** A second sentence must be nearly as good as the first, and say something else. */
const SECOND_AT_LEAST = 0.55;
const SAME_THING = 0.7;
/** Greetings and requests to comment fall below this share of the best sentence's score. */
const POINT_AT_LEAST = 0.3;
/** In a text of this many sentences, being central counts half: in a short one, shared words are mostly chance. */
const CENTRAL_COUNTS_HALF_AT = 8;
/** The sentence that follows the best one finishes its thought. */
const NEXT_BONUS = 1.3;

/** The one or two sentences that say most, word for word and in their order; null when the post has no words. */
export function keyPoints(content: string): string | null {
  const sentences = sentencesOf(content);
  if (sentences.length === 0) return null;
  const whole = joinSentences(sentences);
  if (sentences.length <= 2 && whole.length <= SUMMARY_MAX_LENGTH) return whole;
  return cutAtWord(joinSentences(pick(sentences)), SUMMARY_MAX_LENGTH);
}

/** The sentences that say most, each word for word, in their order and none twice; fewer when the post has fewer. */
export function keySentences(content: string, atMost: number): string[] {
  const scored = scoreSentences(sentencesOf(content));
  const picked: typeof scored = [];
  for (const one of scored) {
    if (picked.length === atMost || one.score < (scored[0]?.score ?? 0) * POINT_AT_LEAST) break;
    const isNew = picked.every(
      ({ sentence, words }) => sentence !== one.sentence && likeness(words, one.words) < SAME_THING,
    );
    if (isNew) picked.push(one);
  }
  return picked.sort((one, other) => one.index - other.index).map(({ sentence }) => sentence);
}

function sentencesOf(content: string): string[] {
  return splitSentences(tidyPost(toPlainText(cutText(content, READ_AT_MOST)))).slice(0, SENTENCES_AT_MOST);
}

/** Best first. */
function scoreSentences(sentences: string[]) {
  const words = sentences.map(contentWords);
  const ranks = rankSentences(words);
  const trust = sentences.length / (sentences.length + CENTRAL_COUNTS_HALF_AT);
  return sentences
    .map((sentence, index) => ({
      sentence,
      index,
      words: words[index] ?? new Set<string>(),
      score: (1 + trust * ((ranks[index] ?? 1) - 1)) * sentenceWeight(sentence, index),
    }))
    .sort((one, other) => other.score - one.score || one.index - other.index);
}

function pick(sentences: string[]): string[] {
  const [best, ...rest] = scoreSentences(sentences);
  if (best === undefined) return [];
  const second = rest
    .map((one) => (one.index === best.index + 1 ? { ...one, score: one.score * NEXT_BONUS } : one))
    .sort((one, other) => other.score - one.score || one.index - other.index)
    .find(
      ({ sentence, words, score }) =>
        score >= best.score * SECOND_AT_LEAST &&
        joinSentences([best.sentence, sentence]).length <= SUMMARY_MAX_LENGTH &&
        likeness(best.words, words) < SAME_THING,
    );
  const picked = second === undefined ? [best] : [best, second];
  return picked.sort((one, other) => one.index - other.index).map(({ sentence }) => sentence);
}

const ENDED = /[.!?…:。！？：؟।][)"'”»」』]*$/u;
const ENDED_WITHOUT_SPACE = /[。！？」』]$/u;

/** Sentences in a row, with a dot between those that end without a mark. */
export function joinSentences(sentences: string[]): string {
  return sentences.reduce((joined, sentence) => {
    if (ENDED_WITHOUT_SPACE.test(joined)) return joined + sentence;
    return joined + (ENDED.test(joined) ? " " : " · ") + sentence;
  });
}
