import { afterToldField } from "./after-told-field.ts";
import { likeWhatWasSo } from "./like-what-was-so.ts";
import { nextStage } from "./next-stage.ts";
import type { InFull, Known } from "./targets.ts";
import { taskByState } from "./task-by-state.ts";

/** A message that goes on from one field, one stage or one task of someone, in full. */
export const goesOn = (known: Known): InFull | null =>
  nextStage(known) ?? afterToldField(known) ?? taskByState(known) ?? likeWhatWasSo(known);
