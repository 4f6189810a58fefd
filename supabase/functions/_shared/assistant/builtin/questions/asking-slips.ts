/** Words with which a question begins. */
const ASKING = "what whats when whens where wheres which who whos whose how".split(" ");
/** Words of their own, however near they are to one of those. */
const OTHERS = new Set(
  "hat hats hen hens here heres hers her hose hoes wit with wen wo ho oh ow now own owe owes how was were wish white wheat wheel whale than that then them there theirs these those this show shows whom whats".split(
    " ",
  ),
);

/** A word with one letter left out, doubled or swapped with its neighbour. */
function slipsOf(word: string): string[] {
  const letters = [...word];
  return letters.flatMap((letter, no) => {
    const [before, after] = [word.slice(0, no), word.slice(no + 1)];
    const next = letters[no + 1];
    return [
      ...(word.length > 3 && no > 0 ? [before + after] : []),
      before + letter + letter + after,
      ...(next === undefined || next === letter ? [] : [before + next + letter + word.slice(no + 2)]),
    ];
  });
}

const MEANT = new Map(
  ASKING.flatMap((word) => slipsOf(word).map((slip): [string, string] => [slip, word])).filter(
    ([slip]) => !ASKING.includes(slip) && !OTHERS.has(slip),
  ),
);
const FIRST =
  /^(?<before>\W*(?:(?:and|so|ok|okay|please|pls|hey|hi|but|then)[\s,]+)*)(?<word>\p{L}{2,7})(?=['’]?s?(?:\s|$))/iu;

/** "Hwo many" is how, and "hwo has" who. */
const OF_HOW = /^\s+(?:many|much|long|often|old|tall|big|high|far|do|does|did|can)\b/iu;

/** "Hwo many", "wats": a question whose first word has a slip in it, with that word as it is spelled. */
export function withAskingWord(text: string): string {
  const { before = "", word = "" } = FIRST.exec(text)?.groups ?? {};
  const rest = text.slice(before.length + word.length);
  const meant = word.toLowerCase() === "hwo" ? (OF_HOW.test(rest) ? "how" : "who") : MEANT.get(word.toLowerCase());
  return meant === undefined ? text : before + meant + rest;
}
