import { re } from "./rewording.ts";

const NAME = "(?<who>(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3})";
const FIELD = "(?<field>\\p{L}[^,;:.?!\\n]{1,30}?)";
const END = "[\\s?.!]*$";
const TAIL =
  "(?:[\\s,.;–-]+(?:e )?(?:atualiza|atualize|actualiza|actualízalo|aggiorna|mets à jour|please|por favor|per favore|s['’]il te plaît|obrigad[oa]|grazie|gracias|merci))*[\\s.!]*$";

const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:e-?mail|correo(?: electrónico)?|mail|endereço de e-?mail|indirizzo e-?mail|adresse e-?mail)$/iu, "email"],
  [/^(?:empresa|azienda|società|entreprise|société|compañía)$/iu, "company"],
  [/^(?:cargo|função|puesto|ruolo|poste)$/iu, "role"],
];
const CITY = /^(?:cidade|città|ville|ciudad)$/iu;
const fieldIn = (words: string): string | null =>
  CITY.test(words) ? "location" : (FIELDS.find(([own]) => own.test(words.trim()))?.[1] ?? null);

/** "Paki-lagay po si Ana sa stage na Lead", "ilipat si Ana sa Lead". */
const PUT = re(
  `^\\W*(?:paki-?lagay|pakilipat|paki-?lipat|ilagay|ilipat|i-move|i-set)(?: (?:po|nga|mo|na))* si ${NAME}(?: po)? (?:sa|bilang)(?: (?:stage|status))?(?: na)? (?<value>\\p{L}[^,;:.?!\\n]{1,30}?)(?: (?:po|salamat|please))*${END}`,
);
/** "Quanto è la fee di Ana?", "quanto costa" is of a thing. */
const HOW_MUCH = re(
  `^\\W*(?:quant[oa] (?:è|e['’]|é)|quanto é|a quanto ammonta|cu[aá]nto es)(?: (?:la|il|lo|l['’]|o|a|el))? ?${FIELD} (?:di|del|della|de|da|do) ${NAME}${END}`,
);
/** "A Ana mudou de e-mail, agora é ana@x.example". */
const CHANGED = re(
  `^\\W*(?:(?:o|a|la|il|el) )?${NAME} (?:mudou|trocou|cambió|ha cambiado|ha cambiato|a changé)(?: (?:de|d['’]|di|o|a|il|la))? ?${FIELD}\\s*[,;:.–-]\\s*(?:(?:o novo|a nova|il nuovo|la nuova|el nuevo|le nouveau) )?(?:agora|ahora|adesso|ora|maintenant)?,? ?(?:é|è|es|c['’]est|est)(?: (?:na|no|en|in|à))? (?<value>\\S[^,;\\n]{1,60}?)${TAIL}`,
);
const GERMAN_AS = re(
  "^(?<lead>\\W*(?:welche|wer|wie viele)(?: \\p{L}+)? (?:haben|hat)) (?!(?:eine?n? )?(?:mehr|weniger|\\p{L}+ere[nrs]?)(?!\\p{L}))(?<value>\\p{L}[^,;:.?!\\n]{1,40}?) als (?<field>\\p{L}[\\p{L} ]{1,30}?)[\\s?.!]*$",
);
const CANDIDATES = /(?<=^\W*(?:welche|wie viele|alle|zeig(?:e)? (?:mir )?(?:alle )?)\s)kandidat(?:en|innen)(?!\p{L})/iu;
const FOUNDERS = /(?<=^\W*(?:welche|wie viele)\s)gründer(?:innen)?(?!\p{L})/iu;

/** Everyday wordings of other languages that the usual orders have not, in English around what they name. */
export function moreForeignWorded(message: string): string {
  if (message.length > 160) return message;
  const put = PUT.exec(message)?.groups;
  if (put) return `move ${put["who"] ?? ""} to ${put["value"] ?? ""}`;
  const asked = HOW_MUCH.exec(message)?.groups;
  if (asked) return `what is the ${asked["field"] ?? ""} of ${asked["who"] ?? ""}?`;
  const changed = CHANGED.exec(message)?.groups;
  const field = fieldIn(changed?.["field"] ?? "");
  if (changed && field !== null) return `${changed["who"] ?? ""}'s ${field} is now ${changed["value"] ?? ""}`;
  return message
    .replace(GERMAN_AS, "$<lead> $<field> $<value>?")
    .replace(CANDIDATES, "candidates")
    .replace(FOUNDERS, "founders");
}
