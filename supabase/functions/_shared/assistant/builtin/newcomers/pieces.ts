import { slugWords, splitAddresses } from "./addresses.ts";

/** The words before a piece. */
export type Joint = "start" | "line" | "stop" | "mark" | "paren" | "and" | "instead";

/** A piece of what is said about people: an address, or words between two marks. */
export type Piece = { is: "url" | "mail"; value: string } | { is: "words"; words: string; joint: Joint };

const MARK =
  /(?<line>\s*\n\s*)|(?<paren>\s*[()[\]]\s*)|(?<stop>(?<!(?<!\p{L})(?:dr|dra|mr|mrs|ms|prof|rev|hon|capt|st|inc|ltd|co|ing|sr|sra|\p{L}))[.!?]+(?:\s+|$))|(?<mark>\s*(?:[|•·;]|(?<=\S)\s[/–—-]+\s(?=\S)|\s*(?:->|=>|→)\s*|,(?!\d{3}(?!\d))(?!\s*(?:inc|ltd|llc|gmbh|s\.?a)\b)|:(?=\s|$))\s*)|(?<joint>\s+(?:and|und|y|et)\s+(?=(?:also\s+)?(?:she|he|they|his|her|their|is|are|has|works?|lives?|based|both|sie|er|ist|ihre?|arbeitet|elle|il|est|travaille|ella|él|trabaja|es)(?![\p{L}])|[\p{L}\p{M}'’-]+ [\p{L}\p{M}'’-]+ (?:from|at|of|\(|von|bei|de|chez|runs)|(?-i:\p{Lu}[\p{L}\p{M}'’-]+ \p{Lu}[\p{L}\p{M}'’-]+),? who(?![\p{L}]))|\s+(?:(?:and|then|also|plus)\s+){1,3}(?:add|create|save|include|put in)\s+(?=\p{L}+ \p{L}+))/iu;
/** "No wait, …", "sorry, I mean …": what follows takes the place of what was said before. */
const INSTEAD =
  /(?<![\s,.;–—-])[\s,.;–—-]+(?<=\s)(?:(?:oh|ah|and|but|well)[\s,]+)?(?:no[\s,]+(?:wait|sorry|actually|i meant?|rather)|wait[\s,]+(?:no|sorry|actually|i meant?)|(?:sorry[\s,]+)?i meant?|scratch that|correction|or rather|(?<=[,;.–—-]\s+)(?:make (?:that|it)|sorry(?=,))|actually[\s,]+(?:make (?:that|it)|no(?=[\s,]))|no(?=[\s,]+(?:(?:he|she|they|it|that)(?:['’](?:s|re)|\s+(?:is|are))|an?\s|the\s)))(?:[\s,:]+(?:i meant?|sorry|wait|actually|make (?:that|it)|(?:it|that)(?:['’]s| is| should be)))*[\s,:–—-]+(?=[\p{L}\p{N}])/iu;
/** "… works at Kelp she does sales": where someone who dictates begins another sentence. */
const SPOKEN_ON =
  /(?<!(?<![\p{L}])(?:that|if|when|whether|because|since|as|who|whom|whose|which|what|where|while|until|till|before|after|says?|said|thinks?|think|knows?|know|how|why|so|than|once|unless|hopes?|told|asked|and|or|but|like|means?|sure|everything|all|believe|reckon|guess|for|of|to|with|at|by|from))(?<!\s)\s+(?=(?:(?:she|he|they)(?:['’](?:s|re|ve|d|ll)|\s+\p{Ll}[\p{L}'’]*)|(?:her|his|their)\s+[\p{L}-]+(?:\s+[\p{L}-]+)?(?:['’]s|\s+(?:is|are|will be|should be)))\s)/u;
const MARKS = new RegExp(`(?<instead>${INSTEAD.source})|(?<and>${SPOKEN_ON.source})|${MARK.source}`, "giu");
/** "Company: Kelp" is one piece. */
const LABELLED = /^(?:[\p{L}\p{M}'’]+[ -]?){1,3}:\s/u;

/** The pieces of a text about people, in order. */
export function piecesOf(text: string): Piece[] {
  const narrow = text.replaceAll(/[^\S\n]{2,}/gu, " ").replaceAll(/\n\s*\n/gu, "\n");
  return splitAddresses(narrow).flatMap((part): Piece[] => (part.is === "words" ? wordsOf(part.value) : [part]));
}

const JOINTS = ["instead", "line", "paren", "stop", "and"] as const;

function wordsOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let joint: Joint = "start";
  const take = (to: number) => {
    const words = text.slice(from, to).replace(/^[\s,.–—-]+|[\s,:–—-]+$|\s\/\s*$|^\s*\/\s/gu, "");
    if (words !== "") pieces.push({ is: "words", words, joint });
  };
  for (const match of text.matchAll(MARKS)) {
    const isLabel =
      /^\s*:/u.test(match[0]) &&
      LABELLED.test(
        `${text
          .slice(from, match.index)
          .replace(/^[\s–—-]+/u, "")
          .trim()}: `,
      );
    if (isLabel || match.index < from) continue;
    take(match.index);
    from = match.index + match[0].length;
    joint =
      match.groups?.["joint"] === undefined
        ? (JOINTS.find((kind) => match.groups?.[kind] !== undefined) ?? "mark")
        : "and";
  }
  take(text.length);
  return pieces;
}

/** The words of the addresses of profiles that are among some pieces. */
export const slugsOf = (pieces: readonly Piece[]): string[][] =>
  pieces.flatMap((piece) =>
    piece.is === "url" && /linkedin\.com\/in\//u.test(piece.value) ? [slugWords(piece.value)] : [],
  );
