import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { CALENDAR, EVERYDAY } from "../../nobodys-names.ts";
import { isOnlyWords } from "../../everyday-names.ts";
import { isCity } from "../vocabulary/cities.ts";
import { re } from "../commands/rewording.ts";

const PLEASE =
  "(?:(?:please|pls|hi|hey|hello|ok|okay|so|and|also|right|now|oh|would you mind|(?:can|could|would|will) (?:you|we|i)|let['’]?s|i(?:['’]d| would) like to|we (?:should|need to)|kindly|just)[\\s,!.:]+)*";
const PUT = "(?:pop|put|stick|bung|chuck|drop|get|shove|slot|add|save|throw|log|enter)";
const NAME =
  "(?-i:\\p{Lu})[\\p{L}\\p{M}'’.-]+(?: (?:(?-i:van|von|de|da|del|di|la|der|den|bin|al|el|ter|dos|du) ){0,2}(?-i:\\p{Lu})[\\p{L}\\p{M}'’.-]*){1,3}";
const FIRM =
  "(?-i:\\p{Lu})[\\p{L}\\p{M}\\p{N}&'’.-]*(?: (?:(?:of|and|&|the|de|la) )?(?-i:\\p{Lu})[\\p{L}\\p{M}\\p{N}&'’.-]*){0,3}";
const ADDRESS = "(?:https?:\\/\\/)?(?:[a-z]{2,3}\\.)?linkedin\\.com\\/in\\/[^\\s,;()<>]+";
const KINDLY = "(?:[\\s,]+(?:please|pls|ta|thanks|thank you|for (?:me|us)|(?:would|will|could|can) you|too|as well))*";
const IN = "in(?:to)?(?: (?:here|there|(?:to )?(?:the|my|our) (?:list|crm|system|tracker|database|pipeline)))?";

/** "Get two more in please. Ana Ruiz, Kelp, linkedin.com/in/…". */
const SOME_MORE = re(
  `^\\W*${PLEASE}${PUT} (?:me |us )?(?:an?other |a )?(?:couple(?: of)?|few|some|two|three|four|five|[2-9]|these(?: two| three)?)(?: more| new)?(?: (?:new )?(?:people|ones?|names|contacts|founders|clients|leads|faces|entries))? ${IN}${KINDLY}\\s*[.:;!,–—-]+\\s+(?=(?-i:\\p{Lu}))`,
);
/** "Kelp has a new CFO I want to track: Ana Ruiz, linkedin.com/in/…". */
const FIRM_HAS = re(
  `^\\W*${PLEASE}(?<firm>${FIRM}) (?:has|have|['’]s got|has got|have got|got|hired|appointed|took on|brought in)(?: just)?(?: hired| appointed| got)? (?:an?|their|its) (?:brand[- ])?(?:new )?(?<role>\\p{L}[\\p{L}&/-]*(?: \\p{L}[\\p{L}&/-]*){0,3}?)(?:,?(?: (?:that|who|which|whom))?(?: (?:i|we)(?:['’]d| would)? (?:(?:want|need|like|wish|ought|have|plan|mean)(?: to)?|should|must|could)(?: like to)? (?:track|follow|add|save|keep (?:an eye|tabs) on|keep track of|keep|put in|get in|know|have in here|have)| (?:is )?worth (?:tracking|following|adding)))\\s*[:,–—-]+\\s*(?<name>${NAME})(?<rest>[,;(–—\\s][^]*linkedin\\.com\\/in\\/[^]*)$`,
);
/** "Start a record for Ana Ruiz. Series B, …". */
const RECORD = re(
  `^\\W*${PLEASE}(?:start|open|begin|create|make|set up|get going|kick off|do)(?: me| us)? (?:an?|another|the) (?:new )?(?:record|profile|file|card|page|entry|contact|contact card) (?:for|on|of|called|named) (?=(?<name>${NAME}))`,
);
/** "Stick Ana Ruiz in as a Warm lead would you, …". */
const IN_AS = re(`^\\W*${PLEASE}${PUT} (?<name>${NAME}) ${IN} as (?=(?:an?|another|one of|our)\\s)`);
const WOULD_YOU =
  /(?<=\p{L})\s+(?:would|will|could|can) you(?: please)?(?=\s*[,.;:!]|\s+(?:https?:|www\.|\S*linkedin))/iu;
const NOTING =
  "(?:(?:jot|note|write|put|scribble|log|mention|record)(?: down)?|(?:make|add|leave|put|take|write)(?: me)? an? (?:quick |short )?note)";
