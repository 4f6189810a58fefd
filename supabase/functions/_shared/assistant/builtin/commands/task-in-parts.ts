import { plainWords } from "../../words.ts";
import { findDates } from "../find-dates.ts";
import { findRecurrence } from "../vocabulary/recurrence.ts";
import { type Part, startsCommand } from "./split-clauses.ts";
import { type Facts, factsOf, type IsName, NOTHING, together } from "./task-facts.ts";
import { isAction } from "./task-leads.ts";

const POLITE =
  "(?:(?:and|then|also|so|plus|ok|okay|oh|hey|please|pls|plz|just|instead|right|(?:can|could|would|will) (?:you|u)|i (?:want|need)|i['’]d like|let['’]?s)[\\s,]+)*";
const TASK = "(?:task|to-?do|to do|reminder)";
const KIND =
  "(?:an?|another|one|one more|the|new|quick|small|daily|weekly|monthly|quarterly|recurring|repeating|open|separate)";
const MAKES =
  "(?:(?:add|create|make|set up|put|put in|put down|give me|open|note|note down|write down|log|get me|have)\\s+(?:me\\s+|us\\s+|in\\s+|down\\s+)?)?";
/** "Put down a task", "monthly task": what follows says what it is. */
const ASKS = new RegExp(
  `^\\s*${POLITE}${MAKES}(?:${KIND}\\s+)*${TASK}(?![\\p{L}’'-])(?!\\s+(?:list|is|was|of)\\b)\\s*(?:for (?:me|myself|us)(?![\\p{L}])\\s*)?`,
  "iu",
);
/** "Don't let me forget", "make sure I don't forget". */
const FORGETS = new RegExp(
  `^\\s*${POLITE}(?:(?:make|be) sure\\s+(?:that\\s+)?i\\s+(?:do not|don['’]?t)\\s+forget|(?:do not|don['’]?t)\\s+let\\s+me\\s+forget|(?:remind|nudge|ping|prompt)\\s+me)\\s+(?:about\\s+)?`,
  "iu",
);
/** "Put 'count the beds' on my list". */
const LISTS = new RegExp(`^\\s*${POLITE}(?:put|add|stick|pop|get|write)\\s+(?=Q|to\\s)`, "u");
const LEADS_TO_TITLE =
  /^(?:(?:to|that (?:i|we) (?:need|have|should|must)(?: to)?|that says|saying|called|named|titled|with (?:the )?title|title|which is)\s*:?\s+|:\s*)/iu;
const DUTY = /^(?:i|we) (?:(?:need|have|ought) to|should|must)\s+/iu;

/** What a part that says when begins with, where no mark stands before it. */
const BEGINS_PART =
  /\s+(?=(?:and (?:it['’]?s|it|has|must|due|first|starting|begin\p{L}*|should be|needs to be)|which (?:is|has|must)|it['’]?s (?:already|now|due|in)|has to be|must be|should be|needs to be|first (?:one|time)|starting|beginning|due|under|with status|already|for|on|by|in progress)(?![\p{L}]))/giu;

const QUOTE =
  /["“„«]([^"“”„«»\n]{2,200})["”“»]|(?<![\p{L}\p{N}])['‘]([^'\n]{2,200}?|[^’\n]{2,200}?)['’](?![\p{L}\p{N}])/gu;
const MARK = /\s*(?<mark>[,;:.!?]|\s[–—-])(?=\s)\s*/gu;

interface Segment {
  text: string;
  /** What stood before it. */
  mark: string;
}

function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  let mark = "";
  for (const match of text.matchAll(MARK)) {
    segments.push({ text: text.slice(from, match.index).trim(), mark });
    mark = match.groups?.["mark"]?.trim() ?? "";
    from = match.index + match[0].length;
  }
  segments.push({ text: text.slice(from).replace(/[\s!?]+$|(?<=[^\d.])\.+$/u, ""), mark });
  return segments;
}

/** A title with facts behind it that no mark sets off: "the report must be done by Friday". */
function cutBehind(segment: string, read: (words: string) => Facts | null): [title: string, facts: Facts] | null {
  for (const { index } of segment.matchAll(BEGINS_PART)) {
    const facts = index > 1 ? read(segment.slice(index).trim()) : null;
    if (facts) return [segment.slice(0, index).trim(), facts];
  }
  return null;
}

