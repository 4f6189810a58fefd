import type { OutsideAct } from "./outside-acts.ts";

const PROGRAM =
  "(?:notion|outlook|gmail|hub ?spot|salesforce|pipedrive|slack|teams|airtable|trello|asana|jira|evernote|one ?note|excel|google (?:sheets?|docs?|drive|calendar|keep|tasks|contacts)|drop ?box|one ?drive|share ?point|zoho|attio|monday com|quickbooks|xero|stripe|whats ?app|telegram|i ?cloud|apple (?:notes|calendar|reminders)|todoist|zapier|mail ?chimp)";
/** Programs in which things are written down; what was said "on Teams" is said there, and may be noted here. */
const KEEPER = PROGRAM.replace("slack|teams|", "").replace("whats ?app|telegram|", "");
/** Programs of recruiters and of other trades that keep people. */
const RECORDS =
  "(?:ashby|green ?house|workday|bamboo ?hr|workable|smart ?recruiters|team ?tailor|recruitee|personio|bullhorn|icims|jobvite|breezy|angellist|wellfound|crunchbase|pitchbook|apollo|zoom ?info|lusha|clay)(?= |$)";
const CHANNEL =
  "(?:sms|text(?: message)?|e ?mail|mail|whats ?app|phone|slack|telegram|signal|messenger|teams|message|letter|post|linked ?in)";
const KEPT = "(?:tasks?|notes?|columns?|fields?|stage|status|owner)";

/** What is done outside whatever day is named, beside the acts of `outside-acts.ts`. */
export const MORE_ACTS: readonly (readonly [OutsideAct, string])[] = [
  // "Book me a VIA Rail ticket": the firm that sells it may be a name.
  [
    "books",
    "(?:book|reserve|get|order|buy|find|rebook) (?:me|us) (?:(?!(?:tasks?|notes?|reminders?|to ?dos?|columns?|fields?|to|for|about|on|with|of|that|who|and|is|are|as|by|:)\\b)\\S+ ){0,6}?(?:flights?|trains?|ferr(?:y|ies)|taxis?|cabs?|hotels?(?: rooms?)?|tickets?|seats?|rooms?|rental cars?|berths?|cabins?)\\b(?! (?:tasks?|reminders?|notes?|lists?)\\b)(?: (?!(?:tasks?|reminders?|notes?)\\b)\\S+)*",
  ],
  // "Charge Kelp's card for the fee".
  ["pays", "(?:charge|debit|bill) (?:\\S+ ){1,4}?(?:cards?|credit cards?|bank|accounts?|amex|visa|mastercard)\\b.*"],
  [
    "files",
    "(?:docusign|hello ?sign|panda ?doc|adobe ?sign|e ?sign) (?:the|an?|this|that|my|our|her|his|their|P|X)\\b.*",
  ],
  [
    "searches",
    `(?:check|search|look (?:up|in|at|on)|go through|consult) (?:in |on |with )?(?:the )?(?:\\S+ ){0,2}?(?:companies house|regist(?:er|ry)|(?:patent|trademark|land) office|court records?|charity commission)\\b (?:and (?:see|tell|check|find|let|say|look)|to (?:see|find|check)|whether|if)\\b.*`,
  ],
  [
    "searches",
    `(?:pull|get|fetch|grab|load|bring|show|list|find|search|look)(?: up| in| for| over)? (?:me )?(?:\\S+ ){0,4}?(?:from|in|out of|off|on|through|via) (?:my |our |the )?${RECORDS}(?! (?:columns?|fields?|tasks?|notes?|stage|status)\\b)(?: .*)?`,
  ],
  // "Book me the 7:14 to Malmö", "get us on the 9:12 from Lille".
  [
    "books",
    "(?:book|get|put|reserve|find|squeeze|grab) (?:(?:me|us|P|X) )?(?:(?:a|one|two) (?:seats?|places?|tickets?|berths?) )?(?:on |onto |in |for )?(?:the |an? )?T (?:\\S+ )?(?:from \\S+ )?(?:to|from) (?!do\\b|P\\b).+",
  ],
  // "Remind Ana by WhatsApp on Friday" is a message to her, and no task of one's own.
  [
    "reaches",
    `remind (?:P|X|her|him|them|everyone|everybody|the \\S+)\\b(?:(?! : ) \\S+){0,12}? (?:by|via|over|through|with an?) ${CHANNEL}\\b.*`,
  ],
  [
    "connects",
    `(?:write|log|put|add|save|enter|store|copy|file|type|record|paste|drop|keep|push)(?: (?!${KEPT}\\b|:)\\S+){0,6}? (?:down )?(?:in|into|inside|over to) (?:my |our |the |her |his |their )?${KEEPER}\\b(?: .*)?`,
  ],
  [
    "connects",
    `(?:connect|integrate|hook|link|pair|sync|synchroni[sz]e|plug|wire)(?: up)? (?:me|us|this|it|tracker|everything|yourself|my \\S+|our \\S+|the app)(?: up)? (?:to|with|into) (?!P\\b|her\\b|him\\b|them\\b|it\\b|that\\b|this\\b)(?!.*\\b${KEPT}\\b).+`,
  ],
  [
    "files",
    "(?:can|could|may) (?:i|we) (?:scan|photograph|snap|upload|attach|print|photocopy|fax|take (?:an? )?(?:photos?|pictures?|scans?|screenshots?) of|(?:send|show|give) you (?:an? |the |my )?(?:photos?|pictures?|scans?|screenshots?|files?|pdfs?)) ?.*",
  ],
  ["files", "(?:photograph|snap|take (?:an? )?(?:photo|picture|screenshot|scan) of) (?!.*\\bD\\b).+"],
  [
    "speaks",
    "(?:read|speak|say|sing|play|tell)\\b.{1,60}\\b(?:aloud|out loud|in your voice|with your voice|laut vor|en voz alta|a haute voix|a voix haute)",
  ],
  [
    "reaches",
    "(?:connect|introduce|put) (?:me|us) (?:up )?(?:with|to|in touch with) (?:P|her|him|them)\\b(?! (?:s|as)\\b).*",
  ],
  [
    "connects",
    "(?:ask|tell|use|have|let|get) (?:chat ?gpt|claude|copilot|gemini|siri|alexa|another ai|an? (?:ai|llm|language model))\\b.*",
  ],
  [
    "exports",
    "(?:make|create|build|generate|give|send|prepare|produce) (?:me |us )?(?:an? |the )?(?:excel|xlsx?|csv|spreadsheet|vcard)(?: (?:file|sheet|list))?\\b(?! (?:columns?|fields?|tasks?|notes?)\\b).*",
  ],
  [
    "files",
    "(?:save|keep|store|file|put|add) (?:this|that|these|those|the attached|my) (?:\\S+ )?(?:pdfs?|files?|documents?|attachments?|photos?|pictures?|images?|screenshots?|videos?|recordings?)\\b(?!.*\\b(?:notes?|tasks?|columns?|D)\\b).*",
  ],
  [
    "publishes",
    "(?:post|publish|advertise|put out|run) (?:an? |the |our |my )?(?:\\S+ ){0,2}?(?:ads?|adverts?|advertisements?|job offers?|vacanc(?:y|ies)|job postings?|campaigns?|announcements?)\\b(?!.*\\bD\\b).*",
  ],
  [
    "searches",
    "(?:scrape|crawl|harvest) (?:all|every\\w*|any|the (?:e ?mails|contacts|profiles|names|employees|site|website)|contacts|e ?mails|leads|profiles|data|employees|names)\\b.*",
  ],
];

