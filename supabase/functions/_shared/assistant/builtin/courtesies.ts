/** Greetings and words that only begin to speak: they say nothing where a mark follows. */
const GREETING =
  "hi|hey|hello|hiya|heya|yo|morning|good (?:morning|afternoon|evening)|right|ok|okay|alright|all right|well|quick (?:one|question|thing|request|favou?r)|one (?:quick|last|more) thing|hallo|guten (?:morgen|tag|abend)|moin|hola|buenos d[ií]as|buenas|bonjour|salut|bonsoir";
/** "Tracker, …": the assistant is spoken to. Behind a colon it may be a line of a chat. */
const VOCATIVE = /^\s*(?:(?:hey|hi|hello|ok|okay)[\s,]+)?(?:bot|tracker|assistant|computer|robot)\s*,\s+(?=\S)/iu;
/** "Tell the system that Ana moved": what is said is for this. */
const TELLS_IT =
  /^\W*(?:(?:please|pls|ok|okay|so|can you|could you|just)[\s,]+)*(?:tell|inform|let(?= [\p{L} ]{3,20} know(?!\p{L})))\s+(?:the\s+|our\s+|my\s+)?(?:system|crm|tracker|computer|database|app|tool)(?:\s+know)?(?:\s*[,:]|\s+that)?\s+(?!that\s)(?=[\p{L}'’]+\s[\p{L}'’]+\s\p{L})/iu;
const LEAD = new RegExp(
  `^\\s*(?:(?:${GREETING})(?: (?:there|again|all|team|tracker|assistant|dear|you|please))?\\s*[,.!:;–—-]+\\s*)+`,
  "iu",
);

