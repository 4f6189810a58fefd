import { plainWords } from "../../words.ts";
import { formsOfPhrase } from "./forms.ts";
import type { NamedColumn } from "./named-columns.ts";

/** Words for money that a column of numbers may be called by, whichever of them its label has. */
const MONEY =
  "deal deals budget budgets value worth money revenue ticket tickets cheque cheques arr mrr turnover pay pays paying paid spend spends spending charge charges charging charged cost costs costing fee fees umsatz betrag wert kostet kosten verlangt verlangen importe monto valor presupuesto cuesta cuestan cobra cobran montant valeur coute coutent facture facturent zahlt zahlen paga pagan paie paient".split(
    " ",
  );
const IS_MONEY =
  /\b(?:deal|budget|amount|value|worth|money|revenue|ticket|contract|price|volume|investment|invest|arr|mrr|turnover|check|cheque|fee|umsatz|betrag|wert|volumen|importe|monto|valor|presupuesto|montant|valeur|eur|usd|dollars?|euros?|costs?|charges?|rent|fare|tariff|honorarium|(?:day|daily|hour|hourly|week|weekly|month|monthly|night|nightly|base) rate|rate per \p{L}+|tarif|honorar|gage|kosten|preis|precio|tarifa|prix|loyer|cachet)\b/u;
/** Words of a label that say nothing by themselves. */
const NO_PARTS = new Set(
  "date day time last next first new old main other type kind name list total number of in at by the and per status stage owner contact meeting note notes task post people person since until from size level".split(
    " ",
  ),
);

const plainLabel = (label: string) => plainWords(label).join(" ");

/** More names of the user's own columns: parts of a label that no other has, and other words for money. Phrase to column. */
export function namesByPart(
  columns: readonly NamedColumn[],
  isKnown: (word: string) => boolean,
): Map<string, NamedColumn> {
  const names = new Map<string, NamedColumn>();
  const parts = new Map<string, NamedColumn[]>();
  for (const column of columns) {
    const words = plainLabel(column.label).split(" ");
    if (words.length > 1)
      for (const [at, word] of words.entries())
        if (word.length > 2 && !NO_PARTS.has(word) && words.indexOf(word) === at && !isUnitOfMore(columns, words, at))
          parts.set(word, [...(parts.get(word) ?? []), column]);
  }
  const inForms = new Map<string, Set<NamedColumn>>();
  for (const [word, [only, another]] of parts)
    if (only && !another)
      for (const form of [...formsOfPhrase(word), `${word}ing`, `${word}ed`])
        // The word itself, where a label has it, comes before another form of another label's.
        if (!isKnown(form) && (form === word || !parts.has(form)))
          inForms.set(form, (inForms.get(form) ?? new Set()).add(only));
  for (const [form, [only, another]] of [...inForms].map(([one, all]) => [one, [...all]] as const))
    if (only && !another) names.set(form, only);
  const money = moneyColumn(columns);
  if (money) for (const word of MONEY) if (!isKnown(word) && !names.has(word)) names.set(word, money);
  const end = onlyOf(columns, "date", IS_END);
  if (end) for (const word of END) if (!isKnown(word) && !names.has(word)) names.set(word, end);
  return names;
}

/** "Price per kilo" is no answer to how many kilos, where another column counts them. */
const isUnitOfMore = (columns: readonly NamedColumn[], label: readonly string[], at: number): boolean =>
  /^(?:per|a|an|each|pro|por|par)$/.test(label[at - 1] ?? "") &&
  columns.some((column) => {
    const [first = ""] = plainLabel(column.label).split(" ");
    return column.type === "number" && formsOfPhrase(first).includes(label[at] ?? "");
  });

/** Words for the last day of something, whatever the label calls it. */
const END =
  "se termine,se terminent,prend fin,se acaba,se acaban,expire,expires,expiring,expiry,expiration,run out,runs out,running out,ends,ending,up for renewal,renewal,renew,renews,renewing,lauft aus,laufen aus,lauft ab,laufen ab,ablauft,ablaufen,endet,enden,vence,vencen,caduca,expira,expirent".split(
    ",",
  );
const IS_END = /\b(?:end|ends|expir\w*|renew\w*|until|ende|ablauf|vencimiento|fin|echeance)\b/;

const onlyOf = (columns: readonly NamedColumn[], type: NamedColumn["type"], label: RegExp): NamedColumn | null => {
  const [only, another] = columns.filter((column) => column.type === type && label.test(plainLabel(column.label)));
  return only && !another ? only : null;
};

/** The one column of numbers that is about money; null when there is none, or several. */
export function moneyColumn(columns: readonly NamedColumn[]): NamedColumn | null {
  const [only, another] = columns.filter(({ type, label }) => type === "number" && IS_MONEY.test(plainLabel(label)));
  return only && !another ? only : null;
}

/** The one number that "biggest" and "how much" are about when nothing says which: that of money, or the only one of one's own. */
export function mainNumber(columns: readonly NamedColumn[]): NamedColumn | null {
  const money = moneyColumn(columns);
  const [only, another] = columns.filter(({ type }) => type === "number");
  return money ?? (only && !another ? only : null);
}

