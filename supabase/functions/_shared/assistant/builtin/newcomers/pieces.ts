import { splitAddresses } from "./addresses.ts";

/** The words before a piece. */
export type Joint = "start" | "line" | "stop" | "mark" | "paren" | "and";

/** A piece of what is said about people: an address, or words between two marks. */
export type Piece = { is: "url" | "mail"; value: string } | { is: "words"; words: string; joint: Joint };

const MARKS =
  /(?<line>\s*\n\s*)|(?<paren>\s*[()[\]]\s*)|(?<stop>(?<!(?<!\p{L})(?:dr|dra|mr|mrs|ms|prof|rev|hon|capt|st|inc|ltd|co|ing|sr|sra|\p{L}))[.!?]+(?:\s+|$))|(?<mark>\s*(?:[|•·;]|(?<=\S)\s[/–—-]+\s(?=\S)|\s*(?:->|=>|→)\s*|,(?!\d{3}(?!\d))(?!\s*(?:inc|ltd|llc|gmbh|s\.?a)\b)|:(?=\s|$))\s*)|(?<and>\s+(?:and|und|y|et)\s+(?=(?:also\s+)?(?:she|he|they|his|her|their|is|are|has|works?|lives?|based|both|sie|er|ist|ihre?|arbeitet|elle|il|est|travaille|ella|él|trabaja|es)(?![\p{L}])|[\p{L}\p{M}'’-]+ [\p{L}\p{M}'’-]+ (?:from|at|of|\(|von|bei|de|chez|runs)))/giu;
/** "Company: Kelp" is one piece. */
const LABELLED = /^(?:[\p{L}\p{M}'’]+[ -]?){1,3}:\s/u;

/** The pieces of a text about people, in order. */
export function piecesOf(text: string): Piece[] {
  return splitAddresses(text).flatMap((part): Piece[] => (part.is === "words" ? wordsOf(part.value) : [part]));
}

const JOINTS = ["line", "paren", "stop", "and"] as const;

function wordsOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let joint: Joint = "start";
  const take = (to: number) => {
    const words = text.slice(from, to).replace(/^[\s,.–—-]+|[\s,–—-]+$|\s\/\s*$|^\s*\/\s/gu, "");
    if (words !== "") pieces.push({ is: "words", words, joint });
  };
  for (const match of text.matchAll(MARKS)) {
    const isLabel = /^\s*:/u.test(match[0]) && LABELLED.test(`${text.slice(from, match.index).trim()}: `);
    if (isLabel || match.index < from) continue;
    take(match.index);
    from = match.index + match[0].length;
    joint = JOINTS.find((kind) => match.groups?.[kind] !== undefined) ?? "mark";
  }
  take(text.length);
  return pieces;
}
