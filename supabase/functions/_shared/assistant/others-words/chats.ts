import { type Around, isOthersName, NAME } from "./names.ts";

/** "Ada: …", "Ada Byron - …", a line of a chat or of the user's own list. */
const LINE =
  /^[ \t]*[*_]*(?<who>\p{L}[\p{L}\p{M}'’. -]{0,40}?)[*_]*[ \t]*(?:\[[^\]\n]{1,20}\]|\([^()\n]{1,20}\))?(?:[ \t]*:[*_]*|[ \t]*>|[ \t]+[–—-])[ \t]+(?<said>\S.*)$/u;
/** "Ada, move to …": the same with a comma, which only an order tells from a sentence. */
const WITH_COMMA = new RegExp(`^[ \\t]*(?<who>${NAME})[ \\t]*,[ \\t]+(?<said>\\S.*)$`, "u");
const PLEASE =
  "(?:(?:please|pls|plz|kindly|and|also|then|now|ok|so|can you|could you|will you|bitte|por favor|just|we|i)[ \\t,]+)*";
const ORDER = new RegExp(
  `^${PLEASE}(?:set|moved?|changed?|put|mark(?:ed)?|updated?|deleted?|removed?|clear|renamed?|assign|make|made|give|add|create|remind|note|log|call|ring|pay|send|wire|transfer|book|cancel|confirm|setze?|l[öo]sche?|[äa]ndere?|verschiebe?|cambia|borra|elimina|pon|supprime|change[zr]?|mets)(?![\\p{L}])`,
  "iu",
);
/** What people write to each other. */
const CHATTER =
  /^(?:(?:ok(?:ay)?|kk?|yep|yeah|yup|nope|sure|thanks?|thx|ty|thank you|hi|hey|hello|hallo|hola|lol|haha+|perfect|cool|will do|sounds good|(?:good )?morning|bye|see you|np|no problem|danke|gracias|merci|got it|agreed|sorry|you too|are you|can you|did you|do you|i['’]m|i am|i will|i['’]ll)(?!\p{L})|👍|🙏)/iu;
const ME = "(?:me|myself|us|my|mine|our|ours|mich|mir|mein(?:e[nrms]?)?|m[ií]|mon|ma|moi)";
const FIELD =
  "(?:e-?mail(?: address)?|mail|address|phone(?: number)?|number|mobile|stage|status|owner|role|title|job|company|firm|employer|name|surname|priority|tier|location|city|linkedin|website|account|iban|bank details|field|profile|record|contact)";
/** "My new email is …", "move me to …", "put me down as …", "we moved me to …", "I'm now at …": said of themselves by who is named. */
const OF_THEMSELVES = new RegExp(
  `(?:${[
    `(?<!\\p{L})(?:my|mine|our|mein(?:e[nrms]?)?|mi|mon|ma)[ \\t]+(?:\\p{L}+[ \\t]+){0,2}?${FIELD}(?!\\p{L})`,
    `^${PLEASE}(?:set|moved?|changed?|put|mark(?:ed)?|updated?|deleted?|removed?|clear(?:ed)?|renamed?|assign(?:ed)?|make|made|bump|raise|lower|promote[d]?|switch(?:ed)?|transfer|add|drop|archive|list|file|track|setze?|l[öo]sche?|[äa]ndere?|verschiebe?|cambia|borra|pon|mets)[ \\t]+(?:\\p{L}+[ \\t]+){0,2}?${ME}(?!\\p{L})`,
    `^${PLEASE}(?:bring|take|count|consider|treat|call|name)[ \\t]+me[ \\t]+(?:down |up |back |in |out )?(?:as|to|in|into)(?!\\p{L})`,
    "^(?:please )?i(?:['’]d like| want| need| wish| would like| demand)[ \\t]+(?:to )?(?:be|my|you to|us to)(?!\\p{L})",
    "^(?:hi|hey|ok|so|fyi|btw|update|news|please note)?[\\s,:]*(?:i(?:['’]m| am| was| have been| have| got|['’]ve)|we(?:['’]re| are))[ \\t]+(?:now|currently|no longer|back|moved?|promoted|made|the new|based|working|leaving|left|joined|join(?:ing)?|changed|switched|in|at|with|from|a|an|the|head|ceo|cto|cfo|coo)(?!\\p{L})",
    "^(?:hi|hey|ok|so|fyi|btw|update|news|please note)?[\\s,:]*i[ \\t]+(?:now |just |have |recently )*(?:moved?|changed|switched|joined|left|work|live|run|lead|quit|sold|got promoted)(?!\\p{L})",
  ].join("|")})`,
  "iu",
);
/** What stands before a colon and is nobody. */
const NOBODY =
  /^(?:(?:next|first|second|third|last|two|three|quick|new|one|my|the|for|with|about|on|re|regarding|as for|to|and|also|then|but|note|task|reminder|update|add|set|move)\s.*|(?:tasks?|to-?dos?|notes?|reminders?|updates?|urgent|important|actions?|orders?|requests?|today|tomorrow|next|then|also|please|ok(?:ay)?|fyi|ps|question|things?|changes?|stage|status|owner|priority|people|contacts?|first|finally|now|here|idea|sorry|no|yes|e-?mail|mail|subject|from|date|phone|name|company|role|title|location|city|industry))$/iu;
const IS_ME = /^(?:me|you|ich|yo|moi|i)$/iu;

interface Spoken {
  who: string;
  said: string;
  isMarked: boolean;
}

function spokenIn(line: string, around: Around): Spoken | null {
  const marked = LINE.exec(line)?.groups;
  const { who = "", said = "" } = marked ?? WITH_COMMA.exec(line)?.groups ?? {};
  const name = who.trim();
  if (name === "" || NOBODY.test(name)) return null;
  return IS_ME.test(name) || isOthersName(name, around)
    ? { who: name, said: said.trim(), isMarked: marked !== undefined }
    : null;
}

/**
 * Whether lines are what people say to each other: "Ada: move me to Won", also alone, or an order or chatter in the lines of two. One line
 * "Ada: set stage to Won" is the user's own shorthand, and so are several with values only ("Ada: stage Won").
 */
export function isChat(text: string, around: Around): boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const spoken = lines.flatMap((line) => spokenIn(line, around) ?? []);
  const others = spoken.filter(({ who, isMarked }) => isMarked && !IS_ME.test(who));
  if (others.some(({ said }) => OF_THEMSELVES.test(said))) return true;
  const speakers = new Set(spoken.map(({ who }) => who.toLowerCase()));
  if (speakers.size < 2) return false;
  if (spoken.some(({ who, isMarked }) => isMarked && IS_ME.test(who)) && others.length > 0) return true;
  return spoken.some(({ said, isMarked }) => ORDER.test(said) || (isMarked && CHATTER.test(said) && said.length < 60));
}

const IN_TWO_CELLS = new RegExp(
  `^[ \\t]*\\|?[ \\t]*(?<who>${NAME})[ \\t]*(?:,|\\|)[ \\t]+(?<said>[^|]*[^|\\s])[ \\t]*\\|?[ \\t]*$`,
  "u",
);

/** Rows "Ada, move to Won" and "| Ada | move to Won |" with a colon behind the name: the order is about who is named in its own row. */
export function withColonsBehindNames(text: string, around: Around): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const rows = lines.map((line) => IN_TWO_CELLS.exec(line)?.groups);
  const isEach = rows.every((row) => ORDER.test(row?.["said"] ?? "") && isOthersName(row?.["who"] ?? "", around));
  return lines.length > 1 && isEach
    ? rows.map((row) => `${row?.["who"] ?? ""}: ${row?.["said"] ?? ""}`).join("\n")
    : text;
}
