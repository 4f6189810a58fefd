import { ANY_ADDRESS } from "./addresses.ts";
import type { Change } from "../commands/frames.ts";
import { re } from "../commands/rewording.ts";

/** How someone asks for a person to be added, in English, German, Spanish and French. */
const POLITE =
  "(?:(?:please|pls|plz|hi|hey|hello|ok|okay|alright|all right|right|so|and|also|then|now|next|oh|well|yes|yeah|cool|great|anyway|kindly|quickly|quick one|while (?:you['’]?re|we['’]?re|i['’]?m) (?:at it|here|on it)|before i forget|one more(?: thing)?|good morning|morning|hi there|bitte|mal|por favor|s[’' ]il (?:te|vous) pla[iî]t|hallo|hola|bonjour|salut|tracker)(?![\\p{L}])[\\s,!.:]*|(?:can|could|would|will) (?:you|u|we) |be (?:a dear|a star|an angel|a sweetheart|so kind|nice) (?:and |as to |to )|would you mind |(?:i|we)(?:[’']?d| would)? ?(?:just )?(?:like|love|want|need|wanna)(?: you)? |(?:i|we|you) (?:should|could|must|can|might|better)(?: really| probably)? |let[’']?s |go ahead and |(?:just|to) |(?:kannst|k[oö]nntest|w[uü]rdest) du |(?:puedes|podr[ií]as) |(?:peux|pourrais)[- ]tu |(?:pouvez|pourriez)[- ]vous |ich (?:m[oö]chte|will|w[uü]rde gerne?) |quiero |quisiera |je (?:veux|voudrais) )*";
const ADDING =
  "(?:add(?:ing)?|create|save|track|follow|register|enter|insert|include|put in(?= (?:an? |another |one more )(?:new )?(?:(?:record|card|entry|profile) for|contact|person)(?![\\p{L}]))|put|stick|pop|throw|chuck|toss|slot|store|import|log|file|record|(?:jot|note|write|take) down(?= (?:an? |another )?(?:new )?(?:contact|person|lead|client|customer|investor|prospect|candidate|supplier)(?![\\p{L}]))|keep (?:track of|tabs on|an eye on)|keep|set up|(?:start|begin) (?:following|tracking)|f[uü]ge?|nimm|nehm(?:e|en)?|leg(?:e)?|trag(?:e)?|speicher(?:e|n)?|erstelle?|folge?|verfolge?|a[nñ]ad(?:e|ir)|agrega(?:r)?|guarda(?:r)?|apunta(?:r)?|registra(?:r)?|crea(?:r)?|mete|sigue|ajoute[rz]?|enregistre[rz]?|cr[eé]e[rz]?|mets|suis)";
const NEW = "(?:new|another|neue[rn]?|nueva|nuevo|otra|otro|nouveau|nouvelle|un autre)";
const ARTICLE =
  "(?:(?:a|an|another|(?:one|two|three|some|a few) more|my|our|the|one|some|this|that|these|those|following|two|three|four|five|[2-9]|new|few|couple of|einen?|eine|den|die|das|diese[nrs]?|neue[nrs]?|zwei|drei|un|una|el|la|este|esta|estos|estas|nuevo|nueva|dos|tres|une|le|les|ce|cet|cette|ces|nouveau|nouvelle|deux|trois) )*";
/** What one says to be kind, before a mark, an address or the end. */
const KIND =
  "(?:(?:for (?:me|us) )?(?:please|pls|plz|would you(?: please| kindly)?|will you(?: please)?|could you|can you|if you(?: (?:can|could|would|please|like)|['’]d be so kind|['’]re free| (?:don['’]?t|do not|wouldn['’]?t) mind| have (?:a|the|some) (?:sec|second|minute|moment|time))|when(?:ever)? you(?: (?:can|could)|['’]re free|(?: get| have| find|['’]ve got) (?:a|the|some) (?:chance|sec|second|minute|moment|time))|there['’]?s a (?:dear|good (?:one|chap))|thanks(?: a (?:lot|bunch|million|ton))?|many thanks|thank you(?: (?:so|very) much)?|cheers|no rush|asap|as soon as (?:you can|possible)|real quick|bitte|danke(?: dir)?|wenn du (?:kannst|zeit hast)|por favor|gracias|cuando puedas|si puedes|s['’]il (?:te|vous) pla[iî]t|merci|quand tu peux|si tu peux)|for (?:me|us))";
