import { ATTENDS, CHATS, FOOD, MONEY, SENDS, TELLS } from "./chats-and-calls.ts";
import { MORE_ACTS } from "./more-acts.ts";
import type { Order } from "./order-of.ts";

/** What the assistant is asked to do in the world outside, where it can do nothing. */
export type OutsideAct =
  | "reaches"
  | "publishes"
  | "books"
  | "pays"
  | "watches"
  | "composes"
  | "files"
  | "searches"
  | "connects"
  | "imports"
  | "exports"
  | "attends"
  | "speaks";

/** Words before a thing: how many, which, of what kind; never one that begins to say what it is for. */
const NO_KIND =
  "(?:tasks?|notes?|reminders?|to ?dos?|columns?|fields?|to|for|about|on|with|of|that|who|and|is|are|as|P|X|D|:)";
const KIND = `(?:(?!${NO_KIND}\\b)\\S+ ){0,5}?`;
/** Who is reached: a name, a pronoun, or someone who is described. */
const SOMEONE =
  "(?:P|X|her|him|them|(?:the|my|our|his|her|their) \\S+|everyone|everybody|all|(?!with|from|of|is|was|by|about|at|on|in|for|to|notes?|log|it|that|this|me|us)\\p{L}+)";
const MESSAGE =
  "(?:e ?mails?|mails?|messages?|msgs?|texts?|sms|dms?|pms?|whats ?apps?(?: message)?|telegrams?|inmails?|(?:calendar )?invit(?:e|es|ation|ations)|connection requests?|friend requests?|newsletters?|letters?|postcards?|fax|voice ?(?:mail|message)s?|nachricht(?:en)?|mensajes?|correos?|courriels?|einladung|invitacion)";
const SITE =
  "(?:(?:(?:my |our |the |her |his |their |P s )?(?:linked ?in|twitter|x|facebook|instagram|insta|tik ?tok|threads|bluesky|mastodon|youtube|reddit|medium|substack|xing|social(?: media)?))|(?:my|our|the) (?:feed|wall|blog|website|profile|page|timeline|story))";
const WEB =
  "(?:linked ?in|google|bing|the (?:internet|web|net)|online|wikipedia|crunchbase|twitter|facebook|instagram|xing|pitchbook|glassdoor|yelp|maps)";
const PROGRAM =
  "(?:gmail|google(?: \\S+)?|outlook|(?:my |our |the )?(?:\\S+ )?calendar|kalender|calendario|calendrier|icloud|hub ?spot|salesforce|pipedrive|notion|slack|airtable|zapier|teams|whats ?app|(?:my |the )?phone(?: s)?(?: \\S+){0,2}|telefon|address book|adressbuch|mail ?chimp|drop ?box|(?:google )?drive|one ?drive|zoom|calendly|zoho|attio|affinity|trello|asana|jira|stripe|quickbooks|sharepoint|another (?:crm|app|tool)|the (?:old|other|new) crm)";
const TRAVEL =
  "(?:flights?|planes?|trains?|ferr(?:y|ies)|coach(?:es)?|cruises?|berths?|cabins?|bus(?:es)?|taxis?|cabs?|ubers?|lyft|hotels?|hotel rooms?|airbnbs?|tables?|restaurants?|seats?|tickets?|rental(?: car)?|cars?|massage|haircut|dentist|doctor|reservations?|vacation|holidays?|trips?|limo|flug|fluge|tisch|zimmer|vuelos?|mesa|habitacion|vols?|billets?|chambre|hotelzimmer)";
const RIDE =
  "(?:flights?|planes?|trains?|ferr(?:y|ies)|boats?|coach(?:es)?|buses|bus|sailings?|crossings?|shuttles?|sleepers?)";
const MEETING =
  "(?:meetings?|calls?|video ?calls?|appointments?|slots?|demos?|lunch|coffee|dinner|events?|sessions?|time|an hour|half an hour|termin|besprechung|reunion|cita|rendez vous|rdv)";
/** Places and firms that are looked for in the world, and no words for one's own people. */
const PLACES =
  "(?:bars?|pubs?|cafes?|restaurants?|bistros?|hotels?|shops?|stores?|venues?|clubs?|breweries|wineries|importers?|distributors?|wholesalers?|retailers?|suppliers?|vendors?|manufacturers?|agenc(?:y|ies)|startups?|firms?|offices?|co ?working spaces?|schools?|galler(?:y|ies)|museums?|events?|conferences?|fairs?)";