/** "hottest" is of "hot", "happiest" of "happy", "heissesten" of "heiss". */
export function baseOfSuperlative(word: string): string[] {
  const found = /^(\p{L}{3,}?)(?:e?st(?:e[nrs]?)?)$/u.exec(word);
  if (!found || word.length < 6) return [];
  const [, bare = ""] = found;
  const bases = [bare, `${bare}e`, bare.replace(/i$/, "y"), bare.replace(/(.)\1$/, "$1")];
  return bases.flatMap((base) => [base, ...(OPTION_WORDS.get(base) ?? [])]);
}

/** What options that are named in English are called in German, Spanish and French. */
const OPTION_WORDS: ReadonlyMap<string, string[]> = new Map(
  Object.entries({
    hot: "heiss heisse heissen heisser caliente calientes chaud chaude chauds chaudes",
    warm: "warm warme warmen warmer templado templada templados tibio tibia tiede tiedes",
    cool: "kuhl kuhle kuhlen fresco fresca frais fraiche",
    cold: "kalt kalte kalten kalter frio fria frios frias froid froide froids froides",
    high: "hoch hohe hohen alta alto altas altos eleve elevee haute",
    low: "niedrig niedrige baja bajo bajas bajos faible basse",
    medium: "mittel mittlere media medio moyen moyenne",
    active: "aktiv aktive aktiven activo activa activos activas actif active actifs",
    waiting: "wartend wartet warten esperando espera en+attente",
    archived: "archiviert archivierte archivado archivada archive archives",
    closed: "geschlossen abgeschlossen cerrado cerrada cerrados ferme fermee clos",
    contacted: "kontaktiert contactado contactada contacte contactee",
    raw: "roh rohes crudo cruda cru crue",
    wet: "nass nasses mojado humedo humide",
    dry: "trocken trockenes seco seca sec seche",
    washed: "gewaschen gewaschene gewaschenen lavado lavada lave lavee",
    waxed: "gewachst gewachste encerado encerada cire ciree",
    natural: "naturlich naturliche naturel naturelle",
    new: "neu neue neuen neuer nuevo nueva nuevos nouveau nouvelle",
    old: "alt alte alten alter viejo vieja antiguo vieux vieille",
    small: "klein kleine kleinen kleiner pequeno pequena petit petite",
    large: "gross grosse grossen grosser grande grandes grand",
    red: "rot rote roten roter rojo roja rouge",
    blue: "blau blaue blauen blauer azul bleu bleue",
    green: "grun grune grunen gruner verde verdes vert verte",
    white: "weisse weissen weisser blanco blanca blanc blanche",
    black: "schwarz schwarze schwarzen schwarzer negro negra noir noire",
    yellow: "gelb gelbe gelben gelber amarillo amarilla jaune",
    brown: "braun braune braunen marron",
    grey: "grau graue grauen gris",
    oak: "eiche eichenholz roble chene",
    beech: "buche buchenholz haya hetre",
    ash: "esche eschenholz frene",
    pine: "kiefer kiefernholz pino pin",
    walnut: "nussbaum nuss nogal noyer",
    cherry: "kirsche kirschholz cerezo cerisier",
    maple: "ahorn ahornholz arce erable",
    limewood: "lindenholz linde tilo tilleul",
    steel: "stahl acero acier",
    iron: "eisen hierro fer",
    copper: "kupfer cobre cuivre",
    brass: "messing laton laiton",
    gold: "gold oro or",
    silver: "silber plata argent",
    partner: "socio socia socios socias partnerin partnern partenaire partenaires",
    customer: "kunde kunden kundin cliente clientes client clients",
    client: "kunde kunden kundin cliente clientes client clients",
    investor:
      "investor investoren investorin inversor inversora inversores inversionista inversionistas investisseur investisseuse investisseurs",
    founder:
      "grunder grundern grunderin grunderinnen fundador fundadora fundadores fundadoras fondateur fondatrice fondateurs fondatrices",
    mentor: "mentoren mentorin mentora mentores mentors mentore",
    angel: "engel angeles ange anges",
    lead: "interessent interessenten prospecto prospectos prospect prospects",
    supplier: "lieferant lieferanten proveedor proveedores fournisseur fournisseurs",
    lost: "verloren perdido perdida perdidos perdu perdue perdus",
    won: "gewonnen ganado ganada ganados gagne gagnes",
    trial: "probe prueba essai",
    granite: "granit granito",
    marble: "marmor marmol marbre",
    sandstone: "sandstein arenisca gres",
    slate: "schiefer pizarra ardoise",
    glass: "glas vidrio cristal verre",
    wood: "holz madera bois",
    leather: "leder cuero cuir",
    wool: "wolle lana laine",
    cotton: "baumwolle algodon coton",
    linen: "leinen lino lin",
    silk: "seide seda soie",
    paid: "bezahlt gezahlt pagado pagada paye payee",
    signed: "unterschrieben unterzeichnet firmado firmada signe signee",
    organic: "bio biologisch organico ecologico biologique",
    vegan: "vegan vegane vegano vegana vegane",
    vegetarian: "vegetarisch vegetariano vegetariana vegetarien vegetarienne",
    monthly: "monatlich mensual mensuel mensuelle",
    weekly: "wochentlich semanal hebdomadaire",
    yearly: "jahrlich anual annuel annuelle",
  }).flatMap(([english, others]) =>
    others.split(" ").map((word): [string, string[]] => [word.replaceAll("+", " "), [english]]),
  ),
);
/** The English words of which these are other languages'. */
export const inEnglish = (word: string): string[] => OPTION_WORDS.get(word) ?? [];
