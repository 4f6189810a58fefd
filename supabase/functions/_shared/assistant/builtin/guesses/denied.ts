import type { Frame } from "../commands/frames.ts";

const DENIED = /(?<!\p{L})(?:is|are|was|were)(?:n['’]t| not)(?!\p{L})/iu;

/** "Wasn't at Lead": none of the choices that it names is meant. */
export const deniesChoice = (frame: Frame, text: string): boolean => DENIED.test(text) && setsChoice(frame);

/** Whether a change sets one of a list of choices: a stage, a status, an option of a column. */
export const setsChoice = (frame: Frame): boolean =>
  frame.do === "set" &&
  frame.changes.some((change) =>
    "field" in change ? /^(?:stage|status)$/.test(change.field) : /select$/.test(change.column.type),
  );
