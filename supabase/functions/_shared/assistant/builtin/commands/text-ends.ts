/** Where a text that is handed over goes on, and where it ends, before an order that begins with one of these words. */
export const textEnds = (commands: string) => ({
  /** "Set the description of the survey to: book the crane; 10k": it goes on behind its semicolon. */
  LIST_OF_TEXT: new RegExp(
    String.raw`(?<=^(?:(?:please|ok|and|also)\s+)*(?:set|change|update|write|put|make|add|append)\s[^:\n]{0,80}\b(?:description|details)\b[^:\n]{0,60}:\s[^\n]{0,900}?);(?=\s+(?!(?:(?:and|then|also)\s+)*(?:${commands})(?![\p{L}])))`,
    "giu",
  ),
  /** "Note on Ada: “likes tea” and set her stage to Lead": the note ends with its quotes. */
  ORDER_BEHIND_QUOTE: new RegExp(
    String.raw`^:\s*\uE001.(?=[\s,.;]*(?:(?:and|then|also)\s+)+(?:${commands})(?![\p{L}])|[ \t]*[.,;]?[ \t]*\n\s*(?:please\s+)?(?:${commands})(?![\p{L}]))`,
    "iu",
  ),
});

const OPTION =
  "(?!(?:and|or)\\s)[\\p{L}\\p{N}][\\p{L}\\p{N}'’/&+-]*(?: (?!(?:and|or)\\s)[\\p{L}\\p{N}][\\p{L}\\p{N}'’/&+-]*){0,2}";
const OPTIONS = new RegExp(
  `^(?<head>[^.;?!\\n]{0,160}?(?<!\\p{L})(?:(?:options?|choices?|values|answers)(?: (?:are|is|of|being|like|should be))?(?:\\s*:)?|(?:dropdown|picklist|select|multi-?select|list|column|field)(?: [^:.;,?!\\n]{1,40})?:)\\s+)(?<list>${OPTION}(?:, ${OPTION}){0,11},? (?:and|or) (?:[\\p{L}\\p{N}][\\p{L}\\p{N}'’/&+-]*|(?-i:\\p{Lu})[\\p{L}\\p{N}'’/&+-]*(?: [\\p{L}\\p{N}][\\p{L}\\p{N}'’/&+-]*){1,2}))(?=\\s*(?:[.;!?]|$|,? (?:please|pls|thanks)[\\s.!?]*$))`,
  "iu",
);
const OF_COLUMN =
  /(?<!\p{L})(?:columns?|fields?|dropdowns?|picklists?|(?:multi-?)?select(?:ion)?|choice list)(?!\p{L})/iu;
/** "A dropdown with the options Lead, Co-lead and Follow": the last option is no order, whatever it says. Where its list begins and ends, or null. */
export function optionList(message: string): { from: number; to: number } | null {
  if (!OF_COLUMN.test(message)) return null;
  const { head, list } = OPTIONS.exec(message)?.groups ?? {};
  return head === undefined || list === undefined || !OF_COLUMN.test(head)
    ? null
    : { from: head.length, to: head.length + list.length };
}

/** "Oh no, undo that": says nothing by itself. */
export const EXCLAIMS = /^(?:oh no|oh|oops|ups|whoops|hm+|ah|argh|damn|uh oh|wow|great|good news|fantastic)[\s,.!]*$/iu;

/** "…!! finally", "Long day.": says nothing more. */
export const REJOICES =
  /^(?:finally|at last|phew|yay|hurray|hooray|woohoo|yippee|hallelujah|(?:what a |such a |another )?(?:(?:very|really|quite) (?:a )?)?(?:long|busy|hectic|crazy|rough|wild|full|tiring|mad|slow|quiet|good|bad) (?:day|morning|afternoon|evening|week|night)(?: (?:again|today|so far|here))?|what a (?:day|morning|afternoon|week|night))[\s,.!]*$/iu;