const WORK =
  "(?:posts?|blog ?posts?|blogs?|articles?|tweets?|threads?|captions?|headlines?|slogans?|taglines?|essays?|poems?|haikus?|limericks?|songs?|lyrics|raps?|stor(?:y|ies)|jokes?|riddles?|novels?|speech(?:es)?|toasts?|scripts?|code|functions?|programs?|regex(?:es)?|formulas?|apps?|websites?|web pages?|landing pages?|logos?|posters?|flyers?|fliers?|leaflets?|brochures?|banners?|billboards?|illustrations?|cartoons?|animations?|mock-?ups?|business cards?|images?|pictures?|drawings?|memes?|videos?|podcasts?|presentations?|slides?|slide ?decks?|pitch(?: deck)?|cover letters?|resumes?|cvs?|contracts?|proposals?|business plans?|marketing plans?|press releases?|bios?|job (?:descriptions?|ads?|posts?)|ads?|adverts?|surveys?|quiz(?:zes)?|recipes?|playlists?|workouts?|invoices?|charts?|graphs?|diagrams?|pie charts?|dashboards?|pdfs?|newsletters?|gedichte?|lied|geschichte|beitrag|rezept|poemas?|cancion|cuento|receta|publicacion|articulo|poemes?|chanson|histoire|recette|article|publication|lettres?|brief|cartas?)";
const FILE =
  "(?:pdfs?|files?|documents?|docs?|attachments?|photos?|pictures?|images?|screenshots?|contracts?|cvs?|resumes?|invoices?|receipts?|spreadsheets?|slides?|decks?|presentations?|videos?|audio|recordings?|voice memos?|folders?|zip|datei|dokument|anhang|archivo|adjunto|fichier|piece jointe|scan|nda|term sheet)";
const me = "(?:(?:me|us|mir|uns|moi|nous) )?";

