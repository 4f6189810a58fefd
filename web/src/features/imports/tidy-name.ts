const PARTICLES = new Set(
  "de del della da di do dos das du la le van von der den ter ten zu zur bin al el y e".split(" "),
);
const ROMAN = /^(II|III|IV|VI|VII|VIII)\.?$/;

const isCapitals = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();

/** Whether a name is written in capitals, or a word of it is, such as a family name. */
export function isShouted(name: string): boolean {
  if (/\p{L}{2}/u.test(name) && isCapitals(name)) return true;
  return (name.match(/\p{L}{4,}/gu) ?? []).some((word) => isCapitals(word) && !ROMAN.test(word));
}

/** GRACE O'MALLEY-VON TRAPP as Grace O'Malley-von Trapp; words that are not in capitals stay as they are. */
export function tidyName(name: string): string {
  if (!isShouted(name)) return name;
  let isFirst = true;
  return name.replace(/[\p{L}\p{M}.]+/gu, (word) => {
    const lower = word.toLowerCase();
    const isParticle = !isFirst && isCapitals(word) && PARTICLES.has(lower);
    isFirst = false;
    if (!isCapitals(word) || ROMAN.test(word)) return word;
    if (isParticle) return lower;
    // Initials, such as J.R.R.
    if (/\p{L}\.\p{L}/u.test(word)) return word;
    const capital = lower.charAt(0).toUpperCase() + lower.slice(1);
    return capital.replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
  });
}
