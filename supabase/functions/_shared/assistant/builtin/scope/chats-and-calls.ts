import type { OutsideAct } from "./outside-acts.ts";

/** Other programs in which people write to each other. */
const CHAT =
  "(?:slack|whats ?app|teams|telegram|signal|wechat|we chat|messenger|imessage|sms|viber|line app|discord|skype|text message|instagram|facebook|linked ?in|linkedin message|dm)";
/** "500 dollars", "$200", "20k euros": a sign is "usd" in plain words. */
const CODES = "usd|eur|gbp|chf|aud|nzd|cad|sgd|hkd|php|brl|ngn|kes|inr|zar|ghs|xof|jpy|mxn|idr|thb|pln|sek|dkk|nok";
const COINS =
  "dollars?|euros?|pounds?|bucks|quid|francs?|yen|naira|shillings?|rupees?|rand|cedis?|pesos?|dirhams?|reais|zloty|kronor|kroner";
export const MONEY = `(?:(?:${CODES}) ?\\d[\\d ]*k?|\\d[\\d ]*k? ?(?:${COINS}|${CODES}))`;
const TALKS =
  "(?:calls?|meetings?|zooms?|video ?calls?|conversations?|interviews?|sessions?|demos?|webinars?|conferences?)";

/** What the assistant is asked to hear or to be reminded through, whatever the day. */
export const ATTENDS: readonly (readonly [OutsideAct, string])[] = [
  [
    "watches",
    "remind (?:me|us) (?:R |D )?(?:by|via|over|through|on|with an?) (?:sms|text(?: message)?|e ?mail|mail|whats ?app|(?:my )?phone|slack|telegram|signal|push(?: notification)?|notification|message)\\b(?! (?:P|X|to)\\b).*",
  ],
  [
    "attends",
    `(?:listen(?: in)?|sit in|dial in|join in|hop|call in|tune in|eavesdrop)(?: (?:to|on|into|onto|in))? (?:my|our|the|this|that|P s|X s) (?:\\S+ ){0,3}?${TALKS}\\b(?! recordings?\\b).*`,
  ],
  [
    "attends",
    `(?:join|attend|transcribe|sit through|take part in) (?:my|our|this|that|the|next|P s) (?!.* : )(?:\\S+ ){0,3}?${TALKS}\\b(?! (?:tasks?|notes?|in tracker)\\b)(?!.*\\b(?:by|before) D\\b).*`,
  ],
  // "Record the call with Ana" keeps what was said in it.
  [
    "attends",
    `record (?:(?!.* : )(?:\\S+ ){0,6}?${TALKS}\\b.* transcri\\p{L}+\\b.*|the (?:next|following|upcoming|coming) (?!.* : )(?:\\S+ ){0,3}?${TALKS}\\b.*|(?:my|our|this|next|all) (?!.* : )(?:\\S+ ){0,3}?${TALKS}\\b.*|(?:the|every|each) (?!.* : )(?:\\S+ ){0,3}?${TALKS}\\b.* (?:automatically|live|audio|video|from now on|in the background))`,
  ],
];

const REACHES =
  "e ?mail|mail|text|message|msg|sms|dm|pm|whats ?app|ping|slack|telegram|call|ring|phone|write(?: to)?|contact|tell|let|inform|notify";
const WHO = "(?:P|X|her|him|them|both|everyone|everybody)";
const AT_ONCE =
  "(?:right (?:now|away)|now|immediately|at once|straight away|asap|this (?:minute|instant|second|moment))";

