import { inLine, timelineDate } from "@/lib/relative-time";

/** What counts as being in touch, for anyone who points at its time: a note does, though it is no message. */
export const COUNTS_AS_TOUCH = "Your newest note, completed task or logged message about them.";

/** When the user was last in touch with someone, in a line of words: "In touch 2d ago". */
export const touchInWords = (lastTouchAt: string | null, now: Date): string =>
  lastTouchAt === null ? "Not in touch yet" : `In touch ${inLine(timelineDate(lastTouchAt, now))}`;
