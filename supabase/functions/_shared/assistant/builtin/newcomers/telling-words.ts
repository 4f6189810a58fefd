/** How what happened is told, which is no field. */
export const STORY =
  /^(?:(?:and|also|but|so|i|we|he|she|they|hab(?:e)?|haben|ich|wir|have|had|just|heute|gestern|today|yesterday|was|is|hoy|ayer|he conocido|j[’']ai)(?:['’](?:ve|s|d))?\s+)*(?:met|meet|saw|seen|found|discovered|spotted|came across|picked up|spoke|talked|chatted|ran into|bumped|got to know|had|introduced|intro|referred|recommended|sat|knows?|likes?|loves?|wants?|wanted|hates?|prefers?|needs?|interested|looking|asked|asks|said|told|says|thinks|promised|hired|hiring|raised|raising|speaks|studied|used to|kennengelernt|getroffen|gesprochen|conoc[ií]|conocid[oa]|habl[eé]|rencontr[eé]e?|crois[eé]e?|vu|call|coffee|lunch|dinner|great|nice|super|very|really|seems|could|might)(?![\p{L}])/iu;
export const STORY_ENDS = /(?:kennengelernt|getroffen|gesprochen|conocido|rencontr[eé]e?)\W*$/iu;
export const DAY =
  /\b(?:today|yesterday(?: (?:morning|afternoon|evening|night))?|tonight|earlier|last (?:week|night|month)|this (?:morning|week|afternoon)|just now|recently)\b|(?<!\p{L})(?:heute|gestern|hoy|ayer|hier|aujourd[’']hui)(?!\p{L})/giu;
/** "Both from Fjordnet" is said of everyone before. */
export const SHARED =
  /^(?:(?:they(?:['’]re| are)?|and)\s+)?(?:both|all(?: of them| three| four)?|the (?:two|three)|beide|alle|amb[oa]s|tous|toutes|they)(?:\s+(?:are|work|sind|of them))?\s+/iu;
/** "Her name is …", "Name: …". */
export const NAMED =
  /^(?:(?:and|his|her|their|the|sein|ihr|su|son|full)\s+)*(?:name|nombre|nom)(?:['’]s|\s+(?:it\s+)?is|\s+ist|\s+es|\s+est)?\s*[:=]?\s+(?<name>.+)$|^(?:(?:he|she|they|er|sie|ella|[eé]l|elle|il)(?:['’]s| is| are)?\s+)?(?:called|named|hei(?:ss|ß)t|se llama|s[’']appelle)\s+(?<called>.+)$/iu;
/** "That's Ana Kowal", "this is …", "is called …", "goes by …": what leads to the name of someone who is not named yet. */
export const SHOWN =
  /^(?:(?:and|so|who)\s+)?(?:(?:that|this|it|he|she)(?:['’]?s|\s+is|\s+was)|(?:is|are|goes by|belongs to)(?=\s))(?:\s+(?:called|named|for))?\s+(?=(?-i:\p{Lu}[\p{L}'’.-]+\s+(?:\p{Ll}{2,3}\s+){0,2}\p{Lu}))|^that['’]?s\s+(?!(?:the|an?|my|our|his|her|their|its|it|all|for|from|at|why|how|what|who|where|not|just|only|one)\s)(?=\p{L}+\s+\p{L})/iu;
const CALLED = /\b(?:called|named|namens|llamad[oa]|appel[eé]e?|name is|name)\s+(?<rest>.+)$/iu;
/** A piece that says nothing by itself: "his profile is" before an address. */
export const FILLED =
  /^(?:(?:hi|hey|hello|hallo|hola|salut|ok|okay|so|oh|well|alright|(?:linkedin|profile|url|link|address|page|e-?mail|mail)(?:['’]s)?|here|in|is|hers|theirs|his|her|their|the|and|at|on|it|it['’]?s|sorry|oops|ah|sure|right|yes|yep|found|got|there|you go|forgot|just|that['’]?s|here['’]s|can be (?:found|reached)|contact|card|details|with|please|thanks?|thank you|too|also|as well|both|das|ist|profil|adresse|sein|ihre?|su|perfil|correo|son|by|via|this|person|add|one|new|for me|more|hinzu|dazu|an|auf|ein|aufnehmen|anlegen|na|lista)(?![\p{L}])[\s:=.,!?]*)+$/iu;

/** "Add a new contact", and nobody is named. */
export const ADDS_SOMEBODY =
  /\b(?:contacts?|person|people|founders?|leads?|someone|somebody)(?: for me| please| pls| to (?:my|the) (?:list|crm|contacts))*[.!?]*$|\b(?:kontakt|person|contacto|persona|contact|personne)\b[^]*$/iu;
/** Goes on about those who were named: "she works at …", "his profile is …", "both from …", "linkedin.com/in/…". */
const ABOUT_THEM =
  /^(?:(?:and|also|btw|oh)\s+)*(?:(?:she|he|they)(?:['’](?:s|re|ve))?|her|his|their|both|all|who|works?|is|has|got|from|based|linkedin|profile|e-?mail|mail|company|role|title|name|stage|status|owner|industry|location|sie|er|ihre?|sein|arbeitet|ella|[eé]l|su|elle|il|son|sa|https?:|www\.|in\/|[a-z]{0,3}\.?linkedin\.com)(?![\p{L}])|^\W*[\w.+-]+@[\w-]+\.[\w.-]+\s*$/iu;
/** "Set her stage to Lead" of those who are being added is one more fact. */
export const SETS_THEM =
  /^(?:(?:and|also|please|kindly|then)\s+)*(?:set|make|mark|change|put|give)\s+(?=(?:her|his|him|their|them)(?![\p{L}]))/iu;
export const TELLS_MEETING =
  /\b(?:met|meet|spoke|talked|chatted|ran into|coffee|lunch|dinner|call|introduced|intro)\b|kennengelernt|getroffen|conoc|rencontr/iu;
/** "… but I don't have her LinkedIn", behind what is said of them. */
export const HAS_NONE =
  /(?<=\S)\s+(?:(?:but|and|though|sorry|yet)\s+)*(?:i|we)\s+(?:don['’]?t|do not|haven['’]?t)\s+(?:(?:have|got|know|get)\s+)+(?:(?:her|his|their|the|any)\s+)?(?:linkedin|profile|url|link|address)(?:\s+(?:url|profile|address|link|yet|now|right now))*\s*$/iu;
/** "I don't have his LinkedIn yet" says that there is no address to wait for. */
export const HAS_NO_ADDRESS =
  /\b(?:don['’]?t|do not|haven['’]?t|no|without|missing|lost|unknown|will (?:send|add|give|get)|later)\b[^.]*\b(?:linkedin|profile|url|link|address)\b|\b(?:linkedin|profile|url|link|address)\b[^.]*\b(?:unknown|missing|later|follows|to come|tbd|don['’]?t have|not (?:sure|known|there))\b/iu;

/** Matches the name at which a story introduces someone: "a guy called Bertil Ask", "met Bertil Ask". */
export function whoIsMet(words: string): string {
  const called = CALLED.exec(words)?.groups?.["rest"];
  const capital =
    /(?<![\p{L}])\p{Lu}[\p{L}\p{M}'’-]+(?:\s+(?:(?:van|von|de|da|del|di|la|der|bin|al|el)\s+)?\p{Lu}[\p{L}\p{M}'’-]+)+/u.exec(
      words.slice(1),
    );
  const met =
    /\b(?:met|saw|meet|ran into|(?:spoke|talked|chatted|coffee|lunch|dinner|call) (?:with|to))\s+(?<who>.+)$/iu.exec(
      words,
    )?.groups?.["who"];
  return called ?? (capital ? words.slice(capital.index + 1) : (met ?? ""));
}

/** "Prefers WhatsApp": what someone likes begins no name, though it has a capital. */
export const PREFERS =
  /^(?:prefers?|likes?|loves?|hates?|wants?|needs?|knows|speaks|plays|owns|sells|buys|makes|brews|bakes|builds|grows|raises|breeds|farms|keeps|fishes|roasts|distill?s|imports|exports|ships|repairs|restores|paints|sews|weaves|knits|carves|prints|produces|supplies|distributes|organi[sz]es|offers|rents|tunes|trains|cooks|orders|uses|lives|works|runs|says|thinks|loathes|avoids|drinks|eats|allergic|interested|available|reachable|vende|hace|produce|cultiva|cría|fabrica|compra|busca|quiere|vend|fait|produit|cultive|élève|fabrique|achète|cherche|veut|verkauft|macht|züchtet|sucht|(?-i:will)|braucht|möchte)\s/iu;
/** "At the Galway film fair", "from the sailing course in Kiel": where someone was met, which is no company and no home of theirs. */
export const OCCASION =
  /\s+(?:at|during|from|in|on|after|before)\s+(?:(?:the|an?|this|that|last|our|his|her|their|my|some)\s+|(?=\p{Lu}))(?:[\p{L}\p{N}&.'’-]+\s+){0,4}?(?:(?:trade|craft|book|job|wine|art|film|boat|food)?\s?fair|festival|conference|congress|expo|trade show|boat show|meet-?up|summit|exhibition|convention|concert|(?:after[- ]?)?party|wedding|funeral|workshop|gala|mixer|drinks|happy hour|booth|stand|demo day|pitch night|launch|roadshow|breakfast|brunch|iftar|barbecue|bbq|dinner|lunch|reception|opening|premiere|vernissage|webinar|course|seminar|retreat|tournament|regatta|open (?:day|house|evening)|race|auction|symposium|hackathon|networking (?:event|evening)|event|thing|bash|get-together|shindig|awards(?: night)?|ceremony|messe|kongress|tagung|feria|congreso|salon|foire)(?:\s+(?:in|at|near)\s+\p{Lu}[\p{L}\p{M}'’-]+)?(?=[\s,.;:!?)]|$)/u;

/** What joins words to others: "and …", and "Polderloop too", of this one as well. */
export const JOINED =
  /^(?:[Aa]nd|[Uu]nd|[Yy]|[Ee]t|[Pp]lus|[Aa]lso|[Aa]s well as|&)\s+|\s+(?:and|und|y|et|plus)$|(?<=^\p{Lu}\S*(?:\s\p{Lu}\S*){0,2})\s+(?:too|as well|also)[.!]*$/gu;

const EVENT_NAME =
  /^(?:the\s+)?(?:slush|web summit|sxsw|ces|mwc|dld|omr|davos|disrupt|techcrunch disrupt|dreamforce|bits (?:&|and) pretzels|vivatech|anuga|sial|biofach|money20\/20|collision|republica|re:publica|ted|tedx\p{L}*|noah|startup grind|burning man|fosdem|oktoberfest)(?:\s+(?:conference|festival|week|\d{2,4}))?$|(?:^|\s)(?:fair|festival|conference|congress|expo|trade show|boat show|meet-?up|summit|exhibition|convention|hackathon|symposium|retreat|open day|dinner|lunch|(?:after[- ]?)?party|mixer|drinks|booth|happy hour|demo day|pitch night|roadshow|iftar|wedding|webinar|workshop|thing|bash|get-together|shindig|awards|(?:food|design|fashion|tech|startup|fintech) week)(?:\s+(?:in\s+)?\p{Lu}[\p{L}\p{M}'’-]+)?(?:\s+\d{4})?$/iu;
/** "Slush", "the Lisbon meetup": an event, where someone may have been met. */
export const isEvent = (words: string): boolean => EVENT_NAME.test(words.trim());
/** "Spoke at Kelp Days last week": what someone did somewhere, which is no work of theirs. */
export const DID_THERE =
  /^(?:(?:and|also|he|she|they|who|i|we|just|has|had|once|both)\s+)*(?:spoke|talked|presented|pitched|exhibited|lectured|performed|keynoted|sat|stood|danced|gave an? (?:talk|speech|demo)|was (?:speaking|talking|presenting|at)|were at)\s/iu;

/** "Robert'); …": no name ends so, and what it is must be said again. */
export const ODD = /\p{L}['’"`]\s*[);]|;\s*--|<\/?\p{L}+>/u;
/** "Someone Ana told me about": who spoke of them. */
const SPOKEN_OF_BY =
  /(?<=^|[.;]\s*)(?:(?:this is|it['’]s|here is)\s)?(?:some(?:one|body)|an?(?:other)?\s\p{L}+|one|the\s\p{L}+)\s(?:(?:who|that|whom)\s)?\p{L}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*)?\s(?:has\s|had\s)?(?:told\s(?:me|us)\s(?:about|of)|mentioned|recommend(?:s|ed)|knows|knew|suggest(?:s|ed)|introduced\s(?:me|us)\sto|spoke\s(?:of|about)|talked\sabout|put\s(?:me|us)\son\s?to|sent\s(?:me|us)|met|found)(?:\s(?:yesterday|today|last\s\p{L}+|at\s[^.;:\n]{2,30}))?(?=\s*[.;:])/giu;
/** "Found him through Ana": who someone is known by is nobody to add. */
export const withoutSource = (text: string): string =>
  text
    .replace(SPOKEN_OF_BY, "")
    .replace(
      /(?<=^|[.;,\n]\s*)(?:(?:i|we)\s)?(?:found|met|know|got|heard|introduced|intro|referred|recommended|came)\b[^.;,\n]{0,60}?\b(?:through|via|by|from|thanks to)\s[^.;,\n]{2,60}/giu,
      "",
    );
/** Whether words ask for something else than a person to add. */
export const isCommand = (text: string): boolean =>
  /^(?:(?:and|also|then|please|und|y|et)\s+)*(?:remind|note|create|make|set|move|change|delete|remove|mark|update|draft|write|show|list|tell|find|schedule|task|call|e-?mail|send|erinnere|notiere|recu[eé]rdame|anota|rappelle|note)(?![\p{L}:])/iu.test(
    text,
  ) && !/^e-?mail\b/iu.test(text);

/** Whether a sentence goes on about those who were named: "she works at …", "prefers WhatsApp". */
export const isAboutThem = (text: string): boolean => ABOUT_THEM.test(text) || PREFERS.test(text);

/** "Jane Doe — CFO — Kelp — jane@kelp.example": a name, marks, and an email. */
export const isRow = (text: string): boolean =>
  /^\p{Lu}[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.-]+){0,2} \p{Lu}[\p{L}\p{M}'’.-]+\s*(?:[—–|·;]|,\s|\s-\s)[^\n]*\S@\S+\.\S+[\s.]*$/u.test(
    text.trim(),
  );
