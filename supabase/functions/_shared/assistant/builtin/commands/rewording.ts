/** Words before what is asked for. */
export const POLITE =
  "(?:(?:please|pls|hey|hi|ok|okay|so|and|also|then|oh|oops|no|nope|wait|sorry|actually|but)[\\s,.!–-]+)*";

export const re = (source: string, flags = "iu"): RegExp => new RegExp(source, flags);
