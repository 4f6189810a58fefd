import { re } from "./rewording.ts";

/** "Create a task titled: Call Ruth; then …": what it is called stands behind the colon, to the end. */
const TITLED = re(
  '^(?<lead>\\W*(?:(?:please|pls|ok|okay|so|and|also|can you|could you)[\\s,]+)*(?:(?:add|create|make|open|set up|put in)\\s+(?:me\\s+)?)?(?:an?|one|the|another)?\\s*(?:new\\s+)?(?:task|reminder|to-?do)\\s+(?:titled|called|named|entitled|with (?:the |a )?(?:title|name)|whose title is))\\s*[:=]\\s*(?<title>[^"“”\\n]{2,200}?;[^"“”\\n]{1,200}?)\\s*$',
);
/** "…; due Friday", "…; for Tom": what is said of the task behind its title. */
const DETAIL =
  /^(?:(?:and|it['’]?s|with)\s+)*(?:due|by|on|for|from|until|deadline|repeats?|repeating|every|each|daily|weekly|monthly|quarterly|assigned?|link|linked|note|notes|status|description|text|details|priority|person|owner|add|also|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next)(?!\p{L})/iu;

/** A task whose title is given behind a colon and has semicolons in it, with the title in quotes: it is one. Other messages are unchanged. */
export function withTitleWhole(message: string): string {
  const { lead = "", title = "" } = TITLED.exec(message)?.groups ?? {};
  const [, ...behind] = title.split(";");
  return title === "" || behind.some((piece) => DETAIL.test(piece.trim())) ? message : `${lead} "${title}"`;
}
