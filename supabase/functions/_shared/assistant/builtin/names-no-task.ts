import { taskComment } from "./topics/task-comments.ts";

const NAMES_NOTHING =
  /^(?:it|that|this|them|those|these|one|ones|last|first|other|nah|no|nope|yes|nothing|anything|something|everything|add|as|change|move|put|set|make|made|take|leave|out|off|up|on|in|to|for|the|a|an|and|or|of|good|back|again|isn['’]?t|is|not|done|finished|open|date|day|due|deadline|title|name|description|now|then|too|please|just|also|instead|so)[.,!]*$/iu;

/** "Take the date out", "it isn't finished": what is to be done, and no title. */
export function namesNoTask(words: string): boolean {
  const said = words.replace(/["“”]/gu, "").trim().split(/\s+/u);
  if (said.every((word) => NAMES_NOTHING.test(word))) return true;
  const ends = said.map((_, no) => said.slice(no).join(" ")).filter((end) => end.includes(" "));
  return ends.some((end) => {
    const comment = taskComment(end, "", "2000-01-01");
    return comment !== null && comment.isOpen !== true && comment.changes !== "description";
  });
}

/** "Clara": a name rather than a title. */
export const isNameLike = (words: string): boolean =>
  /^\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]+)?$/u.test(words);
