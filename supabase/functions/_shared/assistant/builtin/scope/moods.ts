import type { Language } from "../reading.ts";

export type Mood = "weary" | "remark" | "wish" | "annoyed";

const VERY =
  "(?:(?:so|just|really|still|a bit|bit|a little|quite|too|totally|completely|absolutely|very|all|always|super|feeling|a|such a|pretty|kind of|kinda) )*";
const WEARY =
  "(?:tired|exhausted|knackered|shattered|wiped(?: out)?|beat|drained|worn out|burnt out|burned out|stressed(?: out)?|overwhelmed|swamped|sad|down|low|blue|fed up|grumpy|lonely|sick|ill|poorly|hung ?over|hungry|cold|sleepy|half asleep|done|frustrated|miserable|in pain|mess|wreck)";
const OF_IT =
  "(?: (?:of (?:this|it|today|everything|all (?:of )?(?:this|it)|(?:this|my|the|it all) ?(?:day|week|month|work|job|life|people|weather|rain|crap)?|work|life|people|mondays)|today|tonight|tomorrow|again|now|right now|already|this (?:morning|afternoon|evening|week)|after (?:today|work|this|this week|that)|lately|these days|for today|lol|haha|ugh|sorry|and|really|too|with (?:work|everything|life|this|this (?:day|week)|today)))*";

const EXACT: readonly (readonly [Mood, string])[] = [
  [
    "weary",
    `(?:(?:ugh|oh|man|god|well|phew|sigh|honestly|and) )*(?:i m|im|i am|i feel|i ve been|i am feeling|feeling|we re|we are)?\\s?${VERY}${WEARY}(?: and ${VERY}${WEARY})?${OF_IT}`,
  ],
  [
    "weary",
    "(?:my|the) (?:head|back|feet|eyes|brain)(?: s| is| are)? (?:hurts?|aches?|aching|killing me|hurting|fried|sore|mush)(?: again| today| so much| like hell)*",
  ],
  [
    "weary",
    `(?:what an? |such an? |it s been an? |it was an? |had an? |that was an? |been an? )?${VERY}(?:long|hard|tough|rough|bad|horrible|terrible|awful|crazy|hectic|mad|exhausting|shit|shitty|stressful|nightmare of a) (?:day|week|morning|night|month)(?: today| again| huh| eh| at work| so far| really| for me| here| innit)*`,
  ],
  [
    "weary",
    "(?:i (?:can t|cannot|can not) (?:do this|take this|take it|go on|cope|anymore)(?: any ?more| today| any longer)*|i (?:didn t|did not|hardly|barely) (?:sleep|slept)(?: at all| last night| well| a wink| much)*|i (?:really |so |just )*need (?:a |an |some |my )?(?:coffee|drink|break|holiday|vacation|nap|hug|sleep|bed|rest|beer|wine)(?: now| badly| so badly| today| first| so much)*|i hate (?:mondays?|this|today|my (?:job|life)|mornings|this (?:day|week|weather|job)|everything))",
  ],
  [
    "weary",
    "(?:ich bin|bin|ich fuhle mich|estoy|me siento|je suis|j en ai|je me sens) (?:(?:so|sehr|total|heute|echt|richtig|ziemlich|vollig|muy|tan|super|trop|tres|vraiment|completement|si|un peu|un poco|bastante) )*(?:mude|erschopft|kaputt|fertig|gestresst|krank|traurig|platt|cansad[oa]|agotad[oa]|estresad[oa]|triste|enferm[oa]|hart[oa]|fatiguee?|crevee?|epuisee?|stressee?|triste|malade|marre)(?: (?:heute|hoy|aujourd hui|de todo|de esto|de tout|von allem|schon|ya))*",
  ],
  [
    "remark",
    "(?:oh |phew |wow |ugh )*what a (?:day|week|morning|night|mess|life|weekend)(?: today| this was| it s been| that was)*|was fur (?:ein tag|eine woche)|que (?:dia|semana)(?: mas larg[oa])?|quelle (?:journee|semaine)",
  ],
  [
    "remark",
    `(?:it s |its |it is |still |and )*${VERY}(?:raining|snowing|pouring|freezing|boiling|sunny|hot|windy|grey)(?: again| today| outside| here| all day| cats and dogs| out there| like mad)*|(?:finally|at last|yay|thank god|only|nearly|almost)(?: it s| its| it is)? (?:monday|tuesday|wednesday|thursday|friday|the weekend|weekend|home time|spring|summer|lunch ?time)(?: again| already)*|i m (?:so |really |just )*bored(?: today| again)*`,
  ],
  [
    "wish",
    "(?:and )?(?:a )?(?:very )?(?:happy (?:new year|birthday|easter|christmas|holidays|monday|friday)|merry (?:christmas|xmas)|frohe (?:weihnachten|ostern)|frohes neues(?: jahr)?|feliz (?:ano nuevo|navidad|ano)|bonne annee|joyeux noel)(?: to you| everyone| tracker| all| too)*",
  ],
  [
    "annoyed",
    "you (?:never|don t|do not|just don t|still don t|really don t|didn t|can t|clearly don t) (?:ever |even )?(?:understand|get|listen|listen to|help|work|learn)(?: me| it| that| anything| a thing| a word| me at all| at all| do you)*|(?:this|that|it)(?: s| is) (?:so |really |just |all |completely )*(?:annoying|frustrating|hopeless|ridiculous|a joke|pointless|infuriating|maddening|driving me (?:mad|crazy|nuts))|(?:so |really |how )*(?:annoying|frustrating)|i give up|why (?:don t|can t|won t) you (?:ever |just )*(?:understand|get it|listen|help)(?: me| anything| it)*|du verstehst (?:mich nicht|nichts|mich nie)|(?:nunca |no )+(?:me )?entiendes(?: nada)?|tu (?:ne )?(?:me )?comprends (?:rien|pas|jamais)",
  ],
];
const PATTERNS = EXACT.map(([mood, words]) => [mood, new RegExp(`^(?:${words})$`, "u")] as const);