/** What someone is to be told now, whatever time is in it: "mail Ana and tell her we're 20 minutes late". */
export const TELLS: readonly (readonly [OutsideAct, string])[] = [
  // "Message everyone in Lead over WhatsApp, wishing them a good weekend": the day is in what they are told.
  [
    "reaches",
    `(?:text|message|msg|sms|dm|e ?mail|mail|whats ?app|ping|call|ring|write(?: to)?|contact) (?:to )?(?:everyone|everybody|all(?: of)?|both|each|every|my|our|the|P|X|them)\\b(?!.*\\b(?:by|before|on) D\\b)(?: (?!and\\b)\\S+){0,6}? (?:(?:to )?(?:wish|thank|congratulate)|wishing|saying|telling|congratulating|thanking|announcing) .+`,
  ],
  ["reaches", "(?:e ?mail|mail|write(?: to)?|fax) (?:P|X|her|him|them|everyone|everybody) (?:that|saying) .+"],
  [
    "reaches",
    "(?:e ?mail|mail|text|message|msg|sms|dm|pm|whats ?app|ping|slack|call|ring|phone|write(?: to)?) (?:P|X|her|him|them|everyone|everybody) (?:and|to) (?:tell|let|say|inform) (?:(?:to )?(?:P|X|her|him|them|everyone) )?(?:know )?(?:that )?(?:i|we|i m|we re|i ll|we ll|i ve|we ve)\\b.*",
  ],
  // "Mail Ana right now, we are on for Thursday": what is to be said at this moment is for no other day.
  ["reaches", `(?:${REACHES}) ${WHO}(?: (?:back|up|know))? ${AT_ONCE}\\b(?!.*\\b(?:by|before|until) D\\b)(?: .*)?`],
  [
    "reaches",
    `(?:drop|give|shoot|send) ${WHO} (?:an? |the )?(?:quick |short )?(?:line|ring|call|bell|buzz|shout|text|message) ${AT_ONCE}\\b(?!.*\\b(?:by|before|until) D\\b) .*\\bD\\b.*`,
  ],
  // "Call Ana and tell her the slot is on 4 March": the day is of the slot.
  [
    "reaches",
    `(?:${REACHES}) ${WHO}(?: (?:back|up))? (?:and|to) (?:tell|say|let|inform)(?: (?:to )?${WHO})?(?: know)? (?!about\\b|D\\b)(?:(?!and\\b|or\\b|when\\b|if\\b|once\\b)[^D :]\\S* ){1,6}?(?:is|are|was|were|s|re|will|ll|has|have|moves?|moved|starts?|begins?|works?|suits|arrived|came|left|got|goes|opens|closes|needs?|must) (?:\\S+ )*D(?: .*)?`,
  ],
  [
    "publishes",
    `(?:make|rewrite|edit|polish|improve|shorten|tweak|spice up|fix|take) .{2,60}\\b(?:posts?|articles?|tweets?)\\b.* (?:and|then) (?:re)?(?:post|publish|share|tweet) (?:it|this|that|them)\\b.*`,
  ],
  [
    "connects",
    "(?:log|sign|get) (?:me |us )?(?:in ?to|in to|on to|onto) (?:my |our |the |P s |X s |his |her |their )?(?:linked ?in|account|profile|twitter|facebook|instagram|xing|e ?mail|inbox)\\b.*",
  ],
];

/** What is to be brought to eat, whatever the day. */
export const FOOD: readonly (readonly [OutsideAct, string])[] = [
  // "Order 40 pizzas for the cohort, Friday 12.30": the day is when they are to come.
  [
    "pays",
    `(?:order|get|grab|fetch|bring|buy) (?:(?:me|us|them|everyone|P|X) )?(?:(?!by\\b|tasks?\\b|notes?\\b|columns?\\b|about\\b|back\\b|from\\b|[:D])\\S+ ){0,3}?(?:pizzas?|sandwiches|burgers?|sushi|take ?aways?|take ?outs?|curr(?:y|ies)|sh?awarmas?|kebabs?|tacos|donuts|doughnuts|bagels|coffees)\\b(?! (?:orders?|tasks?|columns?|fields?)\\b)(?!.*\\bby D\\b)(?=.*\\b[TD]\\b| for\\b)(?: .*)?`,
  ],
];

