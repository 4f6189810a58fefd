const DAMPING = 0.85;
const ITERATIONS = 40;

/**
 * TextRank: how central each sentence is, by the words it shares with the others (Mihalcea and Tarau, 2004). The mean is 1.
 */
export function rankSentences(words: Set<string>[]): number[] {
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
export function likeness(one: Set<string>, other: Set<string>): number {
  if (one.size < 2 || other.size < 2) return 0;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared++;
  return shared / (Math.log(one.size) + Math.log(other.size));
}
