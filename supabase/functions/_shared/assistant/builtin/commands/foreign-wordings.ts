import { TOLD } from "../../why-held.ts";
import { plainWords } from "../../words.ts";
import type { Language } from "../reading.ts";
import { isWhole } from "./clause-context.ts";
import type { Frame } from "./frames.ts";
import type { ReadClause } from "./read-clause.ts";
import { isNoteLead } from "./split-clauses.ts";
import type { Lists } from "./values.ts";

type Other = Exclude<Language, "en">;

/** Another wording of a clause, in words that the grammar knows. */
interface Wording {
  text: string;
  /** It tells something and asks for nothing: then it waits for a Confirm. */
  isTold: boolean;
  /** Who is to be the owner in it, and nothing else. */
  owner: string;
}

const ADVERB =
  "(?:(?:jetzt|nun|ab (?:jetzt|sofort|heute)|künftig|inzwischen|bitte|ahora|ya|desde (?:ahora|hoy)|a partir de ahora|por favor|maintenant|désormais|dès maintenant)\\s+)?";
const SOMEONE = "(?<who>[^,;:]{2,60}?)";
/** One who has a name: no pronoun and nobody. */
const OWNER =
  "(?<owner>(?!(?:niemand|keiner?|wer|jemand|ich|er|sie|wir|man|es|das|du|nadie|alguien|qui[eé]n|ella|él|yo|personne|quelqu|qui|il|elle|on|je|tu|nobody|who)(?![\\p{L}]))\\p{L}[\\p{L}\\p{M}'’-]*)";
const END = "\\s*(?:jetzt|ab jetzt|bitte|ahora|por favor|maintenant|désormais|s['’]il (?:te|vous) pla[iî]t)?[\\s.!?]*$";

/** Who is whose owner, told and asked for, without a word for "owner". */
const OWNERS: Record<Other, { asks: readonly string[]; tells: readonly string[]; says: string }> = {
  de: {
    asks: [
      `(?:gib|übergib|überlass|überlasse)\\s+${SOMEONE}\\s+an\\s+${OWNER}(?:\\s+(?:ab|weiter))?`,
      `(?:weise|weis|teile|ordne)\\s+${SOMEONE}\\s+${OWNER}\\s+zu`,
    ],
    tells: [
      `${OWNER}\\s+(?:übernimmt|betreut|kümmert sich(?:\\s+jetzt)? um|ist\\s+(?:jetzt\\s+)?(?:zuständig|verantwortlich) für)\\s+${ADVERB}${SOMEONE}`,
      `${OWNER}\\s+hat\\s+${SOMEONE}\\s+übernommen`,
      `${SOMEONE}(?:['’]s?)?\\s+(?:ansprechpartner(?:in)?|betreuer(?:in)?|zuständige[rn]?)\\s+(?:ist|wird|heißt)\\s+${ADVERB}${OWNER}`,
      `${SOMEONE}\\s+(?:gehört|geht)\\s+${ADVERB}(?:zu|an)?\\s*${OWNER}`,
    ],
    says: "setze den Owner von $<who> auf $<owner>",
  },
  es: {
    asks: [`(?:asigna|asignar|asígna(?:le)?|dale|da|entrega|pasa)\\s+(?:a\\s+)?${SOMEONE}\\s+a\\s+${OWNER}`],
    tells: [
      `${OWNER}\\s+${ADVERB}(?:se\\s+(?:encarga|ocupa|hace cargo)\\s+de|lleva\\s+a|lleva|gestiona\\s+a|es\\s+quien\\s+lleva\\s+a)\\s+${SOMEONE}`,
    ],
    says: "pon owner de $<who> a $<owner>",
  },
  fr: {
    asks: [`(?:assigne|attribue|confie|donne|passe|transfère)\\s+${SOMEONE}\\s+à\\s+${OWNER}`],
    tells: [
      `(?:c['’]est\\s+)?${OWNER}\\s+(?:qui\\s+)?(?:s['’]occupe|se charge)\\s+${ADVERB}(?:de\\s+|d['’])${SOMEONE}`,
      `(?:c['’]est\\s+)?${OWNER}\\s+(?:qui\\s+)?(?:suit|gère|reprend)\\s+${ADVERB}${SOMEONE}`,
      `${SOMEONE}\\s+est\\s+(?:suivie?|gérée?)\\s+par\\s+${OWNER}`,
    ],
    says: "mets owner de $<who> à $<owner>",
  },
};
/** How a duty is said that is a task: what is left says what is to be done. */
const DUTIES: readonly [RegExp, string][] = [
  [
    /^\s*(?:bitte\s+)?(?:vergiss nicht|nicht vergessen|denk(?:e)? (?:bitte )?daran|ich darf nicht vergessen)[\s,:]+(?:dass ich\s+)?/iu,
    "erinnere mich daran, ",
  ],
  [/^\s*(?:ich|wir)\s+(?:muss|müssen|sollte|sollten|soll)\s+/iu, "erinnere mich daran, "],
  [
    /^\s*(?:no (?:te )?olvides|no (?:me )?olvidar|hay que|tengo que|tenemos que|debo|debemos)\s+(?:de\s+)?/iu,
    "recuérdame ",
  ],
  [
    /^\s*(?:n['’]oublie(?:z)? pas (?:de |d['’])|il faut (?:que je |qu['’]on )?|je dois |on doit |nous devons |ne pas oublier (?:de |d['’]))/iu,
    "rappelle-moi de ",
  ],
];