const COURTESIES = new RegExp(
  `(?<=[\\p{L}\\p{N})])[\\s,]+(?:${KIND}[\\s,!.]*)+(?=[,.;:!?\\n–—]|-\\s|\\s*(?:https?:|www\\.|linkedin\\.|in/)|$)`,
  "giu",
);
/** What is said of someone to add, without courtesies: "would you", "when you get a chance". */
export const withoutCourtesies = (text: string): string =>
  text.replace(COURTESIES, (said) => (/\s$/u.test(said) ? ", " : ""));

const PERSON =
  "(?:(?:records?|cards?|files?|pages?)(?= (?:for|of|called|named) )|contacts?|persons?|people|folks?|founders?|leads?|investors?|customers?|clients?|prospects?|guys?|wom[ae]n|m[ae]n|lad(?:y|ies|s)?|fell(?:a|er|ow)s?|chaps?|blokes?|gents?|girls?|someone(?: new| else)?|somebody(?: new| else)?|connections?|entr(?:y|ies)|profiles?|ones?|candidates?|prospects?|mentors?|advis[eo]rs?|partners?|suppliers?|hires?|speakers?|members?|faces?|starters?|journalists?(?!\\s+(?:at|from|for|of)\\s)|kontakte?|personen|gr[uü]nder(?:in)?|contactos?|personas?|fundador(?:a)?|alguien|personnes?|fondat(?:eur|rice)s?|quelqu[’']un)";
const PRONOUN = "(?:her|him|them|this|these|it|both|all|sie|ihn|ihm|beide|la|lo|las|los|le|les|elle|lui)";
const TAIL =
  "(?:[\\s,]+(?:(?:back )?(?:to|in|into|on|onto|zu|auf|en|with|[àa]|dans|sur) (?:(?:my|our|the|your|meine[rn]?|die|der|mi|la|ma|mes|mon) )?(?:list|lists|people|network|contacts?|crm|founders|tracker|database|table|system|pipeline|radar|board|records|liste|kontakte[n]?|lista|contactos|red|r[eé]seau)|in here|in there|in|first|as (?:a )?(?:new )?(?:contact|person|founder|lead)s?|als kontakt|como contacto|comme contact|for me|f[uü]r mich|para m[ií]|pour moi|too|as well|also|(?:(?:bitte|und|jetzt) )*(?:hinzuf[uü]gen|anlegen|aufnehmen|eintragen|speichern)|hinzu|an|auf|ein|please|pls|plz|bitte|por favor|thanks|thank you|thx|danke|gracias|merci|s[’' ]il (?:te|vous) pla[iî]t|now|will you|would you|if you can)(?![\\p{L}]))*[\\s.!?,:]*";