/** What is done outside whatever day is named. */
const ALWAYS: readonly (readonly [OutsideAct, string])[] = [
  [
    "imports",
    `(?:import|load|pull in|bring (?:in|over)|migrate|importier\\w*|importa\\w*|importe\\w*)\\b(?! (?:is|was)\\b).*`,
  ],
  [
    "exports",
    `(?:export|download|back ?up|exportier\\w*|exporta\\w*|exporte\\w*) (?:all|everything|every|the|my|our|people|contacts|data|notes|tasks|alles|todo|tout|meine|mis|mes|it|them|this)\\b.*`,
  ],
  [
    "connects",
    `(?!.*\\b(?:an?|new) (?:\\S+ )?(?:notes?|tasks?|columns?|fields?)\\b)(?!(?:add|put|save|move) .* : )(?:connect|sync|synchroni[sz]e|integrate|link|hook(?: up)?|pair|merge|push|copy|save|transfer|move|add|put|mirror|verbinde|synchronisiere|conecta|sincroniza|connecte|synchronise)\\b(?: \\S+){0,7}? (?:to|with|from|into|in|and|mit|con|avec|a)? ?(?:my |our |the |meinem? |mi |mon )?(?:gmail|google \\S+|outlook|icloud|hub ?spot|salesforce|pipedrive|notion|slack|airtable|zapier|mail ?chimp|drop ?box|one ?drive|calendly|zoho|attio|address book|adressbuch|phone s \\S+.*)(?: \\S+)?`,
  ],
  [
    "connects",
    `(?:connect|sync|synchroni[sz]e|integrate|hook up|pair|verbinde|synchronisiere|conecta|sincroniza|connecte|synchronise)(?: (?:to|with|mit|con|avec))?(?: \\S+){0,5}? ${PROGRAM}(?: .*)?`,
  ],
  ["connects", `(?:log|sign|get) (?:me |us )?(?:in ?to|in to|on to|onto) (?:my |our |the )?${PROGRAM}(?: .*)?`],
  ["reaches", `(?:patch|put) (?:P|X|her|him|them) (?:straight )?through(?: (?:to|on) .*)?`],
  [
    "watches",
    `(?:notify|alert|ping|warn|buzz|email|e mail|mail|text|message|sms|whats ?app|call|tell|page) (?:me|us) (?:(?:by|via|on) \\S+ )?(?:R|whenever|as soon as|every|each|any time|once|the moment|if|when|immediately)\\b(?<!\\btell (?:me|us) (?:if|when|once)).*`,
  ],
  [
    "watches",
    `(?:let me know|remind me|tell me) (?:whenever|as soon as|every time|each time|any time|the moment)\\b.*`,
  ],
  // "Let me know once Ana replies"; when her lease ends is a question.
  [
    "watches",
    `(?:let me know|give (?:me|us) (?:nudge|shout|ping|heads up)) (?:when|once|as soon as) (?:P|X|he|she|they|someone|somebody|anyone|anybody|everyone|everybody|(?:the|my|our) \\S+) (?:has |have )?(?:signs?|signed|repl(?:y|ies|ied)|responds?|responded|answers?|answered|confirms?|confirmed|pays?|paid|accepts?|accepted|agrees?|agreed|decides?|decided|arrives?|arrived|writes?(?: back)?|calls?(?: back)?|(?:gets?|got|comes?|came) back)(?: .*)?`,
  ],
  ["watches", `(?:email|e mail|mail|text|message|sms|dm|whats ?app|slack|fax) (?:me|us)\\b.*`],
  [
    "watches",
    `(?:send|give|deliver|get|schick\\w*|sende|envia\\w*|manda\\w*|envoie) ?(?:me|us|mir|uns|moi|nous)? (?=.*\\bR\\b)${KIND}(?:reports?|summar(?:y|ies)|digests?|updates?|briefings?|lists?|overviews?|newsletters?|notifications?|bericht|zusammenfassung|resumen|informe|resume|rapport)\\b.*`,
  ],
  [
    "watches",
    `(?:call|ring|phone|wake) (?:me|us)(?: up| back)? ?(?:at|on|when|if|in|later|tonight|D|R|T|every\\b.*|tomorrow)\\b.*`,
  ],
  [
    "watches",
    `(?:watch|monitor|keep an eye on|keep track of)\\b(?! P$| X$).*\\b(?:news|prices?|stocks?|website|twitter|market|competitors?|and (?:tell|alert|notify|ping|text|email) me)\\b.*`,
  ],
  // The day belongs to what they are told.
  [
    "reaches",
    `(?:text|message|msg|sms|whats ?app|dm|slack|ring|phone|call|telegram|ping) (?:P|X|her|him|them|everyone|everybody|(?!it\\b|this\\b|that\\b|the\\b|a\\b|my\\b|tasks?\\b|notes?\\b|column\\b)\\p{L}+)(?: up| back)? (?:that|saying) .+`,
  ],
  ["publishes", `(?:tweet|repost|retweet|retweete|postear|postea|poste) .+`],
  [
    "publishes",
    `(?:post|publish|share|announce|put|upload|write|veroffentliche|publica|publie|partage|comparte|teile)\\b(?!.* (?:as|for|in) (?:a )?(?:notes?|tasks?)\\b).{0,160} (?:on|to|in|under|below|beneath|unter|auf|en|sur|sous|bajo) ${SITE}(?: .*)?`,
  ],
  [
    "publishes",
    `(?:post|publish|share|leave|write|add|drop|make|put|hinterlasse|schreib\\w*|deja|escribe|laisse|ecris|publie|publica|poste) ${me}${KIND}(?:comment|comments|reaction|reply|kommentar|comentario|commentaire)\\b(?: (?:on|under|below|beneath|to|in|unter|bajo|en|sous|sur)\\b(?=.*\\b(?:posts?|articles?|updates?|photos?|tweets?|threads?|feed|linked ?in|it|beitrag|publicacion|publication)\\b).*)?`,
  ],
  [
    "publishes",
    `(?:comment|reply|react|respond|answer|kommentiere|comenta|commente|reponds) (?:on|under|below|beneath|to|with \\S+ (?:on|to))? ?${KIND}(?:P s |P |X s |her |his |their )?(?:\\S+ ){0,3}?(?:posts?|comments?|articles?|updates?|photos?|threads?|tweets?|stor(?:y|ies)|beitrag|publicacion|publication)\\b.*`,
  ],
  [
    "publishes",
    `(?:like|love|upvote|applaud|heart|likea) (?:P s|X s|her|his|their|the|that|this|all|every)(?: \\S+){0,5}? (?:posts?|comments?|articles?|updates?|photos?|pictures?|tweets?)(?: .*)?`,
  ],
  [
    "publishes",
    `(?:share|publish|post) (?:this|that|it|the following|P s (?:\\S+ ){0,2}(?:post|article)|X s (?:\\S+ ){0,2}(?:post|article))(?: .*)?`,
  ],
  [
    "publishes",
    `(?:accept|decline|reject|ignore|approve) (?:P s|X s|her|his|their|the|all|my)(?: \\S+){0,3} (?:requests?|invit(?:e|es|ation|ations))(?: .*)?`,
  ],
  [
    "publishes",
    `(?:connect with|add|endorse|follow|unfollow|block|dm|message|congratulate|tag|mention) (?:P|X|her|him|them|everyone|\\S+)(?: \\S+){0,3}? (?:on|in|via|over|through) ${SITE}(?: .*)?`,
  ],
  [
    "books",
    `(?:book|reserve|get|order|call|find|hire|rent|schedule|arrange|organi[sz]e|rebook|change|cancel|confirm|move|buche?n?|reserviere?|bestell\\w*|reserva\\w*|reserver?|reservez|storniere) ${me}(?!.*\\bby D\\b)${KIND}${TRAVEL}(?: (?!tasks?\\b|reminders?\\b|notes?\\b)\\S+)*`,
  ],
  [
    "books",
    `(?:book|rebook|check|get|put) (?:me|us|P|X) (?:a seat |a place |in )?(?:on|onto|on to|aboard) ${KIND}${RIDE}\\b(?! (?:tasks?|lists?)\\b)(?: .*)?`,
  ],
  [
    "books",
    `(?:book|rebook|reserve) (?:the |an? |my |our )?[PX] (?:\\S+ )?${RIDE}\\b(?! (?:tasks?|reminders?)\\b)(?!.*\\bby D\\b)(?: .*)?`,
  ],
  ["books", `(?:make|take) ${me}(?:a |an )?(?:\\S+ )?(?:reservation|appointment|booking)(?: .*)?`],
  [
    "books",
    `(?:book|schedule|set up|arrange|organi[sz]e|plan|block|create|make|send|put|add|enter|start|host|accept|decline|move|cancel|trag\\w*|plane) ${me}(?:(?!(?:tasks?|notes?|reminders?)\\b)\\S+ ){0,9}?(?:(?:in|on|into|to|at|from|via|over|auf|im|en|dans|a) (?:my |our |the |his |her |P s |meinen? |mi |mon )?(?:(?:outlook|google|apple|work|ms|microsoft) )?(?:calendar|outlook|gcal|ical|kalender|calendario|agenda|calendrier))(?! tasks?\\b)(?: .*)?`,
  ],
  [
    "books",
    `(?:book|schedule|set up|arrange|organi[sz]e|plan|create|make|start|host|send) ${me}(?:(?!(?:tasks?|notes?|reminders?)\\b)\\S+ ){0,4}?(?:zoom|teams|google meet|gmeet|skype|webex|facetime|calendly)(?: (?:call|meeting|link|invite|session|room)s?)?\\b(?: .*)?`,
  ],
  [
    "books",
    `(?:book|schedule|arrange|set up|move|rearrange|cancel|reschedule) (?:me|us|my|our) ${KIND}${MEETING}(?! tasks?\\b)(?: .*)?`,
  ],
  ["searches", `(?:google|bing|scrape|crawl|browse|duckduckgo|perplexity|chatgpt|googel|googlea|goo?gle) .+`],
  [
    "searches",
    `(?:search|find|look|look up|look for|check|research|get|fetch|see|browse|investigate|suche?|finde?|busca\\w*|encuentra|cherche|trouve)\\b.* (?:on|in|at|from|via|auf|im|en|sur) ${WEB}(?: .*)?`,
  ],
  [
    "searches",
    `(?:search|browse|check|look (?:up|for|at)|suche?|busca|cherche) (?:(?:on|through|in|auf|im|en|sur) )?(?:linked ?in|google|(?:the |dem |der )?(?:internet|web|net|netz)|online|wikipedia|crunchbase)(?: .*)?`,
  ],
  ["searches", `(?:look up|find|search|research|check)\\b.* (?:online|on line)(?: .*)?`],
  [
    "searches",
    `(?:find|source|get|recommend|suggest|bring|hunt|buy|generate) (?:me |us )?(?:(?:some|a few|more|\\d+|N|ten|five|twenty|fifty|a hundred|\\d+ more) )?(?:new |fresh |good |potential |qualified |other ){1,2}(?:\\S+ ){0,2}?(?:leads|contacts|customers|clients|prospects|candidates|investors|founders)\\b(?!.*\\b(?:added|this|last|since|in (?:stage|lead))\\b).*`,
  ],
  [
    "searches",
    `(?:find|source|recommend|suggest|discover|search for|look for) (?:(?:me|us) )?(?:(?:some|a few|any|more|\\d+|N|ten|five|twenty) )?(?:(?:new|fresh|good|great|nice|more|potential|other|interesting) ){0,2}(?:\\S+ ){0,2}?${PLACES}(?= (?:in|near|around|across|at|from|that|which|who|where|with|to|for)\\b)(?!.*\\b(?:my|our) (?:people|contacts|list|table|network|notes|tasks)\\b)(?<=\\b(?:new|fresh|good|great|nice|potential|more)\\b.*)(?!.*\\b(?:added|last contacted|in stage|in status)\\b).*`,
  ],
  [
    "files",
    `(?:attach|upload|scan|print|photocopy|ocr|transcribe|unzip|fax|hochladen|adjunta|imprime|joins|druck\\w*|hang\\w*) (?!.*\\b(?:by|on|before) D\\b).+`,
  ],
  [
    "files",
    `(?:open|read|parse|process|extract|convert|download|analy[sz]e|summari[sz]e|translate|sign|check|review|look at|e ?sign|offne|lies|abre|lee|firma|ouvre|lis|signe) ${me}(?:everything |the text |text |data )?(?:in |from |of |out of )?(?:the|this|that|my|our|attached|his|her|their|P s|X s|das|die|den|el|la|este|le|ce|cette|a) ${KIND}${FILE}\\b(?!.*\\b(?:by|on|before|until) D\\b)(?:(?! (?:is|was|are) ).)*`,
  ],
  [
    "composes",
    `(?:write|compose|make|draw|sing|tell)(?: (?:for|to))? (?:P|X|her|him|them|us)(?: (?:and|,) [PX])? (?:get well |birthday |\\S+ ){0,2}?(?:poems?|haikus?|limericks?|songs?|lyrics|raps?|jokes?|riddles?|sonnets?|odes?|rhymes?|verses?|fairy ?tales?)\\b.*`,
  ],
  [
    "composes",
    `(?:write|draft|draft up|compose|generate|come up with|design|draw|paint|sing|sketch|code|program|invent|produce|make|build|create|do|prepare|schreib\\w*|dichte|zeichne|escrib\\w*|redacta|dibuja|ecris|redige|dessine)(?: up| out)? (?:me |us |mir |uns |moi |nous )${KIND}(?!e ?mail|mail)${WORK}\\b.*`,
  ],
  [
    "composes",
    `(?:write|draft|draft up|compose|generate|come up with|design|draw|paint|sing|sketch|code|program|invent|produce|create|make|build|give me|show me|tell me|plot|schreib\\w*|dichte|zeichne|erzahl\\w*|escrib\\w*|redacta|dibuja|cuent\\w*|ecris|redige|dessine|raconte)(?: up| out)? (?!.*\\b(?:by|on|for|until|before) D\\b)(?:a|an|some|another|our|my|ein|eine|einen|un|una|une) ${KIND}${WORK}\\b(?! (?:columns?|fields?|tasks?)\\b)(?!.*\\bnot(?:e|es) (?:about|on|for)\\b).*`,
  ],
];

