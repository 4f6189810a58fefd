import { slipsBetween } from "../../spelling.ts";

/** In words shorter than this one letter makes another word. */
const SHORTEST = 4;
/** From this length on two letters may be wrong. */
const LONG = 8;

/** Words that are as they should be, however near they are to another one. */
const RIGHT = new Set(
  `dutch sundry sundae date dates text texts list lists kill kick kills kicks been seen even were where there their here then than that this them these those what when with will well want went wants word work works worth would could should some same sale sales save saved same take taken tale talk talks tell told they time times title total town true type under until used user very wait walk wall warm week weeks wine wish year yes your yours
  both bold born book books boat both call calls came card care case cash city close cold come cool cost deal dear deep desk done door down draft drop each early east easy else email ends ever face fact fair fall farm fast feel file fill find fine fire firm first five food form four free from full fund game gave give gold gone good great grow half hall hand hard hate have head hear heat held help high hire hold home hope host hour huge idea into item join jump just keep kept kind king knew know lack lady lake land last late lead left less life lift like line link list live long look lose lost love luck made main make many meal mean meet mind mine miss mode more most move much must name near need news next nice none note once only open over pack page paid pain part pass past pick plan play plus post pull push race rate read real rest rich ride ring rise risk road rock role roll room rule safe said sale sang seat seem self sell send sent sets ship shop shot show shut sick side sign size skin slow snow soft sold sole song soon sort soul spot star stay step stop such suit sure team tech teams term test text than thing think three three trip turn unit upon vote wage wake wear wide wild wind wing wise wood yard zero
  stays stars staff stake stand start state states stable store story stamp stand stare steal steel steps sting stock stone street
  makes making marks marker market marked mark moves moving moved sells setting sets notes noted chance change changes changed charge charges range orange strange
  prior priorities companies company country county counter contact content contract contest context contacts contacted
  rolls rules roles rows lacks leads leaders leader least lease leave leaves learn loads loan meeting meetings seating heating eating beating meaning melting
  ounces owner owners other others over ever never lover power tower lower allocation vacation occasion relocation indication
  action station ration nation notion motion mention closes closed chosen chose loses losses loose choose passes passed pasted paused based past post waiting writing wanting rating dating active activity archive archived arrived achieved
  lunch launch lunches dinner dinners brunch bunch branch breakfast coffee coffees meet meets meat mail main male talk talks chat chats coat cold colt sold folder holder older order orders border
  bread broad brand brands brief bring brings broke build built busy buys camp carry catch cause chair cheap check checks chief child choice clean clear clock cloth coach coast color colour copper corner court cover cream cross crowd crown daily dance dates daughter dozen drama dream dress drink drive early earth eight enter entry equal error event every exact extra faith fault fence field fifth fight final first flat floor flour fold folk foot force forty forward forwards found frame fresh friend friends front fruit glass goods grade grain grand grant grass green group groups grow guard guess guest guests guide happy heart heavy hello honey horse hotel house houses human inside issue joint judge knife large later laugh layer learn least legal level light limit local lucky lunchtime magic major maker match maybe mayor metal might minor minute mixed model money month months moon motor mount mouse mouth movie music needs nerve never newly night noise north nurse offer offers office often onion orders paint panel paper parts party patch peace phone photo piece pilot place plain plane plant plate point pound press price prices pride print prize proof proud prove queen quick quiet quite quote radio raise range rapid reach ready reply right river round route rough royal rural scale scene school score sense serve seven shade shape share sharp sheep sheet shelf shift ship ships shirt shock shoes shoot shop shops short shown sight silver simple since sister sixth skill sleep small smart smell smile smoke solid sound south space spare speak speed spend sport spring square stamp steam stick still strong study stuff style sugar suite summer sweet table taste teach thank thanks thick thing things think third thought three throw tired today tooth topic touch tough track trade train treat trees trend trial trick truck trust truth twice uncle under union upper urban usual value video visit visits voice waste watch water wheel white whole winter woman women wood world worry worse worst worth wrong young
  mittag heute morgen gestern abend woche monat treffen termin anruf rufen sagen haben gehen kommen machen geben nehmen sehen finden bleiben stehen lassen schon immer wieder vielleicht danke bitte gerne warten alles nicht keine meine seine ihre unser nach ueber unter gegen ohne
  comida cena hoy manana ayer semana mes reunion cita llamar llamada hablar hacer decir tener poder querer saber siempre nunca gracias favor sobre entre hasta desde para pero como cuando donde
  dejeuner diner demain hier semaine mois reunion rendez appel appeler parler faire dire avoir pouvoir vouloir savoir toujours jamais merci pour avec sans sous dans chez entre quand comme
  rope ropes robe robes pole poles mole hole holes vole page pages shook shake took spoke spent broke woke wrote drove rode lent meant felt fell held bought brought thought caught taught fought sought slept swept laid heard made rang sang began drank sank hung stuck struck swung hurt beat became came forgot grew knew threw flew drew blew wore tore swore froze rose slid stood
  industries industrial follower followers following followed allowed wallet email emails gmail mails mailed males nails rails`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a word is as it should be, whatever it is near to. */
export const isRight = (word: string): boolean => RIGHT.has(word);

/** Whether a word is another one with a slip of the finger in it: two slips in a long word. Both are plain words. */
export function isNear(written: string, meant: string): boolean {
  if (written === meant || Math.min(written.length, meant.length) < SHORTEST) return false;
  // The first letter is right as a rule, or it changed places with the second.
  if (written[0] !== meant[0] && (written[0] !== meant[1] || written[1] !== meant[0])) return false;
  if (Math.abs(written.length - meant.length) > 2 || RIGHT.has(written) || /\d/.test(written + meant)) return false;
  return slipsBetween(written, meant) <= (meant.length < LONG ? 1 : 2);
}

/** The only one of several words that a word is a slip of; null when it is one of none, or of two. */
export function nearestOf(written: string, words: readonly string[]): string | null {
  if (words.includes(written)) return null;
  const fits = words.filter((word) => isNear(written, word));
  const [first] = fits.sort((one, other) => slipsBetween(written, one) - slipsBetween(written, other));
  const isOnly =
    fits.length === 1 ||
    (first !== undefined && slipsBetween(written, first) < slipsBetween(written, fits[1] ?? first));
  return first !== undefined && isOnly ? first : null;
}
