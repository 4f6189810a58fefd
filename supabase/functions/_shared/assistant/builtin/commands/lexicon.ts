import { plainWords } from "../../words.ts";
import { isCity } from "../vocabulary/cities.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import type { Language } from "../reading.ts";

/**
 * Words of other languages as the English ones that the grammar is written in; an empty one says nothing. Each word comes before
 * its English one, in plain letters. What a note says, a title or a value is never translated.
 */
const german = `setze set|setz set|setzen set|stelle set|stell set|stellen set|aendere change|andere change|andern change|aktualisiere update|aktualisieren update|verschiebe move|verschieb move|verschieben move|schiebe move|schieb move|verlege move|bis until|bewege move
mache make|mach make|markiere mark|markier mark|markieren mark|fuge add|fueg add|fug add|hinzufugen add|aufnehmen add|hinzu |erstelle create|erstellen create|anlegen create|lege create|leg create|an |neue new|neuer new|neuen new|neues new
losche delete|losch delete|loschen delete|entferne remove|entfernen remove|leere clear|notiere note|notier note|notieren note|notiz note|notizen notes|merke remember|merk remember|gib give|weise assign|zuweisen assign|verantwortliche owner|ansprechpartner owner|schon |bereits |noch |mein |meiner |unser |unsere |ich i|wir we|dir |erinnere remind|erinner remind|mich me|daran |bitte |mal |doch |aufgabe task|aufgaben tasks|erledigt done|fertig done|abgeschlossen done|beendet done|kontakt person|spalte column|feld field
als as|auf to|nach to|zu to|zur to|zum to|von of|vom of|fur for|bei at|aus from|uber about|mit with|und and|dass that|das |den |dem |der |die |des |ein |eine |einen |einer |einem |meine |meinen |ist is|arbeitet works|jetzt |nun |heisst named|namens named|genannt named
phase stage|stufe stage|firma company|unternehmen company|ort location|stadt location|standort location|rolle role|position role|branche industry|prioritat priority|besitzer owner|verantwortlicher owner|adresse address
nicht not|kein not|keine not|keinen not|nie never|ihr her|ihre her|ihren her|ihm him|ihn him|seine his|sein his|ruckgangig undo|nachfassen followup|zahl number|datum date|optionen options|oder or|alle everyone|offnen open|wieder |verfolge follow|folge follow`;
const spanish = `pon set|ponga set|ponle set|cambia change|cambiar change|actualiza update|actualizar update|mueve move|mover move|pasa move|haz make|marca mark|marcar mark|anade add|anadir add|agrega add|agregar add|crea create|crear create|nueva new|nuevo new|borra delete|borrar delete|elimina delete|eliminar delete|quita remove|pospon postpone|posponer postpone|aplaza postpone|hasta until|vacia clear
pasar move|poner set|asigna assign|asignar assign|completa complete|completar complete|ya |anota note|anotar note|apunta note|apuntar note|nota note|notas notes|recuerda remember|recuerdame remind_me|recordarme remind_me|tarea task|tareas tasks|recordatorio reminder|hecha done|hecho done|completada done|terminada done|terminado done|completado done|acabada done|acabado done|finalizada done|contacto person|persona person|columna column|campo field
como as|a to|al to|en in|de of|del of|para for|con with|sobre about|que that|y and|e and|o or|la |el |los |las |un |una |mi |mis |por |favor |es is|esta is|trabaja employed|ahora |llamada named|llamado named
etapa stage|fase stage|estado status|empresa company|compania company|ciudad location|ubicacion location|cargo role|puesto role|rol role|sector industry|industria industry|correo email|prioridad priority|responsable owner|propietario owner
no not|nunca never|su her|deshaz undo|deshacer undo|numero number|fecha date|opciones options|todos everyone|sigue follow|seguir follow`;
const french = `mets set|mettre set|mettez set|change change|changer change|modifie change|modifier change|deplace move|deplacer move|passe move|reporte move|marque mark|marquer mark|ajoute add|ajouter add|ajoutez add|cree create|creer create|nouvelle new|nouveau new|nouvel new|supprime delete|supprimer delete|efface delete|enleve remove|repousse postpone|reporter postpone|jusqu until|jusque until|retire remove|vide clear
passer move|place move|placer move|assigne assign|attribue assign|donne assign|confie assign|confier assign|deja |note note|noter note|notes notes|rappelle remind|rappelez remind|rappeler remind|moi me|souviens remember|tache task|taches tasks|rappel reminder|terminee done|termine done|faite done|fait done|finie done|fini done|achevee done|accomplie done|contact person|personne person|colonne column|champ field
comme as|a to|au to|aux to|de of|d of|du of|des of|pour for|chez at|dans in|en in|avec with|sur on|que that|qu that|et and|ou or|le |la |les |l |un |une |mon |ma |mes |s |il |te |vous |plait |est is|travaille works|maintenant |appelee named|appele named
etape stage|statut status|societe company|entreprise company|ville location|lieu location|poste role|secteur industry|courriel email|mail email|priorite priority|responsable owner|proprietaire owner
ne |pas not|jamais never|sa her|son her|lui him|annule undo|annuler undo|nombre number|date date|options options|tous everyone|suis follow|suivre follow`;

