import { isFirm } from "./person-words.ts";

/** What German calls those who do something, as the end of a longer word: "Orgelsachverständiger", "Kulturbeauftragte". */
const ENDS =
  /\p{L}{2}(?:verständiger?|beauftragter?|vorsitzender?|angestellter?|beamter|beamtin|kauffrau|kaufmann|fachmann|fachfrau|obmann|obfrau|anwalt|anwältin|arzt|ärztin|wart|vorstand|intendant|hebamme|pflegerin?|(?:führer|leiter|meister|bauer|händler|lehrer|macher|pfleger|techniker|planer|berater|trainer|forscher|wissenschaftler|künstler|musiker|sänger|pfarrer|ingenieur|mechaniker|elektriker|tischler|schreiner|schlosser|maler|winzer|bäcker|metzger|gärtner|förster|züchter|apotheker|notar|buchhalter|käufer|verkäufer|vertreter|sekretär|arbeiter|koordinator|produzent|fotograf|grafiker|gestalter|designer|programmierer|entwickler|fahrer|kapitän|verwalter|architekt|redakteur|kurator|restaurator|assistent|referent|dirigent|dozent|professor|psychologe|therapeut|techniker|stimmer|schneider|hersteller|besitzer|inhaber|gründer|pächter|betreiber|veranstalter|organisator|geber|nehmer|hüter|wirt)(?:in)?)$/iu;
/** Those that stand alone and are hardly anybody's surname. */
const ALONE =
  /^(?:Vorstand|Vorständin|Prokuristi?n?|Sachverständiger?|Beauftragter?|Vorsitzender?|Angestellter?|(?:Organist|Kantor|Dirigent|Intendant|Architekt|Ingenieur|Restaurator|Kurator|Redakteur|Dozent|Fotograf|Produzent|Veranstalter|Händler|Berater|Techniker|Mechaniker|Elektriker|Tischler|Winzer|Imker|Landwirt|Tierpfleger|Buchhalter|Einkäufer|Verkäufer|Vorführer|Bühnenbildner|Dramaturg|Musiker|Künstler|Lehrer|Pfarrer|Hausmeister|Bürgermeister|Vermieter|Betreiber|Inhaber|Pächter|Wirt)(?:in)?)$/u;
/** "Freie Fotografin", "leitender Orgelbauer". */
const QUALIFIED =
  /^(?:(?:freie|leitende|stellvertretende|ehemalige|selbständige|selbstständige|erste|zweite|staatliche|städtische)[rs]?\s)/iu;

/** Whether words are what someone does, in German, where such a word has a capital as a name has. */
export function isGermanRole(words: string): boolean {
  const own = words.trim().replace(QUALIFIED, "");
  return /^\p{Lu}[\p{L}-]+$/u.test(own) && (ENDS.test(own) || ALONE.test(own));
}

/** "Orgelsachverständiger Bistum Köln": such a word, and what it is of. */
export function germanWork(words: string): { role: string; company: string; rest: string } | null {
  const before = QUALIFIED.exec(words.trim())?.[0] ?? "";
  const { role = "", company = "" } =
    /^(?<role>\p{Lu}[\p{L}-]+)\s+(?<company>\p{Lu}.*)$/u.exec(words.trim().slice(before.length))?.groups ?? {};
  return isGermanRole(role) && !isFirm(words) ? { role: `${before}${role}`, company, rest: "" } : null;
}
