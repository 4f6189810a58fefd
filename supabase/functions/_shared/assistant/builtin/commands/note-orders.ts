import { withNotePutDown } from "./note-put-down.ts";
import { withNoteText } from "./note-text.ts";
import { isNoteLead, type Part, startsCommand } from "./split-clauses.ts";

/** What a note is called where someone speaks of one that is there. */
const NOTE = String.raw`(?:notes?|comments?|remarks?|memos?)`;
const POLITE = String.raw`^\s*(?:(?:please|pls|ok|okay|so|and|also|oh|hey|hi|yeah|by the way|btw)[\s,]+)*`;
/** What is said of a note that is to go. */
const MAY_GO = String.raw`(?:(?:can|could|should|may|must|has to|needs to)(?: now| please)?(?: go| be (?:deleted|removed|erased|binned|scrapped|dropped|thrown (?:out|away)|taken (?:off|out|down)))(?: too| as well| now)?|(?:is|was)(?: now)? (?:wrong|outdated|out of date|obsolete|old|history|no longer (?:true|right|needed|valid|relevant)|not (?:true|right|needed|valid|relevant)(?: any ?more)?)|(?:isn['’]?t|wasn['’]?t) (?:true|right|needed|valid|relevant)(?: any ?more)?)`;
const DELETE = String.raw`(?:delete|remove|erase|bin|scrap|drop|trash|ditch|kill|chuck|get rid of|throw out)`;
const REF = String.raw`(?<ref>(?!(?:delete|remove|add|make|new|put|write|take|set|change)\b)(?:\p{L}[^\s:;.!?]*\s){0,7}?${NOTE}\b[^:;.!?,]{0,80}?)`;
/** "The note about the visa on Ana can go, delete it", "Ana's note on parking isn't true any more, bin it". */
const GOES = new RegExp(
  String.raw`${POLITE}${REF}\s+${MAY_GO}(?:(?:\s*[,;.–-]+\s*|\s+)(?:(?:so|and|please|just|you can)\s+)*${DELETE}\s+(?:it|that|this|them|that one)(?:\s+(?:please|then))?)?(?:\s*[,;–-]\s*(?:it|that|this|she|he|they|we|turns out|turned out|because|since|i (?:got|mixed|misheard|was|put)|my mistake|was|wrong)(?:['’]s|['’]re)?(?:\s[^:]{1,80})?)?[\s.!]*$`,
  "iu",
);
const CAN_GO = /(?:\bgo|deleted|removed|erased|binned|scrapped|dropped|thrown (?:out|away)|taken (?:off|out|down))/iu;
const ASKS_TO_DELETE = new RegExp(String.raw`\b${DELETE}\s+(?:it|that|this|them|that one)\b`, "iu");