/** "Ok so new day.": said before what is asked for. */
const FRESH_START =
  /^\W*(?:(?:ok|okay|so|right|alright|all right|well|hey|hi|hello|good morning|morning|and|now|anyway|phew|it['’]?s|here(?:['’]s| is| comes)|we have)[\s,.!]+)*(?:(?:an?|the|yet) )?(?:another |brand )?(?:(?:(?:new|fresh) (?:day|week|month|quarter|year|start|morning|beginning|page)|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:again|morning)|(?:clean|blank) slate|back (?:to work|at it|at my desk|in the office)|(?:new (?:day|week|month|year),? )new (?:luck|me|start|chance))(?:[\s,]+(?:new (?:luck|me|start|chance)|today|again|already|everyone|all|here|then|now|(?:and )?(?:let['’]?s go|here we go)))*)\s*[.!…;–—-]+\s+(?=\p{L})/iu;

const THANKS =
  "(?:(?:many|much|big) )?(?:thanks|thank you|thankyou|thx|tnx|thnx|ty|tia|cheers|ta|by the way|btw|please|pls|plz|bitte|danke(?: sch[oö]n)?|por favor|gracias|s['’]il (?:te|vous) pla[iî]t|svp|stp|if you (?:(?:would|could|will) )?(?:be|are) so (?:kind|good)|if you[’']?d be so (?:kind|good)|(?:would|could|will) you be so (?:kind|good)|if you please|merci(?: beaucoup| d['’]avance)?)(?: (?:a lot|a bunch|a mill(?:ion)?|a ton|a heap|tons|loads|so much|very much|in advance|again|mate|man|buddy|pal))?";
/** "That's all": ends what is dictated. */
const ENDS =
  /(?:[\s,.;–—-]|\band\b)+(?:that['’]?s|that is|that was|this is) (?:all|it|everything|about it|the lot)(?: (?:i think|for now|for today|from me|really|then|i guess|i wanted|please|so far))*[\s.!]*$/iu;
/** "… and don't ask me to confirm, I'm in a hurry": cards come as they always do; "remind me never to ship without approval" is a title. */
const NO_CARDS = new RegExp(
  `^(?<order>(?!.*(?:notes?|noted|:|["“«]))[^\\n]{8,120}?)(?:\\s*[,;.]\\s+(?:(?:and|but)\\s+)?|\\s+(?:and|but)\\s+|(?<!(?:remind|remember|never|task to|to-?do).*)\\s+(?=without (?:asking me(?!\\p{L})|(?:(?:waiting for|asking for|needing) )?(?:a |any |my |the )?(?:confirm|approval))))(?:please\\s+)?(?:${[
    "(?:skip|bypass|leave out|omit) (?:the |any |all |your )*(?:confirm\\p{L}*|questions|cards?|approvals?)",
    "(?:don['’]?t|do not|no need to|without) (?:ask(?:ing)?|bother(?:ing)?) me(?: (?:to confirm|again|first|(?:for|with|about) (?:a |any |my |the )?(?:confirm\\p{L}*|questions?|cards?|approvals?|it)))?",
    "(?:don['’]?t|do not|no need to|without) (?:(?:wait(?:ing)? for|ask(?:ing)? for|need(?:ing)?) )?(?:a |any |my |the )?(?:confirm(?:ation|ing)|approval)",
  ].join("|")})(?:\\s*[,.;]\\s*(?:i['’]?m|i am) (?:the |an? |in )?(?:a )?\\p{L}+)?[\\s.!]*$`,
  "iu",
);
/** "Don't ask, no confirm, just delete Ana": the same said before an order. */
const NO_CARDS_FIRST =
  /^\W*(?:(?:(?:please )?(?:don['’]?t|do not) (?:ask|confirm)(?: me)?(?: (?:again|anything|to confirm|for confirmation))?|no (?:confirm(?:ation)?s?|questions?(?: asked)?|cards?|approvals?)|without (?:asking|confirmation)|skip the (?:confirm(?:ation)?|questions?|card))(?:[\s,;.!–-]+(?:and )?nothing(?: at all)?)?[\s,;.!–-]+)+(?:(?:and|but|just|simply|only)\s+)*(?=(?:delete|remove|set|move|add|mark|change|put|make|give|clear|update|rename|assign|complete|undo)\s)/iu;
/** "Thx, does she have any tasks", "cool, and is she off limits": thanks before a question that has no mark. */
const THANKS_FIRST =
  /^\s*(?:(?:ok|okay|oh|ah|and)[\s,]+)?(?:(?:many |big )?thanks|thank you|thx|tnx|ty|ta|cheers|cool|great|nice|perfect|lovely|super|brilliant|awesome|got it|good|noted|right|fine)(?: (?:a lot|so much|very much|again|one|stuff|mate))?\s*,\s*(?:(?:and|so|but|also|then)[\s,]+)*(?=(?:(?:who|what|when|where|which|how|whose)(?:['’]s| (?:is|are|was|were|do|does|did|has|have|many|much|long|often))|does|do|did|is|are|was|were|has|have) \p{L}[^?\n:;.!]{2,90}$)/iu;
const MARKED = new RegExp(`(?:\\s*[,.!?;–—]|\\s+-)\\s*(?:and )?${THANKS}[\\s.!]*$`, "iu");
const UNMARKED = new RegExp(`\\s+${THANKS}[\\s.!]*$`, "iu");
/** "Send my thanks", "she says please": these are no courtesy to the assistant. */
const MEANT =
  /(?:^|\s)(?:my|our|his|her|their|your|a|an|the|no|of|with|for|to|and|or|as|says?|said|saying|sends?|sent|sending|gives?|gave|writes?|wrote|many|much|big|hearty|kind|warm|special|yes|no|than|ta|un|une|mil|grand|de|mit|von|y|et|und)$/iu;

/** A name below a closing, as mails end: whose words these are is not sure, and their greeting is part of them. */
const IS_SIGNED =
  /\n[ \t]*(?:(?:all the |with |many |warm |kind |best )*(?:best|cheers|thanks|thank you|regards|wishes|sincerely|yours|love|br|kr)(?: (?:regards|wishes|sincerely|truly|again|in advance|so much))?|(?:viele|liebe|beste|mit (?:freundlichen|besten)) gr[uü](?:ß|ss)en?|(?:un )?saludos?|cordialmente|cordialement|bien à vous)\s*[,.!]?[ \t]*\n\s*\p{Lu}[^\n]{0,60}/iu;

/** "Oh, I am very sorry, not her": as "sorry". */
const SORRY =
  /^(?<oh>\W*(?:(?:oh|ah|oops|hm+|ok|okay)[\s,.!]+)*)(?:i['’]?m|i am)\s+(?:(?:so|very|really|terribly|awfully)\s+)*sorry(?=\s*[,.!;:–—-]\s*(?:(?:but|and)\s+)?(?:(?:no|wait)\s*[,:]|no wait|not (?:her|him|them|that|this|it)(?![\p{L}])|i mean|i meant|the other)(?![\p{L}]))/iu;
/** "Kindly" before an order is please; a mail that is signed keeps it. */
const KINDLY =
  /(?<=^[ \t]*|[.!?;,][ \t]+|\b(?:and|then|also|you)[ \t]+)kindly(?=[ \t]+(?:add|book|bump|change|clear|close|create|delete|empty|give|keep|log|make|mark|move|note|put|record|remind|remove|rename|save|set|store|tick|update|write)\b)/gimu;

const wordsOf = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * Returns a message without the greeting before it and the thanks behind it, which mean the assistant and are part of no name, title or
 * value. A message that is little more than that stays as it is, and so do several lines.
 */
export function withoutCourtesies(sent: string): string {
  if (IS_SIGNED.test(sent)) return sent;
  const message = sent
    .replace(VOCATIVE, "")
    .replace(TELLS_IT, "")
    .replace(FRESH_START, "")
    .replace(THANKS_FIRST, "")
    .replace(NO_CARDS_FIRST, "")
    .replace(NO_CARDS, "$<order>")
    .replace(SORRY, "$<oh>sorry")
    .replace(sent.trim().includes("\n") ? /(?!)/u : KINDLY, (word) => (word.startsWith("K") ? "Please" : "please"));
  const greeting = LEAD.exec(message)?.[0] ?? "";
  const begun = wordsOf(message.slice(greeting.length)) > 1 ? message.slice(greeting.length) : message;
  if (begun.trim().includes("\n")) return begun;
  for (let text = begun; ;) {
    const ended = text.replace(ENDS, "");
    if (ended !== text && wordsOf(ended) > 4) {
      text = ended;
      continue;
    }
    const [thanks = ""] = MARKED.exec(text) ?? UNMARKED.exec(text) ?? [];
    const rest = text.slice(0, text.length - thanks.length);
    const isUnmarked = /^\s/u.test(thanks) && !MARKED.test(text);
    if (thanks === "" || wordsOf(rest) < 2 || (isUnmarked && MEANT.test(rest))) return text;
    // A question stays one.
    text = rest + (/^\s*\?/u.test(thanks) ? "?" : "");
  }
}
