const FROM_DAY = /\bfrom(?= \d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu;
/** "IBAN DE00 tomorrow", "invoice 2024-00 on Friday": digits at the end of a code. */
const OF_A_CODE = /(?<=(?<!\p{L})\p{Lu}{1,5}\d{0,12}|(?<!\S)\d{3,8}[-/.])(?<!T)\d{1,4}(?= )/gu;

/** A text as chrono is to see it, with blanks for what it would take for an hour: the 5 of "from 5 July", the end of a code. */
export const withoutNoHours = (text: string): string =>
  text.replace(FROM_DAY, "    ").replace(OF_A_CODE, (digits) => " ".repeat(digits.length));