/** "Log Ana Ruiz as a new founder and jot against her that …. Link: linkedin.com/in/…". */
const ADD_AND_NOTE = re(
  `^\\W*${PLEASE}(?:add|log|save|create|enter|record|store|${PUT}) (?<name>${NAME})(?: ${IN})?(?: as an? (?:new )?(?:contact|person|founder|client|candidate|one|prospect))?(?<facts>,? (?:from|of|at|in|who|,)[^.:;]{2,80}?)?(?:,? and|,) (?:please |also )*${NOTING}(?: down)?(?: (?:against|for|on|about|under|by|with) (?:her|him|them|it|(?:her|his|their) (?:name|record|file)))?(?: down)? that (?<text>[^\\n]{3,200}?)\\s*[.,;:–—(-]+\\s*(?:(?:and |here(?:['’]s| is) )?(?:(?:the|her|his|their|my) )?(?:link|linkedin|profile|address|url|linkedin (?:link|profile|url))(?: (?:is|here))?\\s*[:–-]?\\s*)?(?<url>${ADDRESS})\\)?[\\s.]*$`,
);
/** "I met a chap called Ana Ruiz from Kelp last night, could you pop her in for me?". */
const MET_CALLED = re(
  `^\\W*${PLEASE}(?:(?:i|we)(?:['’]ve| have)? )?(?:just )?(?<met>met|bumped into|ran into|spoke to|talked to|chatted to|chatted with|got talking to|saw|sat next to)(?: with)? (?:an?|this|some|another) (?:\\p{Ll}[\\p{L}-]* ){1,3}?(?:called|named|by the name of) (?<name>${NAME})(?: (?:from|of|at|with) (?<firm>${FIRM}))?(?<rest>(?:,? (?-i:[\\p{Ll}\\d])[^\\s.,;:?!]*| (?-i:\\p{Lu})[^\\s.,;:?!]*){0,8}?)\\s*[,.;:!–—-]+\\s*(?:(?:so|and|then|please|can you|could you|would you|will you|let['’]?s)[\\s,]+)*${PUT} (?<who>her|him|them) (?:${IN}|up|on the list)(?:${KINDLY}|\\s*[,.:;–—-]+\\s*(?<url>${ADDRESS}))*[\\s.?!]*$`,
);
/** "Add Gethin": a first name, and nothing else. */
const ONLY_FIRST = re(
  `^\\W*(?:(?:please|pls|can you|could you|ok|and|also)[\\s,]+)*(?:add|(?<puts>pop|put|stick)) (?<name>(?-i:\\p{Lu}\\p{Ll})[\\p{Ll}\\p{M}'’-]{2,20})(?<in> in)?${KINDLY}[\\s.!?]*$`,
);

const PROGRAMS =
  /^(?:slack|zoom|gmail|google|outlook|notion|trello|asana|teams|whatsapp|excel|linkedin|facebook|instagram|twitter|hubspot|salesforce|pipedrive|zapier|dropbox)$/u;

/** Someone to add who is asked for in chatty words, as the plain order to add them. Other messages are unchanged. */
export function withChattyAdds(request: StepRequest): string {
  const { message, people } = request;
  if (message.length > 1000 || /^[^\n]{3,60}\p{L}\?\s/u.test(message)) return message;
  if (message.length < 60) {
    const first = onlyFirst(request);
    if (first !== null) return `add a person called ${first}`;
  }
  const met = MET_CALLED.exec(message)?.groups;
  if (met) {
    const firm = met["firm"] === undefined ? "" : ` from ${met["firm"]}`;
    const rest = (met["rest"] ?? "").replace(/^[\s,]+/u, "");
    const url = met["url"] === undefined ? "" : `, ${met["url"]}`;
    return `add ${met["name"] ?? ""}${firm}${rest === "" ? "" : `, ${met["met"] ?? "met"} ${met["who"] ?? "them"} ${rest}`}${url}`;
  }
  const record = RECORD.exec(message);
  if (record && !isThere(record.groups?.["name"] ?? "", people)) return `add ${message.slice(record[0].length)}`;
  if (!/linkedin\.com\/in\//iu.test(message)) return message;
  const more = SOME_MORE.exec(message);
  if (more) return `add these people: ${message.slice(more[0].length)}`;
  const has = FIRM_HAS.exec(message)?.groups;
  if (has) return `add ${has["name"] ?? ""}, ${has["role"] ?? ""} at ${has["firm"] ?? ""}${has["rest"] ?? ""}`;
  const noted = ADD_AND_NOTE.exec(message)?.groups;
  if (noted)
    return `add ${noted["name"] ?? ""}${noted["facts"] ?? ""}, ${noted["url"] ?? ""}, and note that ${noted["text"] ?? ""}`;
  const as = IN_AS.exec(message);
  return as ? `add ${as.groups?.["name"] ?? ""} as ${message.slice(as[0].length).replace(WOULD_YOU, "")}` : message;
}

const isThere = (name: string, people: StepRequest["people"]): boolean =>
  people.some(({ name: own, by }) => by !== "near" && plainWords(own).join(" ") === plainWords(name).join(" "));

/** The first name that is all that is said of who is to be added; null where it may be anything else. */
function onlyFirst({ message, people, columns = [], user, changes = [], state }: StepRequest): string | null {
  // "Add Medium as well" goes on about the column that waits.
  if (state?.question || changes.some(({ tool }) => /custom_field$|custom_value$/.test(tool))) return null;
  const { name, puts, in: into } = ONLY_FIRST.exec(message)?.groups ?? {};
  if (name === undefined || (puts !== undefined && into === undefined) || people.length > 0) return null;
  const word = plainWords(name).join(" ");
  const own = [
    ...user.stages,
    ...user.statuses,
    ...columns.flatMap(({ label, options }) => [label, ...options]),
    "note notes task tasks person people contact contacts column columns reminder field option email everyone everybody anyone someone another more them these those this that both",
  ].flatMap(plainWords);
  const isWord = own.includes(word) || EVERYDAY.has(word) || CALENDAR.has(word) || isOnlyWords(word, name);
  return isWord || isCity(word) || PROGRAMS.test(word) ? null : name;
}
