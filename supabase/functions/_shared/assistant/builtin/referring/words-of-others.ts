import type { StepRequest } from "../../assistant-model.ts";

/** What opens a quote, and what may close it. */
const QUOTES: readonly (readonly [RegExp, RegExp, string])[] = [
  [/(?<=^|[\s:(])[“„](?=\S)/gu, /[”“"]/u, "”"],
  [/(?<=^|[\s:(])«(?=\s?\S)/gu, /»/u, "»"],
  [/(?<=^|[\s:(])"(?=\S)/gu, /"/u, '"'],
];
const ENTITY = /&(?:quot|#34|#x22|ldquo|rdquo);/giu;
/** Shorter ones than this are marks, and no text of others. */
const SHORTEST = 12;

const TEXT =
  "(?:e-?mail|mail|message|text|post|letter|note|chat|thread|sms|comment|nachricht|brief|correo|mensaje|texto|courriel|texte)";
const THIS = "(?:this|that|these|the following|dies\\p{L}*|est[aeo]s?|cett?e?s?|ceci)";
/** "Make a task from this mail: …", "answer to this: …", "the message that says …": what follows is someone's text. */
const HANDS_OVER = new RegExp(
  `^(?<head>\\s*\\p{L}[^:\\n"“„«]{2,140}?\\s(?:(?:from|out of|to|with|about|aus|zu|auf|de|à|sur) (?:the )?${THIS}(?: \\p{L}+){0,2}|${TEXT} (?:that|which|saying|die|que|qui)(?: (?:says|reads|goes|sagt|dice|dit))?)\\s*:?)\\s+(?<text>[^\\s"“„«][^\\n]*[.!?;][^\\n]+)$`,
  "iu",
);
/** "Set the about of Ana to (Great. Then …)": sentences in brackets at the end are one text. */
const IN_BRACKETS = /(?<=(?::|\s(?:to|as|is))\s)\((?<text>[^()\n]{3,600}[.!?;]\s[^()\n]{3,600})\)[\s.!]*$/u;
/** "Into tasks: …" is a list of the user's own. */
const INTO = /(?<!\p{L})(?:into|as|als|como|comme|tasks|notes|aufgaben|tareas)\s*:?$/iu;

/**
 * A message with what others wrote in quotes: what it hands over, and a last quote that is opened and never closed, as in a mail that was
 * not copied to its end. None of it is an order.
 */
export function withWordsOfOthers(request: StepRequest): StepRequest {
  const { message } = request;
  const plain = message.replace(ENTITY, '"');
  const { head = "", text = "" } = HANDS_OVER.exec(plain)?.groups ?? {};
  if (text !== "" && !INTO.test(head) && !/[“”]/u.test(text)) return { ...request, message: `${head} “${text}”` };
  const bracket = IN_BRACKETS.exec(plain);
  if (bracket?.groups)
    return { ...request, message: `${plain.slice(0, bracket.index)}“${bracket.groups["text"] ?? ""}”` };
  for (const [opens, closes, mark] of QUOTES) {
    const last = [...plain.matchAll(opens)].at(-1);
    const rest = last ? plain.slice(last.index + 1) : "";
    if (last && rest.trim().length >= SHORTEST && !closes.test(rest))
      return { ...request, message: `${plain.trimEnd()}${mark}` };
  }
  return plain === message ? request : { ...request, message: plain };
}
