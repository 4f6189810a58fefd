import { literalWords } from "../literal.ts";

/** A text with a name of several words masked where it is said. */
export const withoutName = (text: string, name: string): string =>
  text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literalWords(name)}(?![\\p{L}\\p{N}])`, "giu"), (said) =>
    "_".repeat(said.length),
  );