const tableOf = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines.split(/[|\n]/).map((pair): [string, string] => {
      const [word = "", english = ""] = pair.split(" ");
      return [word, english];
    }),
  );
const tables: Record<Exclude<Language, "en">, ReadonlyMap<string, string>> = {
  de: tableOf(german),
  es: tableOf(spanish),
  fr: tableOf(french),
};

/** A word as the grammar has it; null when it says nothing there. */
export function canonical(word: string, language: Language): string | null {
  if (language === "en") return word;
  const english = tables[language].get(word);
  return english === undefined ? word : english === "" ? null : english;
}

/** Words that tell a language: those above that are no English ones, and the words of its questions. */
const tellingWords: Record<Exclude<Language, "en">, string> = {
  de: "wer was wann wo welche welcher welches wie viele warum bitte und oder nicht mich morgen heute ubermorgen montag dienstag mittwoch donnerstag freitag samstag sonntag fur mit von auf das ist der die kannst habe ich meine aufgaben zeige zeig uberfallig fallig anrufen anzurufen schicken schreiben jeden jede woche tagen wochen wochenende nachste nachsten nachster kommenden ubernachsten ende anfang bis",
  es: "quien quienes que cuando donde cual cuales como cuantos cuantas cuanto por favor y manana hoy lunes martes miercoles jueves viernes sabado domingo para con del los las el la tengo mis tareas muestra muestrame vencidas llamar enviar escribir cada semana puedes",
  fr: "qui quoi quand quel quelle quels quelles comment combien ou est s il te plait et demain aujourd hui lundi mardi mercredi jeudi vendredi samedi dimanche pour avec les des mes taches montre retard appeler envoyer ecrire chaque semaine peux tu je j ai",
};
const telling = (["de", "es", "fr"] as const).map((language) => ({
  language,
  words: new Set([...tables[language].keys(), ...tellingWords[language].split(" ")]),
}));
/** Short English words, and those that other languages share with English. */
const ENGLISH = new Set(
  "a i me my to the of for on in at is are was were be it and or not no do does did has have had that this who what when where which how why with from add set move change note remind call email task about by an as her him his she he they their stage status company role position date options contact location sector person firm lead mail open all please can could you will would new make put mark update create delete remove tomorrow today next week".split(
    " ",
  ),
);

/** Whether a text has a word that only English has. */
export const hasEnglish = (text: string): boolean =>
  plainWords(text).some((word) => ENGLISH.has(word) && word.length > 1);

/** Verbs of whole sentences between two names, which one word tells. */
const SURE: readonly [Language, RegExp][] = [
  [
    "de",
    /^(?:ubernimmt|betreut|kummert|zustandig|erledigt|geworden|bekommt|vergiss|muss|anrufen|zuruckrufen|nachfragen|schicken|abholen|bestellen|vorbereiten|uberweisen|besuchen)$/,
  ],
  ["es", /^(?:encarga|ocupa|responsable|ahora|tambien|hecha|hecho|tengo)$/],
  ["fr", /^(?:occupe|gere|reprend|desormais|maintenant|aussi|terminee|dois|faut|suivie?)$/],
];

