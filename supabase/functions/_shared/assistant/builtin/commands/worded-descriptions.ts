import { POLITE, re, THE, type Wordings } from "./rewording.ts";

/** What names a task, to a mark. */
const WHAT = "(?!(?:it|that|this|them|her|him|me|us|you|i|we|she|he|they)(?![\\p{L}]))[^,;:.?!\\n]{3,70}?";
/** Details of someone are no task's. */
const PERSON = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2}\\s*(?::|,? that )";

/** In how many ways people say what is to be put into the description of a task that is there. */
export const WORDED_DESCRIPTIONS: Wordings = [
  // "Put in the description of the report: …", "note in its details that …": to what a task says, and no new one.
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:put|note|write|jot|enter|add|type|log)(?: down)?(?: (?:this|that|the following|an? (?:line|sentence|remark|note)))? (?:in|into|to|under|on) (?:the |a )?(?:description|details(?! (?:of|for|on) ${PERSON})) (?:of|for|on) ${THE}(${WHAT})(?:\\s*:\\s*|,? that )(?=\\S)`,
    ),
    "append to the description of $1: ",
  ],
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:put|note|write|jot|enter|add|type|log)(?: down)?(?: (?:this|that|the following|an? (?:line|sentence|remark|note)))? (?:in|into|to|under|on) ${THE}(${WHAT})['’]s (?:description|details)(?:\\s*:\\s*|,? that )(?=\\S)`,
    ),
    "append to the description of $1: ",
  ],
  [
    re(
      `^\\s*${POLITE}(?:in|into|under|to) (?:the )?description (?:of|for) ${THE}(${WHAT}),? (?:please )?(?:put|note|write|add|enter|type|say|mention)(?: down)?(?: (?:this|that|the following))?(?:\\s*:\\s*|\\s+)(?=\\S)`,
    ),
    "append to the description of $1: ",
  ],
  [
    re(
      `^\\s*${POLITE}(?:in|into|under|to) ${THE}(${WHAT})['’]s (?:description|details),? (?:please )?(?:put|note|write|add|enter|type|say|mention)(?: down)?(?: (?:this|that|the following))?(?:\\s*:\\s*|\\s+)(?=\\S)`,
    ),
    "append to the description of $1: ",
  ],
  // "Put the client table in the description of the report."
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:put|note|write|jot|enter|add|type)(?: down)? (?!(?:this|that|it|a|the|these|them|those|(?:an? )?(?:line|sentence|remark|note)) (?:in|into|to|under)\\b)([^,;:.?!\\n]{3,80}?) (?:in|into|to) (?:the )?description (?:of|for) ${THE}(${WHAT})(?: please)?[\\s.!?]*$`,
    ),
    "append to the description of $2: $1",
  ],
];
