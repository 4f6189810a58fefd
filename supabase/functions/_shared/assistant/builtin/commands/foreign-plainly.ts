import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";

type Named = readonly Pick<KnownPerson, "name" | "by">[];

/** What was done, in German, Spanish and French, with the English word for it. */
const DONE_WORDS: Readonly<Record<string, string>> = {
  signed: "unterschrieben|unterzeichnet|firmado|signé",
  paid: "bezahlt|gezahlt|überwiesen|pagado|payé",
  replied: "geantwortet|respondido|contestado|répondu",
  confirmed: "bestätigt|confirmado|confirmé",
  sent: "geschickt|gesendet|enviado|mandado|envoyé",
  received: "erhalten|bekommen|recibido|reçu",
};
const DONE = `(?<done>${Object.values(DONE_WORDS).join("|")})`;
const WHAT = "(?<what>[\\p{L}][\\p{L}\\p{M}\\p{N} -]{1,30}?)";
const END = "\\s*[?.!]*\\s*$";
/** "Wer hat noch kein NDA unterschrieben?", "¿quién no ha firmado el NDA?", "qui n'a pas encore signé le NDA ?". */
const WHO_HAS: readonly RegExp[] = [
  `^\\s*wer hat (?:(?:denn|noch|schon|bereits|bisher|bis jetzt) )*(?:(?<no>keine?n?|nicht) )?(?:(?:das|den|die|unser|unsere[nr]?|seine?n?|ihre?n?|eine?n?) )?(?:${WHAT} )?(?:(?:noch|schon|bereits) )*(?:(?<not>nicht) )?${DONE}${END}`,
  `^\\s*¿?\\s*qui[eé]n(?:es)? (?:(?:todavía|aún|ya) )?(?:(?<no>no) )?(?:ha|han) ${DONE}(?: (?:todavía|aún|ya))?(?: (?:el|la|los|las|su|sus|un|una|nuestro|nuestra))?(?: ${WHAT})?${END}`,
  `^\\s*qui (?:(?<no>n['’]a|n['’]ont) |a |ont )(?:(?:pas|toujours|encore|déjà) )*${DONE}(?: (?:le|la|les|un|une|son|sa|notre))?(?: (?:l['’])?${WHAT})?${END}`,
].map((source) => new RegExp(source, "iu"));

/** "Wann ist die nächste Runde von Kelp?" */
const WHEN_IS: readonly RegExp[] = [
  `^\\s*wann (?:ist|war|findet|kommt|wird)(?: denn)? (?:die|der|das) (?:(?<next>nächste[rs]?|letzte[rs]?) )?${WHAT} (?:von|bei|mit|für) (?<who>\\p{L}[\\p{L}\\p{M}'’. -]{1,40}?)(?: (?:geplant|statt|angesetzt|vorgesehen|fällig))?${END}`,
  `^\\s*¿?\\s*cu[aá]ndo (?:es|será|toca) (?:la|el) (?:(?<next>próxim[oa]|últim[oa]) )?${WHAT} (?:de|con) (?<who>\\p{L}[\\p{L}\\p{M}'’. -]{1,40}?)${END}`,
  `^\\s*(?:c['’]est )?quand (?:est|a lieu|sera) (?:la |le |l['’])(?:(?<next>prochaine?|dernière?) )?${WHAT} (?:de |d['’]|avec |chez )(?<who>\\p{L}[\\p{L}\\p{M}'’. -]{1,40}?)${END}`,
].map((source) => new RegExp(source, "iu"));
const NOUNS: Readonly<Record<string, string>> = {
  ...{ runde: "round", ronda: "round", treffen: "meeting", reunion: "meeting", besuch: "visit", visita: "visit" },
  ...{ lieferung: "delivery", entrega: "delivery", livraison: "delivery", probe: "rehearsal", eroffnung: "opening" },
  ...{ vorfuhrung: "demo", premiere: "premiere", prasentation: "pitch", start: "start", verlangerung: "renewal" },
};
const inEnglish = (words: string): string[] => plainWords(words).map((word) => NOUNS[word] ?? word);

/** A question for what some people did, or for the day of a column, in English; null for any other. */
function askedInEnglish(message: string, columns: readonly OwnColumn[]): string | null {
  const did = WHO_HAS.map((pattern) => pattern.exec(message)?.groups).find((groups) => groups !== undefined);
  const done = Object.entries(DONE_WORDS).find(([, own]) =>
    own.split("|").includes((did?.["done"] ?? "").toLowerCase()),
  )?.[0];
  if (did && done !== undefined)
    return `who ${did["no"] !== undefined || did["not"] !== undefined ? "hasn't" : "has"} ${done}${did["what"] === undefined ? "" : ` the ${did["what"]}`}?`;
  const asked = WHEN_IS.map((pattern) => pattern.exec(message)?.groups).find((groups) => groups !== undefined);
  if (!asked) return null;
  const what = inEnglish(asked["what"] ?? "");
  const isLast = /^(?:letzt|últim|dern)/iu.test(asked["next"] ?? "");
  const ways = [what, [isLast ? "last" : "next", ...what]].map((words) => words.join(" "));
  const column = columns.find(
    ({ label, type }) =>
      type === "date" &&
      ways.includes(
        plainWords(label)
          .filter((word) => word !== "date")
          .join(" "),
      ),
  );
  return column ? `what is the ${column.label.trim()} of ${asked["who"] ?? ""}?` : null;
}

