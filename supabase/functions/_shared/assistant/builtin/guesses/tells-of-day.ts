/** "They want the quote by the 10th". */
const TELLS = /(?<!\p{L})(?:he|she|they|who)(?:['’](?:s|d|ll|re|ve))? \p{L}/iu;
/** "The airline guy wants samples by Friday". */
const WISHES =
  /^\W*(?:(?:and|but|so|also)\s+)*(?!(?:i|we|you|please)\s)\S+(?:\s+[^\s,;:]+){0,4}?\s+(?:wants?|needs?|wanted|needed|expects?|expected|hopes?|asked|asks|would like)\s/iu;
const MOVES = /\b(?:move|push|postpone|delay|shift|snooze|bring|due|deadline|task|reminder|resched)/iu;

/** Whether words tell when others do or want something: then the day of a task stays as it is. */
export const tellsOfDay = (text: string): boolean => (TELLS.test(text) || WISHES.test(text)) && !MOVES.test(text);
