/** "Set Ana's role back to Founder": what it was before is said as a value. */
const BACK =
  /^(?<order>\W*(?:(?:please|ok|okay|and|so|now|no|sorry|can you|could you)[\s,]+)*(?:set|change|put|switch|turn|make|bring|move|return|reset)\s+(?!(?:it|that|this|them|her|him|me|us)\s)(?:(?!(?:reminders?|tasks?|notes?|calls?|to|come|go|get|write|report)(?!\p{L}))[\p{L}\p{M}\p{N}'’-]+\s+){1,8})back\s+to\s+(?!(?:where|what|who|how|when|normal|before|the way|it|that|this|them|her|him|me|us)(?!\p{L}))(?=\S)/iu;

/** Such an order without its "back", which is no word of the value. */
export const withoutBack = ({ message }: { message: string }): string => message.replace(BACK, "$<order>to ");