const DAYS =
  "(?:heute|morgen|übermorgen|hoy|mañana|demain|aujourd['’]hui|(?:spätestens )?(?:bis|am|vor|ab|nächste[nrs]?|kommende[nrs]?|antes del?|el|para el|avant|pour|d['’]ici(?: à)?) [^,:;?\"“„\\n]{2,30}?)";
/** "Bis Freitag muss ich Ana die Zahlen schicken": the day stands first. */
const DUTY = new RegExp(
  `^\\s*(?<day>${DAYS}),? (?<duty>(?<verb>muss|müssen|sollte|sollten|soll) (?<i>ich|wir)|tengo que|tenemos que|debo|je dois|nous devons|on doit) (?<rest>[^?\\n]{4,160}?)[\\s.!]*$`,
  "iu",
);
function dayBehind(message: string): string {
  const { day = "", duty = "", verb, i = "", rest } = DUTY.exec(message)?.groups ?? {};
  if (rest === undefined) return message;
  return `${verb === undefined ? duty : `${i} ${verb}`} ${rest} ${day.charAt(0).toLowerCase()}${day.slice(1)}`;
}

/** "Ana hat angerufen, wir sollten festhalten, dass …": what there is to note. */
const TO_NOTE: readonly (readonly [RegExp, string])[] = [
  [
    /^[^:"“„\n]{4,120}?[,.;]\s+(?:und )?(?:(?:wir|ich|man) (?:sollten?|müssen|muss|möchte) |bitte )?(?:das )?(?:festhalten|notieren|aufschreiben|vermerken|merken)\s*(?:,\s*dass|:)\s+(?<text>\S[^\n]*)$/iu,
    "Notiz zu",
  ],
  [
    /^[^:"“„\n]{4,120}?[,.;]\s+(?:et )?(?:il faut(?:drait)?|on (?:doit|devrait)|je dois|nous devons|à|c['’]est à) (?:bien )?(?:noter|retenir)\s*(?:que\s+|qu['’]|:\s*)(?<text>\S[^\n]*)$/iu,
    "Note pour",
  ],
  [
    /^[^:"“„\n]{4,120}?[,.;]\s+(?:y )?(?:hay que|habría que|tengo que|debemos|para) (?:apuntar|anotar|recordar)\s*(?:que\s+|:\s*)(?<text>\S[^\n]*)$/iu,
    "Nota para",
  ],
];
/** "Ana dit que …, note-le", "…, anótalo", "…, bitte notieren": what is told before is the note. */
const NOTED_BEHIND: readonly (readonly [RegExp, string])[] = [
  [
    /^(?<text>[^:"“„\n]{8,200}?)\s*[,.;–-]+\s*(?:(?:bitte|kannst du) (?:das |es )?(?:mal )?(?:notieren|aufschreiben|vermerken|festhalten)|(?:notiere?|schreibe?|halte?) (?:dir )?(?:das|es)(?: bitte)?(?: auf| fest)?)(?: bitte)?[\s.!]*$/iu,
    "Notiz zu",
  ],
  [
    /^(?<text>[^:"“„\n]{8,200}?)\s*[,.;–-]+\s*(?:note[rz]?(?:-| )(?:le|la|ça)|à noter|note bien)[\s.!]*$/iu,
    "Note pour",
  ],
  [
    /^(?<text>[^:"“„\n]{8,200}?)\s*[,.;–-]+\s*(?:an[oó]ta(?:lo|melo)|ap[uú]nta(?:lo|melo)|toma nota)[\s.!]*$/iu,
    "Nota para",
  ],
];
/** "Schreib bei Ana auf, dass …". */
const WRITE_DOWN =
  /^\s*(?:bitte\s+)?schreibe?\s+(?:bitte\s+|mir\s+)*(?:bei|zu|für)\s+(?<who>\p{Lu}[\p{L}\p{M}'’-]*(?:\s+\p{Lu}[\p{L}\p{M}'’-]*){0,3})\s+(?:bitte\s+)?auf\s*(?::|,\s*dass)\s+(?=\S)/iu;

function notedOf(message: string, people: Named): string {
  if (WRITE_DOWN.test(message)) return message.replace(WRITE_DOWN, "Notiz zu $<who>: ");
  const [only, another] = people.filter(({ by }) => by === "name" || by === "part");
  if (!only || another) return message;
  const found = [...TO_NOTE, ...NOTED_BEHIND]
    .map(([pattern, lead]) => ({ text: pattern.exec(message)?.groups?.["text"], lead }))
    .find(({ text }) => text !== undefined);
  return found ? `${found.lead} ${only.name}: ${found.text ?? ""}` : message;
}

/** How one asks to be reminded, as the usual words for it. */
const REMIND: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:et\s+)?(?:ne\s+)?pas oublier (?:de |d['’])(?=\p{L})/iu, "rappelle-moi de "],
  [/^\s*fais(?:-|\s)moi penser à (?=\p{L})/iu, "rappelle-moi de "],
  [/^\s*que no se me olvide (?=\p{L})/iu, "recuérdame "],
  [
    /^\s*ich brauche (?:bitte )?eine erinnerung (?<day>(?:am|für|bis|nächste[nrs]?) [^,:;\n]{3,30}?)\s*[,:]\s*(?=\p{L})/iu,
    "erinnere mich $<day> daran, ",
  ],
  [
    /^\s*(?:bitte )?(?:lege?|mache?|erstelle?) für (?<who>\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*){0,2}) (?:bitte )?eine (?:neue )?(?:aufgabe|erinnerung)(?: an)?\s*[,:]\s*(?=\p{L})/iu,
    "Aufgabe für $<who>: ",
  ],
  [/^\s*(?:bitte )?halte? (?:bitte )?fest, dass (?=\p{L})/iu, "notiere, dass "],
];

/** "Der Zug ist gebucht, hak das ab", "hak den Zug ab": the task is done. */
const TICKED: readonly (readonly [RegExp, string])[] = [
  [
    /^\s*(?:der|die|das|mein[e]?|unser[e]?)\s+(?<what>[^,.;:?\n]{3,60}?)\s+(?:ist|sind|wurde|wurden)\s+[^,.;:?\n]{3,40}?[,.;]\s+(?:also\s+|und\s+|bitte\s+|kannst du\s+)*(?:hake?\s+(?:das|es|sie|ihn|die)(?:\s+bitte)?\s+ab|(?:das\s+|es\s+)?(?:bitte\s+)?abhaken)(?:\s+bitte)?[\s.!]*$/iu,
    "markiere die Aufgabe $<what> als erledigt",
  ],
  [
    /^\s*(?:bitte\s+)?hake?\s+(?:bitte\s+)?(?:den|die|das)\s+(?:aufgabe\s+)?(?<what>[^,.;:?\n]{3,60}?)\s+(?:bitte\s+)?ab(?:\s+bitte)?[\s.!]*$/iu,
    "markiere die Aufgabe $<what> als erledigt",
  ],
  [
    /^\s*(?:le\s+|la\s+|les\s+|l['’])(?<what>[^,.;:?\n]{3,60}?)\s+(?:est|sont|a été)\s+[^,.;:?\n]{3,40}?[,.;]\s+(?:donc\s+|et\s+|tu peux\s+)*(?:coche[rz]?(?:-(?:le|la|les|ça)| ça)|à cocher)[\s.!]*$/iu,
    "marque la tâche $<what> comme faite",
  ],
  [
    /^\s*(?:el|la|los|las)\s+(?<what>[^,.;:?\n]{3,60}?)\s+(?:está|están|ya está)\s+[^,.;:?\n]{3,40}?[,.;]\s+(?:así que\s+|y\s+|por favor\s+)*(?:m[aá]rcal[oa]|t[aá]chal[oa])(?:\s+como\s+hech[oa])?[\s.!]*$/iu,
    "marca la tarea $<what> como hecha",
  ],
];
/** "Elimina a Ana Diaz": before the name of a person there is an "a". */
const WHO_GOES = /^(?<verb>\s*(?:por favor,?\s+)?(?:borra|elimina|quita|suprime))\s+a\s+(?=\p{Lu})/iu;

/** Everyday German, Spanish and French in the words and the order in which it is read; other messages are unchanged. */
export function foreignPlainly(message: string, people: Named, columns: readonly OwnColumn[] = []): string {
  if (message.length > 300 || message.includes("\n")) return message;
  const asked = askedInEnglish(message, columns);
  if (asked !== null) return asked;
  const noted = notedOf(message, people);
  if (noted !== message) return noted;
  const reminds = REMIND.find(([pattern]) => pattern.test(message));
  if (reminds) return message.replace(...reminds);
  const ticked = TICKED.find(([pattern]) => pattern.test(message));
  return ticked ? message.replace(...ticked) : dayBehind(message).replace(WHO_GOES, "$<verb> ");
}
