import { POLITE, re, type Wordings } from "./rewording.ts";

/** What people say of columns in so many ways, and one way in which it is read. */
export const WORDED_COLUMNS: Wordings = [
  // "I don't want the languages column any longer".
  [
    re(
      `^\\s*${POLITE}(?:i|we) (?:don['’]?t|do not|no longer) (?:want|need|use) (?:the |my |our )?([^,;:.?!]{2,40}?) (?:column|field)(?: (?:any ?more|any longer|now))?[\\s.!]*$`,
    ),
    "delete the $1 column",
  ],
  // "Give me a text column: Delivery address", "can I have a checkbox column "Invoiced"".
  [
    re(
      `^\\s*${POLITE}(?:give me|can (?:i|we) (?:have|get|please have)|could (?:i|we) (?:have|get)|(?:i|we)['’]?d like|(?:i|we) (?:would like|want|need)|let['’]?s have|make me|set up|add|create) (an?|one|another) (text|number|date|checkbox|check ?box|yes\\/no|yes or no|dropdown|boolean) (column|field)\\s*(?::|[–—-]\\s|(?=["“]))\\s*(\\S[^?]*?)(?: please)?[\\s?.!]*$`,
    ),
    "add $1 $2 $3 called $4",
  ],
];
