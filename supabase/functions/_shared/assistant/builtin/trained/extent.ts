import { personFields } from "../../../contract/person-fields.ts";
import { plainWords } from "../../words.ts";
import type { Change, Frame } from "../commands/frames.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import type { Turn } from "../ready.ts";
import { plain } from "../wording.ts";
import type { Intent, SlotName } from "./intents.ts";
import { inSlot, type SlotWords, understand, type Understood } from "./understood.ts";

/** A text that would be stored as the rules cut it out of a message. */
interface Cut {
  /** What the text is, as a sentence names it. */
  noun: string;
  words: string;
  slot: SlotName;
  /** The intents under which the trained reader reads such a text. */
  intents: readonly Intent[];
  /** How probable they must be: what is new is read as many things, the value of a named field is not. */
  least: number;
  /** A name, in which no words of an order are. */
  isName: boolean;
}

const SETS = ["set", "add_value", "only_value", "fix_value"] as const;
/**
 * From this on a slot is sure enough to doubt the rules. Of 631 texts in 1,096 messages that tests want done at once, 3 are
 * doubted with it; in batches 5 and 6 of the regression set, 2, both of them cut wrongly.
 */
const SLOT_SURE = 0.6;
const FEWER_AT_LEAST = 2;

/** Why a change waits although every word of it was read: the trained reader, or a word of an order in it, cuts a text shorter. */
export function extentDoubt(clause: ReadClause, frames: readonly Frame[], turn: Turn): string | null {
  let read: Understood | null = null;
  const whole = () => (read ??= understand(clause.text, turn, null, []));
  for (const cut of frames.flatMap(cutsOf)) {
    const isSeenWhole = saysAll(clause.text, cut.words) && !isQuoted(cut.words, clause.text);
    const end = isSeenWhole ? doubtedEnd(cut, whole) : null;
    if (end) return `I am not sure where the ${cut.noun} ${end}. Confirm if it is right.`;
  }
  return null;
}

function doubtedEnd(cut: Cut, read: () => Understood): "begins" | "ends" | null {
  const { words, isName } = cut;
  if (isName && OF_WHOSE.test(words)) return "begins";
  if (cut.slot === "title" && (ENDS_SPAN.test(words) || RETAKEN.test(words))) return "ends";
  if (ENDS_ORDER.test(words) || (isName && SAID_OF_NAME.test(words))) return "ends";
  if (plainWords(words).length < 2) return null;
  const slots = slotsFor(cut, read());
  const shorter = cutShorter(cut, slots, read());
  if (shorter) return shorter;
  return isName && JOINS.test(words) && !slots.some((slot) => isAll(cut, slot)) ? "ends" : null;
}

/** "New line" as it is dictated, and a word for a day without the day. */
const ENDS_ORDER =
  /(?<!\b(?:the|an?|our|my|your|their|his|her|this|that|for))\snew (?:line|paragraph)$|\sdue the(?: new (?:line|paragraph))?$/iu;
/** "Between 3" of "between 3 and 5 December". */
const ENDS_SPAN =
  /\s(?:between|from)\s(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/iu;
/** "Call Ana no sorry email her": what someone says again. */
const RETAKEN = /\b(?:no sorry|sorry no|no wait|wait no|scratch that|i meant?|oh no|correction)\b/iu;
const OF_WHOSE = /^(?:names?|values?|fields?)\s+(?:of|for)\s/iu;
const SAID_OF_NAME = /\s(?:because|since)\s|(?:,|\s[-–—(])\s*(?:she|he|they|it|we|i)(?:['’]|\s)/iu;
/** What may join two parts of a name, or a name with the next part of an order. */
const JOINS = /\s(?:to|into)\s/u;

function cutsOf(frame: Frame): Cut[] {
  if (frame.do === "add_task")
    return [{ noun: "title", words: frame.title, slot: "title", intents: ["add_task"], least: 0.9, isName: false }];
  if (frame.do === "note")
    return [{ noun: "note", words: frame.content, slot: "text", intents: ["note"], least: 0.9, isName: false }];
  if (frame.do === "change_task" && frame.change.title !== undefined)
    return [
      {
        ...{ noun: "title", words: frame.change.title, slot: "title", least: 0.6, isName: false },
        intents: ["task_rename", "fix_title"],
      },
    ];
  return frame.do === "set" || frame.do === "set_many" ? frame.changes.flatMap(cutOfChange) : [];
}

function cutOfChange(change: Change): Cut[] {
  const { value } = change;
  const type = "column" in change ? change.column.type : personFields[change.field].type;
  if (value === null || type !== "text") return [];
  const noun = "column" in change ? plain(change.column.label) : personFields[change.field].label.toLowerCase();
  const isName = "field" in change && /^(?:name|company)$/.test(change.field);
  return [{ noun, words: value, slot: "value", intents: SETS, least: 0.6, isName }];
}

/** The sure slots of a text's kind, where the reader takes the message for such a change. */
function slotsFor({ slot, intents, least }: Cut, read: Understood): SlotWords[] {
  const [best] = read.intents;
  if (!best || best.probability < least || !intents.includes(best.intent)) return [];
  return inSlot(read.slots(best.intent), slot).filter(({ sureness }) => sureness >= SLOT_SURE);
}

/** At which end the longest slot within a text leaves out clearly more, or a person; a time of day is no part of either. */
function cutShorter({ words, intents }: Cut, slots: readonly SlotWords[], read: Understood): "begins" | "ends" | null {
  const all = plainWords(words);
  const [beyond = []] = slots
    .map((slot) => plainWords(slot.words))
    .filter((own) => own.every((word) => all.includes(word)))
    .map((own) => all.filter((word) => !own.includes(word)))
    .sort((one, other) => one.length - other.length);
  const said = beyond.join(" ");
  const isPerson = intents.some((intent) =>
    inSlot(read.slots(intent), "person").some((slot) => plainWords(slot.words).join(" ") === said),
  );
  if (beyond.length === 0 || (beyond.length < FEWER_AT_LEAST && !isPerson) || CLOCK.test(said)) return null;
  return beyond[0] === all[0] ? "begins" : "ends";
}
const CLOCK = /^(?:(?:at|by|around|before|after|um|a las) )?(?:\d|noon|midnight|half past|quarter)/u;

const isAll = ({ words }: Cut, slot: SlotWords) => plainWords(words).join(" ") === plainWords(slot.words).join(" ");

/** Whether a text has all words of another: a clause has only the start of a long text, and long quotes are left out of it. */
function saysAll(text: string, words: string): boolean {
  const said = new Set(plainWords(text));
  return plainWords(words).every((word) => said.has(word));
}

/** What the user put in quotation marks has its ends. */
const isQuoted = (words: string, text: string) => QUOTES.some(([from, to]) => text.includes(from + words + to));
const QUOTES = [
  ["“", "”"],
  ['"', '"'],
  ["«", "»"],
  ["„", "“"],
  ["`", "`"],
] as const;
