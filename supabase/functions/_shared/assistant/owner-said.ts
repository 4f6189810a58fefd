const ASKS = /^\W*(?:what|waht|wath|wht|wat|whta|who|where|when|how|which|is|has|does|did|show|tell)/iu;
/** Before whose field is changed: "set anikas stage". */
const CHANGES_THEIRS =
  /(?:^|\s)(?:set|change|chnage|cahnge|chagne|update|udpate|updaet|raise|lower|move|put|bump|clear|fix|make)\s+$/iu;

/** Whether a text asks something. */
export const asksSomething = (text: string): boolean => ASKS.test(text);

/** Whether a word may say whose a field is: "whats pryas company", "set anikas stage". */
export const maySayWhose = (text: string, written: string): boolean =>
  asksSomething(text) || CHANGES_THEIRS.test(text.slice(0, Math.max(0, text.toLowerCase().indexOf(written))));
