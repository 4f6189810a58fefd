import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { isOlderTurn } from "../newest.ts";
import { NOTHING_SAID } from "../reading.ts";
import type { Said } from "../said.ts";
import { type Call, onlyReading } from "../script.ts";
import { takenBack } from "../taken-back.ts";

const OH = "(?:(?:oh|ah|hm+|wait|sorry|oops|actually|ok|okay|please|and|but|well)[\\s,.!…–-]+)*";
const NOTE = "(?:an? |the |that |this |any |your )?(?:notes?|it|that|this)(?: (?:of|for|about|on) (?:it|that|this))?";
const VERB = "(?:need|want|keep|save|store|make|add|write|note|record|log)";
/** That what was offered is not wanted. */
const DECLINES = `(?:(?:i |we )?(?:do not|don['’]?t|needn['’]?t) ${VERB}(?: to ${VERB})? ${NOTE}(?: (?:down|please|for that|of it))*|no notes?(?: please| needed| necessary| for that)?|(?:there['’]s )?no need (?:for (?:an? |the |that )?(?:note|it|that)|to ${VERB} ${NOTE})|(?:skip|drop|forget|leave out|lose) (?:it|that|this|the note)|not worth (?:a note|noting|keeping)|never ?mind(?: (?:that|the note|the card))?|no thanks)`;
const ORDER =
  "(?:(?:can|could) you (?:please )?)?(?:set|put|move|mark|make|change|give|archive|add|note|rename|assign|push|bump|raise|lower|clear|remind|update|tag|take|remove|wipe|empty|erase|log|schedule|task|create|hand|switch|who|what|when|which|how|is|does|has|show|list|tell)(?:['’]s)?\\s.{3,160}?";
const BEHIND = "(?<end> instead)?(?: (?:please|then))*";
const WITH_DECLINE = new RegExp(
  `^${OH}(?<no>(?:no|nope|nah|nein|non)[\\s,.!–-]+)?(?<declines>${DECLINES})\\s*[,.;:!–—-]+\\s*(?:(?:but|and|so|then|please) )*(?<just>(?:just|only|rather) )?(?<order>${ORDER})${BEHIND}[\\s.!]*$`,
  "iu",
);
/** "No, just remind me on Friday". */
const WITH_NO = new RegExp(
  `^${OH}(?<no>(?:no|nope|nah)[\\s,.!–-]+)(?<just>(?:but |please )*(?:just|only|rather) )(?<order>${ORDER})${BEHIND}[\\s.!]*$`,
  "iu",
);
/** "Set it to 5" corrects what waits. */
const OF_IT =
  /^(?:please )?(?:set|put|move|mark|make|change|push|bump|raise|lower|add|note|rename|tag|take) (?:it|that|this|them|those|these)(?!\p{L})/iu;
const OFFERED = /^(?:create_note|create_task|update_founder|set_custom_value)$/;

/** What a message declines of the cards that wait, and what it asks for instead. */
interface Declined {
  gone: AssistantAction[];
  order: string;
  /** Who it is about, where that is known. */
  person: { id: string; name: string } | null;
}

/** What "no I don't need a note, just set her prio to 70" declines and orders; null for other words. */
function declinedFor({ message, changes = [], mode, state, isTheirs }: StepRequest): Declined | null {
  const waiting = changes.filter(({ status, tool }) => status === "proposed" && OFFERED.test(tool));
  const asked = state?.question?.asks === "choice" ? state.question : null;
  const isNew = waiting.length > 0 && !isOlderTurn(waiting, { state } as StepRequest);
  if (mode === "ask" || isTheirs || (!isNew && asked === null)) return null;
  const text = message.trim();
  const declined = WITH_DECLINE.exec(text)?.groups;
  const said =
    declined ??
    (asked !== null || waiting.some(({ tool }) => tool === "create_note") ? WITH_NO.exec(text)?.groups : null);
  const order = said?.["order"] ?? "";
  if (!said || OF_IT.test(order) || message.includes("\n")) return null;
  const [only, another] = asked?.people.filter(({ by }) => by !== "near") ?? [];
  const person = only && !another ? { id: only.id, name: only.name } : (state?.person ?? null);
  if (!isNew) return { gone: [], order, person };
  const isAll = said["just"] !== undefined || said["end"] !== undefined || said["no"] !== undefined;
  const isOfNote = /notes?(?!\p{L})/iu.test(said["declines"] ?? "");
  const notes = waiting.filter(({ tool }) => tool === "create_note");
  if (isOfNote && notes.length === 0) return null;
  return { gone: isAll || !isOfNote ? waiting : notes, order, person };
}

/** The answer to "no I don't need a note, just set her prio to 70": the note is dropped and the rest done; null where that is not understood. */
export function answerDeclined(
  typed: StepRequest,
  call: Call,
  answer: (call: Call, request: StepRequest) => Said,
): Said | null {
  const declined = declinedFor(typed);
  if (declined === null) return null;
  const { gone, order, person } = declined;
  const state = { ...(typed.state ?? NOTHING_SAID), question: null, person };
  const instead = { ...typed, message: order, changes: [], state };
  if (/did not understand/u.test(answer(onlyReading(call), instead).text)) return null;
  const text = gone.length === 0 ? "" : `${takenBack([...gone].reverse(), call).text}\n\n`;
  const said = answer(call, instead);
  return { ...said, text: `${text}${said.text}` };
}
