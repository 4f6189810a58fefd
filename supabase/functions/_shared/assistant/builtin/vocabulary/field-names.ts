import { type PersonFieldKey, personFieldKeys, personFields } from "../../../contract/person-fields.ts";
import { remembering } from "../../remembering.ts";
import { plainWords, stem } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { isNear } from "./nearness.ts";
import { withoutScale } from "./label-scale.ts";

/** A field of every person, or a column of the user's own. */
export type Target = { field: PersonFieldKey } | { column: OwnColumn };

/** What people call the fields beside the catalogue's own words. */
const MORE_NAMES: Partial<Record<PersonFieldKey, readonly string[]>> = {
  email: ["new address", "mail address", "emails", "mails", "e mails", "email adress", "emailaddress"],
  company: ["organisation", "organization", "employers", "companies", "workplace", "org"],
  profileUrl: ["linkedin url", "linkedin profile", "linkedin link", "linkedin address", "profile url", "profile link"],
  roleTitle: ["job title", "jobtitle", "roles", "occupation", "job position"],
  meetingSummaries: ["meeting notes"],
  stage: ["pipeline stage", "stages", "phase", "deal stage"],
  status: ["statuses", "state"],
  owner: [
    "owned by",
    "owned",
    "account owner",
    "account manager",
    "owners",
    "responsible",
    "assignee",
    "in charge",
    "owner name",
  ],
  industry: ["industries", "branch", "vertical", "line of business"],
  location: ["town", "place", "cities", "hometown", "based in", "located in", "home town"],
  followerCount: ["follower", "number of followers", "follower number", "followers count", "follower numbers"],
  priorityScore: ["prio", "priorities", "importance", "prio score", "prority score"],
};
/** What a question calls the fields, in lower case and without accents: English, German, Spanish, French. */
export const FIELDS_IN_LANGUAGES: Readonly<Partial<Record<PersonFieldKey, readonly [string, string, string, string]>>> =
  {
    email: [
      "email,emails,email address,email addresses,e mail,e mails,mail address,e mail address,mail",
      "e mail,e mails,mail,mailadresse,e mail adresse,email,emails,mailadressen",
      "correo,correos,correo electronico,email,emails,direccion de correo",
      "e mail,email,emails,courriel,courriels,adresse mail,adresse e mail,adresse email",
    ],
    company: [
      "company,companies,employer,employers,firm,firms,startup,startups,organisation,organization,organisations,organizations,workplace",
      "firma,firmen,unternehmen,arbeitgeber",
      "empresa,empresas,compania,companias",
      "entreprise,entreprises,societe,societes,boite,employeur",
    ],
    profileUrl: [
      "linkedin,linkedin url,linkedin profile,linkedin address,linkedin link,profile url,profile link,url,link,profile",
      "linkedin,linkedin profil,linkedin adresse,profil",
      "linkedin,perfil,perfil de linkedin,enlace",
      "linkedin,profil,profil linkedin,lien",
    ],
    roleTitle: [
      "role,roles,title,titles,job title,job titles,position,positions,job,jobs,occupation",
      "rolle,rollen,position,titel,jobtitel,funktion,beruf",
      "rol,roles,cargo,cargos,puesto,puestos,titulo",
      "role,roles,poste,postes,titre,fonction,fonctions,metier",
    ],
    meetingSummaries: [
      "meeting summaries,meeting summary,meetings,meeting notes,summaries",
      "besprechungen,meeting zusammenfassungen,zusammenfassungen",
      "resumenes de reuniones,reuniones",
      "comptes rendus,resumes de reunions,reunions",
    ],
    stage: [
      "stage,stages,pipeline stage,phase,pipeline",
      "phase,phasen,stufe,stufen,stage,stadium,stadien",
      "etapa,etapas,fase,fases,estadio",
      "etape,etapes,phase,phases,stade",
    ],
    status: ["status,statuses", "status", "estado,estados,estatus", "statut,statuts"],
    owner: [
      "owner,owners,owned by,assigned to,assignee",
      "besitzer,verantwortlicher,verantwortlich,eigentumer",
      "propietario,responsable,dueno",
      "proprietaire,responsable",
    ],
    industry: [
      "industry,industries,sector,sectors,branch,vertical,field of work",
      "branche,branchen,industrie,sektor",
      "industria,industrias,sector,sectores",
      "industrie,industries,secteur,secteurs",
    ],
    location: [
      "location,locations,city,cities,country,countries,place,places,town,region",
      "ort,orte,stadt,stadte,standort,standorte,land,wohnort",
      "ubicacion,ubicaciones,ciudad,ciudades,lugar,pais,paises",
      "lieu,lieux,ville,villes,pays,localisation,emplacement",
    ],
    followerCount: [
      "popular,followed,famous,followers,follower,follower count,follower counts,number of followers,linkedin followers",
      "follower,followern,anzahl follower,followerzahl",
      "seguidores,seguidor,numero de seguidores",
      "abonnes,abonne,followers,nombre d abonnes,nombre de followers",
    ],
    priorityScore: [
      "important,importance,priority,priorities,priority score,score,scores",
      "prioritat,prioritaten,score,punktzahl",
      "prioridad,prioridades,puntuacion",
      "priorite,priorites,score",
    ],
    name: ["name,names,full name", "name,namen", "nombre,nombres", "nom,noms"],
  };
/** Names of the catalogue that are verbs when used alone. */
const NO_NAMES = new Set(["rename", "assign", "link"]);

