import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import { offeredNotes } from "./offered-notes.ts";

const LEAD = "^\\W*(?:(?:and|but|so|oh|no|nope|ok|okay|yes|yeah|sorry|wait|please|pls|actually|also|then)[\\s,.!–-]+)*";
const NOTE = "(?: (?:the|that|this|his|her|their))?(?: [\\p{L}\\p{N}'’-]+){1,4}";
/** Orders about a text that was offered, and agreement to it: nothing that is told of anyone begins so. */
const OF_THE_NOTE_SAID = [
  `(?:scratch|strike|leave out|drop|skip|omit|cross out|cut(?: out)?|lose|take out|remove)${NOTE}(?: (?:part|bit|line|sentence|thing))?(?: please| again)?`,
  "(?:date|back-?date) (?:it|that|this) [^.!?]{2,30}",
  "(?:the )?(?:rest|others?|other one|remainder)(?: of it)? (?:is|are|was|looks?) (?:right|fine|ok|okay|good|correct)(?:[\\s,.!]+.{0,30})?",
  "(?:go ahead|save it|store it|keep it|confirm(?: it| that)?|do it|that['’]?s (?:it|right|fine|correct))(?:[\\s,.!]+.{0,20})?",
  "[\\p{L}'’-]+['’]s? (?:too|as well|also)",
  "\\d[\\d.,]*(?: \\p{L}+)?",
].map((said) => new RegExp(`${LEAD}(?:${said})[\\s.!]*$`, "iu"));

/** What is said to a message about a note that waits, which tells nothing that belongs in it: "leave out the discount", "4 customers". Null for others. */
export const remarkOnNote = (request: StepRequest): Answer | null =>
  offeredNotes(request).length > 0 && OF_THE_NOTE_SAID.some((pattern) => pattern.test(request.message))
    ? say(
        "I did not add that to the note, which still waits as its card shows. Say all of it as it should be, or press Confirm or Cancel on it.",
      )
    : null;
