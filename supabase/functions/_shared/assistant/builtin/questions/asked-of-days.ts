import { re, SOFT } from "./spoken-words.ts";
import { eachReworded, type Wordings } from "../commands/rewording.ts";

const DIARY =
  "(?:plate|agenda|schedule|diary|calendar|docket|to-?do(?: list)?|cards|radar|books|planner|desk|list of tasks|task list|work ?list)";
const WHEN =
  "(?:today|tonight|tomorrow|(?:(?:this|next|the coming|the rest of (?:the|this)|the) )?(?:morning|afternoon|evening|week(?:end)?|month|quarter|mon|tues|wednes|thurs|fri|satur|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?:day)?|the \\d{1,2}(?:st|nd|rd|th)|\\d{1,2}(?:st|nd|rd|th)?(?: of)? \\p{L}+|\\p{L}+ \\d{1,2}(?:st|nd|rd|th)?|(?:in )?the next .{3,15})";

/** How people ask what they have to do, or did, on some days, and the plain question that it is. */
const ASKED: Wordings = [
  // What the user has to do on some day, in the words of everyday.
  [
    re(
      `^${SOFT}(?:(?:is|are) there |(?:do|have) (?:i|we) (?:still )?(?:have |got )?|(?:i|we)(?:['’]ve)? got |got )?(?:what(?:['’]s| is| all is| else is| do (?:i|we) have| have (?:i|we) got)?|anything|something|much|a lot|nothing)(?: (?:else|still|left|more|to do|going on|coming up|planned|scheduled|lined up|happening|booked))* (?:on|in|for) (?:my|our|the) ${DIARY}(?: for| on)?(?: (.{3,40}?))?[\\s?.!]*$`,
    ),
    "which tasks are due $1?",
  ],
  [
    re(
      `^${SOFT}(?:what (?:am i|are we) (?:doing|up to)|what do (?:i|we) have (?:going )?on|what have (?:i|we) got (?:going )?on|what(?:['’]s| is) (?:going on|on|happening|in store|coming up|waiting)(?: for (?:me|us))|(?:am i|are we) (?:free|busy|booked|available)|do (?:i|we) have (?:time|a free (?:slot|day)|something on|anything on|plans)|how (?:busy|full|free) (?:am i|are we)|is (?:my|our) (?:day|diary|calendar) (?:free|full|empty|busy))(?: (?:on|for))? (${WHEN})[\\s?.!]*$`,
    ),
    "which tasks are due $1?",
  ],
  [
    re(
      `^${SOFT}(?:(?:what|how) (?:does|is|do)|(?:what|how)['’]s) (?:my|our) (day|week|month)(?: (?:like|look(?:ing)?(?: like)?|shap(?:e|ing) up))+[\\s?.!]*$`,
    ),
    "which tasks are due this $1?",
  ],
  [
    re(
      `^${SOFT}(?:(?:what|how) (?:does|do|is|are|will) |how['’]s )(?:my |our |the )?(${WHEN})(?: (?:look(?:ing|s)?(?: like)?|shap(?:e|ing) up|going to look(?: like)?))+(?: for (?:me|us))?[\\s?.!]*$`,
    ),
    "which tasks are due $1?",
  ],
  [re("^which tasks are due this day\\?$"), "which tasks are due today?"],
  [re("^which tasks are due \\?$"), "which tasks are open?"],
  // Tasks are listed by their day.
  [
    re(
      `^(${SOFT}(?:(?:list|show|give|sort|order)(?: me)? )?.{0,30}?\\b(?:tasks|to-?dos|reminders)\\b.{0,40}?),? (?:sorted |ordered |listed |arranged )?(?:by|in order of) (?:their |the )?(?:due[- ]?)?(?:dates?|days?|deadlines?)(?:,? (?:earliest|soonest|nearest) first)?[\\s?.!]*$`,
    ),
    "$1",
  ],
  [re(`^(${SOFT})(?:sort|order) (?=(?:my |the |all )*(?:open )?(?:tasks|to-?dos|reminders)$)`), "$1show "],
  // What was done on some days.
  [
    re(
      `^${SOFT}what (?:(?:did|have) (?:i|we) (?:do|done|work(?:ed)? on|manage|get through|achieve)|was i (?:doing|up to)) ((?:on|in|last|yesterday|this|over|during|the day|before|since) ?.{0,30}?)[\\s?.!]*$`,
    ),
    "which tasks are done $1?",
  ],
];

/** "Anything on my plate tomorrow" asks for the tasks of that day. */
export const askedOfDays = (text: string): string => eachReworded(text, ASKED);
