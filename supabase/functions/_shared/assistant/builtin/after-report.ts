import { readsLikeLetter } from "./letter-in-note.ts";
import { isSaidAsDone, SAID_AS_DONE } from "./reported-order.ts";
import type { ReadClause } from "./commands/read-clauses.ts";

/** Why an order behind a note of what someone else said waits: it may be more of that. */
export const AFTER_REPORT = "The note before it tells what someone else said. Confirm if you want this.";

const REPORTS =
  /(?<!\p{L})(?:asks?|asked|asking|wants?|wanted|told|tells|said|says|wrote|writes|demands?|demanded|insists?|insisted|requests?|requested|begs?|begged|suggests?|suggested|would like)(?!\p{L})[^.!?]{0,60}?(?<!\p{L})(?:to|that|should|gone|deleted|removed|moved|changed)(?!\p{L})/iu;

/** Why an order on the line of a note waits where it is about someone else: it may be a part of the text that was to be kept. */
const BEHIND_NOTE =
  "It stands behind the text of a note, which someone else may have written. Confirm if you want this.";

/** "Note on Ada: …", up to its text. */
const HAS_TEXT = /^[^\n:]{0,140}:[ \t]*\S/u;
const OF_THEM =
  /(?<!\p{L})(?:she|he|they|her|hers|him|his|them|their|it|that|this|there|sie|ihr|ihm|ihn|ella|[eé]l|le|elle|lui)(?!\p{L})/iu;
/** Longer ones than this are not typed beside an order: they were pasted, or dictated. */
const LONGEST_NOTE = 240;

/** Whether an order stands on the line of a note's text, and is not about the one who the note is of. */
function standsBehindNote(clauses: readonly ReadClause[], no: number, message: string): boolean {
  const own = clauses[no];
  const [reading] = own?.readings ?? [];
  const order = reading && "frame" in reading ? reading.frame : null;
  if (!own || !order || order.do === "note") return false;
  return clauses.slice(0, no).some(({ readings: [one], people, text }) => {
    const note = one && "frame" in one ? one.frame : null;
    if (note?.do !== "note" || (!HAS_TEXT.test(text) && !readsLikeLetter(note.content))) return false;
    const from = message.indexOf(note.content.slice(0, 12).slice(1));
    const to = message.lastIndexOf(own.text.slice(-12));
    if (from < 0 || to < from || message.slice(from, to).includes("\n")) return false;
    const about = new Set(people.map(({ id }) => id));
    if (note.content.length > LONGEST_NOTE || order.do.startsWith("delete")) return true;
    return own.people.length > 0 ? own.people.some(({ id }) => !about.has(id)) : !OF_THEM.test(own.text);
  });
}

/** What someone said, in a note: what a comma or a semicolon joins to it may be more of it. */
const SAYS =
  /(?<!\p{L})(?:he|she|they|\p{Lu}\p{L}+|mail|e-?mail|message|letter)\s+(?:just\s+|also\s+)?(?:said|says|wrote|writes|told (?:me|us)|asked|asks)(?!\p{L})/u;

/** Whether an earlier part of the message is a note that tells what someone else asked for, and this one is of another person. */
function followsReport(clauses: readonly ReadClause[], no: number, message: string): boolean {
  const own = clauses[no];
  const before = message.slice(0, Math.max(0, message.indexOf(own?.text ?? "")));
  const isJoined = /[,;]\s+(?:and\s+)?$/u.test(before);
  return clauses.slice(0, no).some(({ readings, people }) =>
    readings.some((one) => {
      if (!("frame" in one) || one.frame.do !== "note") return false;
      if (isJoined && SAYS.test(one.frame.content)) return true;
      if (!REPORTS.test(one.frame.content)) return false;
      const about = new Set(people.map(({ id }) => id));
      return own?.people.some(({ id }) => !about.has(id)) ?? false;
    }),
  );
}

/** Why a clause waits for what stands before it, or for the way in which it is told; null where nothing speaks against it. */
export function whyBehind(clauses: readonly ReadClause[], no: number, message: string): string | null {
  if (followsReport(clauses, no, message)) return AFTER_REPORT;
  if (standsBehindNote(clauses, no, message)) return BEHIND_NOTE;
  return isSaidAsDone(clauses[no]?.text ?? "") ? SAID_AS_DONE : null;
}
