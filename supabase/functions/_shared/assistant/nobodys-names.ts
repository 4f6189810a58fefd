import { RIGHT_WORDS } from "./right-words.ts";

/** Words of every day, in small letters nobody's name however near they are to one: "great" is no Greta. */
export const EVERYDAY = new Set(
  "great green later today maybe never there their these those where which while again after about above since still until under other every first third right night light might sight round sound found ground could would should place plane plant plain price prize pride drive alive along alone among money month march email phone video notes tasks stage state start story store short share sharp shape large laser latte later letter better meter water winter summer spring monday friday sunday people person contact company account amount market marker making taking asking calling meeting greeting sending signed series seeds leads deals demos decks rooms teams terms times train brain grain drain table cable title little middle simple single angle apple april alpha beta delta gamma karma martial marital partner partial potential general central thanks think thing things bring being doing going doing having giving living loving moving saving leave learn early clear close clean class glass grass brass press stress dress cross across group grown brown crown frown known shown thrown".split(
    " ",
  ),
);

/** Words of the calendar, which name a day in any spelling of theirs: "March" is no Marsh, and "Friday" no Fridah. */
export const CALENDAR = new Set(
  "january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday weekday weekend week month quarter year today tomorrow yesterday spring summer autumn winter januar februar marz juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche".split(
    " ",
  ),
);

/** Words that orders begin with. */
const ORDERING = new Set(
  "change changes changed changing charge renew renews renewed renewal renewing return returns reopen review reviews remind repeat reply report restore resend reset remove removed rename renamed reassign revert record mark marks marked delete deleted finish finished create created update updated close closed order orders share start switch transfer cancel complete confirm collect connect prepare prep print check choose carry cover correct combine compare merge insert invite invoice forward follow include ignore introduce".split(
    " ",
  ),
);

/** Where a word has its capital whatever it is: "Great, …" is no Greta. */
const BEGINS = /^[^\p{L}\p{N}]*$|[.!?:;\n]\W*$/u;
/** A word as long as this one is written as it is meant: "Contract" is no Contractor. */
const LONG_WORD = 6;
/** In a message that capitalises names, a word in small letters is no name, unless only a name can be there. */
const CAPITALISES = /[\p{L}\p{N},]\s+\p{Lu}\p{Ll}/u;
const WHO =
  /(?:^|\s)(?:of|for|to|with|about|on|from|and|call|email|tell|ask|meet|met|set|put|move|add|delete|is|does|has|change|chnage|cahnge|chagne|switch|shift|mark|make|give|bump|update)\s+$|^\s*$/iu;

/** Whether a word of a text is nobody's misspelt name, as it is written and by what stands before it: "change" is no Chang. */
export function isNobody(plain: string, written: string, before: string, text: string): boolean {
  const isSmallLetters = /^\p{Ll}/u.test(written);
  const isWord = EVERYDAY.has(plain) || ORDERING.has(plain) || RIGHT_WORDS.has(plain);
  if (isWord && (isSmallLetters || BEGINS.test(before))) return true;
  if (RIGHT_WORDS.has(plain) && plain.length >= LONG_WORD) return true;
  return isSmallLetters && CAPITALISES.test(text) && !WHO.test(before);
}

/** Words so short that they are near many names, and are none. */
export const SMALL = new Set(
  "and any are for has had her his him how its may not now one our out she the was who why you can but get let set add put off own too use way yes yet all also ask day did due end few got new old see say than that them then they this what when with your will went were want wants have while".split(
    " ",
  ),
);

/** "From Skyline Bakery" names no Tom Baker: within a sentence, a word right behind another one with a capital belongs to that. */
export const isOfOtherName = (before: string): boolean =>
  /[\p{L}\p{N},;)]\s+(?!(?:Mr|Mrs|Ms|Miss|Dr|Prof|Frau|Herr)\s)\p{Lu}\p{Ll}[\p{L}'’-]*\s+$/u.test(before);
