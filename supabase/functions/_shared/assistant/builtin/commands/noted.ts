import { contentWords } from "../../words.ts";
import { isNoteLead, type Part, startsCommand } from "./split-clauses.ts";

/** "…, make a note" and "remember that" make a note of what was said before. */
/** "Put it on Friday", "put it on hold": no name. */
const NO_NAME =
  "(?!(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|to(?:day|morrow|night)|next|this|hold|ice|pause|my|her\\s|his\\s|their\\s|its\\s|the \\d|(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d|it|me)\\b)";
const WORD = "\\p{L}[\\p{L}\\p{M}'’-]{0,40}";
/** A few words of a name: what comes after "that" is what a note says. */
const NAME = `${NO_NAME}${WORD}(?:\\s+(?!(?:that|saying|says|which|who|how|why|when|because|of|about|he|she|they)\\b)${WORD}){0,4}?`;
const NOTED =
  "(?:please\\s+|can you\\s+|could you\\s+|ok\\s+|yes\\s+)*(?:(?:make|take|add) (?:a )?note(?: (?:of|from|out of) (?:it|that|this))?|(?:that|this|it)['’]?s (?:a |one for (?:the |her |his |their )|the |her |his |their )notes?|(?:that|this|it) (?:should |must |can |may )?(?:go|goes|belongs?) (?:in|into|to|on|under|among) (?:the |her |his |their |my )(?:notes?|record|file|profile|page|card)|one for (?:the |her |his |their |my )(?:notes?|record|file)|(?:for|into|to|on) (?:the |her |his |their |my )(?:notes?|record|file)|have (?:that|this|it) noted(?: down)?|(?:note|remember|record|save|write|jot|keep|log|store|add|put|file|enter) (?:all (?:of )?)?(?:that|this|it)(?: all)?(?: down| up| in mind| please| somewhere| for later| on file| on record| safe| handy)*(?: (?:as|in|into|to|on|under) (?:a |an |her |his |their |the |my )?(?:new )?(?:notes?|record|file|profile))?|(?:make|turn) (?:that|this|it) (?:into )?a note|(?:stick|pop|drop|get|shove) (?:that|this|it)(?: down)? (?:in|into|to|on|under) (?:a |her |his |their |the |my )?(?:new )?notes?)(?:\\s+(?:on|for|about|to|of|under|with|against)\\s+(?<who>(?:each|both|all)(?: (?:one )?of (?:them|these|those|the two|the three))?|NAME))?(?:[\\s,]+(?:please|pls|thanks|thank you|too|as well|for me|would you|will you|could you|can you))*\\s*[.!?]?\\s*$".replace(
    "NAME",
    NAME,
  );
/** What asks for something of its own is no note. */
const COMMANDS =
  /^(?:[^:]{2,40}:\s+)?(?:(?:please|can you|could you|and|also|then)\s+)*(?:remind|set|move|add|change|update|put|mark|delete|remove|create|make|assign|give|complete|tick|rename|clear|undo)\b/iu;
/** Whether a part is an order of its own, and nothing that was told. */
const isOrder = (text: string): boolean => COMMANDS.test(text) || (startsCommand(text) && !isNoteLead(text));
const IS_NOTED = new RegExp(`^(?:and\\s+)?${NOTED}`, "iu");
const ENDS_NOTED = new RegExp(`\\s*[,;–—-]\\s*(?:and\\s+|so\\s+)?${NOTED}`, "iu");

