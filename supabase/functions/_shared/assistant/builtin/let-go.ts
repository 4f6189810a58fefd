import type { AssistantAction } from "../../contract/assistant.ts";
import type { StepRequest } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import { type Answer } from "./answers.ts";
import { plainOf } from "./commands/clause-kind.ts";
import { isOnlyWhy } from "./commands/only-why.ts";
import { codesOf } from "./commands/tokens.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { isOlderTurn } from "./newest.ts";
import type { Call } from "./script.ts";
import { takenBack } from "./taken-back.ts";

/** "Lead, ok, then keep her": what was just answered, said again. */
const BEGINS =
  "(?:(?:\\S+ ){1,3}?(?:ok|okay|fine|alright|right|good|i see) (?=(?:then|so|no|please|keep|leave) ))?(?:(?:no|nope|nah|wait(?: a (?:sec|second|minute|moment))?|hold on|hang on|actually|sorry|oh|ah|uh|argh|ugh|god|gosh|oops|hm+|well|ok|okay|please|on second thoughts?|never ?mind|forget (?:it|that)|cancel(?: (?:it|that))?|stop|but|and|then|so|i want to|let s|nein|non) )*";
const KEEPS = new RegExp(
  `^${BEGINS}(?:(?:keep|leave|spare)\\b|(?:don t|dont|do not|never)(?: (?:delete|remove|erase|do|change))?\\b|behalte?\\b|lass\\b|garde\\b|deja\\b)`,
);
const MIND = new RegExp(
  `^${BEGINS}(?:never ?mind|forget (?:it|that)|cancel)\\b|^(?:hold on|hang on|wait|stop)(?: (?:no|nope|hold on|hang on|wait|stop))+$`,
);
/** A "no" by itself, in any of the languages, or what says as much. */
const BARE =
  /^(?:(?:oh|ah|uh|no|nope|nein|non|nee|ne|wait|hold on|hang on|stop|halt|sorry|please|actually|hm+|well|oops|bitte) )*(?:(?:better|rather|maybe) not|i d rather not|let s not|oh no|wait no|oops no|sorry no|actually no|not (?:him|her|them|that one|this one|those)|nein|non|nee|lieber nicht|doch nicht|wait|wait a (?:sec|second|minute|moment)|hold on|hang on|halt|(?:i (?:ve |have )?)?changed my mind|not after all|abbrechen|annule|cancela|mejor no|pas maintenant)(?: (?:danke|gracias|merci|bitte|thanks|please))?$/;
/** A "no" to the card of the last answer. */
const PLAIN_NO = /^(?:no|nope|nah|no thanks|no thank you|cancel|stop)$/;
/** "No need to keep that", "not worth a note": what was offered is not wanted. */
const NOT_WANTED = new RegExp(
  `^${BEGINS}(?:(?:there s |that s |it s |it is |that is |you )?(?:no need|not (?:really )?(?:needed|necessary|required|important|worth)|needn t|don t (?:need|have) to|unnecessary)|don t (?:bother|save|store|keep|note|record|log|write|add|put|change|update|set)|skip (?:it|that|this)|no,? thanks?|no thank you|drop (?:it|that)|just (?:saying|chatting|telling you|talking))(?: (?:to|a|an|the|it|that|this|them|note|notes|noting|keeping|saving|storing|card|keep|save|store|note|record|write|down|add|put|log|bother|change|changing|update|updating|touch|do|anything|move|for|with|me|you|really|thanks|thank you|just|saying|chatting|telling|talking|about|now|then|please|actually))*$`,
);
/** Whether what was offered is not wanted, and nothing else is asked for: only why may be said behind it. */
function isNotWanted(message: string): boolean {
  const [head = "", ...rest] = message.split(/\s*[,;.!–—]+\s+/u);
  const why = /^(?:it|that|this|she|he|they|i|we|just|because|only|thanks|thank you|sorry|please)(?![\p{L}])/iu;
  return NOT_WANTED.test(plainOf(message)) || (NOT_WANTED.test(plainOf(head)) && rest.every((one) => why.test(one)));
}
/** What may follow without asking for anything else. */
const REST =
  /^(?:P|hold|hang|on|it|that|this|them|one|all|both|in|where|as|is|are|there|alone|here|delete|remove|erase|do|change|so|be|then|now|please|after|grand|,|and|s)$/;