/** Who is to be reached through another program, unless it is planned for a day. */
export const CHATS: readonly (readonly [OutsideAct, string])[] = [
  [
    "pays",
    `(?:send|remit|wire|move) (?:(?:P|X|her|him|them) )?${MONEY}\\b(?! (?:quotes?|invoices?|offers?|bills?|proposals?|contracts?|deals?|orders?)\\b)(?: .*)?`,
  ],
  ["pays", `(?:invoice|bill|charge|refund|reimburse) (?!the\\b|my\\b|an?\\b)(?:\\S+ ){1,4}?(?:for )?${MONEY}(?: .*)?`],
  [
    "reaches",
    `(?:send|e ?mail|mail|forward|submit|deliver|share|sign) .{2,80} (?:via|through|using|over|by) (?:docu ?sign|hello ?sign|adobe sign|we ?transfer|drop ?box|e ?mail|mail|post|courier|fax|dhl|ups|fed ?ex|${CHAT.slice(3)}(?: .*)?`,
  ],
  [
    "reaches",
    `(?:message|msg|ping|text|dm|contact|reach|call|ring|write(?: to)?|tell|ask|notify|answer|reply to|nudge) (?!me\\b|us\\b|it\\b|that\\b)(?:P|X|her|him|them|everyone|everybody|(?!tasks?\\b|notes?\\b)\\p{L}+) (?:on|via|over|through|in|by|using) ${CHAT}(?: .*)?`,
  ],
  // "Mail Ana and ask for the report".
  [
    "reaches",
    `(?:e ?mail|mail|dm|pm|ping|write(?: to)?|nudge|poke) (?!me\\b|us\\b|it\\b|that\\b)(?:P|X|her|him|them|everyone|everybody) (?:(?:on|via|over|in) ${CHAT} )?(?:and|to) (?:tell|say|let|ask|inform|thank|remind|check|see|find out|explain|apologi[sz]e|confirm)\\b.*`,
  ],
  // "Text Ana from my number and ask whether she decided".
  [
    "reaches",
    "(?:text|message|msg|sms|dm|pm|ping|e ?mail|mail|call|ring|phone|whats ?app|write(?: to)?|contact|nudge) (?!me\\b|us\\b|it\\b|that\\b)(?:P|X|her|him|them|everyone|everybody|\\p{L}+)(?: up| back)? (?:(?:from|on|with|using|via|through|in) (?:my|our) (?:\\S+ ){0,2}?(?:behalf|number|phone|account|linked ?in|e ?mail|address|mobile|cell|whats ?app|names?|inbox|side)|for me|for us)\\b.*",
  ],
  [
    "searches",
    "(?:run|do|perform|carry out|order|start|pull|make)(?: (?:me|us))? (?:an? |the |another )?(?:\\S+ ){0,2}?(?:police|background|credit|criminal(?: record)?|dbs|security|identity|id|right to work|sanctions|fraud)(?: record)? (?:checks?|clearance|screening|report)\\b(?: (?:on|for|of|about|against) .*)?",
  ],
  [
    "reaches",
    `(?:dm|pm|whats ?app|sms|telegram|slack) (?:P|X|her|him|them|everyone|everybody) (?!(?:tasks?|notes?|columns?)\\b)\\S.*`,
  ],
  [
    "reaches",
    "(?:leave|drop|shoot|give) (?:P|X|her|him|them) (?:a |an )?(?:quick |short )?(?:voice ?mail|voice ?message|ring|buzz|bell|message)\\b(?! (?:columns?|fields?)\\b).*",
  ],
  // "Mail the list of my leads to Dario".
  [
    "exports",
    `(?:e ?mail|mail|send|forward|share|fax|text|whats ?app|deliver) (?:(?:the |a |that |this )?(?:whole |full |complete |entire )?(?:\\S+ )?(?:list|table|export|copy|names|addresses|emails) of (?:all )?(?:my|our|the|all|these|those) \\S+|(?:my|our|all(?: my| our| the)?|the whole|the entire) (?:\\S+ )?(?:contacts|people|leads|customers|network|database|pipeline))\\b(?: \\S+){0,4}? to (?!(?:the )?(?:stage|status|column)\\b)\\S.*`,
  ],
  [
    "reaches",
    `(?:tell|inform|let) (?!me\\b|us\\b|you\\b|it\\b|that\\b|this\\b)(?:P|X|her|him|them|everyone) (?:that|know|about|to|to know|i|we|his|her|their|he|she|they|the|our|my|it|there)\\b.*`,
  ],
];

/** "Send Ana the contract", "forward the deck to her": at this moment, it is to be done by the assistant. */
export const SENDS =
  /^(?:send|forward|resend|deliver|shoot|fire off|mail|e ?mail) (?:(?:P|X|her|him|them) (?!to\b|into\b|in\b|back\b)\S.*|(?!P\b|X\b|notes?\b|tasks?\b)\S.* to (?:P|X|her|him|them))(?: (?:right (?:now|away)|now|immediately|at once|straight away))?(?: (?:with|from|under) (?:my|our) (?:\S+ )?(?:signature|name|account|address|logo|letterhead|regards))?$/;
