/** Who or what a reason is about. */
const SUBJECT =
  "(?:i|he|she|it|they|we|you|both|all|everyone|everybody|nobody|no one|someone|somebody|that|this|those|these|(?:the|my|our|his|her|their|its|your) \\p{L}[\\p{L}\\p{M}'’-]*(?: \\p{Ll}[\\p{L}\\p{M}'’-]*)?|(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*)?)";
const OFTEN = "(?:(?:already|just|now|also|actually|really|still|never|only|probably|simply)\\s+)?";
/** What they do, did or have; nothing that says who or what someone is. */
const DOES =
  "(?:want|need|like|have|has|had|do|does|did|don['’]?t|doesn['’]?t|didn['’]?t|can['’]?t|cannot|couldn['’]?t|won['’]?t|haven['’]?t|hasn['’]?t|got|get|gets|goes|went|came|comes|says?|said|asks?|told|takes?|took|makes?|made|sends?|sent|finds?|found|buys?|bought|pays?|paid|handles?|keeps?|kept|brings?|brought|builds?|built|knows?|knew|thinks?|thought|wants|needs|likes|forgot|broke|lost|sold|drew|wrote|chose|fell|rang|ordered|cancelled|canceled|bounced|asked|changed|booked|fixed|solved|declined|refused|rejected|missed|called|emailed|mailed|answered|replied|noticed|spotted|insisted|decided|claimed|agreed|objected|complained|collected|picked|dropped|finished|signed|printed|delivered|organised|organized|arranged)";
const PASSIVE =
  "(?:is|are|was|were)(?:n['’]?t| not| no longer)?\\s+(?:\\p{L}+\\s+)?(?:told|said|given|shown|meant|needed|wrong|closed|ill|sick|broken|gone|over|too|not|in confidence|off the record)";
/** "No need", "not needed any more". */
const NO_NEED =
  "(?:(?:there(?:['’]s| is) )?no (?:need|point|use|rush)(?: (?:any ?more|now|for (?:it|that|this)|any longer))?|(?:it['’]?s |that['’]?s )?(?:not|no longer) (?:needed|necessary|required|relevant|wanted)(?: (?:any ?more|now|after all))?|(?:it['’]?s |that['’]?s )?(?:pointless|unnecessary|obsolete|too late))";
const REASON = new RegExp(
  `^(?:(?:as|because|since|cos|cause)\\s+)?(?:${NO_NEED}|${SUBJECT}\\s+${OFTEN}(?:${DOES}(?:\\s|$)|${PASSIVE}(?![\\p{L}]))[^,;:?\\n]{0,60}|\\p{Ll}+\\s+${DOES}\\s+(?:it|that|them|us|me)(?:\\s\\p{Ll}+){0,2})[\\s.!]*$`,
  "iu",
);
/** A day, a number, or who something is for: what may be asked for instead. */
const ASKS_MORE =
  /\d|(?<!\p{L})(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|to(?:day|morrow)|next|week|month|instead|rather|until|till|for|to|at|in) (?-i:\p{Lu})|(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|to(?:day|morrow)|next (?:week|month)|instead|rather|(?:i|you|we) (?:want|need|have|had|got to)|want(?:s|ed)? (?:it|that|this|him|her|them) |that (?:i|you) |remind|please)(?!\p{L})/iu;

/** Whether words only say why something is done: "Devika wants two more", "no need", "the landlord does that". No day and no number is in them. */
export const isReason = (text: string): boolean =>
  text.length < 100 && REASON.test(text.trim()) && !ASKS_MORE.test(text);