/** What is done outside unless the user plans it for a day of their own: "call Anna tomorrow" is a task. */
const UNPLANNED: readonly (readonly [OutsideAct, string])[] = [
  [
    "files",
    `(?:read|check|look(?: at| in| into| through)?|scan|search|go through|open|access|see|monitor|have a look (?:at|in|into)) ${me}(?:in |into |through )?(?:my|our|the|P s|X s) (?:\\S+ )?(?:in ?box|mailbox|e ?mails?|mails?|dms|direct messages|calendar|outlook|gmail|voicemail|whats ?app|slack|sms|spam(?: folder)?)\\b(?: .*)?`,
  ],
  [
    "reaches",
    `(?:call|ring|phone|dial|text|sms|message|msg|dm|pm|whats ?app|slack|telegram|facetime|skype|telephone|ruf|llam[ae](?:le|la|lo)?|appelle|rappelle(?! moi)) (?:a |an )?${SOMEONE}(?: (?:back|up|an|for me|for us|fur mich|por mi|pour moi|to (?:say|tell|ask)|saying|telling|asking|that|and (?:say|tell|ask|patch|put (?:P|her|him|them) (?:through|on)|connect|transfer (?:her|him|them))|:|Q|quickly|immediately|on (?:his|her|their) \\S+|T|today)(?: .*)?)?`,
  ],
  [
    "reaches",
    `(?:P|X|meine \\S+|sie|ihn|ihm|ihr|den \\S+|die \\S+)(?: \\S+){0,4} (?:anrufen|anschreiben|schreiben|kontaktieren|benachrichtigen|einladen)`,
  ],
  [
    "reaches",
    `(?:send|shoot|drop|forward|write|fire off|schick\\w*|sende?|schreib\\w*|envi[ae]\\w*|manda\\w*|escrib\\w*|envoie\\w*|ecris) (?:(?!to\\b)\\S+ ){0,4}?(?:an? |the |this |my |our |out |off |eine? |un |una |une )*(?:\\S+ )?(?!e ?mail|mail)${MESSAGE}\\b(?! (?:columns?|fields?)\\b).*`,
  ],
  ["reaches", `(?:sms|text|message|dm|whats ?app) (?:to|an|a|para) (?:P|X)\\b.*`],
  ["reaches", `(?:reply|respond|answer) (?:to )?(?:P|X|her|him|them|his|her|their|P s|X s)\\b.*`],
  [
    "pays",
    `(?!transfer (?:(?:the )?ownership of )?[PX](?: s \\S+)? (?:over )?(?:to|into|in|from)\\b)(?:buy|purchase|pay|transfer|wire|venmo|paypal|donate|refund|tip|kauf\\w*|bezahl\\w*|uberweise?|compra\\w*|paga\\w*|transfiere|achete\\w*|paie|paye) .+`,
  ],
  [
    "pays",
    `(?:order|bestell\\w*|pide|commande\\w*) (?!(?:my|the|all|our) (?:people|contacts|tasks|list|columns|table|notes)|people|contacts|tasks|them|by|columns|it by)(?:.+)`,
  ],
];
/** The same with someone to do it for, whatever the day: "buy me two tickets on Saturday". */
const patterns = (list: readonly (readonly [OutsideAct, string])[]) =>
  list.map(([act, source]) => [act, new RegExp(`^(?:${source})$`, "u")] as const);
