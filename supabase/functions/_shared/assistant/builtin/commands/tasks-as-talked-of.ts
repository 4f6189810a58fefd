import type { StepRequest } from "../../assistant-model.ts";
import { withDaysBeforeIts } from "./days-before-its-day.ts";
import { withDaysNamed } from "./days-with-names.ts";
import { withoutNobody } from "./of-nobody.ts";
import { outsideKept } from "./outside-kept.ts";
import { withPutThrough } from "./put-through.ts";
import { withoutTalkAtEnd } from "./talk-at-the-end.ts";

/** An order as people talk of it, without its talk and with the day that is meant. What a note says stays as typed. */
export const withTasksAsTalkedOf = ({ message, today }: StepRequest): string =>
  [
    withPutThrough,
    withoutNobody,
    withoutTalkAtEnd,
    (said: string) => withDaysNamed(said, today),
    (said: string) => withDaysBeforeIts(said, today),
  ].reduce((said, say) => outsideKept(said, ["notes"], say), message);
