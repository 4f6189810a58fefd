const DATE_WORD =
  /^(?:(?:mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:day|week|wk|month|mth|year|yr|quarter|qtr|hour|hr|minute|min|second|sec|fortnight|weekend|night|morning|evening|afternoon|yesterday)s?|noon|midday|midnight|tomorrow|tomorow|tommorow|tommorrow|tomo|tmr|tmrw|tmw|2mrw|tonight|tonite|today|now|then|[dhmswy]|mo)$/iu;

/** Whether words that were taken for a day say one: "the honey" is no hour ("h one y"), whatever chrono reads. */
export const saysDay = (words: string): boolean =>
  /\d/u.test(words) || words.split(/[^\p{L}]+/u).some((word) => DATE_WORD.test(word));

/** The last day of this year, as it is said. */
export const YEAR_END =
  /\b(?:by |before |at |until )?(?:the )?(?:eoy|end of (?:the |this )?year|year['’]?s? end)(?![\p{L}])/iu;