/** Where the title begins behind what is said of the task first: "a task for Ana on the 3rd to send it". */
const TO_TITLE =
  /\s(?=(?:to|that (?:i|we) (?:need|have|should|must)(?: to)?|that says|saying|called|named|titled|with (?:the )?title)\s)/giu;
function cutBefore(segment: string, read: (words: string) => Facts | null): [facts: Facts, title: string] | null {
  for (const { index } of segment.matchAll(TO_TITLE)) {
    const facts = read(segment.slice(0, index).trim());
    if (facts) return [facts, segment.slice(index).trim()];
  }
  return null;
}

/** "… with the description 'upper floor first'". */
const WITH_DESCRIPTION =
  /[\s,]+(?:and|with)\s+(?:(?:the|a|as)\s+)?(?:description|details?)(?:\s+(?:is|says|saying))?\s*:?\s+(?<quote>Q\d+)(?!\w)/u;

const DESCRIPTION = /^(?:(?:and|with|the|a|as) )*(?:description|details?|desc)$/iu;

const HAS_TASK = new RegExp(`${TASK}|forget|(?:remind|nudge|ping|prompt)`, "iu");
const isOnlyPlace = ({ date, rhythm, isBegun, who, isTask }: Facts): boolean =>
  isTask && !isBegun && (date ?? rhythm ?? who) === null;

/** What the segments of a text say, and which of them are the title. */
interface ReadParts {
  facts: Facts;
  title: Segment[];
  /** It says what the usual reading does not find. */
  isSpecial: boolean;
  isCut: boolean;
}

/** The segments behind the lead: facts are taken off, the rest is the title; null where the title is broken up. */
function partsIn(
  all: readonly Segment[],
  lead: string,
  known: Facts,
  read: (words: string) => Facts | null,
): ReadParts | null {
  let facts = known;
  const title: Segment[] = [];
  let [isClosed, isCut, isSpecial] = [false, false, known.description !== null];
  for (const [no, { text: given, mark }] of all.entries()) {
    const early = no === 0 && lead !== "" ? cutBefore(given, read) : null;
    if (early) {
      facts = together(facts, early[0]);
      isSpecial ||= !early[0].isPlain || /^that (?:i|we)\s/iu.test(early[1]);
    }
    const words = early ? early[1] : given;
    if (words === "" || (DESCRIPTION.test(words) && all[no + 1]?.mark === ":")) continue;
    const isDescription = mark === ":" && DESCRIPTION.test(all[no - 1]?.text ?? "");
    const own = isDescription ? { ...NOTHING, description: words } : read(words.replace(LEADS_TO_TITLE, ""));
    const isTitle = LEADS_TO_TITLE.test(words) && !/^to\s+(?:be|do)\b/iu.test(words) && no === 0;
    if (own && !isTitle) {
      facts = together(facts, own);
      // "A task for Ana on the 3rd, review the list": what comes first names no title.
      isSpecial ||= !own.isPlain || (title.length === 0 && lead !== "" && all[no + 1]?.mark === ",");
      isClosed ||= title.length > 0;
      continue;
    }
    if (isClosed) return null;
    const found = cutBehind(words, read);
    // "New task: write it on the board": there it is to be written.
    const cut = found && isOnlyPlace(found[1]) && HAS_TASK.test(lead) ? null : found;
    if (cut) {
      facts = together(facts, cut[1]);
      isSpecial ||= !cut[1].isPlain;
      isClosed = isCut = true;
    }
    title.push({ text: cut ? cut[0] : words, mark });
  }
  return { facts, title, isSpecial, isCut };
}

const titleOf = (segments: readonly Segment[]): string =>
  segments
    .map(({ text, mark }, no) => (no === 0 ? "" : /^[–—-]$/u.test(mark) ? ` ${mark} ` : `${mark} `) + text)
    .join("")
    .replace(LEADS_TO_TITLE, "")
    .replace(DUTY, "")
    .trim();

/** A question, or a state of something: no title. */
const NO_TITLE = /^(?:what|when|who|which|how|where|why|whether|if|is|was|that)\b|\?/iu;

