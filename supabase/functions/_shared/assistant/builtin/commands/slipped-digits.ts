const ZERO = /(?<![\p{L}\p{N}.,@/_-])(?<digits>\d{1,6}[oO]{1,3}\d{0,3})(?![\p{L}\p{N}@/_-]|[.,]\d)/gu;
const TEXTS = /["“”:]|(?<!\p{L})(?:notes?|jot|remember|remind|task|log)(?!\p{L})/iu;

/** "Priority 9o": a letter that was typed for a zero behind digits. What a note or a task says stays as it is. */
export const withZeros = (message: string): string =>
  TEXTS.test(message) || message.length > 160
    ? message
    : message.replace(ZERO, (digits) => digits.replace(/o/giu, "0"));
