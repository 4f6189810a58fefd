const WORDS =
  /^(?:ok(?:ay)?|k|kk|thx|thanks?(?: you)?(?: so much| a lot)?|ty|cool|great|perfect|got it|noted|nice|cheers)(?![\p{L}\p{N}])/iu;
const HANDS_AND_HEARTS = /[👍👌🙏🙌❤♥]\p{Emoji_Modifier}?\ufe0f?/gu;

/** Returns whether a text is only a thank-you: an answer would begin a conversation that nobody wants. */
export const wantsNoAnswer = (words: string): boolean =>
  words
    .trim()
    .split(/[\n,]+\s*/)
    .every((part) => part !== "" && /^[.!\s]*$/.test(part.replace(HANDS_AND_HEARTS, "").trim().replace(WORDS, "")));

/**
 * What a phone texts when its user taps a heart or a thumb on one of our texts, with the text itself: iPhones `Liked “Done: call Ana”`, Android
 * `👍 to “Done: call Ana”`. Our texts have straight quotes only.
 */
const REACTION = new RegExp(
  String.raw`^(?:Liked|Loved|Disliked|Laughed at|Emphasi[sz]ed|Questioned|(?:Reacted|Removed) [^\n“”]{1,30} (?:to|from)|` +
    String.raw`(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200a|\u200b|\u200d|\ufe0f| ){1,20} to) “[^”]{1,1700}”[^\S\n]*$`,
  "gimu",
);

/** Returns a text without such reactions: they quote us, and must not be read as an order or as a note. */
export const withoutReactions = (words: string): string => words.replace(REACTION, "").trim();
