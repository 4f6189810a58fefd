import { startsCommand } from "./split-clauses.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}";
const HERE =
  "(?:in(?:to)? (?:here|there|(?:the|my|our) (?:system|crm|tracker|list|database|network|book)|tracker)|on (?:here|(?:the|my|our) list))";
/** "Fyi Owen is leaving": it is told. */
const FYI = /^\W*(?:fyi|for your info(?:rmation)?|just so you know|heads[- ]up)(?:[\s,:;.–—-]+)(?=\p{L}{2,}[\s'’])/iu;
/** "Need Jean Morin in here asap, founder of …". */
const NEEDED = new RegExp(
  `^\\W*(?:(?:hey|hi|ok|so|and|also)[\\s,]+)*(?:(?:i|we)(?:['’]d| would)? )?(?:also )?(?:need|want|like|must have)(?: to have| to get)? (?<name>${NAME}) ${HERE}(?: (?:asap|please|pls|now|today|too|as well))*[\\s,.:;–—-]+(?=\\S)`,
  "iu",
);
/** "Put Wren's new head of product in the CRM: Dalia Okafor, …". */
const THEIR_NEW = new RegExp(
  `^\\W*(?:(?:please|pls|can you|could you)[\\s,]+)*(?:put|add|get|save) (?:${NAME}['’]s|the|our|my|their) (?:new )?(?<role>\\p{L}[\\p{L} -]{2,40}?) ${HERE}(?: please)?\\s*[:–—-]+\\s*(?<name>${NAME}),\\s*`,
  "iu",
);
/** Days and months are nobody's name. */
const NO_DAY =
  "(?!(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:to|yester)day|tomorrow|week|month|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4])(?!\\p{L}))";
/** "For Étienne, note down: …", and the same in other languages. */
const FOR_THEM = new RegExp(
  `^\\W*(?:for|pour|für|para|on|about|sur|über|sobre)\\s+${NO_DAY}(?<who>${NAME})[\\s,:–—-]+(?:please\\s+)?(?:(?:add|write|put|ajoute[rz]?|a[ñn]ade) (?:a|the|une|eine|una) (?:note|notiz|nota)|note(?: down)?|(?:write|jot) down|notez?|notiere?|anota)\\s*:\\s*(?=\\S)`,
  "iu",
);
const TYPES = "(?<type>text|number|date|yes/no|checkbox|dropdown|select|multi-?select)";
/** A label of a few words and, at most, what people have in it: no sentence, and nothing that is asked. */
const LABEL_ONLY =
  "(?:(?! (?:is|are|was|were|would|could|should|might|will|do|does|have|has|we|i|if|when|that|or)(?!\\p{L}))[^,;:.?!\\n]){1,40}(?:,? and (?:put|set|make) [^?\\n]{3,150})?[?.!\\s]*$";
/** "How about a number column for Deal Size". */
const HOW_ABOUT = new RegExp(
  `^\\W*(?:how about|let['’]?s (?:have|do|make|add)|i(?:['’]d| would) (?:like|love)) (?:an? )?(?:new )?${TYPES} (?:column|field) (?:for|of) (?<rest>\\p{L})(?=${LABEL_ONLY})`,
  "iu",
);
const SEVERAL = "(?:can|could|may) (?:tick|pick|choose|select|have|be) (?:several|more than one|many|multiple|a few)";
/** "I want to track the funding round for everybody: …. One choice only." */
const TRACKS = new RegExp(
  `^\\W*(?:(?:i|we)(?:['’]d| would)? (?:want|need|like) to (?:track|record|keep|note|store) |track )(?:the |their |a )?(?<label>\\p{L}[\\p{L} ]{1,30}?)(?<scope> (?:for|of|on) (?:everybody|everyone|each(?: person)?|every person|all(?: of them| people)?|people))?\\s*:\\s*(?<options>\\p{L}[^:?!\\n.]{0,40}(?:,|/)[^:?!\\n.]{1,100}?)(?:[\\s.,;–—-]+(?:just )?(?:(?<one>one (?:choice|option|of (?:them|those))(?: only)?|(?:pick|choose) one|single choice)|(?<many>(?:pick|choose) (?:any|several)|multiple choice|${SEVERAL})))?[\\s.!]*$`,
  "iu",
);
/** "New column Integrations, can tick several: Geotab, Salesforce". */
const TICKS = new RegExp(
  `^\\W*(?:(?:add|make|create|set up|please)\\s+)*(?:an?\\s+)?(?:new )?column (?:called |named )?(?<label>\\p{L}[\\p{L} ]{1,30}?)\\s*[,(–—-]+\\s*(?:(?:you|we|one|people|they) )?${SEVERAL}\\)?\\s*:\\s*(?<options>\\p{L}[^:?!\\n]{3,120}?)[\\s.!]*$`,
  "iu",
);

/** A note, a call or what is of someone is no label. */
const RECORDED =
  /(?<!\p{L})(?:notes?|calls?|meetings?|chats?|mails?|emails?|messages?|visits?|with|on|about|from|to|of|for|that|what|how|when|who)(?!\p{L})/iu;
/** What is told is no list of options. */
const TOLD =
  /(?<!\p{L})(?:i|we|you|he|she|they|it|wants?|likes?|hates?|needs?|said|says|agreed|is|are|was|were)(?!\p{L})/iu;

/** A message whose first words say in an everyday way what is wanted, in the words in which it is read: who is to be added, who a note is on, which column is to come. */
export function withPlainOpening({ message }: { message: string }): string {
  if (message.length > 400) return message;
  const news = message.replace(FYI, "");
  // What is ordered behind it may be what someone else was told.
  const told = message.includes("\n") || startsCommand(news) ? message : news;
  const needed = NEEDED.exec(told);
  if (needed) return `add ${needed.groups?.["name"] ?? ""}, ${told.slice(needed[0].length)}`;
  const theirs = THEIR_NEW.exec(told);
  if (theirs)
    return `add ${theirs.groups?.["name"] ?? ""}, ${theirs.groups?.["role"] ?? ""}, ${told.slice(theirs[0].length)}`;
  const noted = FOR_THEM.exec(told);
  if (noted) return `note for ${noted.groups?.["who"] ?? ""}: ${told.slice(noted[0].length)}`;
  const column = HOW_ABOUT.exec(told);
  if (column)
    return `add a ${column.groups?.["type"] ?? ""} column called ${told.slice(column[0].length - 1).replace(/,\s+(?=and\s)/u, " ")}`;
  const ticks = TICKS.exec(told)?.groups;
  if (ticks) return `add a multiselect column called ${ticks["label"] ?? ""}: ${ticks["options"] ?? ""}`;
  const { label = "", options = "", scope, one, many } = TRACKS.exec(told)?.groups ?? {};
  return options === "" || (scope ?? one ?? many) === undefined || RECORDED.test(label) || TOLD.test(options)
    ? told
    : `add a ${many === undefined ? "dropdown" : "multiselect"} column called ${label}: ${options}`;
}