const always = patterns([...ATTENDS, ...TELLS, ...FOOD, ...ALWAYS, ...MORE_ACTS]);
const unplanned = patterns([...CHATS, ...UNPLANNED]);
/** A task that is there, or what happened: "draft offer letter is done". */
const TOLD =
  /\b(?:is|are|was|were|s|has been|have been|ist|sind|esta|est|sont) (?:already |now |all |schon |ya |deja )?(?:done|finished|complete|completed|ready|over|sent|booked|paid|sorted|ordered|erledigt|fertig|hech[ao]s?|fait[es]?|termine[es]*)\b|\b(?:done|finished)$|^(?:call|text|message) (?:it|that|this|the column)\b/;

const SENT = new RegExp(`^(?:(?:transfer|wire|remit) |(?:send|pay|move) (?:\\S+ )?${MONEY}\\b)`, "u");

/** What an order is to do in the world outside; null where it is none that this folder knows. */
export function outsideAct({ words, isPlan, isNow = false, isAtOnce = false }: Order): OutsideAct | null {
  // "Tell Rosa that her cards are ready" asks for something, whatever it says.
  const isMessage =
    /^(?:(?:tell|inform|let) (?:P|X|her|him|them|everyone)\b|\S+(?: app)? (?:P|X|her|him|them|everyone|everybody)(?: up| back)? (?:that|saying)\b)/.test(
      words,
    );
  if (TOLD.test(words) && !isMessage) return null;
  const fits = (list: typeof always) => list.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  if (isAtOnce && !isPlan && SENDS.test(words)) return "reaches";
  // Money that is to go today, or for a month, is to be sent by the assistant.
  const isSent = isPlan && (isNow || /^(?:transfer|wire|remit|pay) .* for D$/.test(words)) && SENT.test(words);
  return fits(always) ?? (isPlan && !isSent ? null : fits(unplanned));
}