const KEEPS_NOT = /\b(?:don t|dont|do not|never|won t|not) (?:keep|leave|spare)\b/;
const isNew = ({ tool }: AssistantAction): boolean => tool.startsWith("create_");

/** "Never mind, keep her": lets go of what waits for the user; null when nothing does, or when the words say something else. */
export function letGo(clauses: readonly ReadClause[], call: Call, request: StepRequest): Answer | null {
  const { changes = [], message } = request;
  const waiting = changes.filter(({ status }) => status === "proposed");
  const words = plainOf(message);
  // "Don't keep her" asks for the deletion, and what someone else wrote lets go of nothing.
  if (request.isTheirs || (KEEPS_NOT.test(words) && waiting.every(({ tool }) => tool.startsWith("delete_"))))
    return null;
  const isNo = PLAIN_NO.test(words) && !isOlderTurn(waiting, request);
  if (waiting.length > 0 && (isNo || BARE.test(words) || isNotWanted(message)))
    return takenBack([...waiting].reverse(), call);
  if (waiting.length === 0 || (!KEEPS.test(words) && !MIND.test(words))) return null;
  // "Keep it", of a new column: nobody wants it gone.
  if (/^(?:(?:ok|okay|yes|yeah|sure|please) )*keep (?:it|that|this|them)\b/.test(words) && waiting.every(isNew))
    return null;
  const tokens = clauses.flatMap((clause) => clause.tokens);
  const said = codesOf(tokens).replaceAll("P 's", "P");
  const [, why = null] =
    /^(?:(?:no|nope|wait|actually|ok|okay|oh|hm+|sorry)[\s,.!]+)*[^,.;!–—-]+[,.;!–—-]+\s*(.+)$/isu.exec(message) ?? [];
  const behind = why !== null && isOnlyWhy(why) ? / (?:,|;|\.|-|–|—|!)(?: .*)?$/ : /$^/;
  const rest = said
    .replace(/^.*\b(?:keep|leave|spare|mind|forget|cancel|don t|dont|not|never|behalte?|lass|garde|deja)\b/, "")
    .replace(behind, "")
    .trim();
  if (rest !== "" && !rest.split(" ").every((code) => REST.test(code))) return null;
  const named = tokens.flatMap(({ slot }) => (slot?.is === "person" && !slot.isPronoun ? slot.people : []));
  const meant =
    named.length === 0
      ? waiting
      : waiting.filter(({ founderId, recordId, params, title }) =>
          named.some(({ id, name }) => [founderId, recordId, params["founderId"]].includes(id) || title.includes(name)),
        );
  return meant.length > 0 ? takenBack([...meant].reverse(), call) : null;
}

const FIRST =
  /^(?:(?:no|nope|wait|actually|sorry|oh|ok|okay|stop|hm+|on second thoughts?|come to think of it|(?:i )?changed my mind|you know what|don['’]t|cancel(?: (?:it|that))?|never ?mind|forget (?:it|that))[\s,.!;–-]+)*(?:(?:keep|leave|spare|don['’]t delete|don['’]t remove|don['’]t)(?: (?:her|him|it|them|that|this))?(?: (?:alone|there|in|then|after all))?|no|nope|cancel(?: (?:it|that))?|never ?mind|forget (?:it|that))\s*(?:[.!;,–-]|\bbut\b)\s*(?:(?:but|and|just|instead|only|rather|please|then)[\s,]+)*(?<rest>(?:set|put|move|mark|make|change|give|archive|add|note|rename|assign|push|clear|remind|update|tag|take|remove|wipe|empty|erase|log|schedule|say|write|jot|record|mention|put down|rather)\s.{3,})$/isu;
