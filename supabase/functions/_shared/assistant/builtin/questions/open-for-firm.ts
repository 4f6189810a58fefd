import type { KnownPerson } from "../../assistant-model.ts";
import { atFirm } from "../commands/one-meant.ts";
import { plainWords } from "../../words.ts";

const SOFT =
  "(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|ok|okay|so|and|please|pls|now|can you|could you|tell me|show me|let me know|remind me|list)[\\s,.!]+)*";
const OPEN = "(?:still |yet |all |currently )*(?:pending|open|outstanding|left(?: to do)?|to be done|to do|remaining)";
/** "What is pending for Kelp Foods". */
const PENDING = new RegExp(
  `^\\W*${SOFT}(?:what(?:['’]s|s| is| are| all is)|whatever is|is there anything|anything|everything)? ?${OPEN}(?: tasks?| items?| things?| work)? (?:for|with|at|from|of|on)(?: the)? (?<firm>\\p{L}[^,;:?!\\n]{1,40}?)(?: (?:now|right now|at the moment|please|as of now|today))*[\\s?.!]*$`,
  "iu",
);

/** "How much MDR for Kelp Foods". */
const HOW_MUCH = new RegExp(
  `^\\W*${SOFT}how (?:much|many) (?<what>\\p{L}[^,;:?!\\n]{0,30}?) (?:for|of|at|with|from) (?<firm>\\p{L}[^,;:?!\\n]{1,40}?)[\\s?.!]*$`,
  "iu",
);
const COUNTED = /^(?:people|persons|contacts|founders|tasks?|notes?|leads?|calls?|posts?|days?|of)(?:\s|$)/iu;

/** How much a firm has of something, where one person of it is known: asked of theirs. Other messages are unchanged. */
function withAmountOfFirm(message: string, people: readonly KnownPerson[]): string {
  const { what = "", firm = "" } = HOW_MUCH.exec(message)?.groups ?? {};
  const [only, another] = what === "" || COUNTED.test(what) ? [] : atFirm(plainWords(firm), people);
  return only && !another ? `what is the ${what} of ${only.name}?` : message;
}

/** What is still open for a firm, where one person of it is known: asked of their tasks. Other messages are unchanged. */
export function withOpenForFirm(message: string, people: readonly KnownPerson[]): string {
  const firm = message.length > 140 ? undefined : PENDING.exec(message)?.groups?.["firm"];
  const [only, another] = firm === undefined ? [] : atFirm(plainWords(firm), people);
  return only && !another ? `what tasks are open for ${only.name}?` : withAmountOfFirm(message, people);
}
