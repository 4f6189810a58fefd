import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import type { OwnColumn } from "../reading.ts";
import { meantInstead } from "./yes-but.ts";
import { MAY_BE_THEIRS } from "../../why-held.ts";
import { asksMore } from "../../typed-answers.ts";
import { pickedByYes } from "./yes-to-one.ts";

const SAYS_YES =
  /^\s*(?:(?:oh|ah|well|great|perfect|good|nice|cool|fine|right|thanks|thank you)[\s,.!–-]+)*(?:yes|yep|yeah|yup|sure(?: thing)?|ok(?:ay)?|correct|exactly|absolutely|of course|please do|go ahead|do it|ja|jo|genau|klar|sí|si|claro|vale|oui|ouais)(?![\p{L}\p{N}])[\s,.!:;–-]*(?<rest>.*)$/isu;
/** "Great, keep that", of a note that is offered. */
const KEEPS_NOTE =
  /^\W*(?:(?:oh|ah|great|perfect|good|nice|cool|lovely|thanks|ok(?:ay)?|please|do)[\s,.!–-]+)*(?<rest>(?:keep|save|store) (?:it|that|this)(?![\p{L}]).*)$/isu;
/** What a yes may go on with and ask for nothing else: "keep it", "please note that", "do so". */
const AGREES =
  /^(?:(?:yes|yep|yeah|sure|ok(?:ay)?|right|correct|exactly|true|please|pls|do|go|go ahead|go for it|that|this|it|so|is|it['’]?s|that['’]?s|as|a|an|the|her|his|their|in|to|on|down|note|notes|card|change|changes|update|task|reminder|keep|save|store|record|write|jot|log|add|put|make|confirm|confirmed|set|apply|then|now|thanks|thank you|too|for me|useful|good|great|fine|perfect|worth keeping|you can|you may|you should|i['’]?d like that|would be (?:good|great|nice)|mach das|ja|oui|sí|behalte? (?:es|das)|speicher[en]? (?:es|das)|notiere? (?:es|das)|garde[- ]l[ea]|gardez[- ]l[ea]|note[- ]l[ea]|enregistre[- ]l[ea]|fais[- ]l[ea]|vas-y|guárdal[oa]|anótal[oa]|apúntal[oa]|hazlo|merci|danke|gracias|bitte|por favor|s['’]il te plaît)(?![\p{L}\p{N}])[\s,.!–-]*)+$/iu;
const GOES_ON = /^(?:and|also|plus|,|und|y|et)(?![\p{L}\p{N}])[\s,]*(?:then\s+|also\s+)?(?<more>\S.{2,})$/isu;
const AND_MORE = /^(?<agreed>.{0,60}?)[\s,.;–-]+(?:and|also|plus|und|y|et)\s+(?:then\s+|also\s+)?(?<more>\S.{3,})$/isu;
const BUT = /^(?:but|aber|pero|mais)(?![\p{L}\p{N}])[\s,]*(?<instead>\S.{0,80})$/isu;
/** What agrees even where more is asked for behind it: "ok, and …" may be how anything begins. */
const REAL_YES =
  /(?<![\p{L}])(?:yes|yep|yeah|yup|please do|go ahead|do it|do so|exactly|absolutely|of course|correct|confirm(?:ed)?|(?:keep|save|store|note|add|apply|log|record) (?:it|that|this)|ja|genau|sí|si|oui)(?![\p{L}])/iu;
/** What is confirmed on its card only: whatever deletes, and whatever changes many. */
const ONE_RECORD = /^(?:create_note|update_note|create_task|update_task|update_founder|set_custom_value)$/;
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bnotes?\b/iu, /_note$/],
  [/\b(?:task|reminder)\b/iu, /_task$/],
];

/** A yes with more words to what waits: what it confirms, and what else it asks for. */
export interface Agreed {
  /** The one change that waits and is agreed to; null where the change is corrected instead. */
  action: AssistantAction | null;
  rest: string | null;
}

const isAgreedInWords = ({ tool, heldBecause }: AssistantAction): boolean =>
  ONE_RECORD.test(tool) && heldBecause !== MAY_BE_THEIRS;

/** "Yes, keep it", "yes, and remind me to …", "yes but on Friday"; null for other words, or where a question is open. */
export function agreedTo(request: StepRequest, columns: () => readonly OwnColumn[]): Agreed | null {
  const { message, mode, changes = [], state, history } = request;
  const waiting = changes.filter(({ status }) => status === "proposed");
  const isNote = waiting.length === 1 && waiting[0]?.tool === "create_note";
  const { rest: said } =
    SAYS_YES.exec(message.trim())?.groups ?? (isNote ? KEEPS_NOTE.exec(message.trim())?.groups : null) ?? {};
  if (said === undefined || mode === "ask" || request.isTheirs || history.length === 0 || /[?？]/u.test(message))
    return null;
  const reply = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  // Beside an offered note it is asked what else may be meant: a yes is to the note.
  const isBesideNote = isNote && state?.question?.asks === "choice" && !asksMore(reply);
  const isOpen = (state?.question ?? null) !== null && !isBesideNote;
  const picked =
    isOpen || waiting.length === 0
      ? null
      : pickedByYes(message, waiting, { people: request.people, columns: columns() });
  if (picked && isAgreedInWords(picked)) return { action: picked, rest: null };
  const [action, another] = waiting;
  if (isOpen || another || asksMore(reply)) return null;
  const instead = BUT.exec(said)?.groups?.["instead"];
  if (instead !== undefined) return { action: null, rest: meantInstead(instead, request, columns) };
  if (!action || !isAgreedInWords(action)) return null;
  const agrees = (words: string) =>
    words === "" || (AGREES.test(words) && KINDS.every(([noun, tool]) => !noun.test(words) || tool.test(action.tool)));
  if (agrees(said)) return { action, rest: null };
  const yes = message.trim().slice(0, message.trim().length - said.length);
  const more = GOES_ON.exec(said)?.groups?.["more"];
  if (more !== undefined) return REAL_YES.test(yes) ? { action, rest: more } : null;
  const { agreed = "", more: behind } = AND_MORE.exec(said)?.groups ?? {};
  return behind !== undefined && agrees(agreed) && REAL_YES.test(`${yes} ${agreed}`) ? { action, rest: behind } : null;
}
