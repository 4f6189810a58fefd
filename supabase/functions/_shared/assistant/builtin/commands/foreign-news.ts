import { firstReworded, re, type Wordings } from "./rewording.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}";
const PLACE = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2}";
const ADDRESS = "(?=[^\\s,;:]+@[^\\s,;:]+)";
const JETZT = "(?:(?:jetzt|nun|inzwischen|mittlerweile|endlich|neuerdings|seit kurzem|ab sofort|auch) )*";
/** "Ana hat jetzt eine Mailadresse: …", "Ana tiene un correo nuevo: …", "Ana a une nouvelle adresse mail : …". */
const ADDRESSES: Wordings = [
  [
    re(
      `^(\\W*)(${NAME}) hat ${JETZT}(?:eine |ihre |seine |die )?(?:neue |andere )?(?:E-?Mail-?|Mail-?)(?:Adresse|Anschrift)?(?: (?:bekommen|gewechselt))?\\s*[:,–-]\\s*(?:(?:und zwar|sie (?:ist|lautet)|nämlich) )?${ADDRESS}`,
    ),
    "$1$2's email is now ",
  ],
  [
    re(
      `^(\\W*)(${NAME}) tiene (?:ahora |ya )?(?:un |una )?(?:nuevo |nueva )?(?:correo|e-?mail|mail|dirección de correo)(?: electrónico)?(?: nuevo| nueva)?\\s*[:,–-]\\s*(?:es )?${ADDRESS}`,
    ),
    "$1$2's email is now ",
  ],
  [
    re(
      `^(\\W*)(${NAME}) a (?:maintenant |désormais )?(?:une |un )?(?:nouvelle |nouvel )?(?:adresse(?: e-?mail| mail| courriel)?|e-?mail|mail|courriel)(?: maintenant)?\\s*[:,–-]\\s*(?:c['’]est )?${ADDRESS}`,
    ),
    "$1$2's email is now ",
  ],
];
const WHO = `(${NAME}|sie|er)`;
/** "Sie sitzt inzwischen in Halle", "Ana ist nach Halle gezogen": in the German words that are read. */
const PLACES: Wordings = [
  [
    re(
      `(?<=^\\W*|[.;!] (?:und )?|, und |@[^\\s]+ und )${WHO} (?:sitzt|lebt|wohnt|arbeitet|residiert) (?:jetzt|nun|inzwischen|mittlerweile|neuerdings|seit kurzem) in (${PLACE})(?=[\\s.!]*$|[.;,] )`,
    ),
    "$1 wohnt jetzt in $2",
  ],
  [
    re(
      `(?<=^\\W*|[.;!] (?:und )?|, und |@[^\\s]+ und )${WHO} ist ${JETZT}nach (${PLACE}) (?:um)?gezogen(?=[\\s.!]*$|[.;,] )`,
    ),
    "$1 wohnt jetzt in $2",
  ],
];

/** "… und sie wohnt jetzt in Halle", behind such an address. */
const AND_LIVES = re(
  `(?<=^\\W*(${NAME})'s email is now [^\\s]+?)[.,;]?\\s+(?:und )?(?:sie|er) wohnt jetzt in (${PLACE})`,
);

/** News of an address or of where someone lives, in German, Spanish or French, in the words that are read. Other messages are unchanged. */
export const withForeignNews = (message: string): string =>
  message.length > 200 || message.includes("\n")
    ? message
    : firstReworded(firstReworded(message, PLACES), ADDRESSES).replace(AND_LIVES, " and $1's location is now $2");