/** "Add her", "leg sie bitte an", "put them on my list", with nothing but who was spoken of. */
const ADDS_SPOKEN_OF = re(
  `^${POLITE}(?:${ADDING} (?:${ARTICLE}${PERSON}|${PRONOUN})|please (?:store|save|add)|a[nñ]ád[ae]?(?:la|lo|las|los)|agr[eé]ga(?:la|lo|las|los)|gu[aá]rda(?:la|lo|las|los)|(?:get|have|bring|want) (?:them|her|him|these|this one)(?: both| all| two| three)? (?:in|added|up)(?: here| there)?|(?:both|all(?: of them| three| two)?|these(?: two| three)?|this one|that one)(?: (?:go|both|all))? in(?: here| there)?|ajoute[- ](?:la|le|les)|enregistre[- ](?:la|le|les)|(?:please )?(?:store|save) (?:that|it|this)?)(?<tail>${TAIL})$`,
);
const PLEASE_STORE = re(`^${POLITE}(?:store|save|add|keep)(?: (?:it|that|this|them|him|her))?${TAIL}$`);
/** "Add a new contact:", "new lead", "can you add these three", and what follows. */
const ADDS_PERSON = re(
  `^${POLITE}(?:${ADDING} (?:to (?:my|our|the) (?:list|people|network|contacts|crm|tracker)[:,]? *)?|(?:here(?:[’']?s| is| are)|this is|das ist|esta es|voici) )?${ARTICLE}(?:${NEW} )?(?<noun>${PERSON}|(?:both|all|these|this|them|him|her)(?: (?:two|three|four|five|guys?|people))?(?:(?: (?:in|up|down))?(?: (?:please|pls|plz))?)(?= *(?:[:\\n]|[–—-] |$)))(?: card| details?| info)?(?: from (?:my|our|the|this|last) [^:\\n]{2,40}(?=:))?(?: (?:for me|(?:to|on|in|for|into) (?:my|our|the|your) (?:list|people|network|contacts|crm|tracker|database|system|table|pipeline|books?|records?)|please|named?|called|namens|llamad[ao]|appel[eé]e?|for|para|pour|f[uü]r|with|who is|is))*(?=[\\s:,.!?–-]|$)[\\s:,.!?–-]*(?<rest>[^]*)$`,
);
/** "Add Greta Lindholm …", "leg Friederike Amsel an". */
const ADDS_NAMED = re(
  `^${POLITE}${ADDING}(?: |: *)(?:(?:bitte|mal|doch|noch|mir|uns|please|pls|also|quickly)[ ,]+)*(?:(?<=\\b(?:put|pop|stick|throw|enter|bring) )in (?=\\p{L}+[ -]\\p{L}|\\S*linkedin\\.com))?(?:(?:up )?(?:to (?:(?:my|our|the) )?(?:list|people|network|contacts|crm|tracker)\\s*[:,]?\\s*)|a |zu )?(?<rest>[^]+)$`,
);
const BARE_NOUN = re(
  `^${POLITE}(?:${ARTICLE}${NEW} ${PERSON}|(?:contact|person|founder|lead|kontakt|contacto) card|vcard)`,
);
const ENDS = re(`(?<=[\\p{L}\\p{N}).])${TAIL}$`);

const LIST =
  "(?:here|there|(?:my|our|the|your) (?:list|people|network|contacts?|crm|founders|tracker|database|table|system|pipeline|radar|records|books|pool))";
/** "Save him as prospect", "put them in with stage Pitch", "get her into the list, status Warm": those who were spoken of, with a fact. */
const ADDS_SPOKEN_WITH = re(
  `^${POLITE}(?:${ADDING}|get|bring|have) (?!(?:this|these)[^:]{0,30}(?::|\\s[–—-]\\s))(?:her|him|them|these|this one|this person)(?: (?:all|both|two|three|up|too|first|please))*(?: (?:in|into|on|onto|to)(?: ${LIST})?)?(?: please)?(?:[,:;–-]? +(?=(?:as|with|at|under|in) )|[,:;–-] +)(?<rest>[^]+)$`,
);
/** "Jane Doe needs to go in the system", "Jane Doe should be added". */
const NEEDS_IN = re(
  `^${POLITE}(?<rest>(?-i:\\p{Lu})[\\p{L}\\p{M}'’.-]*(?: [\\p{L}\\p{M}'’.-]+){1,4}?(?: (?:from|of|at) [^,.;:?!]{2,50}?)?) (?:still |also )*(?:needs?|has|ought|should|must|wants|belongs?|can)(?: to)?(?: (?:be|get|go))? ?(?:(?:adding|entering|added|entered|saved|created|put|tracked|go|be|in|on|into|onto|to)(?: (?:in|on|into|onto|to))?)(?: ${LIST})?(?![\\p{L}])[\\s.,:;!?–-]*(?<more>[^]*)$`,
);

