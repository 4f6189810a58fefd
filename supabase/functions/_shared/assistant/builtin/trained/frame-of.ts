import { withOpposites } from "../commands/opposites.ts";
import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { SEVERAL } from "../commands/several-words.ts";
import type { Frame, Problem } from "../commands/frames.ts";
import type { Turn } from "../ready.ts";
import { columnFrame } from "./column-frames.ts";
import type { Intent } from "./intents.ts";
import { newcomerFrames } from "./newcomer-frames.ts";
import { personFrames } from "./person-frames.ts";
import { isConditional, isCut, isNegated, isNotNow, isScattered, isSeveral } from "./sound.ts";
import { taskFrame } from "./task-frames.ts";
import type { Understood } from "./understood.ts";

/** One way to understand a text: what is to be done, or what is missing for it. */
export interface Meant {
  intent: Intent;
  /** From 0 to 1: how probable the intent is. */
  probability: number;
  /** The least sure of the slots. */
  sureness: number;
  /** The words around the slots may say the opposite. */
  isDoubted: boolean;
  frames: [Frame, ...Frame[]] | null;
  problem: Problem | null;
}

/** Everything that a text may want under an intent, with what its slots name looked up. */
export function meantBy(
  { intent, probability }: Understood["intents"][number],
  read: Understood,
  turn: Turn,
  about: KnownPerson | null,
): Meant[] {
  const slots = read.slots(intent);
  const sureness = Math.min(1, ...slots.map((slot) => slot.sureness));
  const isUnsound =
    [isConditional, isNotNow, isScattered].some((test) => test(intent, read, slots)) || isSeveral(intent, read, slots);
  const found = isUnsound
    ? []
    : framesOf(intent, read, turn, about).map((one) =>
        Array.isArray(one)
          ? one.map((frame) => withOpposites(frame, read.text))
          : "do" in one
            ? withOpposites(one, read.text)
            : one,
      );
  const isDoubted = isNegated(intent, read, slots) || isCut(read, slots);
  return found.flatMap((one): Meant[] => {
    const all = Array.isArray(one) ? one : [one];
    const problem = all.find((frame): frame is Problem => "problem" in frame) ?? null;
    const [first, ...more] = all.filter((frame): frame is Frame => !("problem" in frame));
    if (problem) return [{ intent, probability, sureness, isDoubted, frames: null, problem }];
    return first ? [{ intent, probability, sureness, isDoubted, frames: [first, ...more], problem: null }] : [];
  });
}

function framesOf(
  intent: Intent,
  read: Understood,
  turn: Turn,
  about: KnownPerson | null,
): (Frame | Problem | Frame[])[] {
  const slots = read.slots(intent);
  if (intent === "add_person") {
    const frames = newcomerFrames(slots, read);
    return frames.length > 0 ? [frames] : [];
  }
  if (/task/.test(intent)) {
    const frame = taskFrame(intent, slots, read, turn);
    return frame ? [frame] : [];
  }
  if (/column$|^add_option$/.test(intent)) {
    const frame = columnFrame(intent, slots, read);
    return frame ? [frame] : [];
  }
  const frames = personFrames(intent, slots, read, about && { people: [about], said: about.name });
  // Of a message that says more, nobody is asked who a part of it is about.
  const isWhole = plainWords(turn.request.message).length === plainWords(read.text).length;
  const isOfNobody = (frame: Frame | Problem) => "who" in frame && Array.isArray(frame.who) && frame.who.length === 0;
  return frames.filter((frame) => (isWhole && !SEVERAL.test(read.text)) || !isOfNobody(frame));
}