/** The language that most of a text's telling words belong to. */
export function languageOf(said: string): Language {
  // "Todos" before a list are what is to be done.
  const text = said.replace(/^\s*(?:my |our |new )?to-?dos?\s*:/iu, "");
  const words = plainWords(text);
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const sure = english > 0 ? undefined : SURE.find(([, verbs]) => words.some((word) => verbs.test(word)));
  const [best] = telling
    .map(({ language, words: own }) => ({ language, count: words.filter((word) => own.has(word)).length }))
    .sort((one, other) => other.count - one.count);
  if (!best || best.count === 0) return sure?.[0] ?? "en";
  if (sure && best.count < 2) return sure[0];
  const isFirst =
    telling.some(({ language, words: own }) => language === best.language && own.has(words[0] ?? "")) &&
    !ENGLISH.has(words[0] ?? "");
  return (best.count >= 2 && best.count > english) || (isFirst && best.count >= english) ? best.language : "en";
}

/** What people do for a living, as the beginning of a role. */
export const ROLE =
  /^(?:(?:co )?(?:ceo|cto|cfo|coo|cmo|cpo|cro|cio|vp|svp|evp|founder|cofounder|president|chair(?:man|woman)?|director|manager|partner|principal|associate|analyst|engineer|developer|designer|scientist|researcher|consultant|advisor|adviser|investor|angel|recruiter|lawyer|attorney|professor|doctor|architect|editor|journalist|owner|intern|assistant|accountant|banker|buyer|lead|head|chief)|(?:managing|general|senior|junior|deputy|executive|founding|operating|venture|product|sales|marketing|account|project|software|data|finance|hr|people|operations|growth|research|design|community|business|investment|technical|creative|art|board|chief|angel|program|office|customer|country|regional) (?!(?:goes|go|is|are|was|were|has|have|had|should|must|can|will|moves?|moved|needs?|went|wants?|stays?|gets?|got|came|comes|says?|said|asks?|asked)(?: |$))(?:\S+ )?\S+)(?: |$)/;

/** "As Engineering Manager": behind "as" the last word says that it is a role. */
const ROLE_NAMED =
  /^(?:[a-z-]+ ){1,2}(?:manager|director|officer|lead|engineer|partner|executive|analyst|designer|president|coordinator|specialist|consultant|planner|pilot|chef|editor|producer|buyer)$/i;

/** Whether what looks like someone's name is a role: "as Plant Engineer". */
export const isWorkNamed = (
  tokens: readonly { code: string; from: number; to: number }[],
  at: number,
  text: string,
) => {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return before?.code === "as" && token?.code === "X" && ROLE_NAMED.test(text.slice(token.from, token.to));
};

/** Whether words are the name of a language: "in Arabic" is no place. */
export const isTongue = (words: string): boolean =>
  /^(?:arabic|english|german|french|spanish|italian|portuguese|dutch|polish|russian|ukrainian|turkish|greek|hebrew|hindi|urdu|bengali|tamil|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|malay|indonesian|tagalog|swahili|swedish|norwegian|danish|finnish|czech|slovak|hungarian|romanian|bulgarian|serbian|croatian|catalan|latin|irish|welsh)$/iu.test(
    words.trim(),
  );

/** Whether words that follow where someone went say what they do there, which makes it a firm: "as Head of Buying". */
export const saysWork = (behind: string): boolean => {
  const own = /^as\s+(?:(?:an?|the|their)\s+)?(?:new\s+)?(?<work>\p{L}.*)$/su.exec(behind)?.groups?.["work"] ?? "";
  return /^\p{Lu}/u.test(own) || ROLE.test(`${plainWords(own).join(" ")} `);
};