export interface Lead {
  /** What is said of those to add, without the words that ask for it. */
  rest: string;
  /** It says that it is a person who is added. */
  isPerson: boolean;
  /** It adds those who were spoken of. */
  isSpokenOf: boolean;
  /** It says that they are leads, which may be one of the user's stages. */
  isLead: boolean;
  /** Which of the user's own kinds they are: "New mentor: …". */
  kind?: Change;
  /** It tells of someone, and asks for nobody to be added: who is there is meant. */
  isTold?: true;
}

/** What words that may ask for someone to be added begin with; null when they begin otherwise. */
export function leadOf(text: string): Lead | null {
  const said = text.trim();
  if (ADDS_SPOKEN_OF.test(said) || PLEASE_STORE.test(said))
    return { rest: "", isPerson: true, isSpokenOf: true, isLead: /\bleads?\b/iu.test(said) };
  const bare = said
    .replace(ANY_ADDRESS, " ")
    .replace(/\s+/gu, " ")
    .replace(/[\s,:]+$/u, "");
  if (bare !== said && ADDS_SPOKEN_OF.test(bare)) {
    const rest = (said.match(ANY_ADDRESS) ?? []).join(", ");
    return { rest, isPerson: true, isSpokenOf: true, isLead: /\bleads?\b/iu.test(bare) };
  }
  const spoken = ADDS_SPOKEN_WITH.exec(said)?.groups?.["rest"];
  if (spoken !== undefined) return { rest: withoutTail(spoken), isPerson: true, isSpokenOf: true, isLead: false };
  const wanted = WANTS.exec(said)?.groups ?? NEEDS_IN.exec(said)?.groups;
  if (wanted && isPronoun(wanted["rest"] ?? ""))
    return { rest: wanted["more"] ?? "", isPerson: true, isSpokenOf: true, isLead: false };
  if (wanted)
    return {
      ...{ rest: [wanted["rest"], wanted["more"]].filter((words) => words !== "").join(", ") },
      ...{ isPerson: false, isSpokenOf: false, isLead: false },
    };
  const pointed = POINTS_AT.exec(said)?.groups?.["rest"];
  if (pointed !== undefined) return { rest: withoutTail(pointed), isPerson: true, isSpokenOf: false, isLead: false };
  const got = HAVE_GOT.exec(said)?.groups?.["rest"];
  if (got !== undefined)
    return {
      rest: withoutTail(got),
      isPerson: true,
      isSpokenOf: false,
      isLead: /\bleads?\b/iu.test(said.slice(0, said.length - got.length)),
      isTold: true,
    };
  const person = ADDS_PERSON.exec(said);
  if (person?.groups && (ADDS_VERB.test(said) || BARE_NOUN.test(said) || INTRODUCES.test(said))) {
    const { noun = "", rest = "" } = person.groups;
    return { rest: withoutTail(rest), isPerson: true, isSpokenOf: false, isLead: /^leads?$/iu.test(noun) };
  }
  const named = ADDS_NAMED.exec(said)?.groups?.["rest"];
  return named === undefined
    ? null
    : {
        rest: withoutTail(named),
        isPerson: false,
        isSpokenOf: false,
        isLead: /\bas (?:a |an )?(?:new )?leads?\W*$/iu.test(named),
      };
}

const isPronoun = (words: string): boolean => /^(?:her|him|them|this (?:one|person)|these(?: two)?)$/iu.test(words);

