/** Words of praise, thanks, greetings and moods that ask for nothing, as they are typed. */
const WORDS = new Set(
  "a about absolutely ace again ah all always am amazing and angel appreciate appreciated are as ass at awesome back bad bas be beautiful beautifully best better bit blast bless blessed bloody boon boss bot bravo brill brilliant brilliantly buddy bunch but by bye catch champ champion cheers ciao clever congrats cool could couldn cracking crazy credit cute d damn darling day days dear delight delightful diamond did didn do doing dream dude easy efficient efficiently enjoy enough ever everything exactly excellent fab fabulous fantastic fast feeling fine fire for forever friday friend fun funny gem genius gg glad goat god godsend gold golden good goodbye goodnight gorgeous got great greetings guy ha haha hahaha handy happy hate have haven having he hello help helped helpful helping hero hey hi hope how howdy hugs i idiot impressed impressive in incredible interesting is it job just k kidding kiddo kind kindly know kudos later legend lets life lifeline lifesaver like lmao lol looking lot lots love loved lovely luck m machine magic make makes man many marvel marvellous marvelous mate me merry million mind monday morning most much my neat need needed nice nicely night nope not nothing of off oh ok okay omg on one only outstanding pal peach perfect perfection perfectly phenomenal pity please pleasure pretty quick quickly r rad re really relax right ro rock rocks s sad same saved saver say saying see shame simply sir slick slow smart smashing smooth smoothly snappy so soon sorry sorted speak speedy splendid spot star stellar sterling still stuff stupid suck sucks sunday sunshine super superb sure sweet sweetheart swell t ta take talk team terrible terrific thank thanks thankyou that thats the then there this thursday thx tidy tip to today tomorrow ton tonight tons too top totally trash treasure treat tremendous trouble true truly tuesday ty u ugh unbelievable understood up ur useful useless ve very was wasn wednesday week weekend welcome well wicked will wish wizard wonder wonderful work worked working works worry worst wow wrong xo xx yay yeah year yes yo you your youre yours".split(
    " ",
  ),
);
const OTHER =
  /^(?:danke|vielen dank|dankeschon|merci|merci beaucoup|gracias|muchas gracias|guten (?:morgen|tag|abend)|gute nacht|hallo|moin|servus|tschuss|ciao|schones wochenende|du bist (?:super|toll|der beste|klasse|dumm|genial)|super gemacht|gut gemacht|buenos dias|buenas (?:tardes|noches)|hola|adios|hasta (?:luego|manana)|eres (?:genial|el mejor|increible|tonto|inutil)|muy bien|bonjour|bonsoir|bonne (?:nuit|journee|soiree)|salut|au revoir|a demain|a bientot|bon week end|tu es (?:super|genial|le meilleur|nul)|bien joue|parfait|genial|perfecto|estupendo|perfekt|klasse|toll)(?: \S+){0,3}$/;
/** What the words come down to: at least one of these must be there. */
const KINDS: readonly (readonly ["thanks" | "complaint" | "parting" | "greeting" | "ok", RegExp])[] = [
  [
    "complaint",
    /\b(?:useless|stupid|idiot|suck|sucks|terrible|worst|hate|trash|bad (?:bot|job|work)|dumm|nul|tonto|inutil|wasn t helpful|not (?:helpful|useful|good|great|working)|didn t (?:work|help)|doesn t work|shame|ugh)\b/,
  ],
  [
    "parting",
    /\b(?:bye|goodbye|good ?night|see (?:you|u|ya)|talk (?:to you )?(?:later|soon|tomorrow)|catch you|take care|(?:nice|great|good|lovely|happy) (?:day|week|weekend|evening|friday|monday|sunday|holidays?|year)|later|tschuss|adios|au revoir|gute nacht|bonne (?:nuit|journee|soiree)|hasta|a demain|a bientot|wochenende|week end)\b/,
  ],
  [
    "thanks",
    /\b(?:thank\w*|thx|ty|ta|cheers|appreciate\w*|great|good (?:job|work|one|bot|stuff)|awesome|amazing|best|star|legend|hero|genius|love|lovely|perfect\w*|brilliant|brill|nice|cool|excellent|fantastic|wonderful|helpful|saved|saver|lifesaver|rock|rocks|impressive|impressed|incredible|super|smart|clever|sweet|ace|neat|wow|top|spot on|well done|congrats|welcome|danke\w*|dank|merci|gracias|toll|klasse|genial|increible|meilleur|beste|parfait|perfecto|perfekt|estupendo|bien|gemacht|fun|funny|haha\w*|lol|lmao|gg|yay|fab\w*|terrific|outstanding|pleasure|glad|exactly|bless|gorgeous|unbelievable|wicked|magic|cute|machine|gem|treasure|godsend|champ\w*|boss|angel|diamond|peach|delight\w*|wizard|marvel\w*|splendid|superb|stellar|sterling|kudos|bravo|smashing|treat|gold|golden|blast|dream|credit|lifeline|boon|snappy|speedy|efficient|beautiful\w*|cracking|tremendous|phenomenal|slick|smooth\w*)\b/,
  ],
  [
    "greeting",
    /\b(?:hi|hello|hey|howdy|greetings|good (?:morning|afternoon|evening|day)|morning|how are (?:you|u)|how r u|moin|servus|hallo|hola|guten|buen[oa]s|bonjour|bonsoir|salut|yo)\b/,
  ],
  ["ok", /\b(?:sorry|never mind|no worries|don t worry|understood|kidding|fine|true|relax|oh|omg|damn)\b/],
];
const MOST_WORDS = 14;

/** Which kind of small talk words are; null when they may say anything else. They are plain words. */
export function smallTalkIn(words: string): (typeof KINDS)[number][0] | null {
  const said = words.split(" ").filter((word) => word !== "");
  if (
    said.length === 0 ||
    said.length > MOST_WORDS ||
    /^(?:is|are|did|do|does|was|can|how (?:many|much)|which|who) /.test(words)
  )
    return null;
  if (!OTHER.test(words) && !said.every((word) => WORDS.has(word) || /^(?:ha|lo)+l?$|^x+o?x*$/.test(word))) return null;
  return KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