/** "Say Away until May in a note". */
const SAID_IN_NOTE =
  /^(?:say|write|put|mention|record|jot(?: down)?)\s+(?:that\s+)?["“]?(?<text>[^"”\n]{3,200}?)["”]?\s+(?:in|on|as)\s+(?:an?|the|her|his|their)\s+(?:new\s+)?notes?(?:\s+(?:for|on|about)\s+(?:her|him|them|it))?[\s.!]*$/iu;
/** "No wait, make him active instead". */
const INSTEAD =
  /^(?:(?:no|nope|wait|actually|sorry|oh|on second thoughts?)[\s,.!;–-]+)+(?:(?:but|just|only|rather|please|better)[\s,]+)*(?<rest>(?:set|put|move|mark|make|change|give|archive|rename|assign|clear|update|tag)\s[^\n]{3,80}?)\s+(?:instead|rather)(?: please)?[\s.!]*$/iu;
const ONLY =
  /^(?:(?:no|nope|wait|actually|sorry|oh|ok|okay|stop|hm+|on second thoughts?|come to think of it|(?:i )?changed my mind|you know what)[\s,.!;–-]+)*(?:keep|leave|spare|don['’]?t delete|don['’]?t remove) (?:her|him|it|them|that|this)(?: (?:alone|there|in|then|please))*[\s.!]*$/iu;
/** "No, keep Ana. Delete Bo": who is kept by name, and what is asked for instead. */
const KEPT_AND_MORE =
  /^(?:(?:no|nope|wait|actually|sorry|oh|ok|okay|stop|hm+|on second thoughts?|come to think of it|(?:i )?changed my mind|you know what)[\s,.!;–-]+)*(?:keep|leave|spare|don['’]?t (?:delete|remove))\s+(?<kept>(?-i:\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*){0,3})|her|him|it|them|that|this)(?:\s+(?:there|in|alone))?\s*[.!;,–-]+\s*(?:(?:but|and|just|instead|rather|please|then)[\s,]+)*(?<order>(?:delete|remove|set|put|move|mark|make|change|give|archive|add|note|rename|assign|push|clear|remind|update|tag|take|wipe|empty|erase|log|schedule)\s.{2,})$/isu;
const PRONOUN = /^(?:her|him|it|them|that|this)$/iu;

function keptByName(waiting: readonly AssistantAction[], { message, people }: StepRequest) {
  const { kept, order } = KEPT_AND_MORE.exec(message.trim())?.groups ?? {};
  if (kept === undefined || order === undefined) return null;
  const words = PRONOUN.test(kept) ? [] : plainWords(kept);
  const isOf = (name: string) => words.every((word) => plainWords(name).includes(word));
  const ids = people.filter(({ name }) => isOf(name)).map(({ id }) => id);
  const gone = waiting.filter(
    ({ title, founderId, recordId, params }) =>
      isOf(title) || ids.some((id) => [founderId, recordId, params["founderId"]].includes(id)),
  );
  return gone.length > 0 ? { gone, order } : null;
}

/** "No, keep him. Just set his priority to 5": what waits is let go of, and the rest is asked for; null where nothing waits. */
export function letGoFirst(call: Call, request: StepRequest): { gone: Answer; rest: string | null } | null {
  const { changes = [], message } = request;
  const waiting = changes.filter(({ status, tool }) => status === "proposed" && /^delete_/.test(tool));
  const kept = keptByName(waiting, request);
  if (kept) return { gone: takenBack([...kept.gone].reverse(), call), rest: kept.order };
  const rest = (FIRST.exec(message.trim()) ?? INSTEAD.exec(message.trim()))?.groups?.["rest"];
  if (waiting.length === 0 || (rest === undefined && !ONLY.test(message.trim()))) return null;
  return {
    gone: takenBack([...waiting].reverse(), call),
    rest: rest?.replace(SAID_IN_NOTE, "note that $<text>") ?? null,
  };
}
