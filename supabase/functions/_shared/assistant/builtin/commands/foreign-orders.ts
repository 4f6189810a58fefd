import type { Language } from "../reading.ts";

const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’-]*(?:\s+\p{Lu}[\p{L}\p{M}'’-]*){0,3}`;
/** "Leg für Ana eine Notiz an: …", "füg bei Ana die Notiz hinzu, dass …". */
const NOTE_FOR = new RegExp(
  String.raw`^(?<lead>\s*(?:bitte\s+)?)(?:leg|lege|füg|füge|mach|mache|schreib|schreibe|trag|trage)\s+(?:bitte\s+|mir\s+)*(?:für|bei|zu|an)\s+(?<who>${NAME})\s+(?:eine|die|folgende|diese|als)\s+(?:neue\s+)?Notiz\s+(?:an|hinzu|ein|dazu)?\s*(?::|,\s*dass|,)?\s*(?=\S)`,
  "iu",
);
/** "Leg ein Feld Vorschuss an", "leg bitte eine Aufgabe an": the verb is parted. */
const PARTED = new RegExp(
  String.raw`(?<![\p{L}])(?:leg|lege|richt|richte)\s+(?:bitte\s+|mir\s+|mal\s+)*(?<what>(?:(?:eine?n?|noch|neue[sn]?|weitere[sn]?)\s+)*(?:feld|spalte|aufgabe|erinnerung)(?![\p{L}])[^,:;.\n]{0,60}?)\s+(?:an|ein)(?=\s*(?:[,:;.]|$)|\s+und\s)`,
  "iu",
);
/** "Trag bei Ana als Rate 40 ein", "trag bei Ana Rate 40 ein". */
const ENTERED = new RegExp(
  String.raw`(?<![\p{L}])(?:trag|trage)\s+(?:bitte\s+)?(?:bei|für)\s+(?<who>${NAME})\s+(?:als\s+|unter\s+|bei\s+)?(?<label>\p{Lu}[\p{L} ]{1,30}?)\s+(?<value>\d[\d.,]*|\d{1,2}\.\s?\p{L}+(?:\s\d{4})?|ja|nein)\s+ein(?![\p{L}])`,
  "u",
);
/** "Kannst du bitte eine Aufgabe anlegen: …", "ich möchte eine Aufgabe für Ana erstellen: …"; "eine Aufgabe machen, die Spaß macht" tells of one. */
const WANTED_TASK = new RegExp(
  String.raw`^\s*(?:(?:hallo|hi|hey|bitte)[\s,]+)*(?:(?:kannst|könntest|würdest|magst) du|(?:können|könnten|würden) sie|ich (?:möchte|will|würde gerne?)|wir (?:möchten|wollen))?\s*(?:(?:bitte|mir|mal|uns|noch|für mich)\s+)*(?:eine?n?|die|folgende)\s+(?:neue[ns]?\s+)?(?:aufgabe|erinnerung|to-?do|task)(?<who>\s+für\s+${NAME})?\s+(?:anlegen|erstellen|hinzufügen|machen(?!\s*,(?!\s+(?:und zwar|nämlich)))|aufnehmen|eintragen|einrichten|notieren|setzen)(?:,\s+(?:und zwar|nämlich)(?!\p{L})(?:\s*[:,–-])?|\s*[:,–-])\s*(?=\S)(?!(?:(?:mit|bei|für|zu|von|an|auf|in|aus|nach|über)\s+)?(?:die|der|das|den|dem|deren|dessen|welche[rsnm]?|wo|wie|weil|wenn|dass|damit|um|denn|aber|obwohl|sobald|sonst|so)\s)`,
  "iu",
);
const IMPERATIVE: Readonly<Record<string, string>> = {
  ...{
    löschen: "lösche",
    entfernen: "entferne",
    verschieben: "verschiebe",
    schieben: "verschiebe",
    setzen: "setze",
    stellen: "setze",
  },
  ...{ ändern: "ändere", umbenennen: "benenne um", anlegen: "erstelle" },
};
/** "Die Notiz bei Ana löschen", "Status von Ana auf Aktiv setzen": the verb comes last. */
const VERB_LAST =
  /^(?<lead>\s*(?:bitte\s+|und\s+|dann\s+)*)(?<what>(?:die|den|das|alle|status|phase|stage|priorität|notiz|notizen|aufgabe|termin)(?![\p{L}])(?!.*\s(?:zu|muss|soll|kann|will)\s).{3,120}?)\s+(?:bitte\s+)?(?<verb>löschen|entfernen|verschieben|schieben|setzen|stellen|ändern|anlegen)(?:\s+bitte)?[\s.!]*$/iu;
/** "Per auf Closed setzen", "Marga als Lead eintragen": what someone becomes. */
const BECOMES_LAST =
  /^(?<lead>\s*(?:bitte\s+|und\s+|dann\s+|noch\s+)*)(?<what>(?!.*(?<!\p{L})(?:zu|muss|soll|kann|will|ich|wir)(?!\p{L}))\S.{1,80}?)\s+(?<how>auf|als|in)\s+(?<value>\p{L}[^,;.]{1,30}?)\s+(?:setzen|stellen|eintragen|verschieben)(?:\s+bitte)?[\s.!]*$/iu;
/** "Bei Ana notieren: …", "für Ana notieren, dass …". */
const NOTED =
  /^\s*(?:bitte\s+)?(?:bei|für|zu)\s+(?<who>\S.{1,40}?)\s+(?:bitte\s+)?(?:notieren|vermerken|aufschreiben|festhalten)\s*(?::|,\s*dass)\s*(?=\S)/iu;
/** "Aufgabe mit dem Newsletter erledigt": it is done, and no title. */
const TASK_DONE =
  /^\s*(?:bitte\s+|die\s+)*(?<what>aufgabe\s+[^:]{3,80}?)\s+(?:ist\s+|als\s+)?(?:erledigt|fertig|abgehakt|abhaken|abgeschlossen|erledigt markieren)[\s.!]*$/iu;

/** "Sube la prioridad de Ana a 94", "baisse la priorité d'Ana à 30": the value is said, and no step. */
const TO_NUMBER: Readonly<Record<"es" | "fr", [RegExp, string]>> = {
  es: [
    /(?<=^\s*(?:por favor,?\s+)?|\sy\s+)(?:sube|subir|aumenta|baja|bajar|reduce)\s+(?=(?:la|el|su)\s[^,.;]{3,60}?\sa\s+\d)/giu,
    "pon ",
  ],
  fr: [
    /(?<=^\s*|\set\s+)(?:monte|augmente|baisse|descends|réduis|passe)\s+(?=(?:la\s|le\s|l['’]|sa\s|son\s)[^,.;]{3,60}?\sà\s+\d)/giu,
    "mets ",
  ],
};
/** "Marca como hecha la tarea del contrato", "marque comme faite la tâche …". */
const DONE_FIRST: Readonly<Record<"es" | "fr", [RegExp, string]>> = {
  es: [
    /(?<=^\s*(?:por favor,?\s+)?|\sy\s+)(?:marca|marcar|pon)\s+como\s+(?:hech[ao]|completad[ao]|terminad[ao])\s+(?<what>(?:la|el)\s[^,.;]{3,80})/giu,
    "marca $<what> como hecha",
  ],
  fr: [
    /(?<=^\s*|\set\s+)(?:marque|mets)\s+comme\s+(?:faite?|terminée?|finie?)\s+(?<what>(?:la\s|le\s|l['’])[^,.;]{3,80})/giu,
    "marque $<what> comme faite",
  ],
};

/** A day of the language, and nothing else that a task could be set to. */
const DAY_OF: Readonly<Record<"de" | "es" | "fr", string>> = {
  de: "(?:den |die |das |nächste[nrs]? |kommende[nrs]? |ende |anfang |mitte )*(?:\\d|heute|morgen|übermorgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|woche|monat)",
  es: "(?:el |la |próxim[oa] |este |esta )*(?:\\d|hoy|mañana|pasado mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|semana|mes)",
  fr: "(?:le |la |l['’]|ce |cette )?(?:\\d|aujourd|demain|après-demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|mois)",
};
const TITLE = "(?<title>(?!de |que |:)[^:;,\\n]{3,80}?)";
const END_OF = "(?: (?:bitte|por favor|s['’]il te pla[iî]t|s['’]il vous pla[iî]t))?[\\s.!]*$";
/** "Mets la tâche X au 15 juin", "setz die Aufgabe X auf Freitag", "pon la tarea X en curso", "renomme la tâche X en Y": the one that is there is changed. */
const OF_THE_TASK: Readonly<Record<"de" | "es" | "fr", readonly (readonly [RegExp, string])[]>> = {
  de: [
    [
      `(?:setze?|lege?|stelle?|schiebe?|verlege?) die Aufgabe ${TITLE} auf (?<when>${DAY_OF.de}[^,;:\\n]{0,30}?)`,
      "verschiebe die Aufgabe $<title> auf $<when>",
    ],
    [`(?:setze?|stelle?|markiere?) die Aufgabe ${TITLE} (?:auf|als) „?in (?:arbeit|bearbeitung)“?`, "start $<title>"],
    [
      `(?:benenne?|nenne?) die Aufgabe ${TITLE}(?: um)? (?:in|zu) (?<name>[^:;\\n]{2,80}?)(?: um)?`,
      "rename $<title> to $<name>",
    ],
  ].map(asOrder),
  es: [
    [
      `(?:pon|ponga|poner|pasa|cambia|deja) la tarea ${TITLE} (?:para|al|a|en) (?<when>${DAY_OF.es}[^,;:\\n]{0,30}?)`,
      "mueve la tarea $<title> al $<when>",
    ],
    [`(?:pon|marca|pasa) la tarea ${TITLE} (?:como )?en (?:curso|progreso|marcha)`, "start $<title>"],
    [
      `(?:renombra|cambia el nombre de|cambia el título de) la tarea ${TITLE} (?:a|como|por) (?<name>[^:;\\n]{2,80}?)`,
      "rename $<title> to $<name>",
    ],
  ].map(asOrder),
  fr: [
    [
      `(?:mets|mettez|décale|décalez|reporte|reportez|repousse|avance|déplace|passe) la tâche ${TITLE} (?:au|à|pour|jusqu['’]au|sur) (?<when>${DAY_OF.fr}[^,;:\\n]{0,30}?)`,
      "passe la tâche $<title> au $<when>",
    ],
    [`(?:mets|mettez|passe|marque) la tâche ${TITLE} (?:comme )?en cours`, "start $<title>"],
    [`(?:renomme|renommez) la tâche ${TITLE} en (?<name>[^:;\\n]{2,80}?)`, "rename $<title> to $<name>"],
  ].map(asOrder),
};
function asOrder([pattern = "", plain = ""]: readonly string[]): readonly [RegExp, string] {
  return [
    new RegExp(`^\\s*(?:(?:bitte|por favor|s['’]il te pla[iî]t|peux-tu|puedes)[\\s,]+)*${pattern}${END_OF}`, "iu"),
    plain,
  ];
}

/** An order of another language in the words and the order that the grammar knows. */
export function inUsualOrder(text: string, language: Language): string {
  if (language === "en") return text;
  const changed = OF_THE_TASK[language].find(([pattern]) => pattern.test(text));
  if (changed) return text.replace(...changed);
  if (language === "de") return germanPlainly(text);
  return text.replace(...TO_NUMBER[language]).replace(...DONE_FIRST[language]);
}

const JOINED = /\s*,\s+(?:und\s+|dann\s+)*|\s+und\s+(?:dann\s+|noch\s+)*/iu;
/** "… löschen und … setzen": each order by itself, where every piece is one; else the text as one order. */
function germanPlainly(text: string): string {
  const pieces = text.split(JOINED);
  const orders = pieces.map((piece) => germanOrder(piece));
  const areOrders =
    pieces.length > 1 &&
    !/[:"“„\n]/u.test(text) &&
    pieces.every((piece, no) => VERB_LAST.test(piece) || BECOMES_LAST.test(piece) || orders[no] !== piece);
  return areOrders ? orders.join("\n") : germanOrder(text);
}

/** A German order with its verb first and in one piece; the text as it was where it is none. */
function germanOrder(text: string): string {
  if (WANTED_TASK.test(text)) return text.replace(WANTED_TASK, "Aufgabe$<who>: ");
  if (NOTED.test(text)) return text.replace(NOTED, "Notiz zu $<who>: ");
  const note = NOTE_FOR.exec(text)?.groups;
  if (note) return text.replace(NOTE_FOR, `${note["lead"] ?? ""}Notiz zu ${note["who"] ?? ""}: `);
  const done = TASK_DONE.exec(text)?.groups?.["what"];
  if (done !== undefined) return `markiere die ${done} als erledigt`;
  const { lead = "", what = "", verb = "" } = VERB_LAST.exec(text)?.groups ?? {};
  const first = IMPERATIVE[verb.toLowerCase()];
  if (first !== undefined) return `${lead}${first} ${what}`;
  const becomes = BECOMES_LAST.exec(text)?.groups;
  if (becomes && !/\d/u.test(becomes["value"] ?? ""))
    return `${becomes["lead"] ?? ""}setze ${becomes["what"] ?? ""} auf ${becomes["value"] ?? ""}`;
  return text
    .replace(PARTED, "erstelle $<what>")
    .replace(ENTERED, "setze $<label> von $<who> auf $<value>")
    .replace(/\s(?:runter|herunter|rauf|hoch|herauf)\s+auf\s+(?=\d)/giu, " auf ");
}
