import { POLITE, re } from "./rewording.ts";

const SECOND =
  "(?:(?:hm+|oh|ah|no|nope|sorry|wait|actually|ok|okay|well|but|please|never ?mind|on second thoughts?)[\\s,.!…–-]+)*";

/** In how many ways people ask that things be as they were. */
export const WORDED_BACK: readonly (readonly [RegExp, string])[] = [
  // "Leave everything as it was", "put all of it back how it was": more than the last change may be meant.
  [
    re(
      `^\\s*${SECOND}${POLITE}(?:let['’]?s |just |rather |better )*(?:put|set|change|turn|leave|keep) (?:everything|all of (?:it|that|them)|it all|them all) (?:back )?(?:to )?(?:exactly |just )?(?:as|how|where|what|the way|like) (?:it|they|things|everything|that|all) (?:was|were|had been|used to be)(?: before)?(?: please| then| after all)*[\\s.!]*$`,
    ),
    "undo everything",
  ],
  // "Scrap that, put her back as she was".
  [
    re(
      `^\\s*${POLITE}(?:(?:scrap|scratch|forget|cancel|undo|ignore|drop) (?:that|it|this)[\\s,.;!–-]+(?:and |please |can you |could you )*)?(?:put|set|change|turn|bring|get|leave|make) (?:it|that|them|everything|him|her) (?:all )?back (?:to )?(?:as|how|where|what|the way|like) (?:it|she|he|they|things|everything|that) (?:was|were|had been|used to be)(?: before)?(?: please)?[\\s.!]*$`,
    ),
    "undo that",
  ],
  // "Hmm, actually leave her as she was", "go back to how it was", "no, as before please".
  [
    re(
      `^\\s*${SECOND}(?:let['’]?s |i['’]ll |we['’]ll |just |rather |better |please )*(?:leave|keep) (?:it|that|them|everything|things|him|her) (?:all )?(?:exactly |just )?(?:as|how|where|what|the way|like) (?:it|she|he|they|things|everything|that) (?:was|were|had been|used to be)(?: before)?(?: please| then| after all)*[\\s.!]*$`,
    ),
    "undo that",
  ],
  [
    re(
      `^\\s*${SECOND}(?:(?:go|switch|change|turn|roll|put (?:it|that|them)|set (?:it|that|them)) back to|back to) (?:how|where|what|the way) (?:it|she|he|they|things|everything|that) (?:was|were|had been|used to be)(?: before)?(?: please| then| after all)*[\\s.!]*$`,
    ),
    "undo that",
  ],
  [
    re(
      `^\\s*(?:(?:hm+|oh|no|nope|sorry|wait|actually|ok|okay|on second thoughts?)[\\s,.!–-]+)+(?:keep it )?(?:(?:just )?as (?:it was )?before|(?:just )?as (?:it|she|he|they) (?:was|were))(?: please| then| after all)*[\\s.!]*$`,
    ),
    "undo that",
  ],
];
