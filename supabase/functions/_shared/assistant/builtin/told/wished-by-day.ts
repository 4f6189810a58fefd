import type { KnownPerson } from "../../assistant-model.ts";
import type { Frame } from "../commands/frames.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { findDates } from "../find-dates.ts";
import { byName } from "../by-name.ts";
import type { Person } from "../ready.ts";
import { sentenceCase } from "../wording.ts";
import { toldPieces } from "./told-pieces.ts";

const ALSO = String.raw`(?:(?:also|just|now|already|still|really|therefore|then|has|have|is|has also|has just|would)\s+)*`;
/** What one makes or sends for someone. */
const OURS =
  "(?:quotes?|quotations?|offers?|estimates?|proposals?|prices?|price list|invoices?|bills?|contracts?|agreements?|samples?|drafts?|drawings?|plans?|designs?|mock-?ups?|photos?|pictures?|documents?|papers|files?|reports?|reply|replies|answers?|calls?|visits?|demos?|catalogues?|brochures?|swatches|delivery|parts?|list|details|figures|numbers|references?|angebot|rechnung|muster|antwort|presupuesto|factura|muestras?|respuesta|devis|facture|[eé]chantillons?|r[eé]ponse)";
const THING = new RegExp(
  String.raw`(?:^|\s|(?=['’]d\s))${ALSO}(?:(?:(?:asked|asking|asks)\s+(?:(?:me|us)\s+)?for|waiting for|waits for|requested|requests)|(?:wants|want|needs|need|(?:['’]d|would) like|expects|braucht|möchte|will|quiere|necesita|pide|veut|demande)(?=\s+(?:an?|the|some|our|my|another|new|more|ein|eine|einen|das|die|un|una|el|la|las|los|le|les|des)\s+(?:\p{L}+\s+){0,2}?${OURS}(?![\p{L}])))\s+(?<what>\S.+)$`,
  "iu",
);
const OF_US = new RegExp(
  String.raw`(?:^|\s|(?=['’]d\s))(?:asked|asks|wants|want|needs|need|begged|told|(?:['’]d|would) like)\s+(?:me|us)\s+to\s+(?<what>\S.+)$`,
  "iu",
);
const TO_DO = new RegExp(
  String.raw`(?:^|\s|(?=['’]d\s))(?:wants|want|needs|need|(?:['’]d|would) (?:like|love)|hopes)\s+to\s+(?<what>(?:see|get|receive|have)\s+(?:an?|the|some|our|my)\s+(?:\p{L}+\s+){0,2}?${OURS}(?![\p{L}]).*)$`,
  "iu",
);
/** "Would like me back on the 14th to choose the stone": what is to be done there. */
const ME_THERE = new RegExp(
  String.raw`(?:^|\s|(?=['’]d\s))(?:asked|asks|wants|want|needs|need|(?:['’]d|would) (?:like|love)|expects)\s+(?:me|us)\s+(?:to (?:be|come) )?(?:back|there|over|in|up|down|round|to come|to visit)\s+(?:again\s+)?to\s+(?<what>\p{Ll}\S*\s.+)$`,
  "iu",
);
/** What one does with someone and not for them. */
const TOGETHER =
  /^(?:choose|pick|discuss|go (?:over|through)|talk|look at|plan|meet|walk|sign|review|decide|see|try|taste|celebrate|agree|measure|inspect|check|test)(?![\p{L}])/iu;
const NO_WISH = /n['’]t\b|\b(?:not|never|no longer|if|unless|might|maybe|perhaps|thinks?|last|ago)\b|[?？]/iu;
const LEADS =
  /(?:^|\s)(?:by|on|before|until|till|for|this|due|latest|at the latest|no later than|bis|am|para|pour|avant)\s*$/iu;
const UNTIL = /(?:^|\s)(?:until|till|bis|hasta|jusqu['’][àa])\s*$/iu;
const BEGINS = /(?:^|\s)(?:from|since|starting|after|as of|ab|desde|d[eè]s)\s*$/iu;
const TITLE_MOST = 90;

/** "… but she can do that herself", "… no need, I said no": nobody is to do it. */
const DECLINED =
  /\b(?:(?:can|could|will|['’]ll|should|may|must|does|did|do|doing|done|gets?|got|handles?|handled|sorts?|sorted|takes?|took) (?:\S+ ){0,3}?(?:him|her|them)sel(?:f|ves)|no need(?! to (?:hurry|rush))|(?:i|we) (?:won['’]t|will not|wo n['’]t|can['’]t|cannot|said no|refused|declined|told (?:her|him|them) no|am not going to|['’]m not going to|don['’]t want to)|not my job|not going to happen|forget (?:it|that)|never ?mind|kann (?:sie|er) selbst|puede hacerlo)(?![\p{L}])/iu;
export const isDeclined = (clauses: readonly ReadClause[]): boolean => clauses.some(({ text }) => DECLINED.test(text));

/** What someone wants by a day, as a task to offer: "asked for a quote by Wednesday", "wants us to call on Friday". */
export function wishedByDay(clause: ReadClause, about: Person | null, today: string): Frame[] {
  return toldPieces(clause, about).flatMap(({ text, person }) => {
    const frame = ofPiece(text.trim(), byName(person), today);
    return frame ? [frame] : [];
  });
}

function ofPiece(text: string, person: KnownPerson, today: string): Frame | null {
  const [day, another] = findDates(text, today);
  if (!day || another || day.date < today || NO_WISH.test(text)) return null;
  const before = text.slice(0, text.indexOf(day.text)).trim();
  if (BEGINS.test(`${before} ${/^\S+/u.exec(day.text.trim())?.[0] ?? ""}`) || BEGINS.test(before)) return null;
  // "Until September", "in June": no day that something is to be done by.
  if (
    UNTIL.test(before) ||
    !/\d|day|tomorrow|tonight|week|heute|morgen|woche|ma[nñ]ana|hoy|demain|lundi|mardi|\b(?:mo|di|mi|do|fr)\w*tag|lunes|martes|mi[eé]rcoles|jueves|viernes|mercredi|jeudi|vendredi/iu.test(
      day.text,
    )
  )
    return null;
  const rest = `${before.replace(LEADS, "")} ${text.slice(text.indexOf(day.text) + day.text.length)}`
    .replace(/\s+/gu, " ")
    .replace(/[\s,.!]+$/u, "")
    .trim();
  const first = person.name.split(" ")[0] ?? person.name;
  const us = OF_US.exec(rest)?.groups?.["what"];
  const thing = THING.exec(rest)?.groups?.["what"];
  const act = TO_DO.exec(rest)?.groups?.["what"];
  const there = ME_THERE.exec(rest)?.groups?.["what"];
  const title =
    there !== undefined
      ? `${there}${TOGETHER.test(there) && !/\bwith\b/u.test(there) ? ` with ${first}` : ""}`
      : us !== undefined
        ? withName(us, first)
        : thing !== undefined
          ? `${thing.replace(/^(?:an?|the|some)\s+/iu, "")} for ${first}`
          : act !== undefined
            ? `${first} wants to ${act}`
            : null;
  if (title === null || title.length > TITLE_MOST || /\b(?:it|this|that|these|those|every|each)\b/iu.test(title))
    return null;
  return {
    ...{ do: "add_task", title: sentenceCase(title), date: day.date, recurrence: null },
    who: { people: [person], said: person.name },
  };
}

/** "Call him", with the name of the person. */
const withName = (what: string, name: string): string =>
  what.replace(/\b(?:him|her|them)\b(?=\s*$|\s+(?:back|again|about))/iu, name);
