import { findDates } from "../find-dates.ts";
import { isNoteLead } from "./split-clauses.ts";

const PLEASE = String.raw`(?:(?:please|pls|hey|hi|ok|okay|so|and|also|(?:can|could|would|will|may|shall) (?:you|we|i)|let['’]?s|i(?:['’]d| would) like(?: to)?|we need to|i need to)[\s,]+)*`;
const RHYTHM = "(?:daily|weekly|monthly|quarterly)";
const TASK = "(?:task|reminder|to-?do)";

/** "Could we have a quarterly 'Client dinner' task from 25 March onwards?": its title between its rhythm and its day. */
const RHYTHM_TITLE = new RegExp(
  String.raw`^\W*${PLEASE}(?:(?:have|get|add|make|create|set up|schedule|put in|(?:i|we)(?:['’]d like| need| want| would like))\s+)?(?:an?|another|the)\s+(?:new\s+)?(?<rhythm>${RHYTHM})\s+(?:["“'‘](?<quoted>[^"”“\n:]{2,60}?)["”'’]\s+${TASK}|${TASK}\s+(?:(?:called|named|titled)\s+)?["“'‘]?(?<named>(?!(?:to|for|that|on|about|from|with|starting|every|each|by|at|in)\s)\p{L}[^"”“\n:,;]{1,60}?)["”'’]?)\s+(?:from|starting|beginning|as (?:of|from)|commencing)(?:\s+(?:on|from))?\s+(?<day>[^,;:\n?]{3,30}?)(?:\s+(?:on|onwards?|forward|please))*[\s?.!]*$`,
  "iu",
);
/** "Monthly, first of each month beginning 1 March": said twice. */
const NTH_OF_EACH =
  /,?\s*(?:on\s+)?(?:the\s+)?(?:first|second|third|last|\d{1,2}(?:st|nd|rd|th))(?:\s+day)?\s+of\s+(?:each|every|the)\s+(?:month|quarter),?\s+(?=(?:beginning|starting|from|commencing|as (?:of|from))\s)/iu;
const BEGINNING =
  /(?<!\p{L})(?:beginning|commencing|effective|kicking off|as from|as of)(?:\s+(?:on|from))?\s+(?=\S)/giu;
const OF_TASK = new RegExp(String.raw`^[^:\n]{0,80}?(?<!\p{L})(?:${TASK}|${RHYTHM})(?!\p{L})[^:\n]{0,80}:\s`, "iu");
/** "Task: …. Already started. Due Friday". */
const TASK_LEAD = /^\W*(?:(?:new|another|add(?: an?)?)\s+)?(?:task|to-?do)\s*[:–-]\s/iu;
const STARTED =
  /(?<=[.;,–-]\s+)(?:(?:it['’]?s|it is|i(?:['’]ve| have)|we(?:['’]ve| have)|that['’]s)\s+)?already\s+(?:been\s+)?(?:started|begun|begun (?:it|that|on it)|started (?:it|that|on it)|on it|working on it|on the go|in hand|in the works)(?=\s*[.;,!]|\s*$)/giu;
