import type { BuiltInColumn } from "../../../contract/founder-list.ts";
import type { Language } from "../reading.ts";
import { askingWords } from "./asking-words.ts";
import { comparingWords } from "./comparing-words.ts";
import { recordWords } from "./record-words.ts";
import type { Sense } from "./senses.ts";

const INDEX: Record<Language, number> = { en: 0, de: 1, es: 2, fr: 3 };

/** What the columns of the table are called beside their labels, in lower case and without accents: English, German, Spanish, French. */
const COLUMN_NAMES: Partial<Record<BuiltInColumn, [string, string, string, string]>> = {
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
  lastTouchAt: [
    "last contact date,date of last contact,last contacted date",
    "datum des letzten kontakts",
    "fecha de ultimo contacto",
    "date du dernier contact",
  ],
  createdAt: ["date added,creation date,added date,creation", "hinzugefugt am", "fecha de alta", "date d ajout"],
  name: ["name,names,full name", "name,namen", "nombre,nombres", "nom,noms"],
};

/** The columns that answer a question which names none. */
export const TOLD_BY = {
  "what they do": ["roleTitle", "company"],
  "how to reach them": ["email", "profileUrl"],
  "where they work": ["company", "roleTitle"],
  "where they live": ["location"],
} as const;

const phrasesOf = (all: [string, string, string, string] | undefined, language: Language): string[] =>
  (all?.[INDEX[language]] ?? "").split(",").filter((phrase) => phrase !== "");

/** Every phrase of a language with what it may say, in the order of the list. */
export function phrasesIn(language: Language): Map<string, Sense[]> {
  const senses = new Map<string, Sense[]>([
    [",", ["comma"]],
    [";", ["comma"]],
  ]);
  // The keys are senses.
  for (const [sense, all] of Object.entries({ ...askingWords, ...recordWords, ...comparingWords }) as [
    Sense,
    [string, string, string, string],
  ][])
    for (const phrase of phrasesOf(all, language)) senses.set(phrase, [...(senses.get(phrase) ?? []), sense]);
  return senses;
}

/** What the built-in columns are called in a language: phrase to column. English names are understood everywhere. */
export function columnNamesIn(language: Language): Map<string, BuiltInColumn> {
  const names = new Map<string, BuiltInColumn>();
  for (const [column, all] of Object.entries(COLUMN_NAMES) as [BuiltInColumn, [string, string, string, string]][])
    for (const phrase of [...phrasesOf(all, "en"), ...phrasesOf(all, language)]) names.set(phrase, column);
  return names;
}
