import type { KnownPerson, StepRequest } from "../assistant-model.ts";
import { asKnown } from "./by-name.ts";
import type { Call } from "./script.ts";
import { plainWords } from "../words.ts";

/** "JB", "TW's": two or three capitals that are a word of their own. */
const INITIALS =
  /(?<![\p{L}\p{N}&./-])(?<said>(?-i:\p{Lu}){2,3})(?=['’]s(?!\p{L})|(?!\s(?-i:\p{Lu})\p{L}|[\p{L}\p{N}&/'’-]))/gu;
/** Capitals that are short for a thing, a place, a role or a month. */
const THINGS = new Set(
  "ai am api ar asap atm bbq bd bi btw cad cbo cco cdo ceo cet cfo cia cio ciso cmo coo cpo cro cso cst cto crm csv cv cvs da dd dj dm dms dna dns do dvd eod eow erp est et eta etc eu eur faq fda fr fy fyi gb gbp gdp gmt gp gps gpt gst ha hq hr html http ico id ids ie im inc io iot ip ipo iso isp it ive jpg jpy kg km kpi kyc la lbo led llc llm lol loi lp ltd mba md mou mp mr mrr mrs ms msa mvp na nb nda ngo nhs nl no nok npm nps nyc ny of ok on op or os ot ota pa pc pdf pe php ph pls plc pm pms png po poc pos pov pr ps psa pst pto qa qr ra rd rfp rfi roi rsvp saas sas sdk se sec seo sf sla sms so sol sow spa sql srl ssl tba tbc tbd ted tel thx tl to tos ts tv ty uae uat ui uk un url us usa usb usd usp utc ux va vat vc vcs vip vp vpn vs we wip xl xs yc yes zip ii iii iv vi vii xi cc bcc re no fwd eg mo tu th fr sa su".split(
    " ",
  ),
);
/** Words behind which someone stands, and verbs of orders about someone. */
const BEFORE =
  /(?:^|[\s(])(?:for|with|on|about|to|is|are|was|has|does|did|call|ring|mail|e-?mail|text|tell|ask|meet|move|set|put|give|mark|make|change|update|delete|remove|assign|remind|where|who|bump|push|hand|see|ping|thank|chase|visit|note|both)\s+$|^\W*$|[.,;:!?]\s+$/iu;
/** Someone new, or where someone works: capitals in it are a firm. */
const NEWCOMER =
  /(?<!\p{L})(?:new (?:person|contact|lead|founder|one)|works?|working|worked|join(?:s|ed)?|joining|hired)(?!\p{L})|(?<!\p{L})add (?!(?:an?|the|one|another|this|that|to) )/iu;
const READ_AT_MOST = 200;
const MOST = 3;

/** Whether letters are the first ones of someone's first name, "JB" of Jean-Baptiste Roy, or of their whole name. */
export function areInitialsOf(letters: string, name: string): boolean {
  const plain = letters.toLowerCase();
  const [first = "", ...rest] = name.split(/\s+/u);
  const firstOf = (words: readonly string[]) => words.map((word) => plainWords(word).join("").charAt(0)).join("");
  const ofFirst = firstOf(first.split("-"));
  const parts = [first, ...rest].flatMap((word) => word.split("-"));
  return [ofFirst, firstOf([first, ...rest]), firstOf(parts), firstOf([first, rest.at(-1) ?? ""])].includes(plain);
}

/** Those of the user's people whose initials some capitals are. */
function peopleOf(letters: string, call: Call): KnownPerson[] {
  const begins = { column: "name", is: "contains", text: letters.charAt(0), not: false } as const;
  const { founders = [], total = 0 } = call("query_people", {
    ...{ anyOf: [[begins]], ids: null, search: null, sort: null, limit: READ_AT_MOST, figuresOf: null },
  });
  // Of more than can be read nobody is sure to be the only one.
  if (total > founders.length) return [];
  return founders.map(asKnown).filter(({ name }) => areInitialsOf(letters, name));
}

/** With those who a message names by their initials; of two it is asked who is meant. Others are unchanged. */
export function withThoseByInitials(request: StepRequest, call: Call): StepRequest {
  const { message, people, user, columns = [] } = request;
  const isNamed = people.some(({ by }) => by === "name" || by === "part");
  if (isNamed || message.length > 300 || message === message.toUpperCase() || NEWCOMER.test(message)) return request;
  const own = new Set(
    [
      ...user.stages,
      ...user.statuses,
      ...columns.flatMap(({ label, options }) => [label, ...options]),
      ...people.flatMap(({ company }) => company ?? []),
    ].flatMap(plainWords),
  );
  const [only, another] = Array.from(message.matchAll(INITIALS)).filter(({ 0: said, index }) => {
    const word = said.toLowerCase();
    // What a note says behind its colon is no name.
    const isNoted = /[:"“]/u.test(message.slice(0, index));
    return !THINGS.has(word) && !own.has(word) && !isNoted && BEFORE.test(message.slice(0, index));
  });
  if (!only || another) return request;
  const [said] = only;
  const found = peopleOf(said, call).slice(0, MOST);
  const isOne = found.length === 1;
  const meant = found.map((person): KnownPerson => ({
    ...{ ...person, by: "near" },
    misspelt: { written: said, meant: isOne ? person.name : said },
  }));
  return found.length === 0
    ? request
    : { ...request, people: [...people.filter(({ id }) => found.every((one) => one.id !== id)), ...meant] };
}

/** Has a change of someone who was only named by initials wait for the user. */
export function heldByInitials(call: Call, { people }: StepRequest): Call {
  const person = people.find(({ misspelt }) => misspelt && /^\p{Lu}{2,3}$/u.test(misspelt.written));
  if (person?.misspelt === undefined) return call;
  const why = `You wrote “${person.misspelt.written}”: confirm that ${person.name} is meant.`;
  return (name, input, heldBecause) => {
    const of = typeof input === "object" && input !== null && "founderId" in input ? input.founderId : null;
    const isTheirs = of === person.id && !name.startsWith("get_");
    return call(name, input, isTheirs ? (heldBecause ?? why) : heldBecause);
  };
}