/** Knowledge and games, beside those of `general-asks.ts`. */
export const MORE_GENERAL: readonly string[] = [
  "(?:tell|show|teach|say to) (?:me|us) (?:something|anything) (?:really |very )?(?:funny|fun|nice|interesting|amusing|clever|wise|beautiful|cool|silly|smart|cheerful|inspiring|new about the world)\\b.*",
  "(?:what s |what is |how much is )?\\d[\\d ]* ?(?:percent|per cent|pct|prozent|por ciento|pour cent) (?:of|from|von|de) \\d[\\d ]*",
  "(?:what|how much) (?:does|do|did|will|would) (?!my\\b|our\\b|P\\b|X\\b|her\\b|his\\b|their\\b)(?:\\S+ ){1,5}?(?:cost|costs|sell for|go for|trade at)(?: (?:D|T|currently|now|right now|nowadays|these days|at the moment|on the market|on the (?:stock )?exchange|at the pump|per (?:litre|liter|barrel|ounce|kilo|ton|tonne|kwh|share)))+",
  "(?:what|how much) (?:does|do|would) an? (?:barrel|ounce|litre|liter|gallon|pint|kilo|tonne?|share|stamp|bitcoin|big mac|loaf|flight|train ticket|iphone)\\b.{0,30}\\bcost\\b.*",
  "(?:was kostet|was kosten|wie viel kostet|hvad koster|hva koster|vad kostar|wat kost|combien coute|combien coutent|combien vaut|cuanto cuesta|cuanto cuestan|cuanto vale) (?!P\\b|X\\b).*\\b(?:D|borse|markt|gerade|aktuell|derzeit|momentan|jetzt|bourse|en ce moment|actuellement|bolsa|ahora|ahora mismo|borsen|lige nu|na|beurs|nu)\\b.*",
  "wie (?:steht|stehen|hoch (?:steht|ist)|ist) (?:gerade |aktuell )?(?:der|die|das) (?:\\S+ )?(?:dax|dow(?: jones)?|nasdaq|euro|dollar|franken|pfund|aktien?|borse|kurs|leitzins|inflation|goldpreis|olpreis|bitcoin|wechselkurs)\\b.*",
  "(?:where|how) (?:does|is|are|do) (?:the )?(?:dax|dow(?: jones)?|nasdaq|ftse|cac(?: 40)?|s p 500|stock exchange|oil price|gold price|bitcoin)(?: (?:stand|standing|at|doing|D|now))*",
];

/** An order that makes something new, or writes in another program: no task that is there is meant, whatever words of its title are in it. */
export const isSurelyOutside = (plain: string): boolean =>
  /^(?:(?:please|can you|could you|would you) )*(?:design|draw|paint|sketch|illustrate|photograph|scrape) (?:me|us|an?|the|some|everyone|everybody)\b/u.test(
    plain,
  ) ||
  new RegExp(
    `\\b(?:in|into|on|onto) (?:my|our|the) (?:${PROGRAM}|(?:outlook|google|apple|work) calendar)\\b`,
    "u",
  ).test(plain) ||
  new RegExp(`\\b(?:into|in) ${PROGRAM}\\b`, "u").test(plain);
