import { findDates } from "../find-dates.ts";
import type { Language } from "../reading.ts";
import { rhythmInEnglish } from "./rhythm-first.ts";
import { isNoteLead, startsCommand } from "./split-clauses.ts";

const WEEKDAYS: readonly [RegExp, string][] = [
  [/^(?:montags?|lundis?|lunes)$/iu, "Monday"],
  [/^(?:dienstags?|mardis?|martes)$/iu, "Tuesday"],
  [/^(?:mittwochs?|mercredis?|mi[eé]rcoles)$/iu, "Wednesday"],
  [/^(?:donnerstags?|jeudis?|jueves)$/iu, "Thursday"],
  [/^(?:freitags?|vendredis?|viernes)$/iu, "Friday"],
  [/^(?:samstags?|samedis?|s[aá]bados?)$/iu, "Saturday"],
  [/^(?:sonntags?|dimanches?|domingos?)$/iu, "Sunday"],
];
const EACH_DAY =
  /(?<!\p{L})(?:(?:jeden|chaque|tous les|cada|todos los)\s+(?<day>montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)|(?<days>(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs))(?!\p{L})/iu;
/** "Jeden Montag", "tous les lundis" as "every Monday". */
const withEachDay = (text: string): string =>
  text.replace(EACH_DAY, (all: string, ...given: unknown[]) => {
    const { day, days } = given.at(-1) as { day?: string; days?: string };
    const name = WEEKDAYS.find(([pattern]) => pattern.test(day ?? days ?? ""))?.[1];
    return name === undefined ? all : `every ${name}`;
  });

/** An order of another language with how often in English, as tasks have it. */
export const withForeignRhythm = (text: string, language: Language): string =>
  language === "en" || isNoteLead(text) || /[?¿"“„«\n]/u.test(text) ? text : rhythmInEnglish(withEachDay(text));

const GERMAN_VERB =
  /(?<!\p{L})(?:ab|an|auf|aus|bei|durch|ein|fertig|her|los|mit|nach|um|unter|ver|vor|vorbei|weiter|zu|zurück|zusammen)?(?:rufen|telefonieren|schicken|senden|schreiben|mailen|fragen|holen|geben|bringen|bestellen|buchen|zahlen|überweisen|kaufen|prüfen|bereiten|erstellen|reservieren|längern|erneuern|treffen|besuchen|klären|sprechen|besprechen|fassen|lesen|gießen|putzen|reparieren|kündigen|drucken|packen|liefern|reichen|melden|checken|planen|organisieren|vereinbaren|machen|testen|informieren|gratulieren|danken|laden|räumen|richten|streichen|zeichnen|rechnen|stellen|legen|setzen)$/iu;
/** Verbs of orders to change what is there, and of what is done with one's own records. */
const GERMAN_ORDER =
  /(?:löschen|entfernen|verschieben|auf \S+ (?:setzen|stellen)|umbenennen|eintragen|notieren|hinzufügen|anlegen|zuweisen)$/iu;
/** Someone does something: that is told or asked, and no task in two words. */
const GERMAN_FINITE =
  /(?<!\p{L})(?:ich|wir|er|es|man|du|ihr|ist|sind|war|waren|hat|haben|hatte|wird|werden|wurde|will|wollen|wollte|kann|können|konnte|muss|müssen|musste|soll|sollen|sollte|darf|möchte|lässt|lassen|zu|dass|wenn|falls|ob|wer|was|wann|wo|wie|welche[rsnm]?|nicht|kein\p{L}*)(?!\p{L})/iu;
const BEHIND_VERB = /\s+(?:(?:bis|wegen|für|vor|nach|über|ab|um|mit|an|am|im|in|zum|zur)\s.+|(?:bitte|noch))$/iu;

const FRENCH_VERB =
  "rappeler|relancer|pr[eé]parer|v[eé]rifier|commander|r[eé]server|payer|acheter|renouveler|finir|terminer|relire|signer|demander|r[eé]pondre|contacter|pr[eé]venir|confirmer|organiser|planifier|r[eé]cup[eé]rer|chercher|livrer|nettoyer|arroser|imprimer|poster|transmettre|rendre|inviter|remercier|facturer|appeler|envoyer|[eé]crire|t[eé]l[eé]phoner|rencontrer|apporter|discuter|parler|faire|revoir|recontacter";
const SPANISH_VERB =
  "pedir|preparar|revisar|comprar|pagar|reservar|renovar|terminar|mandar|confirmar|preguntar|responder|contestar|avisar|recoger|entregar|limpiar|regar|imprimir|firmar|organizar|visitar|invitar|agradecer|facturar|hacer|contactar|llamar|enviar|escribir|hablar|quedar|cerrar|llevar|traer|devolver|felicitar";
const FIRST: Readonly<Record<"fr" | "es", RegExp>> = {
  fr: new RegExp(`^(?:${FRENCH_VERB})\\s+(?!moi(?!\\p{L})|me\\s)\\p{L}`, "iu"),
  es: new RegExp(`^(?:${SPANISH_VERB})(?:le|les|lo|la)?\\s+\\p{L}`, "iu"),
};
const LEAD = { de: "Aufgabe: ", fr: "Tâche : ", es: "Tarea: " };

/** "Per am Freitag anrufen", "demain rappeler le notaire": an infinitive with a day or a rhythm is a task, although nobody says so. */
export function asForeignTask(said: string, language: Language, today: string): string {
  if (language === "en" || /[?¿:"“„«\n]/u.test(said) || isNoteLead(said) || startsCommand(said)) return said;
  const text = said.replace(/[\s.!]+$/u, "");
  const [day] = findDates(text, today, language);
  const isEach = /(?<!\p{L})(?:every (?:\d+ )?|jede[nrsm]? |alle |chaque |tous les |cada |un \p{L}+ sur )\p{L}/iu.test(
    text,
  );
  if (!isEach && (!day || day.date < today)) return said;
  const isTask =
    language === "de" ? endsWithVerb(text, day?.text ?? "") : FIRST[language].test(withoutDayFirst(text, day));
  if (!isTask) return said;
  // The day by its date: beside capitals it could be taken for a name.
  const what = day && !isEach ? `${text.slice(0, day.index)} ${text.slice(day.index + day.text.length)}` : text;
  return `${LEAD[language]}${what.replace(/\s+/gu, " ").replace(/^[\s,]+|[\s,]+$/gu, "")}${day && !isEach ? ` ${day.date}` : ""}`;
}

function endsWithVerb(text: string, day: string): boolean {
  if (GERMAN_FINITE.test(text) || GERMAN_ORDER.test(text)) return false;
  const before = text.replace(BEHIND_VERB, "");
  return [text, before, text.endsWith(day.trim()) ? text.slice(0, -day.trim().length).trim() : text].some((words) =>
    GERMAN_VERB.test(words),
  );
}

/** A text without the day or the rhythm that it begins with. */
function withoutDayFirst(text: string, day: { index: number; text: string } | undefined): string {
  const behind = day && text.slice(0, day.index).trim() === "" ? text.slice(day.index + day.text.length) : text;
  return behind.replace(/^[\s,]*every (?:\d+ )?\p{L}+(?=[\s,])/iu, "").replace(/^[\s,]+/u, "");
}
