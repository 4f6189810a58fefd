import { asksHowToType, TYPED_HERE } from "./how-to-type.ts";
import { asksOfPasted } from "./pasted-asks.ts";
import { beginsWithMarks, WITH_MARKS } from "./role-marks.ts";

/** What is said to a message that is no request about what is stored, before anything of it is read: as it was typed, and in plain words. */
export const refusedAtOnce = (typed: string, plainly: string): string | null =>
  asksHowToType(plainly) ? TYPED_HERE : beginsWithMarks(typed) ? WITH_MARKS : asksOfPasted(typed);