/** Places that need no "in" to be told from companies. */
const PLACES = new Set(
  "amsterdam antwerp athens atlanta auckland austin austria bangalore bangkok barcelona basel beijing belgium bergen berlin bern bogota bordeaux boston brazil brisbane brussels bucharest budapest cairo california canada chicago china cologne copenhagen denmark denver dubai dublin edinburgh england estonia finland florence france frankfurt geneva germany ghent greece hamburg hanoi helsinki houston india ireland israel istanbul italy jakarta japan johannesburg kenya krakow lagos leipzig lima lisbon london luxembourg lyon madrid malmo manchester marseille melbourne mexico miami milan montreal moscow mumbai munich nairobi naples netherlands nigeria norway oslo paris philadelphia poland porto portugal prague rome rotterdam scotland seattle seoul shanghai singapore sofia spain stockholm stuttgart sweden switzerland sydney taipei tallinn texas tokyo toronto toulouse turin uk usa utrecht valencia vancouver vienna vietnam vilnius wales warsaw wellington zagreb zurich".split(
    " ",
  ),
);
const PLACE_ENDS =
  /^(?:new york|san \S+|los angeles|hong kong|tel aviv|cape town|sao paulo|rio de janeiro|buenos aires|mexico city|the hague|washington(?: dc)?|new delhi|kuala lumpur|abu dhabi|united \S+|south \S+|north \S+)$/;
/** Every country in English, and the cities that time zones are called after. */
const worldPlaces = (() => {
  let places: ReadonlySet<string> | null = null;
  return () =>
    (places ??= new Set(
      [
        ...Intl.supportedValuesOf("timeZone").map((zone) => zone.split("/").at(-1)?.replaceAll("_", " ") ?? ""),
        ...countryNames(),
      ].map((name) => plainWords(name).join(" ")),
    ));
})();

function countryNames(): string[] {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  return letters.flatMap((first) => letters.flatMap((second) => names.of(first + second) ?? []));
}

export function isPlace(text: string): boolean {
  const words = plainWords(text);
  return (
    PLACES.has(words.join(" ")) ||
    isCity(words.join(" ")) ||
    worldPlaces().has(words.join(" ")) ||
    PLACE_ENDS.test(words.join(" ")) ||
    (words.length > 1 && words.length < 4 && PLACES.has(words.at(-1) ?? ""))
  );
}

const INDUSTRIES = new Set(
  "technology healthcare finance education manufacturing consulting media retail fintech insurtech biotech medtech healthtech edtech proptech agtech cleantech climate energy robotics ai saas software hardware gaming crypto web3 logistics mobility insurance banking pharma food travel fashion telecom cybersecurity security construction agriculture automotive aerospace space semiconductors ecommerce advertising marketing legal sports entertainment hospitality chemicals mining shipping biotechnology".split(
    " ",
  ),
);
export const isIndustry = (text: string): boolean => {
  const words = plainWords(text);
  return (
    (words.length > 0 &&
      words.length < 4 &&
      (INDUSTRIES.has(words.join("")) ||
        (words.length > 1 &&
          INDUSTRIES.has(words[0] ?? "") &&
          /^(?:tech|care|industry|sector|business|estate|entertainment|space)$/.test(words.at(-1) ?? "")))) ||
    /^(?:real estate|health care|climate tech|media entertainment)$/.test(words.join(" "))
  );
};

/** "260 hectares", "23% of the shares", "€900k": a number, and in small letters what is counted. */
export const isAmount = (words: string): boolean =>
  /^\s*(?:(?:about|around|over|under|only|just|nearly|almost|some|up to|roughly)\s+)*[€$£~]?\s?\d[\d.,]*\s?(?:(?:k|m|bn|mn|mio|%|€|\$|£|°c|MW|MWh|GW|GWh|kW|kWh|[A-Z]{3})(?![\p{L}\p{N}]))?(?:\s+\p{Ll}[\p{L}-]*)*\s*$/u.test(
    words,
  );

/** "A holiday", "Slush this week", "215 thousand", "40 beds": no place where someone works. */
export const isNoFirm = (words: string, before: string): boolean =>
  numberIn(words) !== null ||
  isAmount(words) ||
  (/^\p{Ll}/u.test(words) && /\b(?:a|an|my|our)\s+$/iu.test(before)) ||
  /\b(?:this|next|last) (?:week|month|year|weekend|morning|summer|winter|spring)\b|\b(?:today|tomorrow|tonight|weekends?)\b/iu.test(
    words,
  );
