const FALLS = /(?<!\p{L})(?:fall|come|become)s? due(?!\p{L})/giu;
const ASKS = /^\W*(?:(?:ok|so|and|hey|please)[\s,]+)*(?:which|what|who|how many|any|show|list|tell)(?!\p{L})/iu;
/** "Which tasks fall due on Friday?" as one that asks what is due. Other messages are unchanged. */
export const withDueSaid = (message: string): string =>
  ASKS.test(message) ? message.replace(FALLS, (said) => (/s\s+due$/iu.test(said) ? "is due" : "are due")) : message;
