import { MORE_GENERAL } from "./more-acts.ts";
import type { Order } from "./order-of.ts";

/** What no record answers: knowledge, sums, advice, and games. */
const ASKS = [
  "(?:translate|ubersetze?|traduce|traduci\\w*|traduis|traduire|traduza|traduz|traduzir|tradurre|vertaal|proofread|spell ?check|rephrase|paraphrase|rewrite|reword|korrigiere|corrige)\\b(?! P s\\b)(?: .*)?",
  "(?:traduza|traduz|traduce|traduis|traduisez|ubersetze?) (?:\\S+ ){0,2}?(?:notas?|notes?|notiz(?:en)?|mensagem|mensaje|message|nachricht|post|beitrag|e ?mail|correo|courriel)\\b.*",
  "(?:translate|ubersetze?|traduce|traduis|traduza|traduz) (?:P s|X s|her|his|their) (?:last |latest |newest |next |first )?(?:notes?|posts?|e ?mails?|mails?|messages?|summar(?:y|ies)|letters?|texts?)\\b.*",
  "how (?:do|does|would|can|should) (?:you|i|we|one|they) (?:say|spell|pronounce|write) .+ (?:in|auf|en) \\p{L}+",
  "(?:what s|whats|what is|what are|how much is|where is|how is) (?:the )?(?!P\\b|X\\b|my\\b|our\\b)(?:\\S+ ){1,3}?(?:trading(?: at| for)?|share|stock|stocks|shares)(?: (?:price|value|worth|at|for|doing|D|now))*",
  "(?:what s|whats|what is|how much is|convert|what would|how much would) (?:\\S{1,4} )?(?:usd|eur|gbp|php|inr|ngn|kes|aud|nzd)? ?\\d[\\d ]*(?:k|m)? ?(?:dollars?|euros?|pounds?|pesos?|rupees?|naira|shillings?)? ?(?:be )?(?:in|to|into) (?:\\S+ )?(?:dollars?|euros?|pounds?|pesos?|rupees?|naira|shillings?|yen|francs?|usd|eur|gbp|php|inr|ngn|kes|aud|nzd)\\b.*",
  "(?:what s|whats|what is|how is|how are|how high is) (?:the )?(?:\\S+ ){0,2}?(?:euros?|dollars?|pounds?|yen|franc|usd|eur|gbp|chf)(?: (?:to|vs|versus|against|in))?(?: (?:the )?(?:euros?|dollars?|pounds?|yen|francs?|usd|eur|gbp|chf))? (?:exchange )?(?:rate|doing|trading|at|worth)\\b.*",
  "how (?:is|are|s|did) (?:the )?(?:\\S+ ){0,2}?(?:market|markets|economy|stock market|housing market|stocks) (?:doing|going|performing|looking|developing|close)\\b.*|(?:what s|whats|what is|how big is|how large is) (?:the )?(?:\\S+ ){0,3}?(?:market (?:size|cap|share|growth|capitali[sz]ation)|size of the (?:\\S+ ){0,3}?market)\\b.*|how (?:big|large) is the (?:\\S+ ){0,3}?market\\b.*",
  "(?:correct|check|fix|improve|polish|shorten) (?:this|the following|my|these) (?:text|sentence|paragraph|grammar|spelling|email|english|letter|essay|typos?|:)(?: .*)?",
  "(?:summari[sz]e|explain|analy[sz]e|read) (?:this|the|that) (?:article|url|link|website|page|video|book|paper|text|u)\\b.*|(?:summari[sz]e|read|open) U.*",
  "(?:calculate|compute|solve|convert|multiply|divide|add up|subtract|rechne|berechne|calcula|calcule|convierte|convertis)\\b(?!.*\\b(?:average|total|sum of|people|deals?|priority)\\b).*\\d.*",
  "(?:what s|whats|what is|how much is|was ist|cuanto es|combien font) (?:the )?(?:square root of .*|\\d\\S*(?: percent)? (?:of|times|plus|minus|divided by|x|in|mal|von|por|de|fois) \\S*\\d.*|\\d\\S* (?:dollars?|euros?|pounds?|usd|eur|gbp|yen|kg|pounds|miles|km|kilomet\\w+|inches|cm|feet|celsius|fahrenheit) in .*)",
  "(?:what s|whats|what is|what are|how high is|was ist|cual es|quel est) (?:the )?(?:current |today s |german |us |uk )*(?:vat|value added tax|sales tax|income tax|corporate tax|tax rate|interest rates?|inflation(?: rate)?|minimum wage|gdp|exchange rates?|weather|temperature|meaning of life|time(?: now)?|date of easter|price of (?!P\\b).*|cost of living)\\b.*",
  "(?:what s|whats|what is|what are|how high (?:is|are)|how much (?:is|are)|is there(?: an?| any)?) (?:the |an? )?(?:\\S+ ){0,2}?(?:duty|duties|tariffs?|excise|customs|levy|levies|(?:import|export|alcohol|sugar|property|wealth|inheritance) tax(?:es)?) (?:on|for|in) (?!(?:P|X|my|our|her|his|their)\\b).*",
  "(?:what s|whats|what is|what are) (?:the )?(?:difference between|definition of|meaning of|synonyms? (?:of|for)|chemical|formula|plural of|opposite of|etymology of) (?!P\\b).*",
  "(?:what s|whats|what is|what are|how) .* (?:per|according to|in) the (?:\\S+ )?(?:literature|papers|textbooks?)\\b.*",
  "(?:define|spell|pronounce|conjugate) .+",
  "(?:is it|are they|would it be|is that|is this) (?:ok(?:ay)?|allowed|permitted|fine|alright|possible) (?:by|under|in|with) (?:the )?law\\b.*|(?:am i|are we|is one|is an employer|are employers|are recruiters) (?:legally |by law |still |even )*(?:allowed|permitted|obliged|required|entitled|able)(?: by law)? to (?:ask|record|fire|dismiss|refuse|pay|hire|reject|contact|store|keep|share|sack|discriminate|employ)\\b.*",
  "(?:is it|are they|would it be|is that) (?:still |even )?(?:legal|illegal|lawful|unlawful|against the law) (?:to|for|if|that)\\b.*|(?:what does|what do) the (?:law|rules|regulations?) (?:say|require)\\b.*",
  "(?:what|how much) (?:is|are) (?:the )?(?!my\\b|our\\b)(?:\\S+ ){1,4}?worth (?:on|in) the (?:\\S+ )?market\\b.*|(?:what is|what s|whats) the (?:market value|street price|valuation) of (?!my\\b|our\\b).*",
  "(?:recommend|suggest|know|is there|are there|any|do you know)(?: (?:me|us|of))? (?:an? |any |some |the )?(?:\\S+ )?(?:good|nice|decent|best|cheap|great) (?:\\S+ ){0,2}?(?:restaurant|ramen|sushi|pizza|burger|lunch|dinner|breakfast|coffee|cafe|pub|bar|hotel|place to (?:eat|stay|drink|park|have)|bakery|dentist|doctor|hairdresser|gym|wine|whisky|beer|book|film|movie|series|podcast|museum|beach|park)s?\\b(?!.* (?:P|X)\\b).*",
  "(?:recommend|suggest)(?: (?:me|us))? (?:an? |some |any )(?!new |fresh )(?:\\S+ )?(?:restaurant|hotel|cafe|pub|bar|place to (?:eat|stay|drink)|dentist|doctor|hairdresser|gym|wine|book|film|movie|series|podcast|museum)s?\\b(?!.* (?:P|X)\\b).*",
  "where (?:can|could|should|do) (?:i|we|one|you) (?:park|eat|have (?:lunch|dinner|a drink|breakfast)|get (?:a )?(?:coffee|lunch|dinner|drink|taxi|haircut)|stay|sleep|drink|buy)\\b.*|what (?:should|shall|can) (?:i|we) (?:eat|drink|cook|wear|watch|have for (?:lunch|dinner|breakfast))\\b.*",
  "(?:will|is|does|did) it (?:going to |gonna )?(?:rain|snow|be (?:sunny|hot|cold|warm|windy|nice))\\b.*|(?:is it|is it going to be|will it be) (?:raining|snowing|rain|sunny|cold|hot|warm|windy)\\b.*|do i need an umbrella.*",
  "how many (?:calories|grams|ounces|miles|kilomet\\w+|inches|feet|countries|continents|planets|bones|seconds|minutes|hours|days until christmas|litres|liters|cups|people live)\\b.*",
  "(?:how|what) (?:do|does|should|can|could|to) (?:i |one |you |we )?(?:cook|bake|boil|fry|make (?:a |an )?(?:cake|pizza|bread|omelette|risotto|coffee|tea)|tie|invest|lose weight|learn|get rich|raise (?:a |money)|negotiate|write a|pitch|incorporate|register a company|file taxes?|become)\\b.*",
  "should i (?:buy|sell|invest|marry|quit|resign|move to|learn|wear|eat|hold|short)\\b(?!.*\\bP\\b).*",
  "(?:should|can|could) (?:i|we) (?:sue|prosecute|press charges|divorce|go to court|report (?:P|X|her|him|them) to)\\b.*|(?:give|get|need|want) (?:me |us )?(?:\\S+ ){0,2}?(?:legal|medical|tax|financial|investment|relationship) advice\\b.*",
  "(?:what time|when|how often) (?:s|is|are|does|do)? ?(?:the )?(?:next|last|first|early|late) (?:train|bus|flight|ferry|tram|coach|plane|metro|tube)s?\\b.*",
  "(?:what do you think|what s your opinion|whats your opinion|what is your opinion|your thoughts|how do you feel) (?:about|of|on) (?!P\\b|X\\b|my\\b|our\\b).*",
  "(?:tell|give|teach|sing|read|gib|erzahl\\w*|sag|nenn|cuentame|dame|dime|raconte moi|donne moi|dis moi)(?: (?:me|mir|uns))? (?:a |an |ein |eine |einen |un |una |une |some |another |your |one |the )*(?:joke|riddle|story|fun fact|random fact|fact|quote|poem|song|secret|bedtime story|horoscope|lottery numbers|recipe|tongue twister|pun|advice|news|headlines|weather|time|rezept|witz|gedicht|geschichte|chiste|receta|poema|cuento|blague|recette|poeme|histoire)s?\\b.*",
  "(?:ein|eine|einen|ein paar|un|una|une|des|unas|unos) (?:\\S+ )?(?:rezepte?|witze?|gedichte?|geschichte|lied|nachrichten|chistes?|recetas?|poemas?|cuentos?|blagues?|recettes?|poemes?|histoires?)\\b.*",
  "(?:play|sing|dance|hum|beatbox|meow|bark|roll (?:a |the )?(?:dice|die)|flip a coin|toss a coin|guess (?:a|my|what)|pick a number|let s play|surprise me|entertain me|cheer me up|make me laugh)\\b(?: .*)?",
  "(?:set|start|stop) (?:me )?(?:an? |the )?(?:\\S+ ){0,2}(?:timer|alarm|stop ?watch|countdown)\\b.*",
  "(?:who|what) (?:is|was|s|are) (?:the )?(?:current |richest |tallest |biggest |oldest |first |longest )*(?:president|prime minister|king|queen|pope|chancellor|capital|currency|population|mayor|(?:ceo|founder|owner|cto) of (?:apple|google|amazon|microsoft|meta|facebook|tesla|volkswagen|vw|openai|netflix|nvidia|twitter|spotify|bmw|siemens|sap|ikea|shell|samsung))\\b.*",
  "(?:who won(?! (?:an?|any|some|the) (?:\\S+ )?(?:award|prize|contract|deal|customer|client|tender|grant)s?\\b)|when (?:is|was) (?:christmas|easter|thanksgiving|the (?:election|war|superbowl|world cup|olympics))|when did (?:world war|the war|wwii|columbus|rome))\\b.*",
  "(?:navigate|drive|take me|directions|route) (?:me )?(?:to|from)\\b.*|(?:give|send|show|get|find|tell|text) (?:me |us )?(?:the |some )?(?:\\S+ )?(?:directions|route|way|road) (?:to|from) .*|how (?:do|can) (?:i|we) get to (?:the |bar |cafe |hotel |restaurant |airport )?(?!P\\b)\\S+(?: \\S+)?(?: (?:by|from) .*)|how far is .*|how long does it take to (?:drive|fly|walk|get)\\b.*",
  "(?:ignore|forget|disregard) (?:all |your |the |any )*(?:previous |prior |earlier |above )*(?:instructions|rules|prompts?|guidelines)\\b.*|(?:show|print|reveal|repeat|tell me) (?:me )?your (?:system )?(?:prompt|instructions|rules)\\b.*|(?:act|behave|pretend|roleplay|speak|talk) (?:as|like|to be|that you)\\b.*|you are now .*",
];
const patterns = new RegExp(`^(?:${[...ASKS, ...MORE_GENERAL].join("|")})$`, "u");

