import { PLEASE, re } from "./rewording.ts";

const HEAD = re(
  `^\\s*${PLEASE}(?:put|jot|take|note|write|pop|stick|make|set|add|enter|log|give)(?: me)?(?: down| in| up)? (two|three|four|five|six|[2-6]) (?:reminders|tasks|to-?dos)(?: down| in| up| on (?:the|my) list| for me| please| pls)*\\s*[.:–-]+\\s+(?=\\S)`,
);

/** "Put two reminders down. Monday call Ana, Tuesday write to Leo": the first sentence says only how many tasks there are. */
export const withCountedHead = (message: string): string => message.replace(HEAD, "$1 tasks: ");