const MOST_WORDS = 14;

/** The mood that plain words tell of and nothing else; null where they may say anything else. */
export const moodIn = (words: string): Mood | null =>
  words.split(" ").length > MOST_WORDS ? null : (PATTERNS.find(([, pattern]) => pattern.test(words))?.[0] ?? null);

/** What is said to it, in each language. */
export const TO_A_MOOD: Readonly<Record<Mood, Readonly<Record<Language, string>>>> = {
  weary: {
    en: "I am sorry to hear that. Take it easy: what you kept here is safe, and I am here when you need me.",
    de: "Das tut mir leid. Mach langsam: hier geht nichts verloren, und ich bin da, wenn du mich brauchst.",
    es: "Lo siento. Tómatelo con calma: aquí no se pierde nada, y estoy aquí cuando me necesites.",
    fr: "J’en suis désolé. Prenez votre temps : rien ne se perd ici, et je suis là quand il le faut.",
  },
  remark: {
    en: "I know what you mean. I am here when you need me.",
    de: "Das verstehe ich gut. Ich bin da, wenn du mich brauchst.",
    es: "Te entiendo. Estoy aquí cuando me necesites.",
    fr: "Je comprends. Je suis là quand il le faut.",
  },
  wish: {
    en: "Thank you, and the same to you.",
    de: "Danke, das wünsche ich dir auch.",
    es: "Gracias, igualmente.",
    fr: "Merci, à vous aussi.",
  },
  annoyed: {
    en: "I am sorry. Tell me in other words what you want, and I will try again.",
    de: "Das tut mir leid. Sag es mir bitte mit anderen Worten, dann versuche ich es noch einmal.",
    es: "Lo siento. Dímelo con otras palabras y lo intento otra vez.",
    fr: "Je suis désolé. Dites-le-moi autrement et je réessaie.",
  },
};
