/** Where a text that is handed over goes on, and where it ends, before an order that begins with one of these words. */
export const textEnds = (commands: string) => ({
  /** "Set the description of the survey to: book the crane; 10k": it goes on behind its semicolon. */
  LIST_OF_TEXT: new RegExp(
    String.raw`(?<=^(?:(?:please|ok|and|also)\s+)*(?:set|change|update|write|put|make|add|append)\s[^:\n]{0,80}\b(?:description|details)\b[^:\n]{0,60}:\s[^\n]{0,900}?);(?=\s+(?!(?:(?:and|then|also)\s+)*(?:${commands})(?![\p{L}])))`,
    "giu",
  ),
  /** "Note on Ada: “likes tea” and set her stage to Lead": the note ends with its quotes. */
  ORDER_BEHIND_QUOTE: new RegExp(
    String.raw`^:\s*\uE001.(?=[\s,.;]*(?:(?:and|then|also)\s+)+(?:${commands})(?![\p{L}]))`,
    "iu",
  ),
});

/** "Oh no, undo that": says nothing by itself. */
export const EXCLAIMS = /^(?:oh no|oh|oops|ups|whoops|hm+|ah|argh|damn|uh oh|wow|great|good news|fantastic)[\s,.!]*$/iu;

/** "…!! finally", "Long day.": says nothing more. */
export const REJOICES =
  /^(?:finally|at last|phew|yay|hurray|hooray|woohoo|yippee|hallelujah|(?:what a |such a |another )?(?:(?:very|really|quite) (?:a )?)?(?:long|busy|hectic|crazy|rough|wild|full|tiring|mad|slow|quiet|good|bad) (?:day|morning|afternoon|evening|week|night)(?: (?:again|today|so far|here))?|what a (?:day|morning|afternoon|week|night))[\s,.!]*$/iu;
