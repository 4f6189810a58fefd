import { askedOfProduct } from "./asked-of-product.ts";
import { placeAsked } from "./place-asked.ts";
import type { ProductFact } from "./everyday-facts.ts";
import { productFacts } from "./product-facts.ts";
import { plainWord } from "./tokens.ts";

/** How someone asks how a thing is done in the product. */
const HOW =
  /^[\s¿¡]*(?:(?:please|hey|hi|ok|so|and)[\s,]+)*(?:(?:tell me |show me |explain |i (?:want|need|would like) to know )?(?:how (?:do|can|could|would|should|does) (?:i|we|you|one)\b|how to\b|how is it possible\b|where (?:do|can|could) (?:i|we)\b(?! (?:work|live))|where (?:is|are|s) the (?:\p{L}+ )?(?:settings?|button|option|menu|page|screen|place|link|switch)\b|(?:which|what) (?:page|screen|button|menu|tab|key|link) (?:do|does|can|lets?|shows?|sorts?|has|is|adds?|opens?|should|would)\b|is (?:it possible|there a way) to\b|is there (?:an?|some)? ?(?:option|button|setting|shortcut)|(?:can|could|does|will) (?:i|we|you|tracker|it|this|the app) (?:import|export|undo|merge|hide|rename|text|sms|restore|connect|install|recover|send (?:e ?)?mails?|change (?:my|the) (?!stage|status|owner|note|task|deal))|what (?:are|is) the (?:keyboard )?shortcuts?|what (?:happens|will happen|would happen) (?:to \S+(?: \S+)? )?(?:when|if) (?:i|we|you|someone) (?:delete|remove|import|undo|merge|archive|hide|export|unfollow)|if i (?:delete|remove) \S+(?: \S+){0,3} (?:are|is|do|does|will|can)|(?:does|do) (?:it |you |tracker )?(?:deleting|removing|ask)|can (?:i|we) (?:get|bring|have) .{0,40}\b(?:deleted|back)\b|can .{0,30}\bbe (?:undone|restored|recovered|brought back)|(?:is|are) (?:a |the )?deleted )|wie (?:kann|konnte|importiere|exportiere|mache|fuge|lege|andere|losche|verbinde|finde) ?(?:ich|man)?\b|wo (?:kann|finde) ich\b|como (?:puedo|se|importo|exporto|deshago|anado|creo|agrego|cambio|conecto|borro)\b|donde (?:puedo|encuentro)\b|comment (?:puis je|je|on|faire|importer|exporter|annuler|ajouter|creer|changer|connecter|supprimer|faire)\b|ou (?:puis je|se trouve)\b)/u;

/** Questions about the product only where a fact fits: the same words may ask of records. */
const MAYBE =
  /^[\s¿¡]*(?:(?:please|hey|hi|ok|so|and|also|btw)[\s,]+)*(?:(?:can|could|do|does|will|would) (?:a |an |the |my |our |these |your )?(?:tasks?|columns?|reminders?|views?|it|they|that|tracker|the digest) (?:be |also |ever |even )?(?:repeat|recur|have|hold|be|come|get|go|send|sent)\b|how long (?:are|is|do|does) .{0,30}\b(?:deleted|kept|trash)\b|(?:what|which) (?:types?|kinds?|sorts?) |what(?: s| is| does| do| are) (?:the |an? |your )?(?:difference |point of |use of |purpose of )?.{0,20}\b(?:digest|extension|(?:ask|agent) mode|walkthrough|session token)\b|(?:can|could|may) (?:i|we) .{0,40}\bdigest\b|(?:can|could|may|do|does|is|are|will|would|where|what|which|kann|puedo|puis) .{0,60}\b(?:morning digest|daily digest|browser extension|chrome extension|ask mode|agent mode|change history|saved views?|column settings|session token|a history|an audit log)\b|what (?:all )?(?:did|have) (?:i|we) (?:just )?(?:change|edit|delete)d?(?: (?:today|yesterday|here|lately|recently|so far|since .{2,30}|this (?:week|morning|month|afternoon)|last (?:week|night|month)|in tracker|earlier))*[\s?.!]*$|(?:(?:show|list|give)(?: me)?|what (?:are|were)|see) (?:all )?(?:my|our|the) (?:recent|latest|last|own|newest) (?:changes|edits)\b)/u;
/** "And where do I set that up?" goes on about what was asked before. */
const GOES_ON = /\b(?:it|that|they|them|those|this|one)\b/u;

/**
 * What a question about the product is answered with; null when it is none. Empty when it is one and nothing is known. `before` is the
 * question before it.
 */
export function productFact(text: string, isOfPerson = false, before: string | null = null): string | null {
  const plain = plainWord(text).replace(/[-'’]/gu, " ");
  const whole = askedOfProduct.find(({ asks }) => asks.test(plain));
  if (whole) return whole.fact;
  const isHow = HOW.test(plain);
  const place = (isSure = false) => (isOfPerson ? null : placeAsked(text, false, isSure));
  if (!isHow && !MAYBE.test(plain)) return place();
  const sure = place(true);
  if (sure) return sure;
  const known = factFor(`${plain}${isOfPerson ? " person" : ""}`);
  if (known !== null) return isOfPerson && !isHow ? null : known;
  const isNext = before !== null && plain.length < 60 && GOES_ON.test(plain) && !isOfPerson;
  const asked = isNext ? plainWord(before).replace(/[-'’]/gu, " ") : "";
  const goesOn = isNext && (HOW.test(asked) || MAYBE.test(asked)) ? factFor(`${plain} ${asked}`, plain) : null;
  return goesOn ?? place() ?? (isHow ? "" : null);
}

/** The fact that most of the words fit; `first` are words of which one has to be in it, where there is such a fact. */
function factFor(plain: string, first = ""): string | null {
  const words = new Set(plain.split(/[^\p{L}\p{N}]+/u));
  const own = new Set(first.split(/[^\p{L}\p{N}]+/u));
  const isIn = (group: string, some: ReadonlySet<string>) =>
    group.split("|").some((word) => (word.includes(" ") ? plain.includes(word) : some.has(word)));
  const fits = productFacts.filter((fact) => fact.words.every((group) => isIn(group, words)));
  const rank = (fact: ProductFact) =>
    fact.words.length + (first !== "" && fact.words.some((group) => isIn(group, own)) ? 10 : 0);
  const [best] = fits.sort((one, other) => rank(other) - rank(one));
  return best?.fact ?? null;
}
