import type { Parser } from "./grammar.ts";

const BARE =
  /^\W*(?:(?:please|ok|okay|and|so|now|also|can you|could you)[\s,]+)*(?:add|make|create|write|take|leave|save|log|put in|jot down|new)\s+(?:(?:an?|another|one more|the|new|quick|short)\s+)*(?:note|memo|comment)(?:\s+(?:please|now|down|for me))*[\s.!?:]*$/iu;

/** "Add a note", without who it is about and what it says: both are asked, one after the other. */
export const bareNote: Parser = ({ text, spokenOf }) =>
  !BARE.test(text)
    ? null
    : spokenOf.person
      ? { problem: "What shall I note?", offers: [], asks: { asks: "value", about: "" } }
      : { problem: "Who is the note about?", offers: [], asks: { asks: "value", about: "" } };
