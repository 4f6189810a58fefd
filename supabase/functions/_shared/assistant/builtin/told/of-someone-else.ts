const VERB =
  "(?:is|are|was|were|lives?|lived|moved|moves|works?|worked|runs?|ran|said|says|wrote|writes|told|tells|wants?|wanted|rings?|rang|mails?|mailed|e-?mailed|calls?|called|has|had|did|does|will|asks?|asked|thinks?|heads?|leads?|joined|left|leaves|sold|got|took)";
const NAME = "\\p{Lu}[\\p{L}\\p{M}-]+(?: \\p{Lu}[\\p{L}\\p{M}-]+)?";
/** "Dieter lives in Vienna", "Dieter's Archived", "his wife lives in Lyon", "what Vince is". */
const OF_SOMEONE = new RegExp(
  `^(?:(?:${NAME}|(?:his|her|their|my|our) (?:\\p{L}+ ){0,2}\\p{L}+) ${VERB}(?!\\p{L})|${NAME}(?:['’]| )s \\S|what ${NAME} (?:is|has)(?!\\p{L}))`,
  "u",
);

/** Whether the words behind a correction tell of someone else, and are no value of what was changed. */
export const tellsOfSomeoneElse = (words: string): boolean => OF_SOMEONE.test(words.trim());