/** "Tell me if it's legal" asks whether it is. */
const ASKS_IF =
  /^(?:(?:tell|show) (?:me|us)|let (?:me|us) know|do you know|find out|any idea|(?:i|we) (?:wonder|need to know|want to know)|check|say) (?:if|whether) it (?:s|is|will)\b/u;

/** Whether an order or a question is about the world outside, a sum, or a game. */
export const isGeneral = ({ words }: Order): boolean =>
  patterns.test(words.replace(ASKS_IF, "is it")) && !/\b(?:columns?|tasks?)$/.test(words);

/** Questions about the assistant itself. */
const ITSELF =
  /^(?:(?:who|what) (?:are|r) (?:you|u)\b(?!.*\b(?:doing|tracking|following)\b).*|what s your (?:name|age|job|purpose|favou?rite .*)|(?:do you have|whats|what is) (?:a |your )?name|are (?:you|u) (?:an? |the |really |even |actually |just )*(?:ai|a i|bot|chat ?bot|robot|human|person|real|machine|program|chat ?gpt|gpt\S*|claude|gemini|llm|language model|alive|conscious|sentient|intelligent|smart|there|siri|alexa|copilot|listening|awake|ok|okay|busy|married|single|happy|tired|sure|recording)\b.*|(?:what|which) (?:ai|llm|model|language model|gpt|version)\b.{0,40}\b(?:you|this|it)\b.*|(?:who|what company) (?:made|built|created|trained|programmed|wrote|developed|owns|invented) (?:you|u|this)\b.*|how (?:old|smart|clever|big) are you.*|how do you (?:work|function|feel)\b.*|how (?:are|r) (?:you|u)(?: doing| D| feeling)*|how is it going|where (?:are you|do you live|do you come)\b.*|do you (?:sleep|dream|eat(?: .*)?|drink(?: .*)?|fancy .*|prefer .*|love me|love(?: .*)?|like me|like .*|have (?:feelings|emotions|a (?:name|family|gender|soul)|siblings)|remember me|speak \S+|understand \S+|know who i am|use (?:ai|gpt|chatgpt|openai|a language model)|enjoy\b.*|get tired|learn|believe in .*|think(?: at all)?)|can you (?:think|feel|learn|dream|speak \S+|understand \S+|hear me|see me|read my mind|talk)|is (?:this|it) (?:an? )?(?:ai|bot|human|chat ?gpt|robot|person|real)\b.*|bist du .*|wer bist du|was bist du|wie heisst du|quien eres|eres (?:un|una) .*|como te llamas|qui es tu|es tu (?:un|une) .*|comment t appelles tu)$/;

export const isAboutItself = ({ words }: Order): boolean => ITSELF.test(words);