/** Words for what many lists hold: of the first of them that the user's own lists have, the rest are translations. */
const VALUES =
  "active aktiv aktive activo activa actif;paused pausiert pausado pausada pause;on hold|paused zurückgestellt auf_eis en_espera en_pausa en_attente en_pause pausiert;waiting wartend wartet wartet_noch esperando en_espera en_attente;archived archiviert archivado archivada archivé archivée;passive passiv pasivo pasiva passif;cold kalt frío fría froid froide;cool kühl fresco frais;warm warm tibio tibia tiède;hot heiß heiss caliente chaud chaude;closed abgeschlossen geschlossen cerrado cerrada fermé fermée clos;contacted kontaktiert contactado contactada contacté contactée;meeting treffen besprechung reunión réunion rendez-vous;in conversation im_gespräch en_conversación conversación en_conversation en_discussion;lead interessent;passed abgesagt abgelehnt descartado descartada écarté refusé;placed vermittelt platziert colocado placé;off limits gesperrt tabu;yes ja sí oui;no nein non;gold oro or;silver silber plata argent;bronze bronce;finance finanzen finanzas;legal recht jurídico juridique";
const foreignValues = VALUES.split(";").map((line) => parsed(line));

function parsed(line: string): { names: string[]; words: string[] } {
  const own = ["on hold|paused", "in conversation", "off limits"].find((name) => line.startsWith(`${name} `));
  const name = own ?? line.slice(0, line.indexOf(" "));
  return {
    names: name.split("|"),
    words: line
      .slice(name.length + 1)
      .split(" ")
      .map((word) => word.replaceAll("_", " ")),
  };
}

/** A clause with the words for stages, statuses and options as the user's own lists spell them: "aktiv" is "Active". */
export function withOwnValues(text: string, language: Language, { stages, statuses, columns }: Lists): string {
  if (language === "en" || isNoteLead(text)) return text;
  const own = [...stages, ...statuses, ...columns.flatMap(({ options }) => options)];
  const spelled = new Map(own.map((value) => [plainWords(value).join(" "), value]));
  return foreignValues.reduce((said, { names, words }) => {
    const meant = names.map((name) => spelled.get(name)).find((value) => value !== undefined);
    if (meant === undefined) return said;
    const word = words.filter((one) => !spelled.has(plainWords(one).join(" "))).find((one) => pattern(one).test(said));
    return word === undefined ? said : said.replace(pattern(word), `$1${meant}`);
  }, text);
}
/** A value comes after the words that introduce it. */
const pattern = (word: string) =>
  new RegExp(
    `((?:auf|als|in|nach|ist|=|:|,|a|en|como|está|es|à|au|comme|est|statut|status|estado)\\s+)${word}(?![\\p{L}\\p{N}])`,
    "iu",
  );

/** A clause of another language in a wording that is read whole; itself where there is none. */
export function inOtherWords(plainly: ReadClause, language: Language, read: (text: string) => ReadClause): ReadClause {
  const said = plainly.text;
  if (isWhole(plainly) || plainly.kind === "question" || plainly.isForbidden || /[?¿]/u.test(said)) return plainly;
  for (const { text, isTold, owner } of foreignWordings(said, language)) {
    const clause = read(text);
    if (!isWhole(clause) || !clause.readings.every((one) => "frame" in one && setsOwner(one.frame, owner))) continue;
    if (!isTold) return { ...clause, language };
    const readings = clause.readings.map((one) => ("frame" in one ? { ...one, doubt: TOLD } : one));
    return { ...clause, kind: "report", readings, text: said };
  }
  return plainly;
}

const setsOwner = (frame: Frame, owner: string): boolean =>
  frame.do === "set" &&
  frame.who.every(({ people }) => people.length > 0) &&
  frame.changes.every((change) => "field" in change && change.field === "owner" && change.value === owner);

/** Other wordings of a clause that may be read where it can't be, the likeliest first. */
function foreignWordings(text: string, language: Language): Wording[] {
  if (language === "en" || isNoteLead(text)) return [];
  const { asks, tells, says } = OWNERS[language];
  const inWords = (sources: readonly string[], isTold: boolean): Wording[] =>
    sources.flatMap((source) => {
      const whole = new RegExp(`^\\s*(?:bitte\\s+|por favor\\s+)?${source}${END}`, "iu");
      const owner = whole.exec(text)?.groups?.["owner"];
      return owner === undefined ? [] : [{ text: text.replace(whole, says), isTold, owner }];
    });
  return [...inWords(asks, false), ...inWords(tells, true)];
}

/** "Ich muss …", "tengo que …" as a task is asked for. */
export function withDuty(text: string, language: Language): string {
  if (language === "en" || /[?¿]/u.test(text)) return text;
  const duty = DUTIES.find(([lead]) => lead.test(text));
  return duty ? text.replace(...duty) : text;
}
