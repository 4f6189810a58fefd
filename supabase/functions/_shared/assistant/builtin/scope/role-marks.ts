/** Marks with which the texts of other programs say who speaks. */
const MARKED =
  /^\s*(?:<\/?\s*(?:system|assistant|user|human|developer|tool|instructions?|prompt)\s*>|<\|(?:im_start|im_end|system|user|assistant)[^|]{0,20}\|>|\[\/?(?:inst|system|assistant)\]|#{2,3}\s*(?:system|assistant|instructions?)\s*:)/iu;

/** A message that begins as the instructions of another program do: nothing of it is done. */
export const beginsWithMarks = (message: string): boolean => MARKED.test(message);

export const WITH_MARKS =
  "That begins with marks of another program, such as “system” in brackets, so I changed nothing. Tell me in your own words what you want.";
