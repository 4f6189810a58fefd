/** Why what reads as done waits: "I already set her stage to Closed" asks for nothing. */
export const SAID_AS_DONE = "You say this as something that was done. Confirm if I am to do it.";

const FILLERS =
  "(?:(?:but|and|so|well|ok|okay|oh|ah|hm+|hey|no|yes|yeah|sorry|wait|btw|fyi|because|since|as|note that|i think|i believe|i thought|apparently|by the way|yesterday|earlier|today|just now|this morning|last (?:week|night|time|month)|a (?:minute|moment|while) ago)[\\s,:.!–—-]+)*";
/** "I already set …", "you've put …", "we just set …": words that are the same for what is done and what is to be done. */
const AS_DONE = new RegExp(
  `^\\W*${FILLERS}(?:i|we|you|they|he|she|someone|somebody)(?:['’](?:ve|d)| have| had| did)?\\s+(?:(?:already|just|also|then|now|previously|only|once|had|have|all|both|actually|accidentally|wrongly|mistakenly|finally|even)\\s+)*(?:set|put|reset|let|cut|split)(?!\\p{L})`,
  "iu",
);

/** Whether a clause says of the user, the assistant or others that something was set. */
export const isSaidAsDone = (text: string): boolean => AS_DONE.test(text);
