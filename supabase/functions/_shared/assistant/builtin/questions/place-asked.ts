import { stem } from "../../words.ts";
import { type ProductPlace, productPlaces } from "./product-places.ts";
import { plainWord } from "./tokens.ts";

const LEAD =
  "^(?:(?:please|hey|hi|hello|ok|okay|so|and|but|also|btw|sorry|tracker|remind me|tell me|show me|just wondering|quick question|question|i forgot|i forget|i wonder|i have no idea|no idea|any idea|do you know|can you tell me|could you tell me|(?:i|we) (?:need|want|would like) to know|(?:i|we) (?:can t|cannot|can not|could not|couldn t|do not|don t) (?:find|see|know|remember|work out|figure out)(?: out)?) )*";
const THING = "(?:buttons?|page|screen|menu|tab|setting|settings|switch|option|command|icon|link|place|spot|thing)";
/** How someone asks where something is, or how it is done, in the product. */
const ASKS_WHERE = new RegExp(
  `${LEAD}(?:(?:where|wo|ou|donde|hvor|waar|var|dove|onde)(?! (?:did (?:i|we|he|she|they)|do (?:they|people)|does|has|have|mange|meget|mye|ofte|lange|gammel|stor))\\b|how (?:do|can|could|would|should|to|might|does one)\\b|(?:wie|comment|como|hvordan|hoe|hur|come)(?! (?:viel|viele|vielen|lange|oft|hoch|alt|gross|heisst|geht es|manga|ofta|gammal))\\b|(?:what|which)(?: \\S+){0,2}? (?:${THING}|number)\\b|(?:what|which) (?:do|should|must|can) (?:i|we) (?:press|click|open|use|choose)\\b|is there (?:an?|any|some) (?:\\S+ )?(?:${THING}|way)\\b|the ${THING} (?:for|to|that|where|which)\\b)`,
  "u",
);
/** Yes or no: only what is none of the user's own records is asked so; "can you" may be an order. */
const ASKS_WHETHER = new RegExp(
  `${LEAD}(?:(?:can|could|may|does|do|will|is|are|am|would|has|have|kann|puedo|puede|puis|peut|kan|pode|posso|liest|lee)(?! you\\b)) \\S+ \\S+`,
  "u",
);
/** Then it asks of what is due. */
const OF_DAYS =
  /\b(?:this|next|last|coming|previous) (?:month|week|year|quarter)\b|\b(?:due|overdue) (?:on|in|by|this|next)\b|\b(?:nachste\p{L}*|diese\p{L}*|letzte\p{L}*) (?:monat|woche)\b/u;

/** Words that tell nothing of what is looked for. */
const GENERIC = new Set(
  `a an the i we you me us my our your it its this that these those they them their there here is are was were be been do does did done doing can could would should may might will shall to of on in at for from with by into onto out off up down as and or if so when while then just please again actually really still also any some all every everything something anything someday one ones list lists lives own where how which what who the button buttons option options switch menu screen page pages tab setting settings link icon key window list table app tracker program programme tool thing things stuff way place places spot site website web find see look looking get go goes went gone show shows shown let lets located exactly myself yourself need want like trying try have has had got about able allowed possible supposed s t m ve re d ll not no never anywhere somewhere under inside within main top left right
  wo wie kann konnte man ich mich mir mein meine meinen meinem meiner die der das den dem des ein eine einen einem einer ist sind war gibt es in im auf mit von zu zum zur fur und bitte hier finde finden sehe sehen knopf taste schaltflache seite app mache machen geht
  hvor hvordan hoe waar hur var donde como dove onde come ou comment welcher welche welches quel quelle cual hvilken vilken welke quale qual
  je j ai a que qu ce on me mes mon ma le la les l un une des du de d et est sont comment puis peut peux fait faire trouve trouver trouvent voir vois bouton ecran sur dans pour ici page se s il te vous plait
  yo mi mis el los las un una del en con para como puedo puede se esta estan veo ver encuentro encontrar boton pantalla por favor hago hacer aqui
  jeg man min mit mine den det de en et er kan finder finde ser se knap knappen knappe til for med pa av om gor skjermen skaermen finner hitta hittar jag mitt mina ett
  ik mijn de het een in op van voor met kan vind vinden zie zien knop staat
  io il lo gli di da per con posso trovo vedo pulsante eu meu minha meus minhas os as um uma no na posso encontro vejo botao`.split(
    /\s+/u,
  ),
);

