import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

/** Verbs that only an order in a language begins with which is not understood whole; none is a word of English, German, Spanish or French. */
const VERBS = new Set(
  [
    // Danish, Norwegian and Swedish
    "sæt flyt slet ret ændr ændre tilføj fjern opdater opret notér anteckna påminn påmind endre flytt slett tilføy opprett flytta ändra radera skapa notera uppdatera husk",
    // Dutch
    "herinner zet verplaats verschuif noteer verwijder wijzig verander voeg schrap onthoud markeer toon",
    // Italian
    "ricordami imposta sposta annota cancella aggiungi rimuovi metti segna mostrami aggiorna assegna scrivi dimmi rinomina",
    // Portuguese
    "lembra lembre põe apaga exclua exclui remova mude muda atualiza atualize altere regista",
    // Polish
    "przypomnij ustaw przesuń przesun usuń usun dodaj zmień zmien zanotuj zapisz oznacz pokaż pokaz przenieś utwórz skasuj dopisz zaznacz",
    // Czech and Slovak
    "připomeň pripomen přidej pridaj smaž vymaž zmaž nastav přesuň presuň změň zmeň zapiš označ ukaž zavolej zavolaj",
    // Hungarian
    "emlékeztess állítsd töröld jegyezd helyezd mozgasd mutasd írd",
    // Romanian
    "amintește amintește-mi aminteste setează șterge adaugă notează mută schimbă arată marchează",
    // Finnish, Estonian, Latvian and Lithuanian
    "muistuta aseta siirrä poista lisää merkitse muuta näytä kirjaa vaihda kustuta atgādini pievieno izdzēs pārvieto primink pridėk ištrink perkelk pakeisk",
    // Croatian, Serbian and Slovene
    "podsjeti podseti opomni obriši izbriši pomakni premjesti prestavi promijeni promeni spremeni postavi zabilježi zabeleži",
    // Welsh, Catalan, Basque, Icelandic and Albanian
    "ychwanega ychwanegwch atgoffa dileu symuda newid recorda'm recorda’m afegeix esborra mou canvia gogoratu gehitu ezabatu minntu bættu eyddu færðu breyttu kujtomë fshi",
    // Indonesian, Malay and Tagalog
    "ingatkan hapus ubah tambahkan pindahkan padam padamkan burahin tanggalin ipaalala",
  ]
    .join(" ")
    .split(" "),
);
/** Verbs that stand last, in Turkish. */
const LAST = /\s(?:hatırlat|ekle|sil|değiştir|taşı|işaretle|göster|ayarla|güncelle)[\s.!]*$/iu;
/** Two words that only together begin such an order: "mind mig", "vis mig", "ta bort". */
const TWO_WORDS =
  /^(?:mind m[ei]g|minn meg|hatırlat bana|bana|vis m[ei]g|visa mig|ta bort|lägg till|legg til|læg|lav en|skriv (?:på|til|till|hos|bij|op)|noter (?:på|til|at)|sett .* til|sätt .* till|maak (?:een|van)|laat (?:me|mij)|nota (?:na|no|su) |anota (?:na|no) |ta med)(?!\p{L})/iu;
/** Words of English that the others have not: "Segna Ltd called" is told. */
const ENGLISH =
  /(?<!\p{L})(?:the|are|wants?|called|joined|has|and|they|she|new|with|said|says|will|this|our|my|contact)(?!\p{L})/iu;
/** The beginnings of questions in these languages. */
const ASKS =
  /^(?:hvem|hvad|hvilke[nt]?|hvornår|hvor|hva|vem|vilk(?:a|en|et)|vad|när|welke?|wat|wanneer|hoeveel|waar(?:om)?|wie (?:heeft|hebben|moet|zit|is (?:de|er|nog))|chi (?:è|ha|non|sono|deve|si)|quant[oi] (?:è|sono|vale)|quando (?:è|devo|ha|vai|vem|foi)|qual[ie] (?:sono|attività|compiti|è|é|são)|dove (?:è|si|sono|abita|vive|lavora)|(?:che )?cosa (?:è|devo|ho|sappiamo)|quem|quantos|quantas|quais|onde|kto|kiedy|które|gdzie|jakie|czy|kdo|kdy|kolik|který|câte|mikor|hány|melyik|kuka|milloin|montako|hangi|pwy|pryd)(?!\p{L})/iu;
/** "Wat stage is Petra in": English, with a slip. */
const IS_SLIP =
  /^wat (?:stage|status|priority|prio|company|role|tasks?|notes?|email|did|do|does|are|was|were|about|time|day|date)(?!\p{L})/iu;
const PLEASE =
  /^[\s¿¡"“]*(?:(?:please|pls|hi|hey|hej|hei|hoi|ciao|olá|ok|oke|por favor|se faz favor|per favore|alsjeblieft|graag|snälla|proszę|prosím|og|och)[\s,]+)*/iu;

/** Whether a message is an order or a question in a language of which only everyday ones are understood; one that begins with the name of a known person is none. */
export function isOrderOfOther(message: string, people: readonly KnownPerson[]): boolean {
  if (message.length > 300) return false;
  const text = message.replace(PLEASE, "");
  const first = /^[\p{L}\p{M}'’-]+/u.exec(text)?.[0] ?? "";
  const own = new Set(people.flatMap(({ name, company }) => plainWords(`${name} ${company ?? ""}`)));
  if (LAST.test(text) && /[ığşçöüİ]/u.test(text)) return true;
  if (first === "" || own.has(plainWords(first)[0] ?? "")) return false;
  const behind = text.slice(first.length);
  // "Zet: they want more" is about a firm.
  const isVerb = VERBS.has(first.toLowerCase()) && /^\s+\S/u.test(behind) && !ENGLISH.test(behind);
  return isVerb || TWO_WORDS.test(text) || (ASKS.test(text) && !IS_SLIP.test(text));
}
