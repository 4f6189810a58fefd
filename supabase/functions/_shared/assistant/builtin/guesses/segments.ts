import type { Slot } from "../commands/slots/slots.ts";
import type { Token } from "../commands/tokens.ts";

/** A part of a clause within which a "not" or an "only" holds. */
export interface Segment {
  slots: Slot[];
  isNegated: boolean;
  isOnly: boolean;
}

const NEGATES =
  /^(?:not|no|never|without|isn|aren|doesn|don|didn|won|wasn|hasn|haven|hadn|weren|wouldn|couldn|shouldn|stopped|stop|instead|rather|minus|less|neither|nor|longer|cannot|remove|delete|drop|lost|strike|solved|covered|sorted)$/;
/** With "out" or "off": what is taken is there no more. */
const TAKES = /^(?:take|takes|took|cross|pull|scratch|get|leave|put)$/;
const ONLY = /^(?:only|just|exclusively|solely|merely)$/;
const ENDS = /^(?:but|instead|rather|whereas|while)$/;

const ENDINGS = /^(?:any|more|anymore|longer|now|please)$/;
const isValue = (is: Slot["is"]): boolean => /^(?:option|number|date|owner)$/.test(is);

/** The parts of a clause: "doesn't need PR any more, only Talent" has two, "Finance, not PR" too. */
export function segmentsOf(slots: readonly Slot[], tokens: readonly Token[]): Segment[] {
  const segments: Segment[] = [{ slots: [], isNegated: false, isOnly: false }];
  const codesIn = (slot: Slot) => tokens.slice(slot.at, slot.at + slot.length).map(({ code }) => code);
  // An option takes the mark before it along.
  const isBehindComma = (slot: Slot) => codesIn(slot)[0] === ",";
  for (const [no, slot] of slots.entries()) {
    const current = segments.at(-1);
    const codes = codesIn(slot);
    const hasValue = current?.slots.some(({ is }) => isValue(is)) === true;
    const isTakenAway =
      codes.some((code) => TAKES.test(code)) && tokens.some(({ code }) => /^(?:out|off|away|from)$/.test(code));
    const isNot = slot.is === "not" || isTakenAway || codes.some((code) => NEGATES.test(code));
    const isOnly = codes.some((code) => ONLY.test(code));
    // "Wool only" is of what comes before, "only wool" of what follows.
    const isFollowed = slots.slice(no + 1).some(({ is }) => isValue(is));
    // "Talent, not PR" denies what follows; "PR is not needed" denies what comes before.
    const next = slots[no + 1]?.is === "small" ? slots[no + 2] : slots[no + 1];
    const isAhead = next !== undefined && isValue(next.is) && !isBehindComma(next);
    const begins =
      codes.some((code) => ENDS.test(code)) ||
      (hasValue &&
        ((isOnly && isFollowed) || (isNot && (isAhead || /^(?:date|number)$/.test(slots[no - 1]?.is ?? ""))))) ||
      (isBehindComma(slot) && hasValue);
    if (begins) segments.push({ slots: [], isNegated: false, isOnly: false });
    const own = segments.at(-1);
    if (!own) continue;
    own.slots.push(slot);
    own.isNegated ||= isNot;
    own.isOnly ||= isOnly;
  }
  return continued(segments, isBehindComma, (slot) => codesIn(slot).every((code) => ENDINGS.test(code)));
}

/** "Doesn't need PR, Legal any more": a list goes on with what was said before it. */
function continued(
  segments: readonly Segment[],
  isBehindComma: (slot: Slot) => boolean,
  isEnding: (slot: Slot) => boolean,
): Segment[] {
  return segments.map((segment, no) => {
    const before = segments[no - 1];
    const isBare = segment.slots.every((slot) => /^(?:option|comma|and|small)$/.test(slot.is) || isEnding(slot));
    const [first] = segment.slots;
    return before && isBare && first && isBehindComma(first) && !segment.isOnly
      ? { ...segment, isNegated: before.isNegated, isOnly: before.isOnly }
      : segment;
  });
}
