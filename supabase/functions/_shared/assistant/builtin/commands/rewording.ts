/** Words before what is asked for. */
export const POLITE =
  "(?:(?:please|pls|hey|hi|ok|okay|so|and|also|then|oh|oops|no|nope|wait|sorry|actually|but)[\\s,.!–-]+)*";

/** Before the name of a task. */
export const THE = "(?:the |my |our |that )?";

/** That a task is done. */
export const DONE = "(?:done|finished|complete|completed|closed|sorted)";

export const re = (source: string, flags = "iu"): RegExp => new RegExp(source, flags);
