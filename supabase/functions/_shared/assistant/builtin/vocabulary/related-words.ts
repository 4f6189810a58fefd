import { plainWords } from "../../words.ts";

/** Endings with which a word becomes another of the same root. */
const ENDINGS =
  "s es ed ing ings er ers or ors al als ance ances ment ments ion ions ation ations ly duce duces duced ducing duction ductions".split(
    " ",
  );
const SHORTEST = 4;

/** A word without the vowel or the doubled consonant at its end: "hire" and "hir" are one, "refer" and "referr"; a complaint is what one complains of. */
const bare = (word: string): string =>
  word.replace(/(?<=\p{L}{3}ain)t$|[eiy]$/u, "").replace(/([bdglmnprt])\1$/u, "$1");

const rootsOf = (word: string): Set<string> =>
  new Set(
    [word, ...ENDINGS.flatMap((ending) => (word.endsWith(ending) ? [word.slice(0, -ending.length)] : []))]
      .map(bare)
      .filter((root) => root.length >= SHORTEST || (root.length === 3 && word.length >= SHORTEST && root !== word)),
  );

/** Whether two plain words are of one root: "intro" and "introduced", "renewal" and "renews", "hiring" and "hire". */
export function isOfOneRoot(one: string, other: string): boolean {
  if (one === other) return true;
  const roots = rootsOf(one);
  return [...rootsOf(other)].some((root) => roots.has(root));
}

/** Words that say the same of a person. Each is in lower case and without accents; those of other languages too. */
const GROUPS: readonly (readonly string[])[] = [
  "intro introduction introduced referral referred refer recommended recommendation vermittelt empfohlen presentado recomendado presente recommande",
  "need needs asks ask want wants require requires request requests seek seeks braucht brauchen benotigt necesita necesitan besoin cherche",
  "birthday birth born bday geburtstag geboren cumpleanos nacido anniversaire ne",
  "phone telephone mobile cell cellphone handy telefon telefono movil portable",
  "language languages speak speaks spricht sprechen habla hablan parle sprache sprachen idioma idiomas langue langues",
  "legal law lawyer lawyers attorney attorneys counsel solicitor anwalt juristisch abogado abogados avocat juridique",
  "pr press publicity media journalist journalists presse prensa",
  "talent recruiting recruitment recruiter recruiters headcount staffing personal hires reclutamiento recrutement",
  "finance financial finances accounting accountant cfo finanzen buchhaltung finanzas contabilidad comptabilite",
  "marketing brand branding werbung publicidad",
  "sales selling vertrieb ventas ventes",
  "intros introductions introduction intro",
  "hiring recruiting recruits hires staffing einstellt stellt contratando recrute",
  "churn leave leaving quit cancels",
  "budget spend spends funds",
  "priority urgent urgency important",
  "newsletter mailing subscriber subscribers subscribed",
  "meeting appointment termin reunion rendez",
  "contract agreement vertrag contrato contrat",
  "event events conference summit meetup",
  "diet food allergy allergies allergic eats",
  "school university studied college alumni",
  "industry sector field branche",
  "timezone zone",
  "deposit downpayment anzahlung acompte anticipo deposito senal arrhes",
  "premiere premieres opening opens opened estreno",
  "invoice bill rechnung factura facture",
  "quote quotation estimate angebot presupuesto devis",
  "wedding marriage hochzeit boda mariage",
  "delivery delivers delivered lieferung entrega livraison",
  "permit permits permission permis autorisation autorizacion permiso licence license genehmigung bewilligung",
  "insurance insured versicherung seguro assurance",
  "sample samples muster muestra muestras echantillon echantillons",
  "survey surveyed vermessung gutachten",
  "unveiling unveiled enthullung inauguration inauguracion devoilement",
  "colour color farbe couleur",
  "weight gewicht peso poids",
  "height hohe altura hauteur",
  "price preis precio prix",
].map((group) => group.split(" "));

/** Whether two plain words are of one root, or say the same. */
export const isRelated = (one: string, other: string): boolean =>
  isOfOneRoot(one, other) || GROUPS.some((group) => group.includes(one) && group.includes(other));

/** Words of a label that say nothing by themselves. */
const NO_PARTS = new Set(
  "date day time last next first new old main other type kind name list total number of in at by the and per status stage owner contact meeting note notes task post people person since until from size level to for with is has our my am pm no yes on".split(
    " ",
  ),
);

/** The only one of some labelled things of which a part is related to a plain word; null where none or several are. */
export function onlyRelated<Thing>(
  word: string,
  things: readonly Thing[],
  labelOf: (thing: Thing) => string,
): Thing | null {
  if (word.length < SHORTEST || /\d/.test(word)) return null;
  const parts = (thing: Thing) => plainWords(labelOf(thing)).filter((part) => part.length > 1 && !NO_PARTS.has(part));
  const [only, another] = things.filter((thing) => parts(thing).some((part) => isOfOneRoot(part, word)));
  if (only) return another ? null : only;
  const [near, more] = things.filter((thing) => parts(thing).some((part) => isRelated(part, word)));
  return near && !more ? near : null;
}
