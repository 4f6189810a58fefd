import { can, type Item } from "./items.ts";

/** What a summary is asked with that names no one: "what do I need to know?", "fill me in". */
const ASKS_SUMMARY =
  /^(?:(?:so|and|please|ok|quick|can you|could you)[\s,]+)*(?:what (?:do|should|must|shall) i (?:need to |have to )?(?:know|remember|mention|ask|say)|(?:fill me in|brief me|catch me up|prep(?:are)? me|refresh my memory|refresh me)|remind me (?:who|what) (?:she|he|they|it)|who (?:is|was) (?:she|he|that) again|(?:give me )?(?:a |the |some )?(?:quick |short )?(?:rundown|summary|overview|recap|briefing|brief|low ?down|refresher|basics|cheat sheet|background)\b|any ?thing i (?:should|need to|must) know|what(?:['’]s| is| was) (?:the (?:story|latest|status|background)|up with|going on)|(?:get|bring) me up to speed|what do (?:i|we) (?:have|know))/iu;
/** What is told of a call or a meeting that comes: "I have Mark on the line in five minutes". */
const TELLS_OCCASION =
  /^(?:(?:so|hey|ok|hi|quick|quick one)[\s,]+)*(?:i(?:['’]?m|['’]?ve| have| am| will|['’]ll)?|we(?:['’]?re|['’]?ve| have| are)?|(?:just )?about to|got|having)\s.{0,90}?\b(?:on the (?:line|phone)|calls?|calling|meeting|meet|seeing|see|coffee|lunch|dinner|breakfast|drinks|zoom|demo|visit(?:ing)?|talking to|talk to|speak(?:ing)? (?:to|with)|interview|with)\b|^(?:(?:so|hey|ok|hi|quick)[\s,]+)*(?:(?:i['’]?m |just |soon )?(?:meeting|seeing|calling|visiting)|on my way to)\s/iu;
/** How a summary of someone who is named may be asked for without a verb of asking. */
export const BRIEFS =
  /^(?:(?:please|can you|could you|quick|a|short) )*(?:prep(?:are)? me|brief me|fill me in|catch me up|refresh me|refresh my memory|get me (?:ready|up to speed)|bring me up to speed|summary|rundown|overview|recap|lowdown|cheat sheet|background|briefing)\b(?=.*\b(?:on|of|for|about|with|from)\b)/u;

interface Said {
  text: string;
}

/** A call that is told of and the question behind it are one: "I'm about to call Mark. What should I know?" */
export function withOccasions<Part extends Said>(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, no) => {
    const before = parts[no - 1];
    const next = parts[no + 1];
    if (next && isOccasion(part, next)) return [];
    return before && isOccasion(before, part)
      ? [{ ...part, text: `${before.text.replace(/[.,;\s]+$/u, "")}, ${part.text}` }]
      : [part];
  });
}

const isOccasion = (told: Said, asked: Said): boolean =>
  told.text.length < 120 &&
  TELLS_OCCASION.test(told.text.trim()) &&
  !told.text.includes("?") &&
  ASKS_SUMMARY.test(asked.text.trim());

/** Whether a text tells of a call or a meeting, and asks what to know for it. */
export function asksForOccasion(text: string): boolean {
  const at = text.search(/[,.;:!–-]\s+(?=\p{L}[^,.;:!]*$)/u);
  return at > 0 && isOccasion({ text: text.slice(0, at) }, { text: text.slice(at + 1).trim() });
}

const OCCASION =
  /^(?:call|calls|see|seeing|speak|ring|phone|meet|visiting|meeting|meetings|chat|lunch|dinner|coffee|breakfast|demo|visit|interview|session|catch up|intro|appointment|talk|zoom|video|conference|trip|flight|reunion|llamada|termin|gesprach|treffen|anruf|rendez|appel|cita)$/;
const BEFORE_IT = /^(?:before|for|ahead|prior|since|as|because|so|i|we|vor|antes|avant|pour|para|fur)\b/;

/** Passes over what a summary is wanted for, "before my call at three", and over "doing" in "how is she doing". */
export function passOccasion(items: readonly Item[], text: string): void {
  const asks = items.findIndex((item) => can(item, "ask.summary"));
  if (asksForOccasion(text)) for (const item of items.slice(0, asks)) item.used = true;
  for (const item of items)
    if (
      /^(?:doing|going|how|we doing with|with|getting on|getting|along|up to|on|feeling|now|today|lately|again|then)$/.test(
        item.words,
      )
    )
      item.used = true;
  const what = items.findLastIndex(
    (item) => OCCASION.test(item.words) || (can(item, "verb.touch") && item.people.length === 0),
  );
  const behind = asks >= 0 && / for$/.test(items[asks]?.words ?? "") ? asks + 1 : -1;
  const from = behind > 0 ? behind : items.findIndex((item, at) => at > 0 && at < what && BEFORE_IT.test(item.words));
  const person = items.findIndex((item) => item.people.length > 0 || can(item, "ref.person"));
  if (
    what < 0 ||
    from < 0 ||
    (from < person && what > person && !/^(?:with|call)/.test(items[person - 1]?.words ?? ""))
  )
    return;
  // With the time of day, and the day.
  for (const item of items.slice(from)) item.used = true;
}