/** The one order for a new task that says it in parts; null where a text is none, or where the usual reading has it. */
function orderOf(text: string, today: string, isName: IsName): string | null {
  if (/linkedin\.com/iu.test(text)) return null;
  const quotes: string[] = [];
  const quoted = text.replace(QUOTE, (quote, double?: string, single?: string) => {
    quotes.push(double ?? single ?? quote);
    return `Q${String(quotes.length - 1)}`;
  });
  const quoteOf = (_: string, no: string) => quotes[Number(no)] ?? "";
  const description = WITH_DESCRIPTION.exec(quoted)?.groups?.["quote"] ?? null;
  const masked = description === null ? quoted : quoted.replace(WITH_DESCRIPTION, " ");
  const lead = ASKS.exec(masked)?.[0] ?? FORGETS.exec(masked)?.[0] ?? LISTS.exec(masked)?.[0] ?? "";
  const known = { ...NOTHING, rhythm: findRecurrence(lead)?.recurrence ?? null, isTask: lead !== "", description };
  const all = segmentsOf(masked.slice(lead.length).replace(/^(?=[:,–-])/u, " "));
  const read = partsIn(all, lead, known, (words) => factsOf(words, today, isName));
  if (!read) return null;
  const { facts, isSpecial, isCut } = read;
  const title = titleOf(read.title);
  // "Quarterly: settle the fees" says of nothing else that it comes back.
  const isOfRhythm =
    lead === "" && facts.rhythm !== null && all[1]?.mark === ":" && read.title.length === 1 && /^\p{Ll}/u.test(title);
  const isOrder = lead === "" && !isOfRhythm && (startsCommand(title) || isCut) && !isAction(`${title} `);
  if (title === "" || NO_TITLE.test(title) || isOrder || findDates(title, today).length > 0) return null;
  if (!isOfRhythm && (!isSpecial || !facts.isTask)) return null;
  const head = [
    facts.who === null ? "" : `for ${facts.who}`,
    facts.date === null ? "" : `due ${facts.date}`,
    facts.rhythm === null ? "" : RHYTHM[facts.rhythm],
    facts.isBegun ? "in progress" : "",
  ].filter((words) => words !== "");
  const details = facts.description === null ? "" : `, description: ${facts.description.replace(/Q(\d+)/gu, quoteOf)}`;
  const own = title.replace(/Q(\d+)/gu, quoteOf);
  return `new task${head.length === 0 ? "" : ` ${head.join(", ")}`}: ${/^Q\d+$/u.test(title) ? `“${own}”` : own}${details}`;
}
const RHYTHM: Readonly<Record<string, string>> = {
  ...{ daily: "every day", weekly: "every week", monthly: "every month", quarterly: "every quarter" },
};

/** "That task is finished then": of one that is there. */
const OF_A_TASK_THERE =
  /^\W*(?:(?:and|so|ok|okay|well|then)[\s,]+)*(?:that|this|the|his|her|their|which|these|those)\s(?:\S+\s)?(?:tasks?|reminders?|to-?dos?)\s+(?:is|are|was|were|has|have|can|may|will|['’]s)(?!\p{L})/iu;

/** The parts of a message, each new task that is said in pieces as one order. */
export function withTasksInParts(parts: readonly Part[], today: string, names: readonly string[]): Part[] {
  const known = new Set(names.flatMap(plainWords));
  const isName: IsName = (words) => {
    const own = plainWords(words);
    return own.length > 0 && own.every((word) => known.has(word));
  };
  const joined: Part[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const order =
      before &&
      !OF_A_TASK_THERE.test(part.text) &&
      factsOf(part.text.replace(/[\s!]+$|(?<=[^\d.])\.+$/u, ""), today, isName)
        ? orderOf(`${before.text.replace(/[.!?\s]+$/u, "")}, ${part.text}`, today, isName)
        : null;
    if (before && order !== null)
      joined.splice(-1, 1, { ...before, text: `${before.text.replace(/[.!?\s]+$/u, "")}, ${part.text}` });
    else joined.push(part);
  }
  return joined.map((part) => ({ ...part, text: orderOf(part.text, today, isName) ?? part.text }));
}
