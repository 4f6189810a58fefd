const DATE_WORD =
  /^(?:(?:mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:day|week|wk|month|mth|year|yr|quarter|qtr|hour|hr|minute|min|second|sec|fortnight|weekend|night|morning|evening|afternoon|yesterday)s?|noon|midday|midnight|tomorrow|tomorow|tommorow|tommorrow|tomo|tmr|tmrw|tmw|2mrw|tonight|tonite|today|now|then|[dhmswy]|mo)$/iu;

/** Whether words that were taken for a day say one: "the honey" is no hour ("h one y"), whatever chrono reads. */
export const saysDay = (words: string): boolean =>
  /\d/u.test(words) || words.split(/[^\p{L}]+/u).some((word) => DATE_WORD.test(word));

/** The last day of this year, as it is said. */
export const YEAR_END =
  /\b(?:by |before |at |until )?(?:the )?(?:eoy|end of (?:the |this )?year|year['’]?s? end|(?<=(?:before|until|till) (?:the )?)year (?:ends|is over|is out|is up|closes))(?![\p{L}])/iu;

/** "The next 10 days", and what stands before it: "within the next 10 days". */
export const NEXT_DAYS = /^(?:next|coming|following)\s+\S+\s+(?:days|weeks|months)$/iu;
export const WITHIN = /\b(?:within|in|over|during|inside)\s+(?:the\s+)?$/iu;

const FRACTION = /^(?:(?:to|by|at)\s+)?(?:1\/[2-58]|2\/[35]|3\/[458])$/iu;
const OF_AMOUNTS =
  /(?<!\p{L})(?:cut|cuts|reduce|lower|drop|raise|increase|scale|shrink|dilute|halve|split|fill|cap|limit|bring|set)\s[^.;:!?]*?(?:price|rate|fee|share|portion|dose|amount|stake|cost|costs|volume|size|batch|hours|discount|deposit|tank|order|stock|prices|rent)(?!\p{L})[^.;:!?]*?(?:(?:to|by|at)\s+)?$/iu;
/** "Cut the price to 1/2": a part of something, and no day. */
export const isFraction = (words: string, before: string): boolean => FRACTION.test(words) && OF_AMOUNTS.test(before);
