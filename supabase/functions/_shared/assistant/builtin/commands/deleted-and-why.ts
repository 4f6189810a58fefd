const WHY =
  "(?:(?:(?:he|she|it|they|that)(?:['’](?:s|re)| is| are| was| were)\\s+)?(?:(?:only |just |in there |in here |there |entered |added |saved )*(?:an?\\s+)?(?:dups?|dupes?|duplicates?|doubles?|twice|test(?: (?:entry|person|contact|record))?|spam|by mistake|in error|accident(?:ally)?)))";
/** "Delete Marcus pls, dup", "remove Bea (she's in there twice)". */
const DELETES = new RegExp(
  `^(?<order>\\W*(?:(?:please|pls|can you|could you|and|ok|so)[\\s,]+)*(?:delete|remove|erase)\\s+[^,;:()?\\n–-]{2,60}?)(?:\\s+(?:please|pls|plz))?(?:\\s*[,;–-]+\\s*|\\s*\\(\\s*)${WHY}\\)?[\\s.!]*$`,
  "iu",
);

/** A deletion without why it is asked for: someone who is there twice, or by mistake. Other messages are unchanged. */
export const withoutWhyDeleted = ({ message }: { message: string }): string =>
  DELETES.exec(message)?.groups?.["order"] ?? message;
