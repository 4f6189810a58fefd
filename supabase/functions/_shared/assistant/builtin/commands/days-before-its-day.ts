import { findDates } from "../find-dates.ts";
import { otherDay } from "../other-day.ts";
import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const COUNT = "(?:the|an?|one|two|three|four|five|six|seven|\\d{1,2})";
const DO =
  "(?:(?:i['’]?d like |i want |please |just )*(?:do|remind me|make|put|send|get|have|set|schedule|i need|i want|order|due)(?: (?:it|that|this|one|me))?(?: (?:for|on|in|done|out|down))? )";
/** "…, it's the 3rd of March so do it two days before": what it is for, its day, and how long before that. */
const BEFORE_IT = re(
  `^(?<head>\\W*(?:(?:please|pls|ok|okay|so|and|can you|could you)[\\s,]+)*(?:don['’]?t let me forget|remind me|i (?:must|need to|have to|should)|(?:add |make |create |set )?(?:an? )?(?:new )?(?:task|reminder|to-?do)(?:\\s*:| to| for)?)\\s[^;?!\\n]{3,140}?)\\s*[,;.–—-]+\\s*(?<what>(?:it|that|this|(?:his|her|their|its|the|my|our|\\p{L}[\\p{L}\\p{M}]*['’]s) [^,;:?!\\n]{2,40}?))(?:['’]s| is| falls| will be| comes)(?: due)?(?: on)? (?<day>[^,;:?!\\n]{3,30}?),?\\s+(?:(?:and )?so|and|then)\\s+${DO}?(?<step>${COUNT} (?:day|week)s? (?:before|ahead|earlier|prior|in advance))(?:hand)?(?: (?:that|it|then|please))*[\\s.!]*$`,
);

/** A task whose day is counted back from that of what it is for, with that day. Other messages are unchanged. */
export function withDaysBeforeIts(message: string, today: string): string {
  if (message.length > 300 || message.includes("\n") || isNoteLead(message)) return message;
  const { head = "", day: said = "", step = "" } = BEFORE_IT.exec(message)?.groups ?? {};
  const [day, another] = findDates(said, today);
  if (!day || another || findDates(head, today).length > 0) return message;
  const way = step.replace(/^the\s/iu, "a ").replace(/(?:before|ahead|prior|in advance)$/iu, "earlier");
  const due = otherDay(way, day.date);
  return due === null || due < today ? message : `${head} on ${due}`;
}
