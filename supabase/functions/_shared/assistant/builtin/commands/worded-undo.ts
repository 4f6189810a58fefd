import { POLITE, re } from "./rewording.ts";

const POLITE_ELSEWHERE =
  "(?:(?:bitte|ach|oh|nein|ups|por favor|ay|perd[oó]n|s['’]il te pla[iî]t|s['’]il vous pla[iî]t|zut|non|no)[\\s,.!–-]+)*";

/** In how many ways people ask that the last change be undone. */
export const WORDED_UNDO: readonly (readonly [RegExp, string])[] = [
  // "That was a mistake, put it back": why, and what is asked for.
  [
    re(
      `^\\s*${POLITE}(?:(?:that|this|it) (?:was|is) (?:a mistake|my mistake|my fault|wrong|an error|not right|the wrong one)|my (?:mistake|bad|fault))[\\s,.;!–-]+(?:so |please |can you |could you )*(?=(?:undo|revert|restore|take (?:it|that|this) back|(?:put|set|change|turn|switch|bring|get|roll) (?:it|that|this|them|everything|him|her) back)(?![\\p{L}]))`,
    ),
    "",
  ],
  // "Put it back how it was", "back to how it was please".
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:(?:put|set|change|turn|switch|move|get|bring|make) (?:it|that|this|them|everything|all(?: of (?:it|them|that))?|him|her)(?: all)?(?: back)?(?: again)?(?: to)?|back to|leave it|i want it)(?: again)?(?: to)? (?:how|the way|what|as|where|like) (?:it|they|that|this|things|everything|he|she) (?:was|were|used to be|had been|stood)(?: before| again| originally| at first)?[\\s,]*(?:please|pls|again)?[\\s.!]*$`,
    ),
    "undo that",
  ],
  [
    re(
      `^\\s*${POLITE}(?:set|change|turn|switch|put) (?:it|that|this|them|everything) back(?: again)?(?:,? please)?[\\s.!]*$`,
    ),
    "undo that",
  ],
  // "Kannst du das rückgängig machen?", "mach das bitte wieder rückgängig".
  [
    re(
      `^\\s*${POLITE_ELSEWHERE}(?:(?:kannst|k[oö]nntest|w[uü]rdest) du |(?:k[oö]nnen|k[oö]nnten|w[uü]rden) sie |mach(?:e|en sie)? |ich m[oö]chte )?(?:(?:das|es|dies|alles|die (?:letzte )?[aä]nderung|den letzten schritt)(?: (?:bitte|wieder|gerade|eben|doch))* )(?:r[uü]ckg[aä]ngig(?: machen)?|zur[uü]cknehmen)(?:,? bitte)?[\\s.!?]*$`,
    ),
    "undo that",
  ],
  // "¿Puedes deshacerlo?", "podrías anular el último cambio".
  [
    re(
      `^[\\s¿]*${POLITE_ELSEWHERE}(?:puedes|podr[ií]as|puede|podr[ií]a|quiero) (?:deshacer|anular|revertir)(?:lo)?(?: (?:eso|esto|el [uú]ltimo cambio|lo [uú]ltimo))?(?:,? por favor)?[\\s.!?]*$`,
    ),
    "undo that",
  ],
  // "Tu peux annuler ça ?", "peux-tu l'annuler".
  [
    re(
      `^\\s*${POLITE_ELSEWHERE}(?:(?:tu )?peux(?:[- ]tu)?|(?:vous )?pouvez(?:[- ]vous)?|pourrais[- ]tu|pourriez[- ]vous) (?:l['’])?(?:annuler|d[eé]faire)(?: (?:[cç]a|cela|le dernier changement|la derni[eè]re (?:modification|action)))?(?:,? s['’]il (?:te|vous) pla[iî]t)?[\\s.!?]*$`,
    ),
    "undo that",
  ],
];