interface FieldName {
  name: string;
  /** The words of the name. */
  parts: readonly string[];
  target: Target;
}
const namedSo = (name: string, target: Target): FieldName => ({ name, parts: name.split(" "), target });
const builtIn: readonly FieldName[] = personFieldKeys.flatMap((key) =>
  [...personFields[key].spoken.filter((name) => !NO_NAMES.has(name)), ...(MORE_NAMES[key] ?? [])].map((name) =>
    namedSo(name, { field: key }),
  ),
);
const plainLabel = remembering((label) => plainWords(label.replace(/\([^)]*\)/gu, " ")).join(" "));
const nameOf = (column: OwnColumn): string => plainLabel(column.label);
/** Labels that every person's card shows, so that their words mean those fields. */
const SHOWN = new Set(
  personFieldKeys.flatMap((key) => [key.toLowerCase(), plainWords(personFields[key].label).join(" ")]),
);
/** "Sector" of the column Sectors, and "allergies" of Allergy: the last word of a label as one or as several. */
export function otherNumber(label: string): string[] {
  const words = plainWords(label.replace(/\([^)]*\)/gu, " "));
  const last = words.pop() ?? "";
  if (last.length < 4 || /(?:ss|us|is)$/.test(last)) return [];
  const one = /^.{2,}ies$/.test(last)
    ? [`${last.slice(0, -3)}y`]
    : /(?:ss|x|ch|sh|us)es$/.test(last)
      ? [last.slice(0, -2)]
      : last.endsWith("s")
        ? [last.slice(0, -1)]
        : [];
  const several = /[^aeiou]y$/.test(last)
    ? [`${last.slice(0, -1)}ies`]
    : /(?:x|ch|sh)$/.test(last)
      ? [`${last}es`]
      : last.endsWith("s")
        ? []
        : [`${last}s`];
  return [...one, ...several].map((form) => [...words, form].join(" ")).filter((name) => !SHOWN.has(name));
}

const namesOf = new WeakMap<OwnColumn, readonly FieldName[]>();
const columnNames = (columns: readonly OwnColumn[]): FieldName[] => {
  const labels = new Set(columns.map(nameOf));
  return columns.flatMap((column) => {
    const before = namesOf.get(column);
    if (before) return before;
    const bare = column.type === "number" ? plainWords(withoutScale(column.label)).join(" ") : "";
    const others = [...otherNumber(column.label), ...(SHOWN.has(bare) ? [] : [bare])].filter(
      (name) => name !== "" && !labels.has(name),
    );
    const names = [...new Set([plainWords(column.label).join(" "), nameOf(column), ...others])];
    const own = names.map((name) => namedSo(name, { column }));
    namesOf.set(column, own);
    return own;
  });
};

/** A field that a text names: how many words its name has, and whether they are the name itself. */
export interface NamedField {
  target: Target;
  length: number;
  isSure: boolean;
}

const longestFirst = (one: FieldName, other: FieldName) => other.name.length - one.name.length;
const builtInByLength = [...builtIn].sort(longestFirst);

/** The field whose name these plain words begin with; a column of the user's own before a field of the same name. */
export function fieldNamed(words: readonly string[], columns: readonly OwnColumn[]): NamedField | null {
  const said = `${words.join(" ")} `;
  const names = [...columnNames(columns).sort(longestFirst), ...builtInByLength];
  const named = names.find(({ name }) => name !== "" && said.startsWith(`${name} `));
  return named ? { target: named.target, length: named.name.split(" ").length, isSure: true } : null;
}

/** Words of a label that say too little to name a column by. */
const TOO_COMMON = new Set(
  "next last first date day name note notes task tasks number time call mail contact person people type kind info new old our main the is has who met by in on of at for to from year month week id no and or text field column value list".split(
    " ",
  ),
);

/** The only field whose name these words are nearly or in part: "priorty", "deal" of "Deal size"; null where none or several fit. */
export function fieldMeant(words: readonly string[], columns: readonly OwnColumn[]): NamedField | null {
  const [first = ""] = words;
  const near = [...columnNames(columns), ...builtIn].filter(
    ({ parts }) =>
      parts.length <= words.length &&
      parts.every((part, no) => part === words[no] || isNear(words[no] ?? "", part)) &&
      parts.some((part, no) => part !== words[no]),
  );
  const [best, ...others] = near.sort(longestFirst);
  if (best && others.every(({ target }) => same(target, best.target)))
    return { target: best.target, length: best.name.split(" ").length, isSure: false };
  // "Value 6800", of "Insured value", where no other column has a value.
  const amounts = columns.filter(({ type, label }) => type === "number" && plainWords(label).at(-1) === first);
  const [amount, other] = amounts;
  if (
    amount &&
    !other &&
    TOO_COMMON.has(first) &&
    words.slice(1, 3).includes("N") &&
    !columns.some(({ label }) => plainWords(label)[0] === first)
  )
    return { target: { column: amount }, length: 1, isSure: false };
  if (first.length < 3 || TOO_COMMON.has(first)) return null;
  const parts = columns.filter((column) => {
    const own = nameOf(column).split(" ");
    return (
      own.length > 1 && own.some((word) => stem(word) === stem(first) || (first.length > 4 && isNear(first, word)))
    );
  });
  const [only, another] = parts;
  if (!only || another) return null;
  const own = nameOf(only).split(" ").map(stem);
  let length = 1;
  while (own.includes(stem(words[length] ?? "?"))) length += 1;
  return { target: { column: only }, length, isSure: false };
}

const same = (one: Target, other: Target) => JSON.stringify(one) === JSON.stringify(other);