/** "Attach the survey task to Dominic": who it is for. */
const ATTACHES = new RegExp(
  String.raw`^(?<polite>\W*${PLEASE})(?:attach|hook|tie|pin|connect|join|bind|couple|tag)\s+(?:up\s+)?(?<what>(?:the|my|our|that|this)\s+[^,;:?!\n]{0,60}?${TASK})\s+(?:up\s+)?(?:to|with|onto|on)\s+(?=(?-i:\p{Lu})|her|him|them)`,
  "iu",
);
/** "The deck from Kelp, I want to have read it by the 17th". */
const WANTED_BY = new RegExp(
  String.raw`^\W*(?<what>(?:the|my|our|that)\s+[^,;:?!\n–—]{3,60}?)\s*(?:,|\s[–—-])\s*(?:i|we)(?:['’]d| would)?\s+(?:want|need|like|have|ought|must|should)(?:\s+to)?\s+(?:have\s+)?(?:(?:\p{L}+(?:ed|en|ad|nt|t|ne|wn|ght|id))\s+(?:it|that|this|them)|(?:it|that|this|them)\s+(?:\p{L}+(?:ed|en|t|ne|wn)|ready|finished|out|through|off|in))\s+(?:by|before|until|on)\s+(?<day>[^,;:?!\n]{3,30}?)[\s.!]*$`,
  "iu",
);
/** "The review shouldn't repeat any more, just do it once on Monday". */
const ONCE = new RegExp(
  String.raw`^\W*${PLEASE}(?:stop\s+(?<one>[^,;:?!\n]{3,60}?)\s+(?:from\s+)?(?:repeating|recurring)|(?<two>[^,;:?!\n]{3,60}?)\s+(?:shouldn['’]t|should not|needn['’]t|need not|doesn['’]t (?:need|have) to|mustn['’]t|won['’]t|does not need to)\s+(?:repeat|recur|come back)(?:\s+(?:any ?more|any longer|now))*)\s*[,;.–—-]+\s*(?:(?:and|just|only|so|please|i want it|i need it|do it|it['’]s)[\s,]+)*(?:just\s+|only\s+)?(?:once|one time|a single time)(?:\s+only)?\s+(?:on\s+)?(?<day>[^,;:?!\n]{3,30}?)(?:\s+(?:is|will be|would be|will do)(?:\s+(?:enough|fine|plenty|ok))?)?[\s.!]*$`,
  "iu",
);
/** "Reopen the survey, a reader rang back with doubts": why. */
const WITH_WHY = new RegExp(
  String.raw`^(?<order>\W*${PLEASE}(?:re-?open|finish|complete|tick off|un-?tick|restart|cross off)\s[^,;:?!\n"“]{3,80}?)\s*[,;–—]\s*(?:(?:one|an?|the|my|our|her|his|their|some|someone|somebody|nobody|two|three|both|people|everyone)(?:\s+(?:of\s+)?\p{L}[\p{L}'’-]*){0,4}?)\s+(?:rang|called|came|has|have|had|is|was|are|were|wants?|wanted|said|says|asked|asks|wrote|sent|turned|went|got|needs?|needed|found|noticed|complained|changed|dropped|pulled|fell|broke)(?!\p{L})[^,;:?!\n]{0,100}[\s.!]*$`,
  "iu",
);

/** "Brief the researcher, today": what one does oneself, and its day. */
const DOES_THEN =
  /^\W*(?<act>(?:de)?(?:brief|vet|shortlist|headhunt|onboard|coach|interview|reassure|audit|screen|assess|appraise|quiz|rehearse)\s(?:the|my|our|him|her|them|(?-i:\p{Lu})[\p{L}\p{M}'’-]*)(?:\s[^\s,;:?!\n]+){0,6}?)\s*(?:,|\s[–—-])?\s(?<day>[^,;:?!\n]{3,24}?)[\s.!]*$/iu;

const onlyDay = (words: string, today: string): boolean => {
  const [day, another] = findDates(words, today);
  return (
    day !== undefined && another === undefined && words.replace(day.text, "").replace(/[\s\p{P}]|on|the/giu, "") === ""
  );
};

/** Orders about tasks in everyday words, in those in which they are read. Other messages are unchanged. */
export function withTasksInWords(message: string, today: string): string {
  if (message.length > 300 || message.includes("\n") || isNoteLead(message)) return message;
  const titled = RHYTHM_TITLE.exec(message)?.groups;
  if (titled && onlyDay(titled["day"] ?? "", today))
    return `set up a ${titled["rhythm"] ?? ""} task from ${titled["day"] ?? ""}: ${titled["quoted"] ?? titled["named"] ?? ""}`;
  const does = DOES_THEN.exec(message)?.groups;
  if (does && onlyDay(does["day"] ?? "", today)) return `remind me to ${does["act"] ?? ""} ${does["day"] ?? ""}`;
  const wanted = WANTED_BY.exec(message)?.groups;
  if (wanted && onlyDay(wanted["day"] ?? "", today)) return `move ${wanted["what"] ?? ""} to ${wanted["day"] ?? ""}`;
  const once = ONCE.exec(message)?.groups;
  if (once && onlyDay(once["day"] ?? "", today)) {
    const what = once["one"] ?? once["two"] ?? "";
    return `move ${what} to ${once["day"] ?? ""}. ${what} shouldn't repeat any more`;
  }
  const attached = ATTACHES.exec(message);
  if (attached) {
    const { polite = "", what = "" } = attached.groups ?? {};
    return `${polite}link ${what} to ${message.slice(attached[0].length)}`;
  }
  const said = WITH_WHY.exec(message)?.groups?.["order"] ?? message;
  const started = TASK_LEAD.test(said) ? said.replace(STARTED, "in progress") : said;
  if (!OF_TASK.test(started)) return started;
  const head = started.slice(0, started.indexOf(":"));
  const begun = head.replace(NTH_OF_EACH, " ").replace(BEGINNING, (mark, at: number, all: string) => {
    const [day] = findDates(all.slice(at + mark.length), today);
    return day && all.slice(at + mark.length).startsWith(day.text) ? "starting " : mark;
  });
  return begun === head ? started : `${begun}${started.slice(head.length)}`;
}
