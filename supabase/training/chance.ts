/** Numbers from 0 to 1 that look drawn by chance and are the same for the same seed (mulberry32). */
export function chanceOf(seed: string): () => number {
  let state = Array.from(seed).reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193), 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <One>(chance: () => number, all: readonly One[]): One | undefined =>
  all[Math.floor(chance() * all.length)];

/** The same things in an order drawn by chance. */
export function shuffled<One>(chance: () => number, all: readonly One[]): One[] {
  const found = [...all];
  for (let at = found.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    [found[at], found[other]] = [found[other] as One, found[at] as One];
  }
  return found;
}
