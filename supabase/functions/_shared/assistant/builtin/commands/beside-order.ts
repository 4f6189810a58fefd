/** What an order or a question is led in with that forbids everything else: "don't delete Ana, just …", "change nothing, only …". */
const DENIES =
  /^\W*(?:(?:please|pls|ok|okay|hey|but|and)[\s,]+)*(?:(?:do not|don['’]?t|dont|never)\s+(?!forget|mind|know|let\b|have\b|need\b|want\b|think\b|see\b|find\b|remember\b|understand\b)(?<what>[^,;.:!?\n]{2,60})|(?:delete|change|touch|store|save|write|add|remove|move|set|do|edit|update|note) nothing(?: at all| else)?|nothing (?:is to|should|must|may) (?:be )?\p{L}+|no changes)(?:\s*[,;.!–-]+\s*|\s+(?:and|but)\s+)(?:(?:and|but|just|only|simply|instead|please|rather|i only want you to|i just want you to|you can)[\s,]+)*/iu;
const ASKS =
  /^(?:tell|show|count|read|list|give me|say|answer|let me know|look up|check|find|what|which|who|whose|when|where|how|is|are|does|did|has|have)(?!\p{L})/iu;
const GOES_ON =
  /^(?:(?:delete|change|touch|store|save|write|add|remove|move|set|do|edit|update|note) nothing|no changes)(?!\p{L})/iu;
const PRONOUN = /(?<!\p{L})(?:she|he|they|her|him|his|their|them)(?:(?=['’]s\b)|(?!\p{L}))/iu;

/** What stands behind it: "…, and only read", "… and nothing more, even though his mail says …". */
const ONLY =
  /(?:\s*[,;.–-]+\s*|\s+)(?:(?:and|but|then|please|just)[\s,]+)*(?:only (?:read|look|show|tell|answer|that|this)(?: (?:it|them|me))?|read only|nothing (?:else|more)|no(?:thing)? (?:other )?changes?(?: please)?|(?:(?:do not|don['’]?t)\s+(?:change|touch|store|save|write|delete|add|remove|move|edit|do|note)|without\s+(?:changing|touching|storing|saving|writing|deleting|adding|editing|noting))(?: (?:anything|a thing|any of (?:it|that)|anyone))(?: else)?|(?:change|touch|store|save|write|delete|add|do) nothing(?: else)?)(?:[\s,]+(?:please|pls|thanks|ok))*(?:\s*[,;–-]\s*(?:even (?:though|if)|although|though|no matter|whatever|regardless)[^\n]*)?[\s.!]*$/iu;
/** "…, nobody looks at it": why, and no prohibition. */
const UNUSED =
  /\s*(?:[,;.–-]+\s*|\s(?:because|since|as)\s)(?:nobody|no one|no-one|none of us|hardly anyone)\s+(?:ever\s+|really\s+|here\s+)?(?:uses?|looks? at|needs?|reads?|wants?|fills?(?: in)?|cares? about|touches|opens|maintains)\s+(?:it|that|this|them|those)(?:\s+(?:any ?more|any longer|anyway|now))*[\s.!]*$/iu;
/** "Drop the tasting from my tasks, for good". */
const FOR_GOOD =
  /(?<=^\W*(?:(?:please|pls|can you|could you|and)\s+)*(?:delete|remove|drop|cancel|scrap|bin|clear|erase|get rid of|lose|kick)\s[^\n]{2,120}?),?\s+(?:for good|once and for all|altogether|completely|for ever|forever)[\s.!]*$/iu;
/** "Delete Ana from Tracker", "drop Leo from the network completely, and …": from where says nothing more. */
const FROM_HERE =
  /^(?<lead>\W*(?:(?:please|pls|can you|could you|and)\s+)*)(?:delete|remove|drop|scrap|bin|clear|erase|get rid of|lose|kick|wipe|take|throw)\s(?<what>[^\n]{2,80}?)\s+(?:from|off|out of)\s+(?:(?:the|my|our|this)\s+)?(?:whole\s+|entire\s+)?(?:tracker|crm|network|database|system|address book)(?:,?\s+(?:completely|entirely|altogether|for good|for ever|forever))?(?=[\s.!]*$|\s*,?\s+(?:and|with|plus|along with|together with)\s)/iu;
/** "Delete Ana, and her call task as well": one order with two ends. */
const AND_THEIRS =
  /(?<=^\W*(?:(?:please|pls|can you|could you|and)\s+)*(?:delete|remove|drop|erase)\s\p{L}[\p{L}\p{M}'’ -]{1,40}?)\s*,\s+(?:and\s+)?(?=(?:his|her|their)\s[^,.;:?!\n]{2,40}?\s(?:tasks?|to-?dos?|reminders?)(?:\s+(?:too|as well|also))?[\s.!]*$)/iu;
const QUOTES = /["“”«»„:]/u;

/**
 * A message without the words beside what it asks for that only say that nothing else is to be done, or why. What was not to be done is
 * left out only before a question: its person is the one who the question is about.
 */
export function withoutBeside(message: string): string {
  if (message.includes("\n") || QUOTES.test(message.replace(/<[^>]*>/gu, ""))) return message;
  let text = message;
  let named = "";
  for (let denied = DENIES.exec(text); denied; denied = DENIES.exec(text)) {
    const rest = text.slice(denied[0].length);
    if (!ASKS.test(rest) && !GOES_ON.test(rest)) break;
    named = denied.groups?.["what"] ?? named;
    text = rest;
  }
  if (GOES_ON.test(text)) return message;
  const name = / (?<name>\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)*)/u.exec(` ${named}`)?.groups?.["name"];
  if (text !== message && name !== undefined) text = withName(text, name);
  const only = text
    .replace(UNUSED, "")
    .replace(ONLY, "")
    .replace(FOR_GOOD, "")
    .replace(FROM_HERE, "$<lead>delete $<what>")
    .replace(AND_THEIRS, " and ");
  return only.trim().split(/\s+/u).length > 2 || FROM_HERE.test(text.replace(FOR_GOOD, "")) ? only : text;
}

/** "Her deck", and not "thank her on the 1st". */
const OWN_HER =
  /(?<!\p{L})her\s+(?!(?:on|at|by|about|in|for|to|with|when|if|that|and|or|but|before|after|until|till|from|again|back|up|then|tomorrow|today|tonight|next|this|every|as|so|please|once|over|out|down|first|who|what|where|how|whether|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?(?!\p{L}))\p{L}/iu;

/** "Which stage she's in", with the name for her. */
export function withName(text: string, name: string): string {
  const said = PRONOUN.exec(text)?.[0];
  if (said === undefined) return text;
  const isOf = /^(?:his|their)$/iu.test(said) || (/^her$/iu.test(said) && OWN_HER.test(text));
  return text.replace(PRONOUN, isOf ? `${name}'s` : name);
}
