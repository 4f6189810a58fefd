import { plainWords } from "../../words.ts";
import { isNoteLead, startsCommand } from "../commands/split-clauses.ts";
import type { OwnColumn } from "../reading.ts";

const RELATED =
  "(?:assistant|secretary|pa|ea|boss|manager|wife|husband|spouse|partner|brother|sister|son|daughter|father|mother|dad|mum|mom|friend|lawyer|solicitor|accountant|bookkeeper|agent|colleague|co-?founder|deputy|successor|predecessor|chief of staff|office|landlord|landlady)";
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
/** "Her other email", "cc": an address that is not the one under which someone is written to. */
const OTHER_MAIL =
  /(?<![\p{L}])(?:second|third|other|another|alternative|alternate|secondary|back-?up|spare|additional|extra|further|old|former|previous|private|personal|home|billing|invoice|shared|cc|bcc)\s+(?:e-?mail|mail)(?:\s+address)?(?![\p{L}])|(?<![\p{L}])b?cc(?:\s+(?:is|are|to)(?![\p{L}])|\s*[:=])/iu;
/** "Wei's assistant is Li Na, …": whose address it is. */
const OF_RELATED = new RegExp(
  `(?:['’]s|(?<!\\p{L})(?:her|his|their))\\s+(?:(?:new|old|own|ex|former)\\s+)*${RELATED}(?![\\p{L}])(?!\\s+(?:says?|said|told|tells|wrote|writes|mailed|e-?mailed))`,
  "iu",
);
/** "Replace her old email with …": the one that counts is named. */
const TAKES_ITS_PLACE = /(?<![\p{L}])(?:replace|instead of|swap|no longer|not)(?![\p{L}])/iu;

/** "Add a second email for Ana: …": an order that asks for nothing else, unlike "add Jane Doe, private email …". */
const ADDS_MAIL =
  /^\W*(?:(?:please|pls|ok|and|also|can you|could you)[\s,]+)*(?:add|set|save|store|put|keep|record|enter)\s+(?:down\s+)?(?:[^\s,:;]+\s+){0,4}?(?:e-?mail|mail|b?cc)(?![\p{L}])/iu;

/** Whether an address that a text has is another one than the person's own. */
function hasOtherAddress(text: string): boolean {
  if (!MAIL.test(text) || TAKES_ITS_PLACE.test(text) || isNoteLead(text)) return false;
  return startsCommand(text)
    ? ADDS_MAIL.test(text) && OTHER_MAIL.test(text)
    : OTHER_MAIL.test(text) || OF_RELATED.test(text);
}

const FIRM = "(?:company|firm|start-?up|business|employer|team|studio|agency)";
const DID =
  "(?:raised|raises|is raising|closed|closes|launched|launches|hired|fired|grew|grows|expanded|expands|lost|loses|won|wins|sold|sells|bought|buys|acquired|merged|pivoted|folded|went|filed|laid|announced|received|secured|doubled|tripled|hit|hits|opened|opens|signed|landed|lands|turned|makes|made|employs|has \\d)";
const ONE =
  "(?:guy|man|woman|lady|girl|boy|bloke|person|friend|colleague|founder|investor|lawyer|engineer|designer|chap|fellow|someone|somebody)";
