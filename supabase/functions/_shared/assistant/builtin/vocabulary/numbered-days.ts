const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)";
const LEADS = "on|by|until|till|due|before|from|starting|since|after";
/** What has a number of its own and is no day, also behind "on". */
const THINGS =
  "floors?|rounds?|times?|place|edition|quarter|season|chapter|attempt|try|version|draft|century|street|avenue|anniversary|birthday|child|baby|grade|tranche|instal+ment|batch|level|stor(?:e?y|ies)|time";
/** What follows a day: when, whether, what for, or what is to be done then. */
const FOLLOWS =
  "to|and|at|or|for|on|if|when|then|please|pls|with|but|before|after|until|till|by|about|so|as|in|is|was|are|were|will|would|should|can|could|must|may|might|works?|suits?|falls|does|has|have|instead|latest|not|too|already|from|than|that|which|who|we|they|she|he|you|it|the|her|his|their|our|my|morning|afternoon|evening|night|noon|midday|midnight|regarding|because|since|though|although|rather|thanks?|also|again|maybe|perhaps|next|this|last|every|now|exactly|okay|fine|good|perfect|only|just|still|onwards?|through|between|unless|sorry|no|remind|call|send|email|mail|text|ring|phone|meet|ask|pay|book|check|chase|visit|write|follow|add|set|put|make|move|due|via|per|sharp|around|early|late|undone|done|todo";

/** "On the 3rd", "the 3rd to call Ana": a day of this month or the next, and not "the 3rd storage site" or "on the 5th floor". */
export const NUMBERED_DAY = new RegExp(
  String.raw`\b(?:on |by )?the (\d{1,2})(?:st|nd|rd|th)\b(?! of(?!\p{L})| ${MONTH}|\s+(?:${THINGS})(?!\p{L}))(?:(?<=(?<!\p{L})(?:${LEADS}) the \d{1,2}\p{L}{2})|(?!\s+(?!(?:${FOLLOWS})(?!\p{L}))(?-i:\p{Ll}){3,}))`,
  "iu",
);
