import type { StepRequest } from "../assistant-model.ts";
import { withStagesMeant } from "./columns/stage-not-column.ts";
import { withoutFormerOwner } from "./former-owner.ts";
import { withElseNamed } from "./referring/everyone-else.ts";
import { withFollowUpWording } from "./referring/follow-up-wordings.ts";
import { inReadWords } from "./referring/in-read-words.ts";
import { withSomeLeftOut } from "./referring/left-as-it-is.ts";
import { isWordOfNote } from "./referring/word-instead.ts";
import { withWhichTold } from "./referring/who-told.ts";
import type { Call } from "./script.ts";

/** A message as it is read, with the people that it means without naming them. */
export const asRead = (sent: StepRequest, call: Call): StepRequest =>
  isWordOfNote(sent)
    ? sent
    : withoutFormerOwner(
        withSomeLeftOut(withStagesMeant(withElseNamed(inReadWords(withFollowUpWording(withWhichTold(sent)), call)))),
        call,
      );