/** What is told, and is no value of the person who is named with it. */
const TOLD_BESIDE: readonly RegExp[] = [
  // "Siobhan also works at Revolut": one more place, which takes the place of nothing.
  /^(?!\W*also\b).*(?<![\p{L}])also\s+(?:works?|working|employed|consults?|consulting|advises|advising|teaches|lectures|freelances)(?![\p{L}])/iu,
  // "Her company raised 5M and moved to Galway": news of the company.
  new RegExp(
    `(?:['’]s|(?<!\\p{L})(?:her|his|their))\\s+${FIRM}\\s+(?:(?:has|have|just|recently|finally)\\s+)*${DID}(?![\\p{L}])`,
    "iu",
  ),
  // "Her company moved to Galway": not the company that she has now, and perhaps not her home.
  new RegExp(
    `(?:['’]s|(?<!\\p{L})(?:her|his|their))\\s+(?:(?:old|own|new|whole|little)\\s+)*(?:${FIRM}|office|shop|store|restaurant|bakery|farm|dairy|workshop|lab|practice|headquarters|hq)\\s+(?:(?:has|have|is|are|just|recently|will|be|now)\\s+)*(?:move[ds]?|moving|relocate[ds]?|relocating)\\s+(?:\\p{L}+\\s+){0,3}?(?:to|into|out of|from)(?![\\p{L}])`,
    "iu",
  ),
  // "… introduced me to a guy named Lars, he runs Nordlicht": he is the other one.
  new RegExp(
    `^(?!\\W*(?:[Ii]|[Ww]e|[Mm]et|[Ss]poke|[Tt]alked|[Ss]aw|[Tt]here|[Tt]his|[Gg]ot)(?![\\p{L}])).*(?<![\\p{L}])(?:an?|this|another|some)\\s+(?:[\\p{Ll}-]+\\s+){0,2}${ONE}\\s+(?:named|called|by the name of)\\s+\\p{Lu}`,
    "u",
  ),
  /(?<![\p{L}])(?:introduced|introduces|connected|referred|put)\s+(?:me|us|her|him|them)\s+(?:to|with|in touch with)\s+\p{L}/iu,
  // "I owe Ana an intro to Bo", "Jose needs an intro to her": one that is still to come.
  /(?:(?<![\p{L}])(?:owes?|owed|promised|needs?|wants?|asked for|requested|would like|could use|looking for|hopes for)|['’]d like)\s+(?:\p{L}[\p{L}\p{M}'’-]*\s+){0,3}?(?:an?|the|some|another)\s+(?:warm\s+)?intro(?:duction)?s?\s+(?:to|with|at)(?![\p{L}])/iu,
  /(?<![\p{L}])pass(?:ed|es|ing)\s+away(?![\p{L}])/iu,
  // "Closed his Series A": a round that is over, and no stage.
  /(?<![\p{L}])(?:closed|closes|closing|close)\s+(?:(?:on|out|a|an|the|his|her|their|its|first|new|latest|big|small|[^\s\d]*\d\S*)\s+)*(?:series\s+[a-h]|seed|pre-?seed|round|bridge|funding|fundrais\p{L}*|fund|raise|investment)(?![\p{L}])/iu,
  // "I'm meeting Ana tomorrow": what the user does then.
  /^\W*(?:(?:ok|so|fyi|btw|by the way|and|also)[\s,]+)*(?:i['’]?m|i am|we['’]?re|we are|i['’]?ll be|we['’]?ll be)\s+(?:also\s+|both\s+|all\s+)?(?:meeting|contacting|closing|visiting)(?:\s+with)?\s+\p{Lu}/iu,
  // "He's in for the pilot": he takes part.
  /(?:(?<![\p{L}])(?:is|are|was|were|am)|['’](?:s|re|m))\s+(?:(?:all|still|definitely|totally|now)\s+)*(?:in|up|on board|game|down)\s+for\s+(?:the|an?|our|this|that|his|her)\s/iu,
  // "Is the owner of a boat": what someone has.
  /(?:(?<![\p{L}])(?:is|was|became)|['’]s)\s+(?:(?:now|also|the|a|an|proud|happy|new)\s+)*owner\s+of\s+(?:an?|two|three|four|several|some|many|his|her|their|\d+)\s/iu,
  // "Lunch with Ana, bring the NDA": what is to be taken along.
  /^\W*(?:lunch|dinner|breakfast|brunch|coffee|drinks|tea|beers?|walk|call|meeting|zoom|demo)\s+(?:w\/|with)\s?.*(?<![\p{L}])(?:bring|take|pack|print|prepare|discuss|review|go over|talk about|send)\s+(?:along\s+)?(?:the|an?|our|my|his|her|their)(?![\p{L}])/iu,
];
/** An order behind what is told, which is read by itself. */
const AND_ORDERS =
  /[,;.–-]\s*(?:(?:and|so|then|please)\s+)*(?:set|put|move|mark|make|change|update|add|remind|note|tag|assign|rename)\s|\s(?:and|so|then|please)\s+(?:set|put|move|mark|change|update|add|remind|note|tag|assign)\s/iu;

/** Whether a text is worth a note and changes nothing: it tells of something else than a field of the one it names. */
export function isOnlyNoted(text: string, columns: readonly OwnColumn[] = []): boolean {
  const isTold =
    hasOtherAddress(text) ||
    (!startsCommand(text) && !AND_ORDERS.test(text) && TOLD_BESIDE.some((told) => told.test(text)));
  if (!isTold) return false;
  // A column of the user's own that is named holds just that.
  const words = ` ${plainWords(text).join(" ")} `;
  return !columns.some(({ label }) => {
    const own = plainWords(label);
    return own.length > 1 && words.includes(` ${own.join(" ")} `);
  });
}

/** What is told, without the words that ask to keep it: "a second email for Ana: …". */
export const asNoted = (text: string): string =>
  hasOtherAddress(text)
    ? text.replace(
        /^\W*(?:(?:please|pls|ok|and|also|can you|could you)[\s,]+)*(?:add|set|save|store|put|keep|record|enter)\s+(?:down\s+)?/iu,
        "",
      )
    : text;