/** "I need Jane Doe in here": someone is wanted on the list. */
const WANTS = re(
  "^(?:(?:please|hey|hi|ok|so|and|also)[\\s,]+)*(?:(?:i|we)(?:[’']?d)? (?:need|want|would like|like|d like)(?: to have| to get)?|(?:i|we|you) (?:should|must|ought to)(?: (?:also|really|probably|definitely))? (?:have|get|put)|get|(?:can|could) (?:we|you|i) (?:have|get)|let[’']?s have) (?<rest>.+?) (?:in here|added|(?:in|on|into|onto) (?:my|our|the) (?:list|people|network|contacts|crm|tracker|database|system|table|pipeline|radar))(?![\\p{L}])[\\s.,:;!?]*(?<more>[^]*)$",
);
/** "We've got a lead! Jane Doe …", "I have a new client: …": who is to be added follows. */
const HAVE_GOT = re(
  `^${POLITE}(?:(?:i|we)(?:['’]ve| have)?(?: just| finally)? (?:got|have|found|landed)|(?:i|we)(?:['’]ve| have)) (?:(?:us|ourselves) )?(?:an?|another|one more) (?:new |fresh |hot |warm |potential )*${PERSON}(?: for (?:you|us|the list|our list|my list))?\\s*(?:[!.:–—]|\\s-\\s)[\\s!.:–—-]*(?<rest>[^]*)$`,
);

/** "Can we get Jane Doe on the list?" asks for her to be added. */
export const isWish = (text: string): boolean => WANTS.test(text.trim()) || NEEDS_IN.test(text.trim());

/** "Someone you should add: Jane Doe", "another one for the list: …". */
const POINTS_AT = re(
  "^(?:(?:please|hey|hi|ok|so|and|also|oh)[\\s,]+)*(?:(?:some(?:one|body)|a person|people|who) (?:else )?(?:that )?(?:you|we|i) (?:should|could|must|need to|have to|want to) (?:add|track|follow|save|know|have)|(?:you|we) (?:should|need to) (?:add|track|follow|save)(?: this one| these)?|worth (?:adding|tracking|following)|(?:here(?:[’']?s| is)?|this is)? ?(?:another|one more|the next|a new|(?:two|three|four|some|a few)(?: more| new)?)(?: ones?| person| people| names?)? for (?:you|(?:the|my|our) (?:list|crm|tracker|database|network)))\\s*[:,–-]+\\s*(?<rest>[^]+)$",
);
const ADDS_VERB = re(`^${POLITE}${ADDING}[ :]`);
const INTRODUCES = re(`^${POLITE}(?:here(?:[’']?s| is| are)|contact card|${ARTICLE}${NEW} )`);
/** "Jane Doe in, she's …", of "put … in"; "Jane Doe auf, sie …", of "nimm … auf". */
const IN_BEHIND =
  /^(?<name>\p{Lu}[\p{L}\p{M}'’.-]*(?:\s[\p{L}\p{M}'’.-]+){1,3}?)\s+(?:in|an|auf|ein|hinzu)(?=\s*[,.;:(–—-]|\s*$)/u;
const withoutTail = (text: string) =>
  text.replace(ENDS, "").replace(ON_A_LIST, "").replace(IN_BEHIND, "$<name>").trim();

const ON_A_LIST = re(
  "\\s+(?:to|in|into|on|onto) (?:my|our|the|your) (?:list|people|network|contacts?|crm|founders|tracker|database|table|system|pipeline|radar)(?![\\p{L}])",
);

const BEHIND = /[,;:.]\s+|(?<!\s)\s+(?:[–—-]+|so|and|then)\s+/gu;
/** "Buyer at Kelp, priority 60: add Jane Doe, …": the request comes behind facts, which are read with what follows it. */
export function leadBehind(text: string): Lead | null {
  for (const mark of text.matchAll(BEHIND)) {
    const lead = leadOf(text.slice(mark.index + mark[0].length));
    if (!lead || lead.isSpokenOf || !/^[^\p{L}]*\p{Lu}/u.test(lead.rest)) continue;
    return { ...lead, rest: `${lead.rest.replace(/[\s,.]+$/u, "")}, ${text.slice(0, mark.index)}` };
  }
  return null;
}