const rooted = (word: string): string => {
  const root = stem(word).replace(/e$/u, "");
  return root.length > 3 ? root.replace(/(\p{L})\1$/u, "$1") : root;
};

interface Vocabulary {
  groups: readonly Group[];
  also: Group;
}
interface Group {
  roots: ReadonlySet<string>;
  phrases: readonly string[];
}

const isExact = (word: string): boolean => word.includes(" ") || word.startsWith("=");
const groupOf = (words: readonly string[]): Group => ({
  roots: new Set(words.filter((word) => !isExact(word)).map(rooted)),
  phrases: words.filter(isExact).map((word) => word.replace("=", "")),
});
const vocabularies = new Map<ProductPlace, Vocabulary>();
function vocabularyOf(place: ProductPlace): Vocabulary {
  const known = vocabularies.get(place);
  if (known) return known;
  const also = (place.also ?? "").split("|").flatMap((part) => (part.includes("  ") ? [part] : part.split(" ")));
  const made = { groups: place.words.map((group) => groupOf(group.split("|"))), also: groupOf(also) };
  vocabularies.set(place, made);
  return made;
}

/** How many words of a question a place knows, and how many it does not; null where it lacks one that the place needs. */
function fitOf(place: ProductPlace, plain: string): { known: number; unknown: number } | null {
  const { groups, also } = vocabularyOf(place);
  const text = ` ${plain} `;
  const words = plain.split(" ").filter((word) => word !== "");
  const isIn = ({ roots, phrases }: Group) =>
    words.some((word) => roots.has(rooted(word))) || phrases.some((phrase) => text.includes(` ${phrase} `));
  if (!groups.every(isIn)) return null;
  const all = [...groups, also];
  const phrases = all.flatMap((one) => one.phrases).filter((phrase) => text.includes(` ${phrase} `));
  const rest = phrases.reduce((left, phrase) => left.replace(` ${phrase} `, "  "), text);
  const known = words.filter((word) => all.some(({ roots }) => roots.has(rooted(word)))).length + phrases.length;
  const unknown = rest
    .split(" ")
    .filter((word) => word !== "" && !GENERIC.has(word) && !all.some(({ roots }) => roots.has(rooted(word)))).length;
  return { known, unknown };
}

const LONGEST = 110;

/**
 * What is said to a question where something of the product is or how it is done, in any words that a place knows; null for other
 * questions. One word may be unknown where two are known, unless every word `isSure` to be. `whether`: yes or no may be asked too.
 */
export function placeAsked(message: string, whether: boolean, isSure = false): string | null {
  const plain = plainWord(message)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  if (plain.length > LONGEST || OF_DAYS.test(plain)) return null;
  const isWhere = ASKS_WHERE.test(plain);
  if (!isWhere && !(whether && ASKS_WHETHER.test(plain))) return null;
  const asked = plain.replace(new RegExp(LEAD, "u"), "");
  const isWhich = /^(?:what|which)\b/u.test(asked);
  const fits = productPlaces.flatMap((place) => {
    const fit = isWhere || place.isUnmistakable ? fitOf(place, asked) : null;
    if (fit === null) return [];
    const spare = isWhere && !isWhich && !isSure && fit.known > 1 ? 1 : 0;
    return fit.unknown <= spare ? [{ place, ...fit }] : [];
  });
  const [best] = fits.sort(
    (one, other) => one.unknown - other.unknown || other.place.words.length - one.place.words.length,
  );
  return best?.place.fact ?? null;
}
