import type { Language } from "../reading.ts";
import { isGermanRole } from "./german-roles.ts";
import { isFirm, isPlace, isRole } from "./person-words.ts";

interface Work {
  role: string;
  company: string;
  /** What follows the company. */
  rest: string;
}

const GERMAN =
  /^(?<role>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (?:der|des|dem|vom|beim|im|am|(?:von|bei|in) (?:der|dem)) (?<company>(?!(?:Abteilung|Bereich|Gruppe|Region)(?![\p{L}]))\p{Lu}.*)$/u;
/** "Des Weinguts Höll": the name is Weingut Höll. */
const GENITIVE =
  /^(?<noun>Weingut|Hotel|Restaurant|Café|Verein|Verlag|Büro|Theater|Museum|Gasthof|Hof|Werk)e?s(?= \p{Lu})/u;
/** "Geschäftsführer der Weiß Holzbau GmbH", "Leiterin des Weinguts Höll". */
function german(text: string): Work | null {
  const { role = "", company = "" } = GERMAN.exec(text)?.groups ?? {};
  const isOne = isGermanRole(role) || (isRole(role) && isFirm(company.split(/,\s/u)[0] ?? ""));
  return isOne ? { role, company: company.replace(GENITIVE, "$<noun>"), rest: "" } : null;
}

const SPANISH =
  /^(?<role>\p{Ll}\p{L}*(?: (?:de |del |de la )?\p{Ll}\p{L}*){0,3}) en (?<company>\p{Lu}[^,;]*?)(?<rest> (?:de|en) \p{Lu}.*)?$/u;
/** "Jefa de compras en Olivares SL", "directora de ventas en Granja Azul de Murcia": behind a role it is a company, but for a place. */
function spanish(text: string): Work | null {
  const { role = "", company = "", rest = "" } = SPANISH.exec(text)?.groups ?? {};
  if (company === "" || !isRole(role) || isPlace(company)) return null;
  // "Granja Azul de Murcia" is in Murcia, and "Banco de Vigo Norte" is a name.
  const isHome = isPlace(rest.replace(/^ (?:de|en) /u, ""));
  return isHome
    ? { role, company, rest: rest.replace(/^ de /u, " en ") }
    : { role, company: `${company}${rest}`, rest: "" };
}

/** What someone does and whose it is, in the word order of another language. */
export const foreignWork = (text: string, language: Language): Work | null =>
  german(text) ?? (language === "es" ? spanish(text) : null);