/** "We don't need the note on Ana about the visa any more". */
const NOT_NEEDED = new RegExp(
  String.raw`${POLITE}(?:i|we)\s+(?:don['’]?t|do not|no longer)\s+(?:need|want)\s+${REF}(?:\s+(?:any ?more|any longer|now))?(?:(?:\s*[,;.–-]+\s*|\s+)(?:(?:so|and|please|just|you can)\s+)*${DELETE}(?:\s+(?:it|that|this|them))?(?:\s+please)?)?[\s.!]*$`,
  "iu",
);
/** "'Prefers tea' should go into Ana's notes". */
const BELONGS =
  /^\s*["“'‘«„](?<text>[^"“”«»„\n]{2,400}?)["”'’»“]\s+(?:(?:should|must|needs to|has to|can|is to)\s+(?:go|be (?:put|added|stored|saved|noted|written)(?: down)?|be)|goes|belongs)\s+(?:in|into|on|onto|to|under|with|among)\s+(?:the notes (?:of|on|about|for)\s+)?(?<who>\p{L}[\p{L}\p{M}'’ -]{1,60}?)(?:['’]s?)?(?:\s+(?:notes?|page|profile|record|file))?(?:\s+please)?[\s.!]*$/iu;
/** "Ana and Leo should both get a note saying …", "give Ana and Leo each a note that …". */
const BOTH_GET =
  /^\s*(?:(?:please|and|also|ok)[\s,]+)*(?:give\s+(?<other>\p{L}[^:.!?"]{1,80}?)|(?<who>\p{L}[^:.!?"]{1,80}?)\s+(?:should|must|need to|needs to|are to|shall|can)\s+(?:(?:both|all|each)\s+)?(?:get|have|receive))\s+(?:(?:both|each)\s+)?(?:an?|the same|this)\s+(?:\p{L}+\s+)?note\s*(?:saying(?: that)?|that(?: says)?|which says|:)\s*(?<text>\S[^]*)$/iu;
/** "…. Stick that in her notes": what was said before is the note. */
const KEEPS_THAT =
  /^\s*(?:for the record[\s,:]+)?(?<text>\p{L}[^\n]{8,400}?)\s*[.!;,–-]+\s*(?:(?:so|and|please|pls|can you|could you|just)\s+)*(?:put|stick|note|write|save|add|log|keep|store|pop|drop|jot|get|file)\s+(?:that|this|it|all that|all this)(?:\s+down)?(?:\s+(?:somewhere|please|too|as well))?\s+(?:in|into|on|onto|to|under|among)\s+(?:(?:her|his|their)|(?<who>\p{Lu}[\p{L}\p{M}'’ -]{1,60}?)['’]s?)\s+(?:notes?|page|profile|record|file|card)(?:[\s,]+(?:please|for me|too|would you|will you|could you|can you|if you (?:can|could|would|don['’]?t mind)|thanks|ok|okay))*[\s.!?]*$/iu;
/** "…. Write that on him". */
const KEEPS_ON_THEM =
  /^\s*(?<text>\p{L}[^\n]{8,400}?)\s*[.!;,–-]+\s*(?:(?:so|and|please|pls|can you|could you|just)\s+)*(?:note|write|jot|record|log|save|keep)\s+(?:that|this|it|all that|all this)(?:\s+down)?\s+(?:on|to|under|for|about|against|with)\s+(?:her|him|them)(?:[\s,]+(?:please|for me|too|would you|will you|could you|can you|if you (?:can|could|would|don['’]?t mind)|thanks|ok|okay))*[\s.!?]*$/iu;
/** "Write that down as a note on her: …", "put this in a note for Ana: …". */
const WRITES_DOWN =
  /^\s*(?:(?:please|pls|ok|and|also|can you|could you)[\s,]+)*(?:write|put|note|jot|take|get|save|keep|log|add)\s+(?:(?:that|this|it|the following)\s*)?(?:down\s+)?(?:(?:as|in|into)\s+)?(?:an?\s+)?(?:new\s+)?note\s+(?:on|for|about|to|of|under)\s+(?!each\b|all\b|both\b|every)(?<who>\p{L}[\p{L}\p{M}'’ -]{1,50}?)\s*:\s*(?<text>\S[^]*)$/iu;
/** "Put on file for Ana: …", "keep on record about Ana that …", "have it on file with Ana: …". */
const ON_FILE =
  /^\s*(?:(?:please|pls|ok|and|also|can you|could you)[\s,]+)*(?:put|keep|have|place|get|hold|leave|note)\s+(?:(?:this|that|it|the following)\s+)?(?:down\s+)?on\s+(?:the\s+)?(?:file|record|books)\s+(?:for|about|on|of|under|with|against)\s+(?<who>\p{L}[\p{L}\p{M}'’ -]{1,50}?)(?:\s*:|,?\s+that(?=\s))\s*(?<text>\S[^]*)$/iu;
/** "One more thing for Ana's notes: …". */
const FOR_NOTES =
  /^\s*(?:(?:one more thing|another thing|something|this|an addition|a line)\s+(?:more\s+)?(?:for|to go in|to)\s+(?<who>\p{L}[\p{L}\p{M}'’ -]{1,50}?)['’]s?\s+notes?|(?:one|another|a)\s+(?:more\s+)?thing\s+to\s+(?:remember|note|know|keep in mind)\s+(?:about|on|for)\s+(?<other>\p{L}[\p{L}\p{M}'’ -]{1,50}?))\s*[:,–-]\s*(?<text>\S[^]*?)(?:[.!;,]\s+(?:(?:so|and|please)\s+)*(?:make|turn)\s+(?:it|that|this)\s+(?:into\s+)?a\s+note[\s.!]*)?$/iu;
/** "Store this mail as a note for Ana: “…”", "put the following into Ana's notes word for word: …". */
const HANDED = String.raw`^\s*(?:(?:please|pls|ok|and|also|can you|could you)[\s,]+)*(?:store|save|keep|put|add|file|copy|write|paste|log)\s+(?:this|that|the following|the|what follows)(?:\s+(?:whole|e-?mail|mail|message|text|sms|letter|words?|lines?|paragraph|quote|reply|answer|as it is))*`;
const WHOLE = String.raw`(?:[\s,]+(?:word for word|verbatim|literally|as (?:it )?is|exactly as (?:it is|written)|unchanged|please|pls))*`;
const KEEPS_TEXT = new RegExp(
  String.raw`${HANDED}${WHOLE}\s+(?:(?:as|in|into)\s+an?\s+(?:new\s+)?note\s+(?:for|on|about|to|of|under)\s+(?<one>\p{L}[\p{L}\p{M}'’ -]{1,50}?)|(?:in|into|to|under|on)\s+(?<other>\p{L}[\p{L}\p{M}'’ -]{1,50}?)['’]s?\s+notes?)${WHOLE}\s*:\s*(?<text>\S[^]*)$`,
  "iu",
);
/** "For both Ana and Leo: note that …". */
const FOR_BOTH =
  /^\s*(?:(?:please|and|also|ok)[\s,]+)*(?:for|on|about|under|with)\s+(?:both|each of|all of)\s+(?<who>\p{L}[^:.!?"]{1,80}?)\s*[:,–-]\s*(?:(?:please|can you|could you)\s+)*(?:note|write|jot|put)(?:\s+down)?(?:\s+that|\s*:)\s+(?<text>\S[^]*)$/iu;
/** "Apunta en las notas de Ana que …", "schreib in die Notizen von Ana: …", "note dans les notes d'Ana que …". */
const FOREIGN_NOTES =
  /^\s*(?:(?:bitte|por favor|s['’]il te pla[iî]t)[\s,]+)?(?<verb>apunta|anota|añade|agrega|escribe|pon|guarda|schreibe?|trage?|notiere|écris|note|ajoute|mets)\s+(?:bitte\s+)?(?:esto\s+|das\s+|ceci\s+)?(?:en las notas de\s+|a las notas de\s+|in die Notizen (?:von|zu|bei)\s+|dans les notes d(?:e\s+|['’]))(?<who>\p{L}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*){0,3})\s*(?::|,?\s(?:qu['’]|(?:que|dass)(?![\p{L}])))\s*(?<text>\S[^]*)$/iu;
/** "I want to leave a note for Ana". */
const WANTS_NOTE =
  /^\s*(?:(?:hey|hi|ok|okay|so|and|also|please)[\s,]+)*(?:(?:i|we)(?:['’]d like to|\s+(?:want|need|have|would like)\s+to)|let me|can i|could i|may i)\s+(?:leave|write|make|add|take|put|record)\s+(?:an?|another|down a)\s+(?:(?:quick|short|new|little)\s+)*note\s+(?=(?:for|on|about|to)\s)/iu;
/** "Delete Ana's note about dogs and the one about the discount". */
const OF_TWO_NOTES = new RegExp(
  String.raw`^\s*(?<lead>(?:(?:please|ok|can you|could you)[\s,]+)*${DELETE}\s+(?:\p{L}[\p{L}\p{M}'’ -]{1,40}['’]s?\s+notes?|the\s+notes?\s+(?:on|of|for)\s+\p{L}[\p{L}\p{M}'’ -]{1,40}?))\s+(?<one>(?:about|on|with|that says)\s+[^,;:"“”]{2,60}?)\s*(?:,|\s)\s*(?:and|as well as)\s+(?:also\s+)?(?:the|that|her|his|their)\s+(?:other\s+)?(?:one|note)\s+(?<other>(?:about|on|with|that says)\s+[^,;:"“”]{2,60}?)[\s.!]*$`,
  "iu",
);
/** "Ana's new baby is called Mira, remember". */
const REMEMBER_LAST =
  /^(?!\W*(?:i|we)\s+(?:must|have to|need to|should|ought to|gotta)\s)(?<text>\p{L}[^?\n:"“]{8,400}?)\s*[,;–-]\s+(?:please\s+)?remember(?:\s+please)?[\s.!]*$/iu;
/** "Rappelle-toi que …", "merk dir, dass …", "recuerda que …": what is to be kept in mind. */
const FOREIGN_KEEPS =
  /^\s*(?:(?:bitte|por favor|s['’]il te pla[iî]t)[\s,]+)?(?:rappelle(?:-toi)?|retiens|souviens-toi|n['’]oublie pas|recuerda|ten en cuenta|no olvides|merke? dir|behalte? im kopf)\s*,?\s+(?:que\s+|qu['’]|dass\s+)(?<text>\S[^]*)$/iu;
/** "Make sure we don't forget that …, note it down". */
const NOT_FORGOTTEN =
  /^\s*(?:please\s+)?(?:make sure (?:that )?(?:i|we) (?:don['’]?t forget|remember|keep in mind)|(?:i|we) (?:must|should) not forget|let['’]?s not forget)\s+that\s+(?<text>\S[^]*?)(?:[\s,;.–-]+(?:so\s+|and\s+|please\s+)*(?:note|write|jot|put)\s+(?:it|that|this)\s+down(?:\s+please)?)?[\s.!]*$/iu;
/** "It's ana@x.example, save that", "her email address is …, please save it". */
const AN_ADDRESS =
  /^(?<said>\s*(?:it['’]?s|it is|[^\n,;:.!?]{2,60}?\be-?mail(?: address)? is(?: now)?)\s+[^\s@]+@[^\s@]+?)[\s,;.]+(?:please\s+)?(?:save|store|keep|add|note|put)\s+(?:that|it)(?:\s+(?:down|in|there|please))*[\s.!]*$/iu;
/** "I want to keep in mind that …", "we should put on record that …". */
const WANTS_TO_KEEP =
  /^(?<lead>\s*(?:(?:hey|ok|okay|so|and|also|please)[\s,]+)*)(?:(?:i|we)\s+(?:also\s+)?(?:(?:just\s+)?(?:want|need|have|would like|['’]?d like)\s+to|should|must)|(?:i|we)['’]d like to|let['’]?s|let me)\s+(?=(?:keep in mind|bear in mind|remember that|note(?: down)? that|make a note|put on record|write down|jot down)(?![\p{L}]))/iu;
/** "Add to Ana's note that …": one more note of hers. */
const ADDS_MORE =
  /^\s*(?:(?:please|pls|ok|and|also|can you|could you)[\s,]+)*(?:add|append|put|write)\s+(?:(?:this|the following)\s+)?(?:to|in|into|under|on)\s+(?<who>\p{L}[\p{L}\p{M}'’ -]{1,50}?)['’]s?\s+notes?\s*(?::|,|(?<that>\s+that)|\s+saying)\s+(?<text>\S[^]*)$/iu;

/** "Under Ana please write “…”". */
const WRITES_UNDER =
  /^\s*(?:(?:and|ok|so|also)[\s,]+)*(?:under|on|in|with|at|for)\s+(?<who>\p{L}[\p{L}\p{M}'’ -]{1,50}?)(?:['’]s?)?(?:\s+(?:notes?|page|profile|record|file|card|name))?[\s,]+(?:(?:please|pls|can you|could you|just)[\s,]+)*(?:write|put|note|jot|store|save|keep)(?:\s+down)?(?:\s+(?:this|that|the following|as a note|a note))?\s*[:,]?\s*["“«„](?<text>[^"“”«»„\n]{2,400})["”»“][\s.!]*$/iu;
const OTHER_RECORD =
  /(?<![\p{L}])(?:tasks?|to-?dos?|reminders?|columns?|fields?|descriptions?|summar(?:y|ies)|title)(?![\p{L}])/iu;
/** "Under Ana put down: …". */
const WRITES_BEHIND =
  /^\s*(?:(?:and|ok|so|also)[\s,]+)*(?:under|on|with)\s+(?<who>\p{L}[\p{L}\p{M}'’ -]{1,50}?)(?:['’]s?)?(?:\s+(?:notes?|page|profile|record|file|card|name))?[\s,]+(?:(?:please|pls|can you|could you|just)[\s,]+)*(?:write|put|note|jot|store|keep)(?:\s+down)?(?:\s+(?:this|that|the following|as a note|a note))?\s*:\s+(?<text>\S[^]*)$/iu;
/** "The thing I noted on Ana …". */
const THING_NOTED =
  /^(?<lead>\s*(?:(?:please|ok|so|and)[\s,]+)*)(?:the (?:thing|bit|stuff|part)|what)\s+(?:that\s+)?(?:i|we)\s+(?:noted|wrote|put|stored|jotted)(?:\s+down)?\s+(?=(?:on|about|for|under)\s)/iu;
/** "Ana has two notes, bin the older one". */
const HAS_TWO = new RegExp(
  String.raw`${POLITE}(?<who>\p{L}[\p{L}\p{M}'’ -]{1,50}?)\s+has\s+(?:two|three|several|some|a few|a couple of|[2-9])\s+notes\b\s*[,;.–-]*\s*(?:(?:please|pls|so|and|can you|could you)\s+)*${DELETE}\s+(?:the\s+)?(?<which>older|oldest|newer|newest|latest|last|first|earlier|previous|second)(?:\s+(?:one|note))?(?:\s+(?:please|pls))?[\s.!]*$`,
  "iu",
);
/** "The note about fungus.. no wait, the one about the lens, …": the second is meant. */
const RATHER_THE_ONE =
  /^(?<lead>[^:"“]{0,40}?\bnote)\s[^:"“]{2,80}?[\s.,…–-]+(?:(?:oh|no|wait|sorry|hm+|actually|rather|i mean(?:t)?)[\s,.…–-]+)+(?:(?:the|that) (?:other )?(?:one|note)|that|the)\s+(?=(?:on|about|for|of|with|where|that)\s)/iu;
/** "What I noted on Ana is outdated, replace it with: …". */
const OUTDATED = new RegExp(
  String.raw`${POLITE}(?:what (?:i|we)(?:['’]ve)?\s+(?:have\s+)?(?:noted|wrote|written|put|stored|said)(?: down)?\s+(?:on|about|for|under)\s+(?<who>\p{L}[^:.;!?,]{1,50}?)|(?<ref>[^:.;!?,]*?\b${NOTE}\b[^:.;!?,]{0,60}?))\s+(?:is|was|isn['’]?t|has become)\s[^:;!?,]{2,40}?\s*[,;.–-]+\s*(?:(?:please|pls|so|and|can you)\s+)*(?:replace|overwrite|change|update|swap)\s+(?:it|that|this|(?:(?:her|his|their|the|that)\s+)(?:old\s+)?note)\s+(?:with|by|to|for)\s*:?\s*(?<text>\S[^]*)$`,
  "iu",
);

/** "The note about the visa on Ana can go" as it is asked for elsewhere. */
export function goneNote(text: string): string {
  const unneeded = NOT_NEEDED.exec(text)?.groups?.["ref"];
  if (unneeded !== undefined && /\b(?:any ?more|longer|now)\b/iu.test(text)) return `delete ${unneeded.trim()}`;
  const going = GOES.exec(text)?.groups?.["ref"];
  return going !== undefined && (CAN_GO.test(text.slice(going.length)) || ASKS_TO_DELETE.test(text))
    ? `delete ${going.trim()}`
    : text;
}

/** "…, her note about the visa can go": an order of its own behind other words. */
const GOES_TOO =
  /^(?<head>\S[^]*?\S)(?:\s*[,;]\s+(?:and\s+)?|\s+and\s+)(?<tail>(?:her|his|their|the|that|\p{L}+['’]s)\s(?:\p{L}+\s){0,2}?notes?(?![\p{L}])[^,;:]{0,60}?\s(?:can|could|should|may)\s(?:now\s)?(?:go|be (?:deleted|removed|erased|binned|dropped)))[\s.!]*$/iu;
export function withGoneNotes(part: Part): Part[] {
  const { head, tail } = isNoteLead(part.text) ? {} : (GOES_TOO.exec(part.text)?.groups ?? {});
  return head === undefined || tail === undefined
    ? [{ ...part, text: goneNote(part.text) }]
    : [...withGoneNotes({ ...part, text: head }), { ...part, text: goneNote(tail) }];
}

/** "I want to add a note", "let me leave a note for Ana": the order, with nothing said that the note has. */
const WISHES_NOTE =
  /^\s*(?:(?:hi|hey|ok|okay|so|and|also|oh)[\s,]+)*(?:i want to|i wanna|i['’]?d like to|i would like to|i need to|let me|let['’]?s) (?=(?:add|make|create|write|leave|take|jot down|put in) (?:an?|another|one more) (?:new |quick |short )?note(?: (?:for|on|about) (?-i:\p{Lu})[\p{L}\p{M}'’-]*(?: (?-i:\p{Lu})[\p{L}\p{M}'’-]*)?)?[\s.!]*$)/iu;

/** "Write it down against her name". */
const AT_THEIR_NAME =
  /(?<put>(?<![\p{L}])(?:write|note|put|jot|log|record|save|keep) (?:it|that|this)(?: down)?) (?:against|under|next to|beside) (?<whose>his|her|their) name(?=[\s.!]*$)/iu;

/** Returns an order about a note in the plainest words: the note and its person, or the note to delete. Returns other texts unchanged. */
export function notePlainly(given: string): string {
  const message = withNoteText(withNotePutDown(given))
    .replace(THING_NOTED, "$<lead>the note ")
    .replace(RATHER_THE_ONE, "$<lead> ")
    .replace(/^([^:\n"“]{0,80}?)\s+(?:pls|please|plz)(?=\s*:)/iu, "$1")
    .replace(WISHES_NOTE, "")
    .replace(AT_THEIR_NAME, "$<put> in $<whose> notes");
  if (message.includes("\n") || /[?？]\s*$/u.test(message)) return message;
  const gone = goneNote(message);
  if (gone !== message) return gone;
  const belongs = BELONGS.exec(message)?.groups;
  if (belongs) return `note on ${owner(belongs["who"])}: ${belongs["text"] ?? ""}`;
  const under = (WRITES_UNDER.exec(message) ?? WRITES_BEHIND.exec(message))?.groups;
  if (under && !OTHER_RECORD.test(under["who"] ?? "")) return `note on ${owner(under["who"])}: ${under["text"] ?? ""}`;
  const two = HAS_TWO.exec(message)?.groups;
  if (two) return `delete ${owner(two["who"])}'s ${two["which"] ?? ""} note`;
  const outdated = OUTDATED.exec(message)?.groups;
  if (outdated)
    return `replace ${outdated["ref"] ?? `the note on ${owner(outdated["who"])}`} with: ${outdated["text"] ?? ""}`;
  const both = BOTH_GET.exec(message)?.groups;
  if (both) return `note on ${owner(both["who"] ?? both["other"])}: ${both["text"] ?? ""}`;
  const written = (WRITES_DOWN.exec(message) ?? ON_FILE.exec(message))?.groups;
  if (written) return `Add a note to ${owner(written["who"])}: ${written["text"] ?? ""}`;
  const handed = KEEPS_TEXT.exec(message)?.groups;
  // A text that is handed over below is kept as it is.
  if (handed) return `note on ${owner(handed["one"] ?? handed["other"])}:\n${unquoted(handed["text"] ?? "")}`;
  const foreign = FOREIGN_NOTES.exec(message)?.groups;
  if (foreign) return `${foreignLead(foreign["verb"] ?? "")} ${foreign["who"] ?? ""}: ${foreign["text"] ?? ""}`;
  const last = REMEMBER_LAST.exec(message)?.groups?.["text"];
  if (last !== undefined && !startsCommand(last)) return `note that ${last}`;
  const remember = FOREIGN_KEEPS.exec(message)?.groups?.["text"];
  if (remember !== undefined) return `note that ${remember}`;
  const forBoth = FOR_BOTH.exec(message)?.groups;
  if (forBoth) return `note on ${owner(forBoth["who"])}: ${forBoth["text"] ?? ""}`;
  const forNotes = FOR_NOTES.exec(message)?.groups;
  if (forNotes) return `note on ${owner(forNotes["who"] ?? forNotes["other"])}: ${forNotes["text"] ?? ""}`;
  const remembered = NOT_FORGOTTEN.exec(message)?.groups?.["text"];
  if (remembered !== undefined) return `note that ${remembered}`;
  const address = AN_ADDRESS.exec(message)?.groups?.["said"];
  if (address !== undefined) return address;
  const more = ADDS_MORE.exec(message)?.groups;
  if (more && !/\b(?:about|last|latest|that|this)\b/iu.test(more["who"] ?? ""))
    return `note on ${owner(more["who"])}${more["that"] === undefined ? ":" : " that"} ${more["text"] ?? ""}`;
  const kept = (KEEPS_THAT.exec(message) ?? KEEPS_ON_THEM.exec(message))?.groups;
  if (kept && !startsCommand(kept["text"] ?? ""))
    return kept["who"] === undefined
      ? `note that ${kept["text"] ?? ""}`
      : `note on ${kept["who"]}: ${kept["text"] ?? ""}`;
  const pair = OF_TWO_NOTES.exec(message)?.groups;
  if (pair) return `${pair["lead"] ?? ""} ${pair["one"] ?? ""}\n${pair["lead"] ?? ""} ${pair["other"] ?? ""}`;
  return message.replace(WANTS_TO_KEEP, "$<lead>").replace(WANTS_NOTE, "add a note ");
}

const foreignLead = (verb: string): string =>
  /^(?:schreib|trag|notiere)/iu.test(verb)
    ? "Notiz zu"
    : /^(?:écris|note|ajoute|mets)/iu.test(verb)
      ? "note sur"
      : "nota sobre";

/** A text without the marks around all of it. */
const unquoted = (text: string): string => /^["“«„]([^"“”«»„]*)["”»“][\s.]*$/u.exec(text.trim())?.[1] ?? text.trim();
const owner = (who = ""): string => who.trim().replace(/[\s,]+(?:both|each|all)$/iu, "");

/** Words that are no note: what is to become of one. */
const OF_A_NOTE = new RegExp(
  String.raw`\b${DELETE}\s+(?:it|that one|that note|this note|them)[\s.!]*$|\s(?:can|could|should|may|must)(?: now)? (?:go|be (?:deleted|removed|erased|binned|scrapped|dropped))[\s.!]*$|^(?:it|that|this)(?: down)?(?: please)?[\s.!]*$|^(?:(?:bitte|wieder|jetzt|raus|weg)\s+)*(?:löschen|entfernen|wegwerfen|borrar|eliminar|quitar|supprimer|effacer|delete|remove)[\s.!]*$`,
  "iu",
);
/** Whether the words that a note would say are what is to become of it. */
export const isFateOfNote = (content: string): boolean => OF_A_NOTE.test(content);

/** Why a note is to go, behind what says which: "…, that's settled now", "because he moved". */
const WHY = new RegExp(
  String.raw`(?:\s*[,;–]\s*|\s+-\s+|\.\s+)(?:(?:as|because|since|cause|cos)\s+)?(?:(?:that|this|it|she|he|they|we|i)(?:['’](?:s|re|ve|d|m))?|there|no longer|not|doesn['’]?t|isn['’]?t|old|outdated|the|all)(?![\p{L}'’])[^"“”]{0,120}$|\s+(?:because|since|as|now that|seeing that)\s+(?:it|that|this|she|he|they|we|i|the|there|nobody|everything)(?:['’](?:s|re|ve|d|m))?(?![\p{L}'’])[^"“”]{0,120}$`,
  "iu",
);

/** An order to delete a note, and why it is to go, which may say of which note it is told. */
export function withoutWhy(text: string): { order: string; why: string } {
  const why = WHY.exec(text);
  return why && why.index > 12 ? { order: text.slice(0, why.index), why: why[0] } : { order: text, why: "" };
}