/** "Put that about the pilots in his notes": what was told of them before. */
const THAT_ABOUT =
  /^\s*(?:(?:please|and|also|so|then|can you|could you|just)[\s,]+)*(?:put|stick|note|write|save|add|log|keep|store|pop|jot|record)\s+(?:down\s+)?(?:that|this|the (?:bit|part|thing|news|story|stuff)|what (?:i|he|she|they) said)\s+(?:about|on|of|with)\s+(?<topic>\p{L}[^,;:.!?]{1,60}?)\s+(?:in|into|on|onto|to|under|among)\s+(?:(?<whose>(?:his|her|their|the|\p{L}[\p{L}\p{M}'’ -]{1,60}?['’]s?)\s+(?:notes?|page|profile|record|file|card))|a note (?:on|for|about) (?<who>\p{L}[\p{L}\p{M}'’ -]{1,60}?))(?:\s+(?:please|too|as well))?[\s.!]*$/iu;
/** "Add it to his services": a column of theirs, and no name. */
const OF_THEIRS =
  /^(?:his|her|their|its|\p{L}[\p{L}\p{M}'’ -]*?['’]s)\s+(?!(?:notes?|profile|page|record|file|card|timeline|history)\b)\p{L}/iu;
const noted = (pattern: RegExp, text: string): RegExpExecArray | null => {
  const match = THAT_ABOUT.test(text) ? null : pattern.exec(text);
  return match && !OF_THEIRS.test(match.groups?.["who"] ?? "") ? match : null;
};

/** "Save that as a note" by itself: what was told before is the note. Who it names, or an empty text; null for other words. */
export function notesWhatWasTold(text: string): string | null {
  const match = noted(IS_NOTED, text.trim());
  return match ? (match.groups?.["who"] ?? "") : null;
}

const OF_THEM: Readonly<Record<string, string>> = { his: "him", her: "her", their: "them", the: "them" };

/** What was told before of what an order to note it speaks of, as that note; the parts unchanged where that is not one of them. */
function withToldOf(parts: readonly Part[]): readonly Part[] {
  const at = parts.findIndex(({ text }) => THAT_ABOUT.test(text));
  const { topic, whose = "", who } = THAT_ABOUT.exec(parts[at]?.text ?? "")?.groups ?? {};
  if (topic === undefined) return parts;
  const sought = contentWords(topic);
  const told = parts.filter(
    ({ text }, no) =>
      no < at && !isOrder(text) && sought.length > 0 && sought.every((word) => contentWords(text).includes(word)),
  );
  const [only, another] = told;
  const [owner = ""] = whose.split(/['’]s?\s+\p{L}+$|\s+\p{L}+$/u);
  const note = {
    text: `Note on ${who ?? OF_THEM[owner.toLowerCase()] ?? owner}: ${only?.text ?? ""}`,
    isGuessed: false,
  };
  return only && !another ? parts.flatMap((part, no) => (part === only ? [] : [no === at ? note : part])) : parts;
}

/** "Keep that in a note, and she moves to Met", "put that in a note, the price I mean": what stands behind it, and none of the note. */
const AND_THEN =
  /^(?<noted>\s*(?:(?:please|so|and|also|can you|could you)\s+)*(?:keep|put|save|store|write|add|log|stick|get|jot|record)\s+(?:that|this|it|all (?:that|this))(?:\s+down)?\s+(?:in|into|as|to)\s+(?:a|her|his|their|the|my)\s+(?:new\s+)?notes?(?:\s+(?:on|for|about)\s+[^,;:]{2,40})?)(?:\s*[,;]\s+(?:[^,;:]{2,60}\bi mean(?:t)?[\s.!]*$|(?:and|then|but)\s+)|\s+and\s+)/iu;
const MOVES = /^(she|he) (?:moves|should (?:now )?(?:move|go)) (?:up |on |over |down |now )?(?:in)?to (?=\S)/iu;
function withOrdersBehind(part: Part): Part[] {
  const { 0: lead = "", groups } = AND_THEN.exec(part.text) ?? {};
  const rest = part.text.slice(lead.length);
  if (lead === "") return [part];
  const text = rest.replace(MOVES, (_, who: string) => `move ${who.toLowerCase() === "he" ? "him" : "her"} to `);
  return [{ ...part, text: groups?.["noted"] ?? "" }, ...(text === "" ? [] : [{ ...part, text }])];
}

const TASK_LEAD = /^\W*(?:an? |new |my )*(?:tasks?|to-?dos?|reminders?)\s*:/iu;
const SENTENCE = /[^.!?]*(?:[.!?](?!\s|$)[^.!?]*)*(?:[.!?]+(?:\s+|$)|$)/gu;

/** A story of several sentences and "make a note of it": all of them are the note, and none that is an order or asks something. */
export function withStoryNoted(message: string): string {
  if (message.length > 2000 || /["“”\n]/u.test(message)) return message;
  const all = (message.match(SENTENCE) ?? []).filter((one) => one.trim() !== "");
  // "Recap of the call: …" is a story by itself, and no note that begins behind its colon.
  const least = message.includes(":") ? 1 : 2;
  const who = all.length > least ? notesWhatWasTold(all.at(-1) ?? "") : null;
  if (who === null) return message;
  const told = all.slice(0, -1);
  const from =
    told.findLastIndex(
      (one) => TASK_LEAD.test(one) || isOrder(one.trim()) || isNoteLead(one) || one.trim().endsWith("?"),
    ) + 1;
  const story = told.slice(from).join("").trim();
  if (told.length - from < least) return message;
  const isNamed = who !== "" && !/^(?:him|her|them|it|us)$/iu.test(who);
  return `${told.slice(0, from).join("")}Note ${isNamed ? `on ${who}:` : "that"} ${story}`;
}

export function withNoted(given: readonly Part[]): Part[] {
  const parts = withToldOf(given.flatMap(withOrdersBehind));
  return parts.flatMap((part, no) => {
    const next = parts[no + 1];
    if (no > 0 && noted(IS_NOTED, part.text) && !isOrder(parts[no - 1]?.text ?? "")) return [];
    if (isOrder(part.text)) return [part];
    const text = noted(ENDS_NOTED, part.text) ? part.text.replace(ENDS_NOTED, "") : part.text;
    const isNoted = text !== part.text || (next !== undefined && noted(IS_NOTED, next.text) !== null);
    // "Remember that …, put that down": said twice.
    const isSaid = /^\s*(?:remember|keep in mind|note)\s+that\s/iu.test(text);
    return [isNoted ? { ...part, text: isSaid ? text : `Note that ${text}` } : part];
  });
}
